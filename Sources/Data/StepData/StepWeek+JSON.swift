import StepSupport

extension StepWeek {
    /// Reads a week from JSON text in UTF-8, in any of its three forms:
    ///
    ///     {"days": [{"date": "2016-09-12", "steps": 7314, "distanceMeters": 5320.5, "flights": 4, "label": "Mon"}],
    ///      "selected": 0, "unit": "km", "today": "2016-09-18"}
    ///     [{"date": "2016-09-12", "steps": 7314}]
    ///     [7314, 2583, null]
    ///
    /// Of a day only `steps` must be there, which may be null (no data); a null in place of the others but the date is the
    /// same as leaving them out. All days have a date, or none has. Days given as bare numbers have no dates. A byte order mark is accepted.
    ///
    /// The first form may have the days before these too, to compare with: `"previous"`, an array as that of `"days"`.
    ///
    /// It may also say whether health data could be read: `"status": "ok"` or `"status": "protected"`, which
    /// needs no days. A `$schema`, for editors, is passed over.
    /// - Throws: `StepDataError.text` with the place in the text; `StepDataError.protected` for a text without faults that
    ///   says so: its days, if any, are nobody's week.
    public init(json: some Sequence<UInt8>) throws(StepDataError) {
        self = try Self.reading(Array(json), format: .json, options: .strict).week
    }
}

/// What a text says of a week, when there is no fault in it.
package enum ParsedWeek: Hashable, Sendable {
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
        var days = Days(.strict, in: reader.text)
        self = try reader.week(&days)
    }

    /// Reads a whole text, as freely as the options say.
    init(
        _ text: SourceText, _ options: ReadingOptions, notes: inout [String]
    ) throws(TextError) {
        var reader = JSONReader(text)
        var days = Days(options, in: text)
        self = try reader.week(&days)
        try reader.finish()
        notes = days.unread.notes("keys")
    }

    var week: StepWeek {
        get throws(StepDataError) {
            switch self {
            case .week(let week): return week
            case .protected(let position): throw .protected(at: position)
            }
        }
    }
}

private enum WeekKey: String, CaseIterable { case days, previous, selected, unit, today, status }

/// Whether the source could read what it tells.
private enum Status: String, CaseIterable { case ok, protected }

private let weekKeys = JSONKeys(WeekKey.self)
private let dayKeys = JSONKeys(DayField.self)

/// The days that have been read, and what is known of the text that has them.
private struct Days {
    let options: ReadingOptions
    let text: SourceText
    var builder: WeekBuilder
    var dates: DateColumn
    var unread = UnreadNames()
    /// Of keys, which are the same in every day.
    private var names: [ArraySlice<UInt8>: ColumnName?] = [:]

    var isStrict: Bool { options.strict }

    init(_ options: ReadingOptions, in text: SourceText) {
        self.options = options
        self.text = text
        builder = WeekBuilder(strict: options.strict)
        dates = DateColumn(text, order: options.dateOrder)
    }

    /// What a key may say of a day; a part's own name comes before all others.
    mutating func name(of key: ArraySlice<UInt8>) -> ColumnName? {
        if let known = names[key] { return known }
        let word = String(decoding: key, as: UTF8.self)
        var name = DayField(rawValue: word).map { ColumnName($0, rank: -1, meters: 1) } ?? ColumnName(word)
        // A number without a unit is no distance.
        if name?.field == .distanceMeters, name?.meters == nil { name = nil }
        if names.count < 64 { names[key] = .some(name) }
        return name
    }
}

/// A day that is being read, and where its parts stand.
private struct OpenDay {
    var day: StepDay
    var start: Int
    var dateStart: Int?
    var parts: [(field: DayField, start: Int)] = []
    /// Where the keys stand that count, once one has come that is no part's own name.
    var chosen: [DayField: Int]?
    /// Whether it is an object at the top that holds no days; nil before that shows.
    var standsAlone: Bool?

    func has(_ field: DayField) -> Bool { parts.contains { $0.field == field } }
}

extension JSONReader {
    fileprivate mutating func week(_ days: inout Days) throws(TextError) -> ParsedWeek {
        var previous: (week: StepWeek, start: Int)?
        var selected: (index: Int, start: Int)?
        var unit = DistanceUnit.km
        var today: CivilDate?
        var protected: TextPosition?
        var hasDays = true
        var start: Int
        if kind() == .array {
            start = try readDays(into: &days)
        } else {
            try enterObject(expecting: "a week of steps")
            start = lastValue.lowerBound
            hasDays = false
            var line = OpenDay(day: StepDay(steps: nil), start: start)
            while let index = try nextKey(of: weekKeys.spellings, orAny: !days.isStrict) {
                switch index < 0 ? nil : weekKeys.keys[index] {
                case .days: (start, hasDays) = (try readDays(into: &days), true)
                case .previous: previous = try readPrevious(&days)
                case .selected: selected = (try wholeNumber(expecting: "the index of a day"), lastValue.lowerBound)
                case .unit: unit = try choice(of: DistanceUnit.self)
                case .today:
                    today = try CivilDate(iso: utf8(expecting: DayField.date.expected))
                    if today == nil { throw invalid(expected: DayField.date.expected) }
                case .status:
                    let status = try choice(of: Status.self)
                    protected = status == .protected ? text.position(of: lastValue.lowerBound) : nil
                case nil: try readDate(or: &line, into: &days, isWeek: hasDays)
                }
            }
            if !hasDays, !line.parts.isEmpty { try readLines(after: line, into: &days) }
        }
        if let protected, !hasDays { return .protected(at: protected) }
        var index = selected?.index
        if !days.isStrict { try days.builder.settle(days.dates, days.options.repeated, selected: &index, in: text) }
        var week: StepWeek
        do {
            week = try days.builder.week(
                selected: index, unit: unit, today: today, missing: days.options.missing)
        } catch {
            throw located(error, start: start, valueStart: error.subject == .selected ? selected?.start : nil)
        }
        if let previous {
            do { week = try week.comparing(with: previous.week) } catch {
                guard case .text(.invalid(_, _, let expected, let found)) = error else { return .week(week) }
                throw invalid(field: "previous", at: previous.start, expected: expected, found: found)
            }
        }
        return protected.map { .protected(at: $0) } ?? .week(week)
    }

    /// The days to compare with; nil where the text says that there are none.
    private mutating func readPrevious(_ days: inout Days) throws(TextError) -> (week: StepWeek, start: Int)? {
        if readNull() { return nil }
        var previous = Days(days.options, in: text)
        previous.unread = days.unread
        let start = try readDays(into: &previous)
        days.unread = previous.unread
        var selected: Int?
        if !days.isStrict {
            try previous.builder.settle(previous.dates, days.options.repeated, selected: &selected, in: text)
        }
        if previous.builder.count == 0 { return nil }
        do {
            return (try previous.builder.week(selected: nil, unit: .km, missing: days.options.missing), start)
        } catch {
            throw invalid(field: "previous", at: start, expected: error.expected, found: error.found)
        }
    }

    // MARK: Days

    /// Reads an array of days and returns where it began.
    private mutating func readDays(into days: inout Days) throws(TextError) -> Int {
        try enterArray(expecting: "an array of days")
        let start = lastValue.lowerBound
        var open = OpenDay(day: StepDay(steps: nil), start: start)
        while try nextElement() {
            switch kind() {
            case .object: try readDay(nil, &open, into: &days)
            default:
                let steps = try count(strict: days.isStrict, expecting: "a day or a whole number >= 0")
                try append(steps, to: &days)
            }
        }
        return start
    }

    /// The rest of a text that has a day on each line.
    private mutating func readLines(after first: OpenDay, into days: inout Days) throws(TextError) {
        try append(first, to: &days)
        var open = first
        while !isAtEnd() { try readDay(nil, &open, into: &days) }
    }

    /// Reads a value whose key is not one of `weekKeys`: of a date in a map, or a part of a day that stands alone.
    /// - Parameter isWeek: whether there have been days already.
    private mutating func readDate(
        or line: inout OpenDay, into days: inout Days, isWeek: Bool
    ) throws(TextError) {
        guard WrittenDate(lastKey) != nil else {
            if line.standsAlone == nil { line.standsAlone = !isWeek && days.builder.count == 0 && isDay() }
            if line.standsAlone == true { try readOther(of: &line, &days) } else { try passOver(&days) }
            return
        }
        let start = lastKeyStart
        let date = try days.dates.date(
            lastKey, value: start..<start + lastKey.count + 2, index: days.builder.count, field: "")
        if kind() == .object {
            var open = line
            try readDay((date, start), &open, into: &days)
        } else {
            let steps = try count(strict: days.isStrict, expecting: "a day or a whole number >= 0")
            try append(steps, of: (date, start), to: &days)
        }
    }

    /// Whether neither this key nor one that follows says that the object holds days.
    private func isDay() -> Bool {
        var ahead = self
        do {
            repeat {
                if ahead.lastKey.elementsEqual(WeekKey.days.rawValue.utf8) || WrittenDate(ahead.lastKey) != nil {
                    return false
                }
                try ahead.skipValue()
            } while try ahead.nextKey()
        } catch {
            // It is found again when it is read.
        }
        return true
    }

    private mutating func passOver(_ days: inout Days) throws(TextError) {
        days.unread.note(String(decoding: lastKey, as: UTF8.self))
        try skipValue()
    }

    /// - Parameter date: of the day, where its place says it.
    /// - Parameter open: scratch.
    private mutating func readDay(
        _ date: (value: CivilDate, start: Int)?, _ open: inout OpenDay, into days: inout Days
    ) throws(TextError) {
        try enterObject(expecting: "a day")
        open.day = StepDay(date: date?.value, steps: nil)
        (open.start, open.dateStart) = (lastValue.lowerBound, date?.start)
        open.parts.removeAll(keepingCapacity: true)
        open.chosen = nil
        while let index = try nextKey(of: dayKeys.spellings, orAny: !days.isStrict) {
            if index < 0 {
                try readOther(of: &open, &days)
            } else {
                try readPart(dayKeys.keys[index], 1, of: &open, &days)
            }
        }
        try append(open, to: &days)
    }

    private mutating func append(_ open: OpenDay, to days: inout Days) throws(TextError) {
        guard open.has(.steps) else {
            throw invalid(
                field: "\(field).steps", at: open.start, expected: DayField.steps.expected, found: "no such key")
        }
        do {
            try days.builder.append(open.day, at: open.dateStart ?? open.start)
        } catch {
            let part = open.parts.last { error.subject == .value($0.field) }
            throw located(error, start: open.start, valueStart: part?.start)
        }
    }

    private mutating func append(
        _ steps: Int?, of date: (value: CivilDate, start: Int)? = nil, to days: inout Days
    ) throws(TextError) {
        do {
            try days.builder.append(StepDay(date: date?.value, steps: steps), at: date?.start ?? lastValue.lowerBound)
        } catch {
            throw invalid(expected: error.expected)
        }
    }

    // MARK: Parts of a day

    /// Reads a value whose key is not one of `dayKeys`.
    private mutating func readOther(of open: inout OpenDay, _ days: inout Days) throws(TextError) {
        let name = days.name(of: lastKey)
        if name != nil, open.chosen == nil { open.chosen = chosenKeys(&days) }
        if let name, !open.has(name.field), open.chosen?[name.field] == lastKeyStart {
            try readPart(name.field, name.meters ?? 1, of: &open, &days)
        } else {
            try passOver(&days)
        }
    }

    /// Which of this key and those that follow count, whatever their order: for each part the one of the lowest rank.
    private func chosenKeys(_ days: inout Days) -> [DayField: Int] {
        var best: [DayField: (rank: Int, key: ArraySlice<UInt8>, start: Int)] = [:]
        var ahead = self
        do {
            repeat {
                let key = ahead.lastKey
                if let name = days.name(of: key), name.rank < 0 || ahead.mayBe(name.field) {
                    let known = best[name.field]
                    let isFirst = known.map { name.rank == $0.rank && key.lexicographicallyPrecedes($0.key) } ?? true
                    if isFirst || name.rank < known?.rank ?? .max {
                        best[name.field] = (name.rank, key, ahead.lastKeyStart)
                    }
                }
                try ahead.skipValue()
            } while try ahead.nextKey()
        } catch {
            // It is found again when it is read.
        }
        return best.mapValues(\.start)
    }

    /// Whether the value may be what a name that others use too says of it: `day` may be a weekday, `data` anything.
    private func mayBe(_ field: DayField) -> Bool {
        var ahead = self
        switch (field, ahead.kind()) {
        case (.date, .string): return (try? ahead.utf8(expecting: ""))?.first.map { $0 &- 0x30 < 10 } ?? false
        case (.date, .number): return (try? ahead.word(expecting: ""))?.utf8.count == 8
        case (.date, _): return false
        case (.label, let kind): return kind == .string
        case (.steps, _), (.distanceMeters, _), (.flights, _): return true
        }
    }

    /// - Parameter meters: in one unit of a distance.
    private mutating func readPart(
        _ field: DayField, _ meters: Double, of open: inout OpenDay, _ days: inout Days
    ) throws(TextError) {
        switch field {
        case .date: open.day.date = try date(&days)
        case .steps: open.day.steps = try count(strict: days.isStrict, expecting: field.expected)
        case .distanceMeters: open.day.distanceMeters = try distance(strict: days.isStrict).map { $0 * meters }
        case .flights: open.day.flights = try count(strict: days.isStrict, expecting: field.expected)
        case .label where !days.isStrict && !mayBe(.label):
            if !readNull() { try passOver(&days) }
            return
        case .label: open.day.label = readNull() ? nil : try string(expecting: field.expected)
        }
        open.parts.append((field, lastValue.lowerBound))
        if field == .date { open.dateStart = lastValue.lowerBound }
    }

    private mutating func date(_ days: inout Days) throws(TextError) -> CivilDate {
        let expected = DayField.date.expected
        let isNumber = !days.isStrict && kind() == .number
        let written = isNumber ? Array(try word(expecting: expected).utf8)[...] : try utf8(expecting: expected)
        if let date = CivilDate(iso: written) { return date }
        if days.isStrict { throw invalid(expected: expected) }
        return try days.dates.date(written, value: lastValue, index: days.builder.count, field: field)
    }

    private mutating func count(strict: Bool, expecting expected: String) throws(TextError) -> Int? {
        if readNull() { return nil }
        if strict || kind() != .string { return try wholeNumber(expecting: expected) }
        guard let (numeral, bytes) = try numeralInQuotes(expecting: expected) else { return nil }
        guard let value = numeral.wholeNumber(in: bytes) else { throw invalid(expected: expected) }
        return value
    }

    private mutating func distance(strict: Bool) throws(TextError) -> Double? {
        let expected = DayField.distanceMeters.expected
        if readNull() { return nil }
        if strict || kind() != .string { return try number(expecting: expected) }
        guard let (numeral, bytes) = try numeralInQuotes(expecting: expected) else { return nil }
        return numeral.double(in: bytes)
    }

    /// Nil where the string says that there is no figure.
    private mutating func numeralInQuotes(expecting expected: String) throws(TextError) -> (Numeral, [UInt8])? {
        let written = try utf8(expecting: expected)
        if NoData.isMeant(by: written) { return nil }
        let bytes = Array(written)
        guard let numeral = Numeral(in: bytes, at: 0), numeral.range == bytes.indices else {
            throw invalid(expected: expected)
        }
        return (numeral, bytes)
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
