/// A name on a command line that is no option of its command, and its most likely meaning.
struct UnknownName {
    /// The name as typed, with its dashes.
    let typed: String
    let command: CommandName
    let options: [Option]
    /// The word after it that may be its value; nil if there is none.
    let value: String?

    /// Options of the command, each with its value; nil for an option that takes none.
    typealias Meaning = [(option: String, value: String?)]

    private var name: String { String(typed.drop { $0 == "-" }) }

    /// Finds the only meaning of the name: an option in another spelling or program, or a value that one option has.
    /// - Returns: the meaning, and true if the value is part of it; nil if there are several meanings, or none.
    /// - Throws: `usage` if the name means an option that does not take the value.
    func meaning() throws(Failure) -> (meaning: Meaning, usesValue: Bool)? {
        let isShort = name.utf8.count == 1
        if !isShort, let option = options.first(where: { name.isOne(of: $0.name) }) {
            return ([(option.name, nil)], false)
        }
        var refused: Meaning?
        for row in ForeignWords.options {
            guard let row = matched(row), let meaning = meaning(of: row.own) else { continue }
            if row.usesValue, value == nil { continue }
            if let possible = possible(meaning) { return (possible, row.usesValue) }
            refused = refused ?? meaning
        }
        if let first = refused?.first, let option = option(named: first.option[...]) {
            let expected = "expected \(option.expected), found \(SourceText.quoted(first.value ?? ""))"
            throw Failure(.usage, "\(typed) is --\(option.name) here: \(expected)", field: option.name)
        }
        if tableAdvice != nil { return nil }
        let owners = isShort ? [] : Self.owners(of: name, among: options)
        return owners.count == 1 ? ([(owners[0].option, owners[0].value)], false) : nil
    }

    /// Returns the words of a row of foreign words if it has the name; nil for other rows.
    private func matched(_ row: (names: String, own: String)) -> (own: String, usesValue: Bool)? {
        for entry in row.names.split(separator: " ") {
            let parts = entry.split(separator: "=")
            guard name.isOne(of: String(parts[0])), !entry.hasPrefix("--") || typed == entry else { continue }
            if parts.count == 1 { return (row.own, row.own.utf8.contains(UInt8(ascii: "$"))) }
            if let value, value == parts[1] { return (row.own, true) }
        }
        return nil
    }

    /// Returns the meaning of a row's own words, with the value or a placeholder; nil if the command lacks an option.
    private func meaning(of own: String) -> Meaning? {
        var meaning: Meaning = []
        for word in own.split(separator: " ") {
            if word.hasPrefix("--") {
                let option = word.dropFirst(2)
                guard self.option(named: option) != nil else { return nil }
                meaning.append((String(option), nil))
            } else {
                let last = meaning.count - 1
                let label = option(named: meaning[last].option[...])?.label ?? ""
                guard let value = value == nil && word.first == "$" ? "<\(label)>" : filled(word) else { return nil }
                meaning[last].value = value
            }
        }
        return meaning
    }

    private func option(named name: Substring) -> Option? {
        options.first { $0.name == name || $0.kind == .toggle && "no-\($0.name)" == name }
    }

    /// Returns the value of a row, with the typed value in place of `$`, or one end of it in place of `$1` or `$2`.
    private func filled(_ word: Substring) -> String? {
        guard word.first == "$" else { return String(word) }
        guard let value else { return nil }
        guard let end = word.dropFirst().first?.wholeNumberValue else { return value + word.dropFirst() }
        let ends = Self.quarter(value) ?? value.split { $0 == ":" || $0 == "." || $0 == "," }.map(String.init)
        return ends.count == 2 ? ends[end - 1] : nil
    }

    /// Returns the first and the last day of a quarter, as in `2026-Q3`; nil for other words.
    private static func quarter(_ word: String) -> [String]? {
        let parts = word.uppercased().split(separator: "-")
        guard parts.count == 2, let year = CalendarSpan.iso(String(parts[0])), parts[1].first == "Q" else { return nil }
        guard let number = Int(parts[1].dropFirst()), (1...4).contains(number) else { return nil }
        let months = [3 * number - 2, 3 * number].compactMap { CalendarSpan.iso("\(year.name)-\($0.digits(2))")?.days }
        return months.count == 2 ? ["\(months[0].lowerBound)", "\(months[1].upperBound)"] : nil
    }

    /// Returns the meaning with each value in the option's own spelling; nil if an option does not take its value.
    private func possible(_ meaning: Meaning) -> Meaning? {
        var own = meaning
        for (index, (name, value)) in meaning.enumerated() {
            guard let value, let option = option(named: name[...]) else { continue }
            var trial = Invocation(command)
            guard trial.fault(setting: option, to: value) == nil else { return nil }
            if !option.set(&trial, value) { own[index].value = option.words(trial).last }
        }
        return own
    }

    /// Returns the only other option that takes a word, with its value; nil if none or several do.
    static func otherOption(for word: String, of option: Option? = nil, among options: [Option]) -> String? {
        let row = ForeignWords.values.first { $0.option == option?.name && word.isOne(of: $0.values) }
        if let row { return row.own.replacingAll("$", with: word) }
        let owners = word.first?.isLetter == true ? owners(of: word, among: options) : []
        return owners.count == 1 ? "--\(owners[0].option) \(owners[0].value)" : nil
    }

    /// Lists the options that have a word among their values, in any spelling or by a synonym: `--preset` has `story`.
    static func owners(of word: String, among options: [Option]) -> [(option: String, value: String)] {
        var owners: [(option: String, value: String)] = []
        for option in options where !option.isOperand && !owners.contains(where: { $0.option == option.name }) {
            if let value = option.valueNamed(word) { owners.append((option.name, value)) }
        }
        return owners
    }

    /// Makes the error for a name without a meaning, or with several, with advice if possible.
    func failure() -> Failure {
        let own = command.rawValue
        let next = advice ?? nearest.map { "(the nearest is --\($0))" } ?? ownersOfParts ?? otherCommands
        let joint = next.map { $0.hasPrefix("(") ? " \($0)" : "; \($0)" } ?? ""
        return Failure(
            .usage, "\(typed): \(own) has no such option\(joint); stepchart help \(own) lists them", field: name)
    }

    private var advice: String? {
        if let tableAdvice { return tableAdvice }
        let foreign = ForeignWords.options.lazy.compactMap { matched($0) }.compactMap { meaning(of: $0.own) }.first
        if let foreign { return "\(Self.words(of: foreign).joined(separator: " ")) says that" }
        return Self.saying(Self.owners(of: name, among: options))
    }

    /// The advice in the table on the name; nil if the command lacks the option in it.
    private var tableAdvice: String? {
        ForeignWords.advice.first { row in
            let own = row.text.split(separator: " ").first { $0.hasPrefix("--") }
            let isOfCommand = own == nil || own.flatMap { option(named: $0.dropFirst(2)) } != nil
            return isOfCommand && name.isOne(of: row.names)
        }?.text
    }

    /// The options that have the value, or a part of the name, among their values; nil if there are many.
    private var ownersOfParts: String? {
        let words = (value.map { [$0] } ?? []) + name.split(separator: "-").filter { $0.count > 2 }.map(String.init)
        return words.lazy.compactMap { Self.saying(Self.owners(of: $0, among: options)) }.first
    }

    private static func saying(_ owners: [(option: String, value: String)]) -> String? {
        let words = owners.map { "--\($0.option) \($0.value)" }
        return (1...3).contains(words.count) ? "\(words.choice) says that" : nil
    }

    /// Returns a meaning as typed: values with blanks have quotation marks.
    static func words(of meaning: Meaning) -> [String] {
        meaning.map { option, value in
            guard let value else { return "--\(option)" }
            return "--\(option) \(value.contains(" ") ? SourceText.quoted(value) : value)"
        }
    }

    /// The option whose name is a part of the typed name, begins with it, or is spelled most like it.
    private var nearest: String? {
        let names = options.filter { !$0.isOperand }.map(\.name)
        let lower = name.lowercased()
        let longer = names.filter { $0.hasPrefix(lower) }
        if lower.utf8.count > 1, longer.count == 1 { return longer[0] }
        let parts = names.filter { lower.hasPrefix("\($0)-") || lower.hasSuffix("-\($0)") }
        if let part = parts.max(by: { $0.count < $1.count }) { return part }
        // A name that another command has is not misspelled.
        return owningCommands.isEmpty ? NearestName.to(name, in: names, differing: 4) : nil
    }

    private var owningCommands: [String] {
        let other = Option.all.first { $0.name == name && $0.availability != .json && !$0.isOperand }
        return CommandName.allCases.filter { other?.commands.contains($0) == true }.map(\.rawValue)
    }

    /// The commands that have the option, or the options that begin with the letter.
    private var otherCommands: String? {
        let owners = owningCommands
        if !owners.isEmpty { return "\(owners.choice) has it" }
        let names = options.filter { !$0.isOperand && $0.name.first == name.first }.map { "--\($0.name)" }
        return name.utf8.count == 1 && (1...6).contains(names.count) ? "\(names.choice) begins so" : nil
    }
}
