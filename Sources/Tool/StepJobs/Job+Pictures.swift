extension Job {
    /// The kind of the pictures that it makes, except a message's preview and card.
    package var pictureKind: PictureKind { outputs.pictureKind ?? outputs.path.flatMap(PictureName.kind) ?? .png }

    var frameFormat: FrameFormat {
        let named = outputs.pictureKind == .webp ? .webp : outputs.path.flatMap(FrameFormat.init(named:))
        return outputs.frames ?? named ?? .png
    }

    /// The usual ending of its picture's name, without the dot.
    var usualEnding: String {
        command == .animate && !pictureKind.isVector ? frameFormat.rawValue : pictureKind.rawValue
    }

    /// True if it is a card, moving or not: an option of cards turns an animation into one.
    var isCard: Bool { command == .card || command == .animate && card != Card() }

    /// True if it is a card of several pictures, which have a number in their names.
    var makesPages: Bool { command == .card && outputs.path?.contains("%") == true }

    /// True if it fills a folder with files that stepchart names.
    var fillsFolder: Bool { command == .message || widget.all }

    /// The schemes that a message and widgets are drawn in.
    var schemes: Schemes { appearance.scheme ?? (outputs.html || widget.all ? .both : .light) }

    /// The kind of a message's preview, which its name may make another than the picture's.
    var previewKind: PictureKind { outputs.preview.flatMap(PictureName.kind) ?? pictureKind }

    /// The theme for readers who prefer dark schemes, in a picture that follows its reader; nil for any other.
    var readersDark: ThemeSource? {
        if case .both(_, let dark) = appearance.theme { return appearance.darkTheme ?? .builtIn(dark) }
        return [.render, .animate, .card].contains(command) ? appearance.darkTheme : nil
    }

    /// Returns the job with the relative paths of files that it reads resolved in `folder`.
    package func reading(from folder: String) -> Job {
        changingPaths { option, word in
            option.file?.access == .read && word != "-" ? Folder.path(word, in: folder) : word
        }
    }

    /// Returns the job with each path of a file replaced by the result of `change`.
    func changingPaths<E: Error>(_ change: (Option, String) throws(E) -> String) throws(E) -> Job {
        var invocation = Invocation(self)
        for option in Option.of(command) where option.file != nil {
            let words = option.words(invocation)
            option.clear?(&invocation)
            for word in words {
                _ = option.set(&invocation, option.filePath(word) == nil ? word : try change(option, word))
            }
        }
        return invocation.job
    }

    /// True if the job draws something else than a week of its own.
    package var needsNoInput: Bool { states.placeholder || states.snapshot }

    /// The paths of the files that it reads, and the options that name them.
    package var inputs: [(option: String, path: String)] { paths { $0 == .read } }

    /// The paths of the files that it writes, and the options that name them.
    package var written: [(option: String, path: String)] { paths { $0 != .read } }

    /// Returns the options whose output is written to standard output.
    package var pipedOptions: [String] {
        paths { $0 == .write }.filter { OutputFile.isStandardOutput($0.path) }.map(\.option)
    }

    private func paths(_ isIncluded: (Option.OptionFile.Access) -> Bool) -> [(option: String, path: String)] {
        let invocation = Invocation(self)
        let options = Option.of(CommandName(command)) { option in
            option.availability != .words && option.file.map { isIncluded($0.access) } ?? false
        }
        return options.flatMap { option in
            option.words(invocation).compactMap(option.filePath).map { (option.name, $0) }
        }
    }

    /// Returns the job for pictures that are compared, not written.
    /// - Parameter name: the name of the only picture, or of the folder of several; without `.png`.
    package func named(_ name: String) throws(Failure) -> Job {
        for (option, _) in written where option != "preview" {
            throw .option(option, expected: "no such option, since \(name) is no file", found: "it")
        }
        if let preview = outputs.preview {
            let name = preview.hasSuffix(".png") ? String(preview.dropLast(4)) : preview
            let found = SourceText.quoted(preview)
            try refuse(!CaseName.isValid(name), "preview", "a path inside the case's folder", found: found)
        }
        for (option, kind) in [("picture", pictureKind), ("preview", previewKind)] where kind != .png {
            throw .option(option, expected: "PNG, since pixels are compared", found: kind.rawValue.uppercased())
        }
        var job = self
        // The frames of an animation are compared, one by one.
        job.outputs.path = fillsFolder || command == .animate ? "\(name)/" : "\(name).png"
        job.outputs.preview = outputs.preview.map { Folder.path($0, in: name) }
        return job
    }

    /// Draws the pictures of the job in memory, and returns them with their names without `.png`.
    package func pictures(_ inputs: JobInputs) throws(Failure) -> [(name: String, picture: Picture)] {
        try run(inputs, to: .pixels).files.filter { $0.path.hasSuffix(".png") }.map { file in
            let bytes = InputFile(name: file.path, bytes: file.bytes ?? [])
            let picture = file.pixels.map { Picture.pixels($0, scale: file.scale) } ?? .file(bytes)
            return (String(file.path.dropLast(4)), picture)
        }
    }
}
