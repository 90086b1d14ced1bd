import ArgumentParser
import StepFiles
import StepGoldens

/// Where to write what was found, and in which forms.
struct ReportArguments: ParsableArguments {
    @Option(
        name: .customLong("report-json"),
        help: ArgumentHelp(
            "Also report as JSON; one report may go to -, standard output. (default: not written)", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var json: String?

    @Option(
        name: .customLong("report-junit"),
        help: ArgumentHelp(
            "Also report as JUnit's XML, for GitLab, Jenkins and others. (default: not written)", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        name: .customLong("report-markdown"),
        help: ArgumentHelp(
            "Also report as Markdown, as in $GITHUB_STEP_SUMMARY. (default: not written)", valueName: "file"),
        completion: .file(extensions: ["md"]))
    var markdown: String?

    @Option(
        name: .customLong("report-html"),
        help: ArgumentHelp(
            "Also report as one page with its pictures in it, for a browser. (default: not written)",
            valueName: "file"),
        completion: .file(extensions: ["html"]))
    var html: String?

    private var paths: [(option: String, path: String)] {
        [
            ("--report-json", json), ("--report-junit", junit), ("--report-markdown", markdown),
            ("--report-html", html),
        ].compactMap { option, path in path.map { (option, $0) } }
    }

    /// Whether standard output is taken, so that words for people go to standard error.
    var usesStandardOutput: Bool { paths.contains { $0.path == "-" } }

    func add(to roles: inout FileRoles) {
        for output in paths { roles.writes(output.path, as: output.option) }
    }

    /// The files, made before there is anything to write: a run that takes minutes should not end with a typo.
    func open() throws(Failure) -> [Output] {
        var outputs: [Output] = []
        func add(_ path: String?, _ write: @escaping Output.Write) throws(Failure) {
            if let path { outputs.append(Output(file: try OutputFile(path), write: write)) }
        }
        try add(json) { report, file throws(Failure) in try file.write(JSONReport(report).text) }
        try add(junit) { report, file throws(Failure) in try file.write(JUnitReport(report).text) }
        try add(markdown) { report, file throws(Failure) in try file.write(MarkdownReport(report).text) }
        try add(html) { report, file throws(Failure) in
            try HTMLReport(report).write { part throws(Failure) in try file.write(part) }
        }
        return outputs
    }

    struct Output {
        fileprivate typealias Write = (VerificationReport, OutputFile) throws(Failure) -> Void
        fileprivate let file: OutputFile
        fileprivate let write: Write
    }
}

extension [ReportArguments.Output] {
    /// Makes every file complete before the first of them appears.
    func write(_ report: VerificationReport) throws(Failure) {
        for output in self { try output.write(report, output.file) }
        try OutputFile.appear(map(\.file))
    }
}
