import ArgumentParser
import StepJobs

extension Option where Value == String? {
    /// - Parameter fallback: what nil means, for the help; the job says so too.
    init<Choice: OptionChoice>(
        name: NameSpecification = .long, help: ArgumentHelp, of choices: Choice.Type, default fallback: Choice? = nil
    ) {
        var help = help
        let fallback = fallback.map { "; default: \($0.word)" } ?? ""
        help.abstract += " (values: \(Choice.words.joined(separator: ", "))\(fallback))"
        self.init(name: name, help: help, completion: .list(Choice.words))
    }
}
