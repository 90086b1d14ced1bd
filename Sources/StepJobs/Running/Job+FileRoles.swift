import StepChart
import StepChartFonts
import StepFiles
import StepText

extension Job {
    /// The files that it reads, those that its themes name among them.
    package func inputRoles(_ inputs: JobInputs) throws(JobError) -> FileRoles {
        var roles = FileRoles()
        for (option, path) in self.inputs { roles.reads(path, as: option == "input" ? "<input>" : "--\(option)") }
        for (option, source) in [("theme", looks.theme), ("dark-theme", looks.darkTheme)] {
            for font in try inputs.fonts(of: source, option: option) {
                roles.reads(ChartTheme.Font.place(font).file, as: "--\(option)")
            }
        }
        return roles
    }

    /// Whether every file may be written: none may be one that the job reads, none the same as another, and none may be
    /// named as a kind of picture that stepchart does not write.
    func refuseToHarm(_ inputs: JobInputs) throws(JobError) {
        guard let output = outputs.path else {
            throw .option("output", expected: "a place for the result", found: "none")
        }
        var roles = try inputRoles(inputs)
        let kinds = outputs.pictureKind.map { [$0] } ?? PictureKind.allCases
        if let folder = states.cache { roles.reads(folder: folder, as: "--cache") }
        do throws(Failure) {
            switch command {
            case .render, .card:
                try PictureName.check(output, as: "--output", allowing: kinds)
                roles.writes(output, as: "--output")
                if let path = outputs.layoutJSON { roles.writes(path, as: "--layout-json") }
            case .animate:
                try PictureName.check(output, as: "--output")
                if output.hasSuffix("/") || Folder.exists(output) {
                    roles.writes(folder: output, as: "--output")
                } else {
                    roles.writes(output, as: "--output")
                }
            case .widget where widget.all || widget.timeline != nil:
                roles.writes(folder: output, as: "--output")
                roles.writes(Folder.path(widget.all ? "index.json" : "timeline.json", in: output), as: "--output")
            case .widget:
                let schemes = schemes
                for scheme in schemes.all {
                    try PictureName.check(output, as: "--output", allowing: kinds)
                    roles.writes(schemes.path(output, of: scheme), as: "--output")
                }
            case .message:
                if PictureName.kind(of: output) != nil {
                    throw Failure(.usage, "--output: expected a folder, found \(output)")
                }
                try PictureName.check(output, as: "--output")
                if let preview = outputs.preview {
                    try PictureName.check(preview, as: "--preview", allowing: PictureKind.allCases)
                }
                roles.writes(folder: output, as: "--output")
                for file in MessageFiles(self).files { roles.writes(file.path, as: "--\(file.option)") }
            }
            try roles.check()
        } catch {
            throw .file(error)
        }
    }
}
