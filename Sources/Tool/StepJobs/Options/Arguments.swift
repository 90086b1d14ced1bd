/// The words of a command line, after the command's name.
package struct Arguments: ~Copyable {
    let command: CommandName
    let options: [Option]
    private var operands: [Option]
    private var rest: ArraySlice<String>
    private var invocation: Invocation
    private var isAfterOptions = false
    /// The last option with a text, that text, and the word after it.
    private(set) var lastText: (option: String, text: String, next: String?)?
    /// A width and a height, in pixels, that have not become a size yet.
    private var width: Double?
    private var height: Double?

    /// Reads the words of a command line. A value is the next word or follows an equals sign, as it must if it begins
    /// with a dash, unless it is a dash alone or a number. After `--` every word is an operand.
    /// - Parameter base: the options that apply where no word sets them; nil for the command's own defaults.
    /// - Parameter hasInput: true if `import` and `facts` without a source read standard input.
    /// - Throws: `usage` for the first word without a meaning, with advice.
    package static func read(
        _ words: [String], of command: CommandName, over base: Invocation? = nil, hasInput: Bool = false
    ) throws(Failure) -> Invocation {
        let options = Option.of(command) { $0.availability != .json && !$0.isOperand }
        let operands = Option.of(command) { $0.availability != .json && $0.isOperand }
        var arguments = Arguments(
            command: command, options: options, operands: operands, rest: words[...],
            invocation: base ?? Invocation(command))
        while let word = arguments.rest.popFirst() { try arguments.take(word) }
        if (arguments.width == nil) != (arguments.height == nil) {
            throw UnknownName(typed: "--width", command: command, options: arguments.options, value: nil).failure()
        }
        // A required operand is missing if it is an empty list, or an empty text.
        guard let missing = arguments.operands.first(where: \.isRequired) else { return arguments.invocation }
        if missing.words(arguments.invocation) != missing.words(Invocation(command)) { return arguments.invocation }
        if hasInput, missing.name == "source" {
            try arguments.invocation.set(missing, "-")
            arguments.invocation.noteWaiting()
            return arguments.invocation
        }
        let sentence = missing.help.prefix { $0 != "." && $0 != ";" }
        let expected = sentence.prefix(1).lowercased() + sentence.dropFirst()
        throw Failure(.usage, "\(missing.title): expected \(expected), found none", field: missing.name)
    }

    private mutating func take(_ word: String) throws(Failure) {
        if isAfterOptions || !word.hasPrefix("-") || word == "-" {
            if lastText?.next == nil { lastText?.next = word }
            guard let operand = operands.first else { return try takeSurplus(word) }
            return try take(word, as: operand)
        }
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
            let word = if let value { value } else { try nextValue(of: option) }
            // An empty value is mostly an unset variable of the shell.
            try refuse(value == "", option.name, option.expected, found: "none")
            if option.name == "from", Period.Day(word: word) == nil {
                // The value may have both ends of a range, as in 2026-11-01..2026-11-15.
                let range = UnknownName(typed: "--range", command: command, options: options, value: word)
                if let meaning = try? range.meaning()?.meaning { return take(meaning, for: "--from \(word)") }
            }
            try invocation.set(option, word, among: options)
            lastText = value == nil && option.label == "text" ? (option.title, word, nil) : nil
        }
    }

    /// Takes a name that is no option of the command as the option that it means, if there is one, and adds a note.
    /// - Parameter attached: the value after its equals sign.
    /// - Throws: `usage`, with the words to type instead, if it has several meanings or none.
    private mutating func takeForeign(_ typed: String, _ attached: String?) throws(Failure) {
        let value = attached ?? rest.first.flatMap { Self.isValue($0) ? $0 : nil }
        if let value, let operand = operand(called: typed) {
            if attached == nil { rest.removeFirst() }
            invocation.notes.append("\(typed): \(operand.title) stands without a word before it")
            return try take(value, as: operand)
        }
        if try takeSide(typed, value) {
            if attached == nil { rest.removeFirst() }
            return
        }
        let ofLines = command == .batch ? Option.ofJobs.filter { Option.ofLines($0.name[...]) != nil } : []
        let name = UnknownName(typed: typed, command: command, options: options + ofLines, value: value)
        guard let (meaning, usesValue) = try name.meaning() else {
            guard let option = option(of: typed.prefix(2)), !typed.hasPrefix("--"), typed.utf8.count > 2 else {
                throw name.failure()
            }
            // A short option and its value in one word, as in `-oout.png`.
            let value = typed.dropFirst(2).drop { $0 == " " } + (attached.map { "=\($0)" } ?? "")
            invocation.notes.append("\(SourceText.quoted(typed)) is taken as \(typed.prefix(2)) \(value)")
            return try invocation.set(option.0, String(value))
        }
        if usesValue, attached == nil { rest.removeFirst() }
        take(meaning, for: typed, attached: usesValue ? nil : attached)
    }

    /// Takes options in place of the typed ones, the last with the attached value, and adds a note.
    private mutating func take(_ meaning: UnknownName.Meaning, for typed: String, attached: String? = nil) {
        var words = meaning.map { option, value in "--\(option)" + (value.map { "=\($0)" } ?? "") }
        if let attached { words[words.count - 1] += "=\(attached)" }
        invocation.notes.append("\(typed) is taken as \(UnknownName.words(of: meaning).joined(separator: " "))")
        rest.insert(contentsOf: words, at: rest.startIndex)
    }

    /// Returns the operand that is still missing and has this name, here or in other programs.
    private func operand(called typed: String) -> Option? {
        if let operand = operands.first(where: { typed.isOne(of: $0.name) }) { return operand }
        return typed.isOne(of: "i data stdin input in source") ? operands.first : nil
    }

    /// Takes a width or a height, which together are a size in pixels; returns false for other names and non-numbers.
    private mutating func takeSide(_ typed: String, _ value: String?) throws(Failure) -> Bool {
        let isWidth = typed.isOne(of: "w width")
        guard isWidth || typed.isOne(of: "h height"), let size = options.named("size") else { return false }
        guard let pixels = value.flatMap({ Double($0) }) else { return false }
        if isWidth { width = pixels } else { height = pixels }
        guard let width, let height else { return true }
        let word = "\(width.shortest)x\(height.shortest)px"
        invocation.notes.append("--width and --height are taken as --size \(word)")
        try invocation.set(size, word)
        return true
    }

    private func option(of name: Substring) -> (Option, isOpposite: Bool)? {
        if !name.hasPrefix("--") {
            guard name.count == 2 else { return nil }
            return options.first { $0.letter == name.last }.map { ($0, false) }
        }
        func named(_ name: Substring) -> Option? {
            options.named(name) ?? (command == .batch ? Option.ofLines(name) : nil)
        }
        let name = name.dropFirst(2)
        if let option = named(name) { return (option, false) }
        guard name.hasPrefix("no-"), let option = named(name.dropFirst(3)), option.kind == .toggle else { return nil }
        return (option, true)
    }

    private mutating func nextValue(of option: Option) throws(Failure) -> String {
        guard let word = rest.first else { throw .option(option.name, expected: option.expected, found: "none") }
        let found = "\(SourceText.quoted(word)), an option; \(option.title)=\(word) makes it the value"
        try refuse(!Self.isValue(word), option.name, option.expected, found: found)
        rest.removeFirst()
        return word
    }

    /// True if a word can be the value of the option before it, without an equals sign.
    private static func isValue(_ word: String) -> Bool {
        !word.hasPrefix("-") || word == "-" || word.dropFirst().first?.isNumber == true
    }

    /// True if any word of the command line sets the option.
    func isGiven(_ name: String) -> Bool {
        guard let option = options.named(name[...]) else { return false }
        let names = ["--\(name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        return option.words(invocation) != option.words(Invocation(command))
            || rest.contains { word in names.contains { word == $0 || word.hasPrefix("\($0)=") } }
    }

    private mutating func take(_ word: String, as operand: Option) throws(Failure) {
        try invocation.set(operand, operand.file?.contents == .days ? DataURL.days(word) ?? word : word)
        if operand.kind != .list { operands.removeAll { $0.name == operand.name } }
    }

    /// Takes a surplus word: one with the ending of a picture is the output of a command that has none yet.
    /// - Throws: `usage` for any other word, with the option for which it was probably meant.
    private mutating func takeSurplus(_ word: String) throws(Failure) {
        let isPicture = PictureName.kind(of: word) != nil || command == .animate && FrameFormat(named: word) != nil
        let output = command == .message || isGiven("output") ? nil : options.named("output")
        if isPicture, access(word, F_OK) != 0, let output {
            invocation.notes.append("\(word) is taken as -o \(word)")
            return try invocation.set(output, word)
        }
        if command == .verify, !isGiven("actual"), Folder.isDirectory(word) {
            invocation.notes.append("\(word) is taken as --actual \(word)")
            invocation.verification.actual = word
            return
        }
        // A value may have been taken for the input, as in `batch card users.csv` and `widget small week.json`.
        let first = invocation.batch.jobs ?? invocation.job.source.path
        if let first, access(first, F_OK) != 0, first != lastText?.next,
            let own = UnknownName.otherOption(for: first, among: options)
        {
            throw Failure(.usage, "expected one file, found \(SourceText.quoted(first)), too; \(own) says that")
        }
        throw surplus(word)
    }
}

extension Invocation {
    /// - Parameter others: options for which the word may have been meant.
    /// - Throws: `usage` for a word that is no value of the option.
    mutating func set(_ option: Option, _ word: String, among others: [Option] = []) throws(Failure) {
        guard let fault = fault(setting: option, to: word) else { return }
        let typed = Double(word)?.isFinite == true ? word : SourceText.quoted(word)
        let other = UnknownName.otherOption(for: word, of: option, among: others)
        let expected = other.map { "\(option.expected); \($0) says that" } ?? fault.expected
        if option.isOperand { throw .title(option.title, expected: expected, found: fault.found ?? typed) }
        throw .option(option.name, expected: expected, found: fault.found ?? typed)
    }

    /// Sets an option to the value of a word. Only this function decides if the word is a value of the option.
    /// - Returns: the expected words, and those found if they are not the word itself; nil if the option is set.
    mutating func fault(setting option: Option, to word: String) -> (expected: String, found: String?)? {
        if let fault = option.fault(of: word) { return (fault.expected, fault.found) }
        let isSet = option.set(&self, word) || option.ownWord(for: word).map { option.set(&self, $0) } == true
        guard isSet else {
            return (option.expected + NearestName.hint(NearestName.to(word, in: option.vocabulary, differing: 5)), nil)
        }
        if word.isEmpty, option.file != nil { return ("a path", "\"\" (is a variable not set?)") }
        guard let bounds = option.bounds, let number = option.words(self).first.flatMap({ Double($0) }),
            !bounds.holds(number)
        else { return nil }
        return (option.expected, nil)
    }
}
