import ArgumentParser
import StepFiles
import StepText

@main
struct StepChartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stepchart",
        abstract:
            "Draws a week of step counts as a chart, still or moving; reads exports; compares and inspects pictures.",
        discussion: """
            EXAMPLES
              stepchart render week.json -o out.png --scale 3
              stepchart render export.zip --week last -o out.png
              stepchart animate week.json -o draw-on.png
              stepchart message week.json -o share
              stepchart widget week.json -o medium.png
              stepchart card week.json -o card.png --preset square --goal 10000
              stepchart batch jobs.ndjson --out cards
              stepchart compare expected.png out.png

            EXIT STATUS
              0   done; the pictures are the same
              1   pictures differ, a case is not the same, or goldens were recorded
              64  a wrong option
              65  bad data: the message says file, line, column, and what was expected
              66  no such input, or not readable
              70  a fault of the tool itself
              73  the output cannot be created
              74  reading or writing failed
            """,
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, AnimateCommand.self, WidgetCommand.self, MessageCommand.self, CardCommand.self,
            BatchCommand.self, ImportCommand.self,
            CompareCommand.self, VerifyCommand.self, ApproveCommand.self, InspectCommand.self,
        ])

    static func main() {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            if words == ["--version"] { return print(configuration.version) }
            try refuseUnknownCommand()
            var command = try directly(words) ?? parseAsRoot()
            try command.run()
        } catch {
            end(with: error)
        }
    }

    /// The command that the first word names, parsed without the others; nil when anything is wrong, or help wanted.
    /// Parsing from the root looks at all its options once more, which takes as long as drawing a small picture.
    private static func directly(_ words: [String]) -> (any ParsableCommand)? {
        guard let type = configuration.subcommands.first(where: { $0._commandName == words.first }),
            let command = try? type.parseAsRoot(Array(words.dropFirst())), Swift.type(of: command) == type
        else { return nil }
        return command
    }

    /// Argument parsing would call the name of a command that does not exist an unexpected argument.
    private static func refuseUnknownCommand() throws(Failure) {
        guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), word != "help" else { return }
        let names = configuration.subcommands.map { $0._commandName }
        guard !names.contains(word) else { return }
        throw Failure(
            .usage,
            "expected a command, one of \(names.joined(separator: ", "))"
                + "\(NearestName.hint(NearestName.to(word, in: names))), found \(SourceText.quoted(word))")
    }

    private static func end(with error: any Error) -> Never {
        let failure = Failure(error) ?? usageFailure(error)
        if let failure, failure.status != .ended { StandardError.write("stepchart: \(failure.line)\n") }
        // What was held back while there were temporary files may end the process now.
        EndingSignals.release()
        if let failure { exit(withError: ExitCode(failure.status.code)) }
        exit(withError: error)
    }

    /// What argument parsing refused, on one line; nil for help, the version and completion scripts, which come as errors
    /// too, and for a verdict, which was told already.
    private static func usageFailure(_ error: any Error) -> Failure? {
        if exitCode(for: error).isSuccess || error is ExitCode { return nil }
        var words = message(for: error)
        // Its suggestions reach far.
        let parts = words.split(separator: "'", omittingEmptySubsequences: false)
        if parts.count >= 5, parts[2] == ". Did you mean ",
            NearestName.to(parts[1].withoutDashes, in: [parts[3].withoutDashes]) == nil
        {
            words = "\(parts[0])'\(parts[1])'"
        }
        return Failure(.usage, words.split(separator: "\n").first.map(String.init) ?? words)
    }
}

extension Substring {
    fileprivate var withoutDashes: String { String(drop { $0 == "-" }) }
}
