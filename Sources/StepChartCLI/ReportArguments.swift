import ArgumentParser
import Files
import Goldens

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

    private var paths: [String] { [json, junit, markdown].compactMap(\.self) }

    /// Whether standard output is taken, so that words for people go to standard error.
    var usesStandardOutput: Bool { paths.contains("-") }

    func validate() throws {
        let repeated = Dictionary(grouping: paths, by: \.self).filter { $1.count > 1 }.keys.min()
        if let repeated { throw ValidationError("expected a place for each report, found \(repeated) again") }
    }

    /// The files, made before there is anything to write: a run that takes minutes should not end with a typo.
    func open() throws(Failure) -> [Output] {
        var outputs: [Output] = []
        if let json { outputs.append(Output(file: try OutputFile(json)) { JSONReport($0).text }) }
        if let junit { outputs.append(Output(file: try OutputFile(junit)) { JUnitReport($0).text }) }
        if let markdown { outputs.append(Output(file: try OutputFile(markdown)) { MarkdownReport($0).text }) }
        return outputs
    }

    struct Output {
        fileprivate let file: OutputFile
        fileprivate let text: (VerificationReport) -> String
    }
}

extension [ReportArguments.Output] {
    func write(_ report: VerificationReport) throws(Failure) {
        for output in self {
            try output.file.write(output.text(report))
            try output.file.finish()
        }
        for output in self { try output.file.appear() }
    }
}
