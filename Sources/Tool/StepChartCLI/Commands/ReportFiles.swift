/// The reports of a verification, each in a file of its own.
struct ReportFiles {
    private typealias Write = @Sendable (VerificationReport, OutputFile) throws(Failure) -> Void
    private let files: [(option: String, path: String, write: Write)]
    private var outputs: [OutputFile] = []

    init(_ options: VerificationOptions) {
        let all: [(String, String?, Write)] = [
            ("--report-json", options.reportJSON, Self.writing(\.json)),
            ("--report-junit", options.reportJUnit, Self.writing(\.junit)),
            ("--report-markdown", options.reportMarkdown, Self.writing(\.markdown)),
            (
                "--report-html", options.reportHTML,
                { report, file throws(Failure) in
                    try report.writeHTML { part throws(Failure) in try file.write(part) }
                }
            ),
        ]
        files = all.compactMap { option, path, write in path.map { (option, $0, write) } }
    }

    private static func writing(_ text: @escaping @Sendable (VerificationReport) -> String) -> Write {
        { report, file throws(Failure) in try file.write(text(report)) }
    }

    /// Whether standard output is taken, so that words for people go to standard error.
    var usesStandardOutput: Bool { files.contains { $0.path == "-" } }

    func add(to roles: inout PathConflicts) {
        for file in files { roles.writes(file.path, as: file.option) }
    }

    /// Makes the files before there is anything to write: a run that takes minutes should not end with a typo.
    mutating func open() throws(Failure) {
        for file in files { outputs.append(try OutputFile(file.path)) }
    }

    /// Makes every file complete before the first of them appears.
    func write(_ report: VerificationReport) throws(Failure) {
        for (file, output) in zip(files, outputs) { try file.write(report, output) }
        try OutputFile.commit(outputs)
    }
}
