extension Job {
    /// Runs the job. Its files appear together or not at all.
    /// - Parameter digests: true if the outcome has digests of pictures' pixels, which take some time.
    /// - Throws: before any file is written, unless writing itself fails.
    package func run(
        _ inputs: JobInputs = JobInputs(), to destination: Destination = .files, digests: Bool = false,
        progress: @escaping JobProgress = { _, _, _ in }
    ) throws(Failure) -> Outcome {
        try validate()
        var plan = try plan(inputs)
        if destination == .files {
            try plan.findLeftovers(inputs.access)
            try refuse(outputs.path == nil, "output", "a place for the result, as in -o chart.png", found: "none")
            try plan.check(replacingAny: outputs.force)
        }
        return try JobRun(
            job: self, plan: plan, inputs: inputs, destination: destination, digests: digests, progress: progress
        ).perform()
    }
}

/// A job that is ready to run: its plan has been checked.
struct JobRun {
    let job: Job
    var plan: JobPlan
    let inputs: JobInputs
    var destination: Destination
    let digests: Bool
    var progress: JobProgress = { _, _, _ in }

    func perform() throws(Failure) -> Outcome {
        switch job.command {
        case .render: try chart()
        case .animate: try animation()
        case .widget: try widget()
        case .message: try message()
        case .card: try card()
        }
    }

    /// The alternative text of the picture, which is not drawn for it; nil for several pictures.
    var words: String? {
        if plan.folder != nil { return nil }
        return try? with(self) { $0.destination = .words }.perform().files.first?.alternativeText
    }

    func rendering(_ kind: PictureKind, scale fallback: Double = 3, threads: Int) -> RenderOptions {
        let scale = job.scale(of: kind, otherwise: fallback)
        let options = RenderOptions(scale: scale, threads: threads, compression: job.outputs.compress)
        return with(options) { $0.deadline = inputs.access.deadline }
    }

    /// Makes the files of a week, or reads them from the cache if they were drawn before.
    /// - Parameter products: the products to make; nil for all of the plan.
    /// - Parameter draw: a function that writes the content of each file, in the order of the products.
    func files(
        _ products: [Product]? = nil, of state: WeekToDraw, draw: ([Sink.OpenFile]) throws -> Void
    ) throws(Failure) -> Outcome {
        let products = products ?? plan.products
        return try outcome(of: state) { cache in
            let key = try cache.map { _ in try DrawingKey(of: job, state, inputs) }
            if let key, let kept = cache?.drawing(key), kept.count == products.count {
                let sink = try Sink(self)
                for (product, bytes) in zip(products, kept) { try sink.add(bytes, as: product) }
                return try sink.finish()
            }
            let sink = try Sink(self, keeping: key == nil ? 0 : WeekCache.maximumDrawingSize)
            try draw(sink.open(products))
            var outcome = try sink.finish()
            guard let cache, let key else { return outcome }
            let bytes = outcome.files.compactMap(\.bytes)
            for index in outcome.files.indices { outcome.files[index].bytes = nil }
            if bytes.count == outcome.files.count {
                keep(&outcome) { () throws(Failure) in try cache.keep(bytes, for: key) }
            }
            return outcome
        }
    }

    /// Makes the files of a week, and keeps the week if the job has a cache.
    /// - Parameter make: a function called with the cache, if files are written.
    func outcome(of state: WeekToDraw, _ make: (WeekCache?) throws -> Outcome) throws(Failure) -> Outcome {
        // The layout of many days takes a while.
        try inputs.access.deadline.check(state.name)
        let cache = destination == .files ? state.cache : nil
        var outcome = try Failure.translating(of: state.name, job) { try make(cache) }
        if let cache, !state.isStandIn, state.week != cache.lastWeek {
            keep(&outcome) { () throws(Failure) in try cache.keep(state.week) }
        }
        outcome.warnings = job.outputs.notes + state.notes + [state.warning].compactMap(\.self) + outcome.warnings
        return outcome
    }

    /// Calls `body`, which writes to the cache. An error becomes a warning, since the pictures are complete.
    private func keep(_ outcome: inout Outcome, _ body: () throws(Failure) -> Void) {
        do { try body() } catch { outcome.warnings.append("--cache: nothing kept: \(error.line)") }
    }

    func state() throws(Failure) -> WeekToDraw {
        let cache = try job.states.cache.map { folder throws(Failure) in try WeekCache(folder) }
        return try WeekToDraw(of: job, inputs, cache)
    }
}
