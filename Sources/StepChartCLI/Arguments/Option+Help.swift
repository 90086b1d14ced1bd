import ArgumentParser
import StepJobs

// The help says what holds without an option; what does hold is for the job to say.

extension Option where Value == String? {
    init<Fallback: OptionValue>(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp,
        default fallback: Fallback, completion: CompletionKind? = nil
    ) {
        var help = help
        help.abstract += " (default: \(fallback.word))"
        let words = Fallback.words.isEmpty ? nil : CompletionKind.list(Fallback.words)
        self.init(name: name, parsing: parsing, help: help, completion: completion ?? words)
    }

    init<Choice: OptionChoice>(
        name: NameSpecification = .long, help: ArgumentHelp, of choices: Choice.Type, default fallback: Choice? = nil
    ) {
        var help = help
        let fallback = fallback.map { "; default: \($0.word)" } ?? ""
        help.abstract += " (values: \(Choice.words.joined(separator: ", "))\(fallback))"
        self.init(name: name, help: help, completion: .list(Choice.words))
    }
}
