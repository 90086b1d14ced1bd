import StepChart
import StepData
import StepFiles
import StepPictures
import StepRaster
import StepText

extension JobRun {
    func widget() throws(JobError) -> Outcome {
        if let path = job.widget.timeline {
            try timeline(WidgetTimeline(inputs.file(path), path: path, inputs))
        } else if job.widget.all {
            try allWidgets()
        } else {
            try oneWidget()
        }
    }

    // MARK: One widget

    private func oneWidget() throws(JobError) -> Outcome {
        let cache = try cache()
        let state = try state(cache)
        let device = try device()
        var options = job.widgetOptions(on: device)
        options.notice = state.notice
        options.selection = state.selection(job.looks.select)
        let schemes = job.schemes
        let kind = job.pictureKind
        let path = job.outputs.path ?? "widget.\(kind.rawValue)"
        var themes: [ChartTheme] = []
        for scheme in schemes.all { themes.append(try theme(scheme)) }
        let plans = schemes.all.map { PlannedFile(path: schemes.path(path, of: $0), pictureKind: kind) }
        return try files(plans, of: state, cache) { [options, themes] files in
            let rendering = rendering(kind, scale: device.scale, threads: max(1, job.outputs.threads))
            for (file, theme) in zip(files, themes) {
                let widget = try WeekWidget(state.week, options: options, theme: theme)
                let drawing = state.isPlaceholder ? try widget.placeholder.drawing : widget.drawing
                try file.write(drawing, rendering, digests: digests)
            }
        }
    }

    private func device() throws(JobError) -> WidgetDevice {
        let devices = try inputs.devices(job.widget.devices)
        let family = job.widget.family?.family
        let usual = ([.standard] + devices).first { device in family.map(device.families.contains) ?? true }
        let name = job.widget.device ?? (usual ?? .standard).description
        if let device = devices.device(named: name) {
            if let family, !device.families.contains(family) {
                let known = device.families.map(\.rawValue).joined(separator: ", ")
                throw .option(
                    "family", expected: "one of \(name): \(known)", found: SourceText.quoted(family.rawValue))
            }
            return device
        }
        let nearest = NearestName.to(name, in: devices.flatMap { [$0.description] + $0.names })
        throw .option(
            "device", expected: "a screen such as 390x844 or a device\(NearestName.hint(nearest))",
            found: SourceText.quoted(name))
    }

    // MARK: Many

    private func drawing(
        of week: StepWeek, from source: String, _ options: WidgetOptions, _ theme: ChartTheme
    ) throws(JobError) -> Drawing {
        do {
            return try WeekWidget(week, options: options, theme: theme).drawing
        } catch {
            throw .chart(error, of: source)
        }
    }

    private func allWidgets() throws(JobError) -> Outcome {
        let input = try inputs.week(job.source, weeksFrom: job.firstWeekday)
        let week = try input.week()
        let schemes = (job.looks.scheme ?? .both).all
        var themes: [ColorScheme: ChartTheme] = [:]
        for scheme in schemes { themes[scheme] = try theme(scheme) }
        let matrix = try WidgetMatrix(inputs.devices(job.widget.devices), job.pictureKind, schemes: schemes) {
            [themes] family, device, contentSize, page, scheme throws(JobError) in
            let options = job.widgetOptions(family, on: device, contentSize: contentSize, page: page)
            return try drawing(of: week, from: input.name, options, themes[scheme, default: .light])
        }
        let rendering = rendering(job.pictureKind, threads: threads)
        return try JobError.translating(of: input.name) {
            var folder = PictureFolder(job.outputs.path, job.pictureKind, destination, rendering)
            var digests: [PictureDigest] = []
            try folder.draw(matrix.drawings, progress: progress) { index, picture in
                try folder.write(picture.bytes, to: matrix.files[index], picture.digest)
                digests.append(picture.digest)
            }
            let written = folder.writtenCount
            try folder.write(Array(matrix.index(scale: rendering.scale, digests).utf8), to: "index.json")
            var outcome = Outcome(files: folder.files)
            outcome.summary = "\(folder.name): \(matrix.files.count) pictures, \(written) written"
            return outcome
        }
    }

    private func timeline(_ timeline: WidgetTimeline) throws(JobError) -> Outcome {
        let device = try device()
        let options = job.widgetOptions(on: device)
        let schemes = job.schemes
        var themes: [(scheme: ColorScheme, theme: ChartTheme)] = []
        for scheme in schemes.all { themes.append((scheme, try theme(scheme))) }
        var names: [String] = []
        var drawings: [Drawing] = []
        for entry in timeline.entries {
            for (scheme, theme) in themes {
                names.append(schemes.path("\(entry.date.fileName).\(job.pictureKind.rawValue)", of: scheme))
                drawings.append(try drawing(of: entry.week, from: entry.source, options, theme))
            }
        }
        let rendering = rendering(job.pictureKind, scale: device.scale, threads: threads)
        return try JobError.translating(of: timeline.name) { [names, drawings, themes] in
            var folder = PictureFolder(job.outputs.path, job.pictureKind, destination, rendering)
            var firsts: [PictureDigest: String] = [:]
            var pictures: [WidgetTimeline.Picture] = []
            try folder.draw(drawings, progress: progress) { index, picture in
                let file = firsts[picture.digest] ?? names[index]
                if firsts.updateValue(file, forKey: picture.digest) == nil {
                    try folder.write(picture.bytes, to: file, picture.digest)
                }
                pictures.append(
                    WidgetTimeline.Picture(
                        date: timeline.entries[index / themes.count].date, scheme: themes[index % themes.count].scheme,
                        file: file, digest: picture.digest))
            }
            let written = folder.writtenCount
            try folder.write(
                Array(timeline.json(pictures, options, scale: rendering.scale).utf8), to: "timeline.json")
            var outcome = Outcome(files: folder.files)
            let entries = timeline.entries.count == 1 ? "1 entry" : "\(timeline.entries.count) entries"
            let drawn = firsts.count == 1 ? "1 picture" : "\(firsts.count) pictures"
            outcome.summary =
                "\(folder.name): \(entries), \(drawn), \(written) written; "
                + "refresh \(timeline.refreshDate.map { "after \($0)" } ?? "at the end")"
            return outcome
        }
    }
}

extension Job {
    /// What to show on a device, unless it is said elsewhere.
    fileprivate func widgetOptions(on device: WidgetDevice) -> WidgetOptions {
        widgetOptions(
            widget.today?.family ?? widget.family?.family ?? (device.smartStack == nil ? .medium : .smartStack),
            on: device,
            contentSize: widget.contentSize ?? .large, page: widget.page ?? .today)
    }

    fileprivate func widgetOptions(
        _ family: WeekWidget.Family, on device: WidgetDevice, contentSize: ContentSize, page: TodayPage
    ) -> WidgetOptions {
        var options = WidgetOptions(family, on: device, contentSize: contentSize, page: page)
        options.curve = looks.curve
        options.selection = looks.select ?? .automatic
        options.labels = looks.labels ?? .automatic
        options.weekStart = weekStart
        options.language = looks.language.language
        options.unit = looks.unit
        options.missingGlyph = looks.missingGlyph
        options.cornerRadius = widget.cornerRadius
        options.mark = looks.mark
        options.aids = looks.aids
        options.aids.values = looks.values ?? .none
        return options
    }
}
