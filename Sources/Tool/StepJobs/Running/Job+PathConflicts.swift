import StepChartFonts

extension Job {
    /// The files that it reads, those that its themes name among them.
    package func inputPaths(_ inputs: JobInputs) throws(Failure) -> PathConflicts {
        var roles = PathConflicts()
        for (option, path) in self.inputs { roles.reads(path, as: option == "input" ? "<input>" : "--\(option)") }
        if let folder = states.cache { roles.keeps(folder: folder, as: "--cache") }
        for case (let option, let path?) in [("theme", looks.theme?.path), ("dark-theme", looks.darkTheme?.path)] {
            for font in try inputs.themeFile(path, option).fonts {
                roles.reads(ChartTheme.Font.place(font).file, as: "--\(option)")
            }
        }
        return roles
    }

    /// What it reads and writes.
    /// - Throws: where an output is named as a kind of picture that stepchart does not write.
    func paths(_ inputs: JobInputs) throws(Failure) -> PathConflicts {
        guard let output = outputs.path else {
            throw .option("output", expected: "a place for the result", found: "none")
        }
        var roles = try inputPaths(inputs)
        let kinds = outputs.pictureKind.map { [$0] } ?? PictureKind.allCases
        switch command {
        case .widget where widget.isMany:
            roles.writes(folder: output, as: "--output")
            roles.writes(Folder.path(widget.all ? "index.json" : "timeline.json", in: output), as: "--output")
        case .render, .widget, .card:
            try PictureName.check(output, as: "--output", allowing: kinds)
            let pages = try pageNames.map { names in (1...Self.mostPages).map { names[$0] } }
            for path in pages ?? schemes.paths(output) { roles.writes(path, as: "--output") }
            if let path = outputs.layoutJSON { roles.writes(path, as: "--layout-json") }
        case .animate:
            if pictureKind == .png { _ = try FrameNames.animation(output, frameFormat) }
            if FrameFormat(named: output) != frameFormat || frameFormat == .png {
                try PictureName.check(output, as: "--output", allowing: frameFormat == .png ? kinds : [])
            }
            let isFolder = output.hasSuffix("/") || Folder.isDirectory(output)
            if isFolder { roles.writes(folder: output, as: "--output") } else { roles.writes(output, as: "--output") }
        case .message:
            if PictureName.kind(of: output) != nil {
                throw Failure(.usage, "--output: expected a folder, found \(output)")
            }
            try PictureName.check(output, as: "--output")
            if let preview = outputs.preview {
                try PictureName.check(preview, as: "--preview", allowing: PictureKind.allCases)
            }
            roles.writes(folder: output, as: "--output")
            for file in MessageFiles(job: self).files { roles.writes(file.path, as: "--\(file.option)") }
        }
        return roles
    }
}
