import ArgumentParser
import StepFiles

@main
struct StepChartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stepchart",
        abstract: "Draws a week of step counts as a chart, still or moving; compares and inspects pictures.",
        discussion: """
            EXAMPLES
              stepchart render week.json -o out.png --scale 3
              stepchart animate week.json -o draw-on.png
              stepchart message week.json -o share
              stepchart widget week.json -o medium.png

            EXIT STATUS
              0   done
              1   the compared pictures differ
              64  usage
              65  bad data
              66  no such input, or not readable
              70  internal
              73  the output cannot be created
              74  reading or writing failed
            """,
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, AnimateCommand.self, WidgetCommand.self, MessageCommand.self, CompareCommand.self,
            VerifyCommand.self, InspectCommand.self,
        ])

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            end(with: error)
        }
    }

    private static func end(with error: any Error) -> Never {
        let failure = Failure(error)
        if let failure, failure.status != .ended { StandardError.write("stepchart: \(failure.line)\n") }
        // What was held back while there were temporary files may end the process now.
        EndingSignals.release()
        if let failure { exit(withError: ExitCode(failure.status.code)) }
        let status = exitCode(for: error)
        // Help, the version and completion scripts come as errors too; so does a verdict, which was told already.
        if status.isSuccess || error is ExitCode { exit(withError: error) }
        let message = fullMessage(for: error)
        let words = message.hasPrefix("Error: ") ? message.dropFirst("Error: ".count) : message[...]
        StandardError.write("stepchart: \(words)\n")
        exit(withError: status)
    }
}
