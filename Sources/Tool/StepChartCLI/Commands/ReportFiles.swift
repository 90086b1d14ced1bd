import StepGoldens
import StepJobs
import StepSupport

/// The reports of a verification, each in a file of its own.
struct ReportFiles {
    fileprivate typealias Write = @Sendable (VerificationReport, OutputFile) throws(Failure) -> Void
    private let files: [(option: String, path: String, write: Write)]

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

    /// The files, made before there is anything to write: a run that takes minutes should not end with a typo.
    func open() throws(Failure) -> Outputs {
        var outputs: [(OutputFile, Write)] = []
        for file in files { outputs.append((try OutputFile(file.path), file.write)) }
        return Outputs(files: outputs)
    }

    struct Outputs {
        fileprivate let files: [(file: OutputFile, write: Write)]

        /// Makes every file complete before the first of them appears.
        func write(_ report: VerificationReport) throws(Failure) {
            for output in files { try output.write(report, output.file) }
            try OutputFile.commit(files.map(\.file))
        }
    }
}
