struct HelpPage {
    let command: Command
    /// True if the page has only a line for each option.
    var isShort = false

    private static let width = 80
    private static let indent = 26
    /// The width of the column for an option's description.
    static let space = width - indent

    var text: String {
        var parts = [Self.wrapped(command.summary), "USAGE: stepchart \(command.name) \(command.usage)"]
        if !isShort {
            parts += Self.block("", command.details) + [Self.examples(command.examples)]
            parts += command.sections.flatMap { Self.block($0.title, $0.text) }
        }
        let options = Option.typed(command.id)
        parts += section("ARGUMENTS", options.filter(\.isOperand))
        for group in Option.HelpGroup.allCases {
            let title = group == .general ? "OPTIONS" : group.rawValue.uppercased()
            parts += section(title, options.filter { !$0.isOperand && $0.group == group })
        }
        let name = command.name
        let more = isShort ? "help \(name) describes everything" : "\(name) -h is the short form of this"
        return parts.joined(separator: "\n\n") + "\n\nstepchart \(more).\n"
    }

    /// Returns the help of a command, a topic or an option.
    /// - Throws: `usage` if there is none of this name.
    static func text(about name: String) throws(Failure) -> String {
        if let command = Command.named(name) { return HelpPage(command: command).text }
        let options = Option.all.filter { name.isOne(of: $0.name) && !$0.isOperand && $0.availability != .json }
        let topic = HelpTopics.all.first { name.isOne(of: $0.names) }
        if name == "defaults", let topic {
            let file = DefaultsFile.path.map { "In this folder \($0) is used." }
            let current = wrapped(file ?? "In this folder none is used: there is no file, or the environment has CI.")
            return "\(topic.text)\n\n\(current)\n"
        }
        // An option whose name is exactly the given one has precedence, as `color` over `colors`.
        if let topic, !options.contains(where: { $0.name == name }) { return topic.text + "\n" }
        if !options.isEmpty { return options.map(description).joined(separator: "\n\n") + "\n" }
        if let words = try Suggestion.meaning(ofCommand: [name])?.words { return try text(about: words[0]) }
        throw Suggestion.unknownCommand(name)
    }

    /// Describes an option by its help, and the commands that have it.
    private static func description(of option: Option) -> String {
        let commands = CommandName.allCases.filter(option.commands.contains)
        let help = commands.first.map(option.fullHelp) ?? ""
        let names = commands.map(\.rawValue).joined(separator: ", ")
        return row(option.usage, help, indent: indent) + "\n\n" + wrapped("An option of \(names).")
    }

    private func section(_ title: String, _ options: [Option]) -> [String] {
        let rows = options.map { option in
            Self.row(option.usage, isShort ? option.shortHelp : option.fullHelp(command.id), indent: Self.indent)
        }
        return rows.isEmpty ? [] : ["\(title):\n" + rows.joined(separator: "\n")]
    }

    /// Lays out a name, and its description beside it, or below a name that is too long.
    private static func row(_ name: String, _ text: String, indent: Int) -> String {
        let lines = wrapped(text, indent: indent)
        return "  \(name)" + (name.count + 4 > indent ? "\n\(lines)" : String(lines.dropFirst(name.count + 2)))
    }

    static var root: String {
        let width = Command.all.map(\.name.count).max() ?? 0
        let commands = Command.all.map { row($0.name, $0.summary, indent: width + 4) }
        var parts = [wrapped(RootHelp.summary), "USAGE: stepchart <command> [<options>]", examples(RootHelp.examples)]
        parts.append("COMMANDS:\n" + commands.joined(separator: "\n"))
        parts += block("LIMITS", Limits.text) + block("EXIT STATUS", RootHelp.statuses)
        return parts.joined(separator: "\n\n") + "\n\n" + wrapped(RootHelp.more) + "\n"
    }

    private static func examples(_ lines: [String]) -> String {
        "EXAMPLES:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }

    /// Wraps paragraphs under a title; indented lines are not changed.
    private static func block(_ title: String, _ text: String) -> [String] {
        if text.isEmpty { return [] }
        let lines = text.split(separator: "\n").map { $0.hasPrefix("  ") ? String($0) : wrapped(String($0)) }
        return [(title.isEmpty ? "" : title + ":\n") + lines.joined(separator: "\n")]
    }

    private static func wrapped(_ text: String, indent: Int = 0) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(repeating: " ", count: indent) + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension Option {
    /// The option as typed: `-o, --output <file>`.
    var usage: String {
        if isOperand { return "<\(label)>" }
        let name = kind == .toggle ? "--\(name)/--no-\(name)" : "--\(name)"
        return (letter.map { "-\($0), " } ?? "") + name + (takesValue ? " <\(label)>" : "")
    }

    var takesValue: Bool { kind != .flag && kind != .toggle }

    /// Returns the default value; empty if the help describes it.
    func standard(of command: CommandName) -> String {
        fallback ?? (takesValue ? words(Invocation(command)).joined(separator: ", ") : "")
    }

    /// The words for its values; none if its help names them.
    var choices: [String] {
        let words = file == nil ? vocabulary : []
        return words.count > 15 || words.allSatisfy(mentions) ? [] : words
    }

    private func mentions(_ word: String) -> Bool {
        let word = word.lowercased()
        return help.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "=" }.contains {
            $0 == word || word.hasSuffix("=") && $0.hasPrefix(word)
        }
    }

    func fullHelp(_ command: CommandName) -> String {
        var text = help
        if !choices.isEmpty { text += " One of \(choices.joined(separator: ", "))." }
        let standard = standard(of: command)
        return standard.isEmpty ? text : "\(text) (default: \(standard))"
    }

    /// The first sentence of the help if it fits on a line, else its beginning.
    var firstWords: String {
        let sentence = help.upTo(["."])
        return sentence.count <= HelpPage.space ? sentence : help.upTo([".", ";", ":"])
    }

    /// These first words, followed by all words for its values, if there are no others and they fit on two lines.
    var shortHelp: String {
        guard type.schema.first?.0 == "enum", !firstWords.contains(":") else { return firstWords }
        let words = "\(firstWords): \(vocabulary.joined(separator: ", "))"
        return words.count <= 2 * HelpPage.space ? words : firstWords
    }
}

extension String {
    /// Returns the words up to the first one that ends with one of these signs, without that sign.
    fileprivate func upTo(_ signs: [Character]) -> String {
        let words = split(separator: " ")
        let end = words.firstIndex { signs.contains($0.last ?? " ") } ?? words.count - 1
        return String(words[...end].joined(separator: " ").dropLast())
    }
}
