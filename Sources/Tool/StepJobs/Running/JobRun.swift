extension Job {
    /// Does the job.
    ///
    /// Its files appear together or not at all, but for those of a folder: a sequence, all widgets, a timeline.
    /// - Parameters:
    ///   - inputs: what jobs may share.
    ///   - digests: whether the outcome tells pictures apart by digests of their pixels, which takes some time.
    /// - Throws: before anything is written, unless writing itself fails.
    package func run(
        _ inputs: JobInputs = JobInputs(), to destination: Destination = .files, digests: Bool = false,
        progress: @escaping JobProgress = { _, _, _ in }
    ) throws(Failure) -> Outcome {
        try run(prepare(inputs, to: destination), inputs, to: destination, digests: digests, progress: progress)
    }

    /// Plans the job, and makes sure that it may do as planned.
    package func prepare(_ inputs: JobInputs, to destination: Destination = .files) throws(Failure) -> JobPlan {
        try validate()
        var plan = try plan(inputs)
        if destination == .files {
            try plan.findLeftovers(inputs.access)
            try refuse(outputs.path == nil, "output", "a place for the result", found: "none")
            try plan.paths.check(replacingAny: outputs.force)
        }
        return plan
    }

    /// Does the job as it was planned; its plan has been checked.
    package func run(
        _ plan: JobPlan, _ inputs: JobInputs, to destination: Destination = .files, digests: Bool = false,
        progress: @escaping JobProgress = { _, _, _ in }
    ) throws(Failure) -> Outcome {
        let run = JobRun(
            job: self, plan: plan, inputs: inputs, destination: destination, digests: digests, progress: progress)
        switch command {
        case .render: return try run.chart()
        case .animate: return try pictureKind == .svg ? run.chart() : run.animation()
        case .widget: return try run.widget()
        case .message: return try run.message()
        case .card: return try run.card()
        }
    }
}

/// A job under way.
struct JobRun {
    let job: Job
    let plan: JobPlan
    let inputs: JobInputs
    let destination: Destination
    let digests: Bool
    let progress: JobProgress

    /// - Parameter fallback: pixels per point of a PNG where neither the job nor the picture says; an SVG has 1.
    func rendering(_ kind: PictureKind, scale fallback: Double = 3, threads: Int) -> RenderOptions {
        let scale = job.outputs.scale ?? (kind == .svg ? 1 : fallback)
        var options = RenderOptions(scale: scale, threads: threads, compression: job.outputs.compress)
        options.deadline = inputs.access.deadline
        return options
    }

    /// How many cores a job of many pictures uses.
    var threads: Int { job.outputs.threads == 0 ? Cores.all : job.outputs.threads }

    // MARK: Files that appear together

    /// Makes the products of a week: writes them, or takes them from the cache when they were drawn before.
    /// - Parameters:
    ///   - products: nil are all of the plan's.
    ///   - draw: writes what belongs into each of the files, in the order of the products.
    func files(
        _ products: [Product]? = nil, of state: WeekToDraw, draw: ([JobFile]) throws -> Void
    ) throws(Failure) -> Outcome {
        let products = products ?? plan.products
        // To lay out many days takes a while.
        try inputs.access.checkDeadline(state.name)
        var outcome = try Failure.translating(of: state.name, job) { try cached(products, state, draw) }
        outcome.warnings = state.warnings + outcome.warnings
        return outcome
    }

    private func cached(
        _ products: [Product], _ state: WeekToDraw, _ draw: ([JobFile]) throws -> Void
    ) throws -> Outcome {
        guard let cache = state.cache, destination == .files else {
            return try Outcome(make(products, keeping: 0, draw))
        }
        let key = try DrawingKey(of: job, state, inputs)
        var outcome: Outcome
        if let kept = cache.drawing(key), kept.count == products.count {
            let isUnchanged =
                job.states.ifChanged
                && zip(products, kept).allSatisfy { InputFile.at($0.path, holds: $1, inputs.access) }
            if !isUnchanged {
                _ = try make(products, keeping: 0) { files in
                    for (file, bytes) in zip(files, kept) { try file.write(bytes.span) }
                }
            }
            outcome = Outcome(files: try zip(products, kept).map { try file($0, $1, isWritten: !isUnchanged) })
        } else {
            let files = try make(products, keeping: WeekCache.maximumDrawingSize, draw)
            let bytes = files.compactMap(\.made.bytes)
            outcome = Outcome(files, inMemory: false)
            if bytes.count == files.count {
                keep(&outcome) { () throws(Failure) in try cache.keep(bytes, for: key) }
            }
        }
        keepWeek(of: state, &outcome)
        return outcome
    }

    private func make(
        _ products: [Product], keeping most: Int, _ draw: ([JobFile]) throws -> Void
    ) throws -> [JobFile] {
        let transaction = try transaction()
        let files = try products.map { product in
            try JobFile(
                product, transaction, keeping: transaction == nil ? .max : most, wantsPixels: destination == .pixels,
                inputs.access)
        }
        try draw(files)
        try commit(transaction, products.map(\.path))
        return files
    }

    /// Nil where the job writes no files.
    func transaction() throws(Failure) -> Transaction? {
        destination == .files ? try Transaction(inputs.access, filling: plan.folder) : nil
    }

    /// Gives all files their places, and lets pictures go that an earlier, longer run left beside them.
    func commit(_ transaction: Transaction?, _ paths: [String]) throws(Failure) {
        guard let transaction else { return }
        let staying = Set(paths)
        for path in plan.leftovers where !staying.contains(path) { try transaction.remove(path) }
        try transaction.commit()
    }

    /// A file that was drawn before.
    private func file(_ product: Product, _ bytes: [UInt8], isWritten: Bool) throws -> Outcome.File {
        var file = Outcome.File(path: product.path, byteCount: bytes.count, isWritten: isWritten)
        guard let kind = product.pictureKind, job.command != .animate || job.frameFormat == .png else { return file }
        if kind == .svg {
            let digest = PictureDigest(ofSVG: bytes)
            (file.size, file.digest) = (digest?.size, digests ? digest : nil)
        } else {
            var chunks = PNGChunkReader(bytes)
            let header = try chunks.next().map { try PNGHeader($0.get()) }
            file.size = header.map { PixelSize(width: $0.width, height: $0.height) }
            // An animation has none.
            if digests, job.command != .animate { file.digest = PictureDigest(of: try PNGDecoder.decode(bytes)) }
        }
        return file
    }

    func keepWeek(of state: WeekToDraw, _ outcome: inout Outcome) {
        guard let cache = state.cache, !state.isStandIn, state.week != cache.lastWeek else { return }
        keep(&outcome) { () throws(Failure) in try cache.keep(state.week) }
    }

    /// A cache that cannot keep something is no reason to fail once the pictures are there.
    private func keep(_ outcome: inout Outcome, _ body: () throws(Failure) -> Void) {
        do { try body() } catch { outcome.warnings.append("--cache: nothing kept: \(error.line)") }
    }

    func state() throws(Failure) -> WeekToDraw {
        let cache = try job.states.cache.map { folder throws(Failure) in try WeekCache(folder) }
        return try WeekToDraw(of: job, inputs, cache)
    }
}

extension Outcome {
    init(_ files: [JobFile], inMemory: Bool = true) {
        self.files = files.map(\.made)
        if !inMemory { for index in self.files.indices { self.files[index].bytes = nil } }
        let omitted = files.reduce(into: Set<Character>()) { $0.formUnion($1.omitted) }.filter { !$0.isWhitespace }
            .sorted()
        if omitted.isEmpty { return }
        warnings = ["left out, for no font has them: \(SourceText.quoted(String(omitted)))"]
    }
}
