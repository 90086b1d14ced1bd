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

    /// Draws jobs of one widget each on several threads, and hands on the pictures in order.
    ///
    /// All are laid out before the first is drawn: nothing is written when one of them cannot be.
    private func draw(
        _ jobs: [Job], scale: Double, _ use: (Int, Outcome.File) throws(Failure) -> Void
    ) throws(Failure) {
        var drawings: [Drawing] = []
        for job in jobs {
            try inputs.access.checkDeadline("widget")
            let run = JobRun(job: job, plan: plan, inputs: inputs, destination: .memory, digests: true) { _, _, _ in }
            drawings += try run.widgets(of: run.state(), on: run.device()).map(\.drawing)
        }
        let product = Product(path: "widget", content: .picture(0), pictureKind: job.pictureKind)
        var rendering = RenderOptions(scale: scale, threads: 1, compression: job.outputs.compress)
        rendering.deadline = inputs.access.deadline
        var done = 0
        let access = inputs.access
        try inOrder(count: drawings.count, threads: threads) { [drawings, job, rendering] index throws(Failure) in
            let file = try JobFile(product, nil, keeping: .max, access)
            try Failure.translating(of: "widget", job) { try file.write(drawings[index], rendering, digests: true) }
            return Outcome([file])
        } use: { outcome throws(Failure) in
            if let picture = outcome.files.first { try use(done, picture) }
            done += 1
            progress(done, drawings.count, "pictures")
        }
    }

    private func allWidgets() throws(Failure) -> Outcome {
        let matrix = try job.widgetMatrix(inputs)
        let scale = rendering(job.pictureKind, threads: 1).scale
        var folder = try PictureFolder(self)
        var digests: [PictureDigest] = []
        try draw(matrix.jobs(like: job), scale: scale) { index, picture throws(Failure) in
            try folder.write(picture, as: matrix.files[index])
            if let digest = picture.digest { digests.append(digest) }
        }
        let summary = "\(matrix.files.count) pictures, \(folder.writtenCount) written"
        return try folder.finish(matrix.index(scale: scale, digests), summary)
    }

    private func draw(_ timeline: WidgetTimeline) throws(Failure) -> Outcome {
        let device = try device()
        let schemes = job.schemes
        let scale = rendering(job.pictureKind, scale: device.scale, threads: 1).scale
        let names = timeline.names(schemes, job.pictureKind)
        var folder = try PictureFolder(self)
        var firsts: [PictureDigest: String] = [:]
        var pictures: [WidgetTimeline.Picture] = []
        try draw(timeline.jobs(like: job, schemes.all), scale: scale) { index, picture throws(Failure) in
            guard let digest = picture.digest else { return }
            let file = firsts[digest] ?? names[index]
            if firsts.updateValue(file, forKey: digest) == nil { try folder.write(picture, as: file) }
            let (entry, scheme) = index.quotientAndRemainder(dividingBy: schemes.all.count)
            pictures.append((timeline.entries[entry].date, schemes.all[scheme], file, digest))
        }
        let entries = timeline.entries.count == 1 ? "1 entry" : "\(timeline.entries.count) entries"
        let drawn = firsts.count == 1 ? "1 picture" : "\(firsts.count) pictures"
        return try folder.finish(
            timeline.json(pictures, widgetOptions(on: device), scale: scale),
            "\(entries), \(drawn), \(folder.writtenCount) written; "
                + "refresh \(timeline.refreshDate.map { "after \($0)" } ?? "at the end")")
    }
}
