import StepChart
import StepText

extension Job {
    /// Reads a job from JSON text in UTF-8, an object of options by their names on the command line:
    ///
    ///     {"command": "widget", "week": [7314, 2583, 16105], "family": "large", "scale": 2, "output": "large.png"}
    ///
    /// `command` is render when it is left out, `week` may stand in place of `input`, and `id` is for whoever has many.
    /// samples/job.schema.json describes it.
    /// - Throws: `TextError` with the place in the text: for what is no JSON, for an option that the command does not
    ///   have, and for a value that the option cannot have, alone or beside the others.
    package init(json: some Sequence<UInt8>) throws(TextError) {
        try self.init(json: try SourceText(json), over: Job(.render))
    }

    /// - Parameter defaults: what the job is like where the text does not say.
    package init(json text: SourceText, over defaults: Job) throws(TextError) {
        var reader = JSONReader(text)
        self = defaults
        let places = try read(in: &reader)
        try reader.finish()
        try validate(places, in: reader.text)
    }

    /// Reads a job that is a value in a larger text.
    package init(in reader: inout JSONReader) throws(TextError) {
        self.init(.render)
        let places = try read(in: &reader)
        try validate(places, in: reader.text)
    }

    /// Reads what many jobs share: a job that may lack a week.
    package init(defaults json: some Sequence<UInt8>) throws(TextError) {
        var reader = JSONReader(try SourceText(json))
        self.init(.render)
        let places = try read(in: &reader)
        try reader.finish()
        var whole = self
        if !source.isGiven, !needsNoInput { whole.source.week = .week(.sample()) }
        try whole.validate(places, in: reader.text)
    }

    /// Where the keys of a job stand, since the command and what does not go together may come last.
    private struct Places {
        var start = 0
        var keys: [(key: JobKey, name: Range<Int>, value: Int)] = []

        func has(_ name: String) -> Bool { keys.contains { $0.key.rawValue == name } }
    }

    private mutating func read(in reader: inout JSONReader) throws(TextError) -> Places {
        var places = Places()
        try reader.enterObject(expecting: "a job, an object of options")
        places.start = reader.lastValue.lowerBound
        let others = source.week
        while let key = try reader.nextKey(of: JobKey.keys) {
            let name = reader.lastValue
            if let option = key.option {
                try option.read(&reader, &self)
            } else {
                let word = try reader.string(expecting: Command.expected)
                guard let command = Command(word: word) else { throw reader.invalid(expected: Command.expected) }
                self.command = command
            }
            places.keys.append((key, name, reader.lastValue.lowerBound))
        }
        // A week of its own takes the place of the one that all share.
        switch (places.has("input"), places.has("week")) {
        case (true, false): source.week = nil
        case (false, true) where source.week != others: source.path = nil
        default: break
        }
        for (key, name, _) in places.keys {
            guard let option = key.option, !option.commands.contains(command) else { continue }
            throw .unknownName(
                at: reader.text.position(of: name.lowerBound), field: "",
                nearest: NearestName.to(key.rawValue, in: JobOption.names(of: command)),
                found: reader.text.excerpt(name))
        }
        return places
    }

    private func validate(_ places: Places, in text: SourceText) throws(TextError) {
        do {
            try validate()
        } catch {
            guard case .option(let option, let expected, let found) = error else { return }
            let place = places.keys.first { $0.key.rawValue == option }?.value ?? places.start
            throw .invalid(at: text.position(of: place), field: option, expected: expected, found: found)
        }
    }

    /// The job as `init(json:)` reads it: on one line, options in a fixed order, none that is as by default.
    package var json: String {
        JSON.object(
            [("command", .string(command.rawValue))]
                + JobOption.all.compactMap { option in
                    guard option.commands.contains(command) else { return nil }
                    return option.json(self).map { (option.name, $0) }
                }
        ).text
    }
}

/// A key of a job: an option's name, or `command`.
private struct JobKey: RawRepresentable, CaseIterable, Equatable {
    let rawValue: String
    let option: JobOption?

    static let command = JobKey("command")
    static let keys = JSONKeys(JobKey.self)

    private init(_ name: String, _ option: JobOption? = nil) {
        rawValue = name
        self.option = option
    }

    init?(rawValue: String) {
        guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = key
    }

    static let allCases = [command] + JobOption.all.map { JobKey($0.name, $0) }

    static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}
