extension JobRun {
    func widget() throws(Failure) -> Outcome {
        if job.widget.all { return try allWidgets() }
        var state = try state()
        let device = try device()
        let widget = job.widget
        let usual = device.sizes[.smartStack] == nil ? WeekWidget.Family.medium : .smartStack
        let name = widget.today?.rawValue ?? widget.family?.rawValue
        var options = WidgetOptions(
            name.flatMap(WeekWidget.Family.init(rawValue:)) ?? usual, on: device,
            contentSize: widget.contentSize ?? .large, page: widget.page ?? .today)
        options.unit = job.unit
        options.cornerRadius = widget.cornerRadius
        options.chart = chartOptions(state)
        let widgets = try inThemes(of: state) { try WeekWidget(state.content, options: options, theme: $0) }
        state.notes += omissions(widgets[0])
        return try picture(scale: device.scale, of: state, widgets) { $0.drawing }
    }

    private func device() throws(Failure) -> WidgetDevice {
        let devices = try inputs.devices(job.widget.devices)
        let family = job.widget.family.flatMap { WeekWidget.Family(rawValue: $0.rawValue) }
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
        let expected = "a screen such as 390x844 or a device\(NearestName.hint(nearest))"
        throw .option("device", expected: expected, found: SourceText.quoted(name))
    }

    /// Draws all widgets, by jobs of one widget each on several threads, and then writes index.json.
    private func allWidgets() throws(Failure) -> Outcome {
        let matrix = try job.widgetMatrix(inputs)
        let scale = rendering(job.pictureKind, threads: 1).scale
        let jobs = matrix.jobs(like: job, scale: scale)
        let inputs = inputs
        let destination: Destination = destination == .pixels ? .pixels : .memory
        let sink = try Sink(self)
        // The digests are in the order of the plan.
        var drawn: [PictureDigest] = []
        var warnings: [String] = []
        try inOrder(count: jobs.count, threads: job.outputs.cores) { index throws(Failure) in
            try jobs[index].run(inputs, to: destination, digests: true)
        } use: { outcome throws(Failure) in
            guard var picture = outcome.files.first, let digest = picture.digest else { return }
            picture.path = plan.products[drawn.count].path
            try sink.add(picture)
            drawn.append(digest)
            warnings += outcome.warnings.filter { !warnings.contains($0) }
            progress(drawn.count, jobs.count, "pictures")
        }
        if let list = plan.products.last { try sink.add(Array(matrix.index(scale: scale, drawn).utf8), as: list) }
        var outcome = try sink.finish()
        let location = plan.folder.flatMap { $0.isEmpty ? nil : $0 } ?? "in memory"
        let written = outcome.files.prefix(drawn.count).count(where: \.isWritten)
        outcome.summary = "\(location): \(drawn.count) pictures, \(written) written"
        outcome.warnings = warnings
        return outcome
    }
}
