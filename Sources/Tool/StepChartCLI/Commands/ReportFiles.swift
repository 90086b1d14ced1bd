/// The reports of a verification, each in a file of its own.
struct ReportFiles {
    private let files: [(option: String, path: String, kind: FileKind)]
    private let transaction: Transaction
    private var outputs: [OutputFile] = []

    init(_ options: VerificationOptions) throws(Failure) {
        transaction = try Transaction()
        let reports: [(option: String, path: String?, kind: FileKind)] = [
            ("--report-json", options.reportJSON, .json("a report in JSON", keys: "version", "tool")),
            ("--report-junit", options.reportJUnit, .text("a report", beginning: "<?xml")),
            ("--report-markdown", options.reportMarkdown, .text("a report", beginning: "## ")),
            ("--report-markdown-append", options.reportMarkdownAppend, .text),
            ("--report-html", options.reportHTML, .text("a report", beginning: "<!doctype html>")),
        ]
        files = reports.compactMap { option, path, kind in path.map { (option, $0, kind) } }
    }

    /// Whether standard output is taken, so that words for people go to standard error.
    var usesStandardOutput: Bool { files.contains { $0.path == "-" } }

    func add(to roles: inout PathConflicts) {
        for file in files { roles.writes(file.path, as: file.option, file.kind) }
    }

    /// Makes the files before there is anything to write: a run that takes minutes should not end with a typo.
    mutating func open() throws(Failure) {
        for file in files { outputs.append(try transaction.write(file.path)) }
    }

    /// Makes every file complete before the first of them appears.
    func write(_ report: VerificationReport) throws(Failure) {
        for (file, output) in zip(files, outputs) {
            switch file.option {
            case "--report-json": try output.write(report.json)
            case "--report-junit": try output.write(report.junit)
            case "--report-markdown": try output.write(report.markdown)
            case "--report-markdown-append":
                let size = output.isRewritable ? FileStatus(file.path)?.size ?? 0 : 0
                if size > 0 { try output.write((InputFile(file.path).bytes + [0x0A]).span) }
                try output.write(report.markdown)
            default: try report.writeHTML { part throws(Failure) in try output.write(part) }
            }
        }
        try transaction.commit()
    }
}
