/// The reports of a verification, each in a file of its own.
struct ReportFiles {
    /// The files; nil for one to append to that does not exist yet.
    private var files: [(option: String, path: String, output: OutputFile?)] = []
    private let transaction: Transaction

    /// Makes the files before the run: one that takes minutes should not fail at its end because of a typo.
    init(_ options: VerificationOptions, beside others: PathConflicts, replacingAny: Bool) throws(Failure) {
        let reports: [(option: String, path: String?, kind: FileKind)] = [
            ("--report-json", options.reportJSON, .json("a report in JSON", keys: "version", "tool")),
            ("--report-junit", options.reportJUnit, .text("a report", beginning: "<?xml")),
            ("--report-markdown", options.reportMarkdown, .text("a report", beginning: "## ")),
            ("--report-html", options.reportHTML, .text("a report", beginning: "<!doctype html>")),
            ("--report-markdown-append", options.reportMarkdownAppend, .text),
        ]
        var roles = others
        for case (let option, let path?, let kind) in reports { roles.writes(path, as: option, kind) }
        try roles.check(replacingAny: replacingAny)
        transaction = try Transaction()
        for case (let option, let path?, _) in reports {
            let isAppended = option == "--report-markdown-append"
            let isNew = isAppended && !Folder.exists(path)
            files.append((option, path, isNew ? nil : try transaction.write(path, appends: isAppended)))
        }
    }

    /// True if a report is written to standard output, so that texts for people go to standard error.
    var usesStandardOutput: Bool { files.contains { OutputFile.isStandardOutput($0.path) } }

    /// Writes all files before the first of them appears under its name.
    func write(_ report: VerificationReport) throws(Failure) {
        for (option, path, output) in files {
            let output = if let output { output } else { try transaction.write(path, appends: true) }
            switch option {
            case "--report-json": try output.write(report.json)
            case "--report-junit": try output.write(report.junit)
            case "--report-markdown": try output.write(report.markdown)
            case "--report-html": try report.writeHTML { part throws(Failure) in try output.write(part) }
            default:
                let size = OutputFile.isStandardOutput(path) ? 0 : FileStatus(path)?.size ?? 0
                let text = Array(((size > 0 ? "\n" : "") + report.markdown).utf8)
                try output.write(text.span, isWhole: true)
            }
        }
        try transaction.commit()
    }
}
