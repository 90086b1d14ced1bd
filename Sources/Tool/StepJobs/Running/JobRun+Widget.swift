import Synchronization

extension JobRun {
    /// A widget in its schemes, all widgets, or those of a timeline.
    func widget() throws(Failure) -> Outcome {
        if let timeline = try job.widgetTimeline(inputs) { return try draw(timeline) }
        if job.widget.all { return try allWidgets() }
        var state = try state()
        let device = try device()
        let widgets = try widgets(of: state, on: device)
        state.notes += omissions(widgets[0])
        return try picture(scale: device.scale, of: state) { widgets.map(\.drawing) }
    }

    /// The widget in each scheme, be it of a file or of its reader.
    private func widgets(of state: WeekToDraw, on device: WidgetDevice) throws(Failure) -> [WeekWidget] {
        var options = widgetOptions(on: device)
        options.chart = chartOptions(state)
        return try inThemes(of: state) { try WeekWidget(state.content, options: options, theme: $0) }
    }

    private func widgetOptions(on device: WidgetDevice) -> WidgetOptions {
        let widget = job.widget
        let usual = device.sizes[.smartStack] == nil ? WeekWidget.Family.medium : .smartStack
        var options = WidgetOptions(
            widget.today?.family ?? widget.family?.family ?? usual, on: device,
            contentSize: widget.contentSize ?? .large, page: widget.page ?? .today)
        options.unit = job.unit
        options.cornerRadius = widget.cornerRadius
        return options
    }

    private func device() throws(Failure) -> WidgetDevice {
        let devices = try inputs.devices(job.widget.devices)
        let family = job.widget.family?.family
        let usual = ([.standard] + devices).first { device in family.map(device.families.contains) ?? true }
        let name = job.widget.device ?? (usual ?? .standard).description
        if let device = devices.device(named: name) {
            if let family, !device.families.contains(family) {
                let known = device.families.map(\.rawValue).joined(separator: ", ")
                throw .option("family", expected: "one of \(name): \(known)", found: SourceText.quoted(family.rawValue))
            }
            return device
        }
        let nearest = NearestName.to(name, in: devices.flatMap { [$0.description] + $0.names })
        throw .option(
            "device", expected: "a screen such as 390x844 or a device\(NearestName.hint(nearest))",
            found: SourceText.quoted(name))
    }

    // MARK: Many

    /// Runs jobs of one widget each on several threads, and hands on their pictures in order.
    private func draw(_ jobs: [Job], _ use: (Int, Outcome.File) throws(Failure) -> Void) throws(Failure) {
        let queue = Mutex(jobs[...])
        let inputs = inputs
        let destination: Destination = destination == .pixels ? .pixels : .memory
        let run = BatchRun(threads: min(threads, jobs.count)) { _ in
            queue.withLock { $0.popFirst() }
        } work: { job in
            Result { () throws(Failure) in try job.run(inputs, to: destination, digests: true) }
        }
        var done = 0
        try run.run { result throws(Failure) in
            if let picture = try result.get().files.first { try use(done, picture) }
            done += 1
            progress(done, jobs.count, "pictures")
            return true
        }
    }

    private func allWidgets() throws(Failure) -> Outcome {
        let matrix = try job.widgetMatrix(inputs)
        let scale = rendering(job.pictureKind, threads: 1).scale
        let sink = try Sink(self)
        var digests: [PictureDigest] = []
        try draw(matrix.jobs(like: job, scale: scale)) { index, picture throws(Failure) in
            var picture = picture
            picture.path = plan.products[index].path
            if let digest = picture.digest { digests.append(digest) }
            try sink.add(picture, unlessEqual: true)
        }
        let summary = "\(matrix.files.count) pictures, \(sink.writtenCount) written"
        return try finish(sink, list: matrix.index(scale: scale, digests), summary)
    }

    private func draw(_ timeline: WidgetTimeline) throws(Failure) -> Outcome {
        let device = try device()
        let schemes = job.schemes
        let scale = rendering(job.pictureKind, scale: device.scale, threads: 1).scale
        let sink = try Sink(self)
        var firsts: [PictureDigest: String] = [:]
        var pictures: [WidgetTimeline.Picture] = []
        try draw(timeline.jobs(like: job, schemes.all)) { index, picture throws(Failure) in
            guard let digest = picture.digest else { return }
            var picture = picture
            picture.path = firsts[digest] ?? plan.products[index].path
            if firsts.updateValue(picture.path, forKey: digest) == nil { try sink.add(picture, unlessEqual: true) }
            let (entry, scheme) = index.quotientAndRemainder(dividingBy: schemes.all.count)
            let date = timeline.entries[entry].date
            pictures.append((date, schemes.all[scheme], Folder.name(of: picture.path), digest))
        }
        let entries = timeline.entries.count == 1 ? "1 entry" : "\(timeline.entries.count) entries"
        let drawn = firsts.count == 1 ? "1 picture" : "\(firsts.count) pictures"
        return try finish(
            sink, list: timeline.json(pictures, widgetOptions(on: device), scale: scale),
            "\(entries), \(drawn), \(sink.writtenCount) written; "
                + "refresh \(timeline.refreshDate.map { "after \($0)" } ?? "at the end")")
    }

    /// Adds the list of the pictures, the last product of the plan, and says what the folder has.
    private func finish(_ sink: Sink, list: String, _ summary: String) throws(Failure) -> Outcome {
        if let product = plan.products.last { try sink.add(Array(list.utf8), as: product, unlessEqual: true) }
        var outcome = try sink.finish()
        let place = plan.folder.flatMap { $0.isEmpty ? nil : $0 } ?? "in memory"
        outcome.summary = "\(place): \(summary)"
        return outcome
    }
}
