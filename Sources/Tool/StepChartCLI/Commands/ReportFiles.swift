/// The reports of a verification, each in a file of its own.
struct ReportFiles {
    private var files: [(option: String, path: String, output: OutputFile)] = []
    private let transaction: Transaction

    /// Makes the files before the run: one that takes minutes should not fail at its end because of a typo.
    init(_ options: VerificationOptions, beside others: PathConflicts, replacingAny: Bool) throws(Failure) {
        let reports: [(option: String, path: String?, kind: FileKind)] = [
            ("--report-json", options.reportJSON, .json("a report in JSON", keys: "version", "tool")),
            ("--report-junit", options.reportJUnit, .text("a report", beginning: "<?xml")),
            ("--report-markdown", options.reportMarkdown, .text("a report", beginning: "## ")),
            ("--report-markdown-append", options.reportMarkdownAppend, .text),
            ("--report-html", options.reportHTML, .text("a report", beginning: "<!doctype html>")),
        ]
        var roles = others
        for case (let option, let path?, let kind) in reports { roles.writes(path, as: option, kind) }
        try roles.check(replacingAny: replacingAny)
        transaction = try Transaction()
        for case (let option, let path?, _) in reports { files.append((option, path, try transaction.write(path))) }
    }

    /// True if a report is written to standard output, so that texts for people go to standard error.
    var usesStandardOutput: Bool { files.contains { OutputFile.isStandardOutput($0.path) } }

    /// Writes all files before the first of them appears under its name.
    func write(_ report: VerificationReport) throws(Failure) {
        for (option, path, output) in files {
            switch option {
            case "--report-json": try output.write(report.json)
            case "--report-junit": try output.write(report.junit)
            case "--report-markdown": try output.write(report.markdown)
            case "--report-markdown-append":
                let size = output.isRewritable ? FileStatus(path)?.size ?? 0 : 0
                if size > 0 { try output.write((InputFile(path).bytes + [0x0A]).span) }
                try output.write(report.markdown)
            default: try report.writeHTML { part throws(Failure) in try output.write(part) }
            }
        }
        try transaction.commit()
    }
}
