import StepChart
import StepChartFonts
import StepFiles
import StepRaster

extension PictureKind: OptionChoice {}

extension Job {
    /// Of the pictures that it makes, but a message's preview and card.
    package var pictureKind: PictureKind { outputs.pictureKind ?? outputs.path.flatMap(PictureName.kind) ?? .png }

    /// A message's preview may be of another kind than its picture: its name says so.
    var previewKind: PictureKind { outputs.preview.flatMap(PictureName.kind) ?? pictureKind }

    /// The same with paths of files that it reads from `folder` on, where they are not absolute.
    package func reading(from folder: String) -> Job {
        func path(_ path: String) -> String { path == "-" ? path : Folder.path(path, in: folder) }
        func theme(_ source: ThemeSource) -> ThemeSource { source.path.map { .file(path($0)) } ?? source }
        var job = self
        job.source.path = source.path.map(path)
        if let other = source.previous?.path { job.source.previous = .file(path(other)) }
        (job.looks.theme, job.looks.darkTheme) = (theme(looks.theme), theme(looks.darkTheme))
        job.looks.fonts = looks.fonts.map(path)
        job.widget.devices = widget.devices.map(path)
        job.card.avatar = card.avatar.map(path)
        job.widget.timeline = widget.timeline.map(path)
        return job
    }

    /// Whether the job draws something else than a week of its own.
    package var needsNoInput: Bool { states.placeholder || states.snapshot || widget.timeline != nil }

    /// Whether the job fills a folder file by file, so that it may end early with some of them complete.
    package var fillsFolder: Bool {
        switch command {
        case .render, .message, .card: return false
        case .widget: return widget.all || widget.timeline != nil
        case .animate:
            guard let path = outputs.path, case .sequence = try? AnimationOutput(path) else { return false }
            return true
        }
    }

    /// Whether the job makes one picture, rather than a folder of files or a picture of each scheme.
    package var makesOnePicture: Bool {
        switch command {
        case .render, .card: true
        case .widget: !widget.all && widget.timeline == nil && schemes != .both
        case .animate, .message: false
        }
    }

    /// The paths of the files that it reads, and the options that name them.
    package var inputs: [(option: String, path: String)] {
        [
            ("input", source.path), ("previous", source.previous?.path), ("theme", looks.theme.path),
            ("dark-theme", looks.darkTheme.path),
            ("devices", widget.devices), ("timeline", widget.timeline), ("avatar", card.avatar),
        ].compactMap { option, path in path.map { (option, $0) } }
            + looks.fonts.map { ("font", ChartTheme.Font.place($0).file) }
    }

    /// The pictures that the job makes, drawn without a file.
    /// - Parameter name: what the only picture is called, or the folder of several; without `.png`.
    /// - Returns: their names without `.png`.
    package func pictures(
        named name: String, _ inputs: JobInputs
    ) throws(JobError) -> [(name: String, file: Outcome.File)] {
        for (option, isGiven) in [
            ("output", outputs.path != nil), ("layout-json", outputs.layoutJSON != nil), ("cache", states.cache != nil),
        ] where isGiven {
            throw .option(option, expected: "no such option, since \(name) is no file", found: "it")
        }
        for (option, kind) in [("picture", pictureKind), ("preview", previewKind)] where kind == .svg {
            throw .option(option, expected: "PNG, since pixels are compared", found: "SVG")
        }
        var job = self
        // Of an animation the frames are compared, one by one.
        let isFolder = command == .message || command == .animate || widget.all || widget.timeline != nil
        job.outputs.path = isFolder ? "\(name)/" : "\(name).png"
        job.outputs.preview = outputs.preview.map { Folder.path($0, in: name) }
        return try job.run(inputs, to: .pixels).files.compactMap { file in
            file.path.hasSuffix(".png") ? (String(file.path.dropLast(4)), file) : nil
        }
    }
}
