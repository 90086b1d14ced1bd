import ArgumentParser
import StepFiles
import StepJobs

extension Job {
    /// The job that words on a command line make, by the very parsers that the commands have.
    /// - Parameter words: what follows the command's name.
    init(_ command: Command, words: [String]) throws(JobError) {
        self =
            switch command {
            case .render: try RenderCommand.job(words)
            case .animate: try AnimateCommand.job(words)
            case .widget: try WidgetCommand.job(words)
            case .message: try MessageCommand.job(words)
            case .card: try CardCommand.job(words)
            }
    }
}

extension JobCommand {
    fileprivate static func job(_ words: [String]) throws(JobError) -> Job {
        let command: Self
        do {
            command = try parse(words)
        } catch {
            // Asking for help is an error too, with a whole page of words.
            let isHelp = exitCode(for: error).isSuccess
            let name = configuration.commandName ?? ""
            throw .file(
                Failure(.usage, "arguments: \(isHelp ? "expected options of stepchart \(name)" : message(for: error))"))
        }
        return try command.job()
    }
}
