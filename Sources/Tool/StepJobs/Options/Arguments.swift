/// The words of a command line, after the command's name.
package struct Arguments: ~Copyable {
    private let command: CommandName
    private let options: [Option]
    private var operands: [Option]
    private var rest: ArraySlice<String>
    private var invocation: Invocation
    private var isAfterOptions = false
    /// The option whose text the word before was, and that text.
    private var lastText: (option: String, text: String)?

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
        guard let (option, isOpposite) = option(of: name) else { return try takeForeign(String(name), value) }
        switch option.kind {
        case .flag, .toggle:
            try refuse(value != nil, option.name, "no value", found: SourceText.quoted(value ?? ""))
            try invocation.set(option, isOpposite ? "false" : "true")
        case .word, .text, .list, .days:
            let word: String
            if let value { word = value } else { word = try nextValue(of: option) }
            // Whose variable was empty.
            try refuse(value == "", option.name, option.expected, found: "none")
            try invocation.set(option, word, among: options)
            lastText = value == nil && option.label == "text" ? (option.title, word) : nil
        }
    }

    /// Takes a name that is no option of the command: as what it means, with a note, where that is one thing.
    /// - Parameter attached: the value behind its equals sign.
    /// - Throws: `usage`, which says what to type instead, where it has several meanings or none.
    private mutating func takeForeign(_ typed: String, _ attached: String?) throws(Failure) {
        let next = rest.first.flatMap { Self.isValue($0) ? $0 : nil }
        let value = attached ?? next
        if let value, let operand = operand(called: typed) {
            if attached == nil { rest.removeFirst() }
            invocation.notes.append("\(typed): \(operand.title) stands without a word before it")
            return try take(value, as: operand)
        }
        if let size = takeSides(typed, value, isAttached: attached != nil) {
            invocation.notes.append("--width and --height are taken as --size \(size)")
            rest.insert("--size=\(size)", at: rest.startIndex)
            return
        }
        let ofLines = command == .batch ? Option.ofJobs.filter { Option.ofLines($0.name[...]) != nil } : []
        let name = UnknownName(typed: typed, command: command, options: options + ofLines, value: value)
        guard let (meaning, usesValue) = try name.meaning() else {
            if try takeJoined(typed, attached) { return }
            throw name.failure()
        }
        if usesValue, attached == nil { rest.removeFirst() }
        var words = meaning.map { option, value in "--\(option)" + (value.map { "=\($0)" } ?? "") }
        let own = UnknownName.words(of: meaning)
        if !usesValue, let attached { words[words.count - 1] += "=\(attached)" }
        invocation.notes.append("\(typed) is taken as \(own.joined(separator: " "))")
        rest.insert(contentsOf: words, at: rest.startIndex)
    }

    /// Takes a short option and its value in one word, as in `-oout.png`.
    /// - Returns: false where the word is none.
    private mutating func takeJoined(_ typed: String, _ attached: String?) throws(Failure) -> Bool {
        guard !typed.hasPrefix("--"), attached == nil,
            let option = options.first(where: { $0.letter != nil && $0.letter == typed.dropFirst().first })
        else { return false }
        let value = String(typed.dropFirst(2).drop { $0 == " " })
        invocation.notes.append("\(SourceText.quoted(typed)) is taken as -\(typed.dropFirst().prefix(1)) \(value)")
        try invocation.set(option, value)
        return true
    }

    /// The operand that is not there yet and has a name of its own, or that other programs give it.
    private func operand(called typed: String) -> Option? {
        let name = FoldedName(typed)
        if let operand = operands.first(where: { FoldedName($0.name) == name }) { return operand }
        return name.isOne(of: "i data stdin input in source") ? operands.first : nil
    }

    /// Takes a width and a height, which stand beside each other, as a size in pixels.
    /// - Returns: the size; nil where the name is neither, and where the other is missing.
    private mutating func takeSides(_ typed: String, _ value: String?, isAttached: Bool) -> String? {
        let pairs = [["w", "width"], ["h", "height"]]
        let name = FoldedName(typed).letters
        guard let value, options.contains(where: { $0.name == "size" }),
            let own = pairs.firstIndex(where: { $0.contains(name) })
        else { return nil }
        var others = rest.dropFirst(isAttached ? 0 : 1)
        guard let found = others.popFirst() else { return nil }
        let parts = found.split(separator: "=", maxSplits: 1)
        guard found.hasPrefix("-"), pairs[1 - own].contains(FoldedName(parts[0]).letters),
            let other = parts.count > 1 ? String(parts[1]) : others.popFirst()
        else { return nil }
        let sides = own == 0 ? [value, other] : [other, value]
        guard sides.allSatisfy({ Double($0) != nil }) else { return nil }
        rest = others
        return "\(sides[0])x\(sides[1])px"
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
        guard Self.isValue(word) else {
            throw .option(
                option.name, expected: option.expected,
                found: "\(SourceText.quoted(word)), an option; \(option.title)=\(word) makes it the value")
        }
        rest.removeFirst()
        return word
    }

    /// Whether a word can be the value of the option before it, without an equals sign.
    private static func isValue(_ word: String) -> Bool {
        !word.hasPrefix("-") || word == "-" || word.dropFirst().first?.isNumber == true
    }

    /// Whether a word before or after says an option, by its name.
    private func isGiven(_ name: String) -> Bool {
        guard let option = options.first(where: { $0.name == name }) else { return false }
        let names = ["--\(name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        return option.words(invocation) != option.words(Invocation(command))
            || rest.contains { word in names.contains { word == $0 || word.hasPrefix("\($0)=") } }
    }

    private mutating func takeOperand(_ word: String) throws(Failure) {
        guard let operand = operands.first else { return try takeSurplus(word) }
        try take(word, as: operand)
    }

    private mutating func take(_ word: String, as operand: Option) throws(Failure) {
        try invocation.set(operand, operand.file?.contents == .days ? DataURL.days(word) ?? word : word)
        if operand.kind != .list { operands.removeAll { $0.name == operand.name } }
    }

    /// Takes a word too many: one that ends as a picture does is the output of a command that has none yet.
    /// - Throws: `usage`, which says what the word may have been meant for, of any other.
    private mutating func takeSurplus(_ word: String) throws(Failure) {
        let isPicture = PictureName.kind(of: word) != nil || command == .animate && FrameFormat(named: word) != nil
        let output = command == .message || isGiven("output") ? nil : options.first { $0.name == "output" }
        if isPicture, let output {
            invocation.notes.append("\(word) is taken as -o \(word)")
            return try invocation.set(output, word)
        }
        // In `batch card users.csv` and `widget small week.json` a value has been taken for the input.
        if let first = invocation.batch.jobs ?? invocation.job.source.path, access(first, F_OK) != 0,
            let own = UnknownName.otherOption(for: first, among: options)
        {
            let found = "found \(SourceText.quoted(first)) before \(SourceText.quoted(word))"
            throw Failure(.usage, "expected one file, \(found); \(own) says that")
        }
        throw Suggestion.surplus(word, command, options, after: lastText, isGiven: { isGiven($0) })
    }
}

extension Invocation {
    /// - Parameter others: options that the word may have been meant for.
    /// - Throws: `usage` for a word that says no value of the option.
    mutating func set(_ option: Option, _ word: String, among others: [Option] = []) throws(Failure) {
        guard let fault = fault(setting: option, to: word) else { return }
        let typed = Double(word)?.isFinite == true ? word : SourceText.quoted(word)
        let other = UnknownName.otherOption(for: word, of: option, among: others)
        let expected = other.map { "\(option.expected); \($0) says that" } ?? fault.expected
        throw .option(option.name, expected: expected, found: fault.found ?? typed)
    }

    /// Sets an option to what a word says. Nowhere else is it decided whether the word says a value of the option.
    /// - Returns: what is expected, and what was found if not the word itself; nil where the option has its value.
    mutating func fault(setting option: Option, to word: String) -> (expected: String, found: String?)? {
        if let fault = option.fault(of: word) { return (fault.expected, fault.found) }
        let isSet = option.set(&self, word) || option.ownWord(for: word).map { option.set(&self, $0) } == true
        guard isSet else {
            let nearest = NearestName.to(word, in: option.vocabulary().words, differing: 5)
            return (option.expected + NearestName.hint(nearest), nil)
        }
        guard let bounds = option.bounds, let number = option.words(self).first.flatMap({ Double($0) }),
            !bounds.holds(number)
        else { return nil }
        return (option.expected, nil)
    }
}
