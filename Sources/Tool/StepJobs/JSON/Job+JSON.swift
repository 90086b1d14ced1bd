extension Job {
    /// Reads a job from JSON text in UTF-8, an object of options by their names on the command line:
    ///
    ///     {"command": "widget", "days": [7314, 2583, 16105], "family": "large", "scale": 2, "output": "large.png"}
    ///
    /// `command` is render by default, `days` may replace `input`, and `id` is for callers with many jobs. A flag is
    /// true or false, any other value a string or, if its word is a number, that number. A theme or other file in JSON
    /// may replace its path. Names may be in camel case (`yAxis`); `days` may be `steps`. See samples/job.schema.json.
    /// - Parameter defaults: the options that apply where the text does not set them.
    /// - Throws: `TextError` with the position in the text: if it is no JSON, for an option that the command does not
    ///   have, and for a value that the option cannot have, alone or beside the others.
    package init(json text: SourceText, over defaults: JobDefaults) throws(TextError) {
        var reader = JSONReader(text)
        let command = try reader.jobCommand() ?? defaults.command
        self = defaults[command]
        try readOptions(of: command, in: &reader)
        try JSONReader(text).validate(self)
        try reader.finish()
    }

    /// Reads options that replace those of the job, which may still lack a week.
    mutating func read(in reader: inout JSONReader) throws(TextError) {
        let object = reader
        try readOptions(of: command, in: &reader)
        try object.validate(withAnyWeek)
    }

    /// The job with a week of its own, if it needs one and lacks it.
    fileprivate var withAnyWeek: Job {
        source.isGiven || needsNoInput ? self : with(self) { $0.source.week = .success(StepHistory(.sample())) }
    }
}

/// The defaults of jobs: a job for each command, since commands differ in their defaults.
package struct JobDefaults: Sendable {
    /// The command of a job that names none.
    package private(set) var command = Job.DrawingCommand.render
    var jobs = Job.DrawingCommand.allCases.map { Job($0) }
    /// True if the defaults set the option for letters that no font has.
    private(set) var setsMissingGlyph = false

    package init() {}

    /// Reads the options that many jobs share, as a job that may lack a week.
    /// - Parameter usual: the command if the text names none.
    package init(json: some Sequence<UInt8>, of usual: Job.DrawingCommand = .render) throws(TextError) {
        let text = try SourceText(json)
        var reader = JSONReader(text)
        command = try reader.jobCommand() ?? usual
        var own = Job(command)
        try own.readOptions(of: command, in: &reader)
        try reader.finish()
        try JSONReader(text).validate(own.withAnyWeek)
        setsMissingGlyph = JSONReader(text).member("missing-glyph") != nil
        for index in jobs.indices {
            var reader = JSONReader(text)
            try jobs[index].readOptions(of: command, in: &reader)
        }
    }

    /// Replaces options by those of a command line. As in a file, each command takes those that it has.
    /// - Throws: `usage` for an option that the command of the lines does not have, or whose value is wrong.
    package mutating func add(_ words: [(name: String, word: String)], of command: Job.DrawingCommand?) throws(Failure)
    {
        self.command = command ?? self.command
        for entry in words { _ = try Option.named(entry.name, of: self.command) }
        for index in jobs.indices {
            var (invocation, cleared) = (Invocation(jobs[index]), Set<String>())
            for entry in words {
                guard let option = try? Option.named(entry.name, of: jobs[index].command) else { continue }
                if cleared.insert(entry.name).inserted { option.clear?(&invocation) }
                try invocation.set(option, entry.word)
            }
            jobs[index] = invocation.job
        }
        setsMissingGlyph = setsMissingGlyph || words.contains { $0.name == "missing-glyph" }
        try self[self.command].withAnyWeek.validate()
    }

    package subscript(command: Job.DrawingCommand) -> Job { jobs.first { $0.command == command } ?? Job(command) }
}

extension SourceText {
    func invalid(_ error: Failure, at offset: Int) -> TextError {
        let fault = error.option
        return invalid(at: offset, fault?.name ?? "", expected: fault?.expected ?? "", found: fault?.found ?? "")
    }
}

extension Job {
    /// The names of all options, some of which belong to several commands, and `command`.
    private static let keys = JSONSpellings(names: ["command"] + Option.ofJobs.map(\.name))

    /// Reads options that replace those of the job.
    /// - Parameter command: the command whose options are allowed; those that the job's own command lacks are ignored.
    fileprivate mutating func readOptions(of command: Job.DrawingCommand, in reader: inout JSONReader) throws(TextError)
    {
        let options = Option.of(command)
        let object = reader
        try reader.enterObject(expecting: "a job, an object of options")
        let field = reader.field
        var invocation = Invocation(self)
        var days: ParsedWeek?
        var hasInput = false
        while let index = try reader.nextKey(of: Self.keys, orAny: true) {
            let range = reader.lastValue
            let key = index < 0 ? Self.optionName(ofKey: reader.lastKey) : Self.keys.names[index]
            if index < 0, !reader.lastKey.elementsEqual(key.utf8), object.member(key) != nil {
                let position = reader.text.position(of: range.lowerBound)
                throw .repeatedName(at: position, field: field, found: reader.text.excerpt(range))
            }
            if key == "command" {
                try reader.skipValue()
                continue
            }
            hasInput = hasInput || key == "input"
            guard let option = options.named(key[...]) else {
                let value = try? reader.word(expecting: "a value")
                let name = UnknownName(typed: "--\(key)", command: CommandName(command), options: options, value: value)
                let meaning = try? name.meaning()?.meaning.first?.option
                let known = index < 0 ? Self.keys.names : options.map(\.name)
                throw .unknownName(
                    at: reader.text.position(of: range.lowerBound), field: field,
                    nearest: meaning ?? NearestName.to(key, in: known), found: reader.text.excerpt(range))
            }
            if !option.commands.contains(CommandName(self.command)) {
                try reader.skipValue()
            } else if option.kind == .days {
                guard days == nil else {
                    throw reader.invalid(at: range.lowerBound, expected: "days once", found: "again")
                }
                days = try reader.week()
            } else if option.name == Option.week.name, [.object, .array].contains(reader.kind()) {
                throw reader.invalid(expected: "the name of a week", found: "days, which go under days")
            } else {
                try invocation.read(option, in: &reader)
            }
        }
        // The job's own days replace days that all jobs share, and so does an input.
        if days != nil || hasInput { invocation.job.source.week = days }
        if days != nil, !hasInput { invocation.job.source.path = nil }
        self = invocation.job
    }

    /// Returns the name of an option by its key in another spelling: `yAxis` is `y-axis`, and `steps` are days.
    private static func optionName(ofKey key: ArraySlice<UInt8>) -> String {
        let key = String(decoding: key, as: UTF8.self)
        return key == "steps" ? "days" : key.map { $0.isUppercase ? "-" + $0.lowercased() : "\($0)" }.joined()
    }
}

extension Invocation {
    fileprivate mutating func read(_ option: Option, in reader: inout JSONReader) throws(TextError) {
        option.clear?(&self)
        guard option.kind == .list else { return try readWord(of: option, in: &reader) }
        _ = try reader.array(expecting: "texts in an array") { reader throws(TextError) in
            try readWord(of: option, in: &reader)
        }
    }

    /// Sets an option to the next word, or throws an error at the word's position.
    private mutating func readWord(of option: Option, in reader: inout JSONReader) throws(TextError) {
        let expected = option.expected
        let word =
            switch option.kind {
            case .flag, .toggle: "\(try reader.bool())"
            case _ where option.jsonInJob.contains(reader.kind()): try reader.dataURL(of: option)
            case .text, .list: try reader.string(expecting: expected)
            case .word, .days: try reader.word(expecting: expected)
            }
        if let fault = fault(setting: option, to: word) {
            throw reader.invalid(expected: fault.expected, found: fault.found)
        }
    }
}

extension JSONReader {
    /// Reads an object or an array as the content of a file.
    fileprivate mutating func dataURL(of option: Option) throws(TextError) -> String {
        let start = offset
        // Errors in a theme are reported at their position in the job.
        if option.file?.contents == .theme { _ = try ChartTheme.reading(&self, fonts: true) } else { try skipValue() }
        return DataURL.url(of: text.bytes[start..<offset], "application/json")
    }

    /// Returns the offset of an option's value in the next job; that of the job, if it has no such option.
    func offset(ofOption name: String) -> Int {
        var value = member(name) ?? self
        // White space is skipped.
        _ = value.kind()
        return value.offset
    }

    /// - Throws: `TextError` at the value of the option that is at fault in a job that was read from here.
    fileprivate func validate(_ job: Job) throws(TextError) {
        do { try job.validate() } catch { throw text.invalid(error, at: offset(ofOption: error.field ?? "")) }
    }

    /// Returns the value of `command` in the next object, without consuming it; nil if there is none.
    func jobCommand() throws(TextError) -> Job.DrawingCommand? {
        var command = member("command")
        return try command?.value(Job.DrawingCommand.self)
    }
}

extension Option {
    func json(_ words: [String]) -> JSON {
        switch kind {
        case .flag, .toggle: .bool(words == ["true"])
        case .list: .strings(words)
        case .text: .string(words.first ?? "")
        case .word, .days: .word(words.first ?? "")
        }
    }
}

extension JSON {
    /// A number if that reads back as the same word, else a string.
    static func word(_ word: String) -> JSON {
        if let number = Double(word: word), number.shortest == word { return .number(number) }
        return .string(word)
    }
}
