import StepText

extension StepWeek {
    /// Reads a week from JSON text in UTF-8, in any of its three forms:
    ///
    ///     {"days": [{"date": "2016-09-12", "steps": 7314, "distanceMeters": 5320.5, "flights": 4, "label": "Mon"}],
    ///      "selected": 0, "unit": "km"}
    ///     [{"date": "2016-09-12", "steps": 7314}]
    ///     [7314, 2583, null]
    ///
    /// Of a day only `steps` must be there, which may be null (no data); a null in place of the others but the date is the
    /// same as leaving them out. All days have a date, or none has. Days given as bare numbers have no dates. A byte order mark is accepted.
    ///
    /// The first form may also say whether health data could be read: `"status": "ok"` or `"status": "protected"`, which
    /// needs no days. A `$schema`, for editors, is passed over.
    /// - Throws: `StepDataError.text` with the place in the text; `StepDataError.protected` for a text without faults that
    ///   says so: its days, if any, are nobody's week.
    public init(json: some Sequence<UInt8>) throws(StepDataError) {
        let found: WeekReading
        do throws(TextError) {
            var reader = JSONReader(try SourceText(json))
            found = try WeekReading(in: &reader)
            try reader.finish()
        } catch {
            throw .text(error)
        }
        switch found {
        case .week(let week): self = week
        case .protected(let position): throw .protected(at: position)
        }
    }
}

/// What a text says of a week, when there is no fault in it.
package enum WeekReading: Hashable, Sendable {
    case week(StepWeek)
    /// Health data cannot be read now, as while the phone is locked.
    case protected(at: TextPosition)

    /// Where a text says that it is protected is no part of what it says.
    package static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.week(let a), .week(let b)): a == b
        case (.protected, .protected): true
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        if case .week(let week) = self { hasher.combine(week) }
    }

    /// Reads a week that is a value in a larger text, in any of the forms of `StepWeek(json:)`.
    package init(in reader: inout JSONReader) throws(TextError) {
        self = try reader.week()
    }
}

private enum WeekKey: String, CaseIterable { case days, selected, unit, status }

/// Whether the source could read what it tells.
private enum Status: String, CaseIterable { case ok, protected }

private let weekKeys = JSONKeys(WeekKey.self)
private let dayKeys = JSONKeys(DayField.self)

extension JSONReader {
    fileprivate mutating func week() throws(TextError) -> WeekReading {
        var builder = WeekBuilder()
        var selected: (index: Int, start: Int)?
        var unit = DistanceUnit.km
        var protected: TextPosition?
        var hasDays = true
        var start: Int
        if kind() == .array {
            start = try readDays(into: &builder)
        } else {
            try enterObject(expecting: "a week of steps")
            start = lastValue.lowerBound
            hasDays = false
            while let key = try nextKey(of: weekKeys) {
                switch key {
                case .days: (start, hasDays) = (try readDays(into: &builder), true)
                case .selected: selected = (try wholeNumber(expecting: "the index of a day"), lastValue.lowerBound)
                case .unit: unit = try choice(of: DistanceUnit.self)
                case .status:
                    let status = try choice(of: Status.self)
                    protected = status == .protected ? text.position(of: lastValue.lowerBound) : nil
                }
            }
        }
        if let protected, !hasDays { return .protected(at: protected) }
        let week: StepWeek
        do {
            week = try builder.week(selected: selected?.index, unit: unit)
        } catch {
            throw located(error, start: start, valueStart: error.subject == .selected ? selected?.start : nil)
        }
        return protected.map { .protected(at: $0) } ?? .week(week)
    }

    /// Reads an array of days and returns where it began.
    private mutating func readDays(into builder: inout WeekBuilder) throws(TextError) -> Int {
        try enterArray(expecting: "an array of days")
        let start = lastValue.lowerBound
        var values: [(field: DayField, start: Int)] = []
        while try nextElement() {
            switch kind() {
            case .object:
                try enterObject(expecting: "a day")
                let start = lastValue.lowerBound
                values.removeAll(keepingCapacity: true)
                let day = try day(startingAt: start, values: &values)
                do {
                    try builder.append(day)
                } catch {
                    let value = values.first { error.subject == .value($0.field) }
                    throw located(error, start: start, valueStart: value?.start)
                }
            default:
                let steps = readNull() ? nil : try wholeNumber(expecting: "a day or a whole number >= 0")
                do {
                    try builder.append(StepDay(steps: steps))
                } catch {
                    throw invalid(expected: error.expected)
                }
            }
        }
        return start
    }

    /// Reads the keys of an open day object and notes in `values` where their values begin.
    private mutating func day(
        startingAt start: Int, values: inout [(field: DayField, start: Int)]
    ) throws(TextError) -> StepDay {
        var day = StepDay(steps: nil)
        var hasSteps = false
        while let key = try nextKey(of: dayKeys) {
            switch key {
            case .date: day.date = try date()
            case .steps:
                hasSteps = true
                day.steps = readNull() ? nil : try wholeNumber(expecting: key.expected)
            case .distanceMeters: day.distanceMeters = readNull() ? nil : try number(expecting: key.expected)
            case .flights: day.flights = readNull() ? nil : try wholeNumber(expecting: key.expected)
            case .label: day.label = readNull() ? nil : try string(expecting: key.expected)
            }
            values.append((key, lastValue.lowerBound))
        }
        guard hasSteps else {
            throw invalid(
                field: "\(field).steps", at: start, expected: DayField.steps.expected, found: "no such key")
        }
        return day
    }

    private mutating func date() throws(TextError) -> CivilDate {
        let iso = try utf8(expecting: DayField.date.expected)
        guard let date = CivilDate(iso: iso) else { throw invalid(expected: DayField.date.expected) }
        return date
    }

    private mutating func choice<Word: RawRepresentable<String> & CaseIterable>(
        of _: Word.Type
    ) throws(TextError) -> Word {
        let expected = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        guard let word = Word(rawValue: try string(expecting: expected)) else { throw invalid(expected: expected) }
        return word
    }

    /// The fault as an error at the value in question, or at `start` when that value is not in the text.
    private func located(_ fault: WeekBuilder.Fault, start: Int, valueStart: Int?) -> TextError {
        invalid(
            field: fault.field(in: field), at: valueStart ?? start, expected: fault.expected,
            found: valueStart == nil ? fault.found : nil)
    }
}
