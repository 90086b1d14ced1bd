/// The words of a command line, after the command's name.
package struct Arguments: ~Copyable {
    private let command: CommandName
    private let options: [Option]
    private var operands: [Option]
    private var rest: ArraySlice<String>
    private var invocation: Invocation
    private var isAfterOptions = false

    /// What the words mean.
    ///
    /// A value is the next word, or follows an equals sign; a word that begins with a dash is a value only behind an
    /// equals sign, unless it is a dash alone or a number. After `--` every word is an operand.
    /// - Parameter command: one.
    /// - Throws: `usage` for the first word that means nothing, with what to do instead.
    package static func read(_ words: [String], of command: CommandName) throws(Failure) -> Invocation {
        let all = Option.all.typed(command)
        var arguments = Arguments(
            command: command, options: all.filter { !$0.isOperand }, operands: all.filter(\.isOperand),
            rest: words[...], invocation: Invocation(command))
        while let word = arguments.rest.popFirst() { try arguments.take(word) }
        // Of a list that is empty, or a text.
        if let missing = arguments.operands.first(where: \.isRequired),
            missing.words(arguments.invocation) == missing.words(Invocation(command))
        {
            let sentence = missing.help.prefix { $0 != "." && $0 != ";" }
            let expected = sentence.prefix(1).lowercased() + sentence.dropFirst()
            throw Failure(.usage, "\(missing.title): expected \(expected), found none", field: missing.name)
        }
        return arguments.invocation
    }

    private mutating func take(_ word: String) throws(Failure) {
        if isAfterOptions || !word.hasPrefix("-") || word == "-" { return try takeOperand(word) }
        if word == "--" {
            isAfterOptions = true
            return
        }
        let equals = word.firstIndex(of: "=")
        let name = word[..<(equals ?? word.endIndex)]
        let value = equals.map { String(word[word.index(after: $0)...]) }
        guard let (option, isOpposite) = option(of: name) else {
            let others = command == .batch ? Option.ofJobs.filter { Option.ofLines($0.name[...]) != nil } : []
            throw Suggestion.unknown(String(name), command, options + others)
        }
        switch option.kind {
        case .flag, .toggle:
            try refuse(value != nil, option.name, "no value", found: SourceText.quoted(value ?? ""))
            try invocation.set(option, isOpposite ? "false" : "true")
        case .word, .text, .list, .days:
            let word: String
            if let value { word = value } else { word = try nextValue(of: option) }
            // Whose variable was empty.
            try refuse(value == "", option.name, option.expected, found: "none")
            try invocation.set(option, word)
        }
    }

    private func option(of name: Substring) -> (Option, isOpposite: Bool)? {
        if !name.hasPrefix("--") {
            guard name.count == 2 else { return nil }
            return options.first { $0.letter == name.last }.map { ($0, false) }
        }
        func named(_ name: Substring) -> Option? {
            options.first { $0.name == name } ?? (command == .batch ? Option.ofLines(name) : nil)
        }
        let name = name.dropFirst(2)
        if let option = named(name) { return (option, false) }
        guard name.hasPrefix("no-"), let option = named(name.dropFirst(3)), option.kind == .toggle else { return nil }
        return (option, true)
    }

    private mutating func nextValue(of option: Option) throws(Failure) -> String {
        guard let word = rest.first else {
            throw .option(option.name, expected: option.expected, found: "none")
        }
        let isValue = !word.hasPrefix("-") || word == "-" || word.dropFirst().first?.isNumber == true
        guard isValue else {
            throw .option(
                option.name, expected: option.expected,
                found: "\(SourceText.quoted(word)), an option; \(option.title)=\(word) makes it the value")
        }
        rest.removeFirst()
        return word
    }

    /// Whether a word before or after says an option, by its name.
    private func isGiven(_ name: String) -> Bool {
        guard let option = options.first(where: { $0.name == name }) else { return false }
        let names = ["--\(name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        return option.words(invocation) != option.words(Invocation(command))
            || rest.contains { word in names.contains { word == $0 || word.hasPrefix("\($0)=") } }
    }

    private mutating func takeOperand(_ word: String) throws(Failure) {
        guard let operand = operands.first else {
            throw Suggestion.surplus(word, command, isGiven: { isGiven($0) })
        }
        try invocation.set(operand, word)
        if operand.kind != .list { operands.removeFirst() }
    }
}

extension Invocation {
    /// - Throws: `usage` for a word that says no value of the option.
    mutating func set(_ option: Option, _ word: String) throws(Failure) {
        guard let fault = fault(setting: option, to: word) else { return }
        let typed = Double(word)?.isFinite == true ? word : SourceText.quoted(word)
        throw .option(option.name, expected: fault.expected, found: fault.found ?? typed)
    }

    /// Sets an option to what a word says. Nowhere else is it decided whether the word says a value of the option.
    /// - Returns: what is expected, and what was found if not the word itself; nil where the option has its value.
    mutating func fault(setting option: Option, to word: String) -> (expected: String, found: String?)? {
        if let fault = option.fault(of: word) { return (fault.expected, fault.found) }
        guard option.set(&self, word) else {
            return (option.expected + NearestName.hint(NearestName.to(word, in: option.vocabulary().words)), nil)
        }
        guard let bounds = option.bounds, let number = option.words(self).first.flatMap({ Double($0) }),
            !bounds.holds(number)
        else { return nil }
        return (option.expected, nil)
    }
}
