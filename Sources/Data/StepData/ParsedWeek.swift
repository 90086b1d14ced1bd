/// The result of reading a text without faults: days, or the status that health data cannot be read now.
package typealias ParsedWeek = Result<StepHistory, StepDataError>

extension ParsedWeek {
    /// Reads a whole text; strictly if the options require it.
    init(
        _ text: SourceText, _ options: ReadingOptions, _ merge: TableRecords.RowMerge? = nil, notes: inout [String]
    ) throws(TextError) {
        // The exact form is tried first, as it is fast to read; the other reader would return the same days.
        if options.strict || options.stepsColumn == nil && options.dateColumn == nil && options.conditions.isEmpty {
            do {
                var reader = JSONReader(text)
                self = try reader.week()
                try reader.finish()
                return
            } catch {
                if options.strict { throw error }
            }
        }
        var reader = JSONReader(text)
        self = try reader.freeWeek((options, merge), &notes)
    }
}

private enum WeekKey: String, CaseIterable { case days, previous, selected, unit, today, status }

private enum DayKey: String, CaseIterable { case date, steps, distanceMeters, flights, hours, label }

/// The values of the key `status`, which states whether the source could read its health data.
private enum HealthStatus: String, CaseIterable { case ok, protected }

private let weekKeys = JSONKeys(WeekKey.self)
private let dayKeys = JSONKeys(DayKey.self)

/// The properties of a week other than its days.
private struct WeekFrame {
    var selected: (index: Int, start: Int)?
    var unit = DistanceUnit.km
    var today: CivilDate?
    var protected: StepDataError?

    /// Reads the value of a key; does nothing for a key of days.
    mutating func read(_ key: WeekKey, _ reader: inout JSONReader) throws(TextError) {
        switch key {
        case .days, .previous: break
        case .selected:
            selected = (try reader.wholeNumber(expecting: "the index of a day"), reader.lastValue.lowerBound)
        case .unit: unit = try reader.choice(of: DistanceUnit.self)
        case .today:
            today = try CivilDate(iso: reader.utf8(expecting: DayField.date.expected))
            if today == nil { throw reader.invalid(expected: DayField.date.expected) }
        case .status:
            let isProtected = try reader.choice(of: HealthStatus.self) == .protected
            protected = isProtected ? .protected(at: reader.text.position(of: reader.lastValue.lowerBound)) : nil
        }
    }

    /// Days, and the offset of their first byte.
    typealias Days = (builder: WeekBuilder, start: Int)

    func week(_ days: Days, previous: Days?, _ reader: JSONReader) throws(TextError) -> ParsedWeek {
        var history: StepHistory
        do {
            history = try days.builder.history(unit: unit, today: today)
        } catch {
            let valueStart = error.key == WeekKey.selected.rawValue ? selected?.start : nil
            throw reader.located(error, start: days.start, valueStart: valueStart)
        }
        if let previous {
            history.previous = previous.builder.days
            do {
                try WeekBuilder.check(history.previous, before: history.days)
            } catch {
                throw reader.invalid(
                    field: "previous", at: previous.start, expected: error.expected, found: error.found)
            }
        }
        return protected.map(ParsedWeek.failure) ?? .success(history)
    }
}

// MARK: The exact form

extension JSONReader {
    /// Reads a week that is a value, in any of the forms of `StepWeek(json:)`.
    package mutating func week() throws(TextError) -> ParsedWeek {
        var frame = WeekFrame()
        var (days, previous): (WeekFrame.Days?, WeekFrame.Days?)
        let isBare = kind() == .array
        let start = offset
        if isBare {
            days = try readDays()
        } else {
            try enterObject(expecting: "a week of steps")
            while let key = try nextKey(of: weekKeys) {
                switch key {
                case .days: days = try readDays()
                case .previous: previous = readNull() ? nil : try readDays()
                default: try frame.read(key, &self)
                }
            }
        }
        if let protected = frame.protected, days == nil { return .failure(protected) }
        var shown = days ?? (WeekBuilder(), start)
        shown.builder.selected = frame.selected?.index
        return try frame.week(shown, previous: previous, self)
    }

    private mutating func readDays() throws(TextError) -> WeekFrame.Days {
        var days = WeekBuilder()
        let start = try enterArray(expecting: "an array of days")
        var parts: [(key: DayKey, start: Int)] = []
        let keys = dayKeys
        while try nextElement() {
            if kind() == .object {
                try readDay(into: &days, &parts, keys)
            } else {
                let steps = readNull() ? nil : try wholeNumber(expecting: "a day or a whole number >= 0")
                do { try days.append(StepDay(steps: steps)) } catch { throw invalid(expected: error.expected) }
            }
        }
        return (days, start)
    }

    /// Reads a day and appends it; `parts` is a buffer that is reused from day to day.
    private mutating func readDay(
        into days: inout WeekBuilder, _ parts: inout [(key: DayKey, start: Int)], _ keys: JSONKeys<DayKey>
    ) throws(TextError) {
        let start = try enterObject(expecting: "a day")
        var day = StepDay(steps: nil)
        parts.removeAll(keepingCapacity: true)
        while let part = try nextKey(of: keys.spellings, orAny: false) {
            let key = keys.keys[part]
            let expected = DayField(rawValue: key.rawValue)?.expected ?? "24 counts"
            switch key {
            case .date:
                day.date = try CivilDate(iso: utf8(expecting: expected))
                if day.date == nil { throw invalid(expected: expected) }
            // Null leaves the figure unknown.
            case _ where readNull(): break
            case .steps: day.steps = try wholeNumber(expecting: expected)
            case .distanceMeters: day.distanceMeters = try number(expecting: expected)
            case .flights: day.flights = try wholeNumber(expecting: expected)
            case .hours: day.hours = try counts(expecting: expected)
            case .label: day.label = try string(expecting: expected)
            }
            parts.append((key, lastValue.lowerBound))
        }
        guard parts.contains(where: { $0.key == .steps }) else {
            throw invalid(field: "\(field).steps", at: start, expected: DayField.steps.expected, found: "no such key")
        }
        do {
            try days.append(day)
        } catch { throw located(error, start: start, valueStart: parts.last { error.key == $0.key.rawValue }?.start) }
    }

    private mutating func counts(expecting expected: String) throws(TextError) -> [Int] {
        var counts: [Int] = []
        try enterArray(expecting: expected)
        while try nextElement() { counts.append(try wholeNumber(expecting: DayField.steps.expected)) }
        return counts
    }

    /// The fault as an error at the value that caused it, or at `start` if that value is not in the text.
    fileprivate func located(_ fault: WeekBuilder.Fault, start: Int, valueStart: Int?) -> TextError {
        invalid(
            field: fault.field(in: field), at: valueStart ?? start, expected: fault.expected,
            found: valueStart == nil ? fault.found : nil)
    }

    // MARK: Other forms

    /// The way in which days are read from any arrangement: the options, and the merge of several sources, if any.
    fileprivate typealias TableReading = (options: ReadingOptions, merge: TableRecords.RowMerge?)

    /// Reads a week whose days are in any arrangement; its other properties have the keys of the exact form.
    fileprivate mutating func freeWeek(_ rules: TableReading, _ notes: inout [String]) throws(TextError) -> ParsedWeek {
        var frame = WeekFrame()
        var index: JSONIndex? = JSONIndex(text)
        // Only a text with the key `days` is sure to be in our form; other programs use the other keys too.
        let isOwn = member(WeekKey.days.rawValue) != nil
        if kind() == .object {
            try enterObject(expecting: "a week of steps")
            index?.open(.object, lastValue)
            while let number = try nextKey(of: weekKeys.spellings, orAny: true) {
                let key = number < 0 ? nil : weekKeys.keys[number]
                if let key, key != .days, key != .previous {
                    let before = self
                    do {
                        try frame.read(key, &self)
                        continue
                    } catch {
                        guard !isOwn else { throw error }
                        self = before
                    }
                }
                noteKey(&index)
                try skipValue(&index)
            }
            index?.close(at: offset)
        }
        while index?.isEmpty != false || !isAtEnd() {
            guard kind() == .object || kind() == .array else {
                guard let index, !index.isEmpty else { throw mismatch(expected: "a week of steps") }
                let isDay = JSONTableFinder(index: index, options: rules.options).isDay(0)
                throw malformed(expected: isDay ? "a day" : "the end of the input")
            }
            try skipValue(&index)
        }
        guard let index else { throw invalid(expected: "a week of steps") }
        var days = index.key(WeekKey.days.rawValue, of: 0)
        if let key = days, JSONTableFinder(index: index, options: rules.options).hasNamesOfDays(key) { days = nil }
        var previous = index.key(WeekKey.previous.rawValue, of: 0)
        if !isOwn, previous.map({ index.kind($0 + 1) != .array }) ?? false { previous = nil }
        if days == nil, let protected = frame.protected { return .failure(protected) }
        let shown = try readDays(index, days, beside: previous, selected: frame.selected?.index, rules, &notes)
        var before: WeekFrame.Days?
        if let previous, !index.isNull(previous + 1) {
            before = try readDays(index, previous, rules, &notes)
        }
        return try frame.week(shown, previous: before, self)
    }

    /// Reads the days in the value of a key; nil searches the whole text but for the value of the key `other`.
    private func readDays(
        _ index: JSONIndex, _ key: Int?, beside other: Int? = nil, selected: Int? = nil, _ rules: TableReading,
        _ notes: inout [String]
    ) throws(TextError) -> WeekFrame.Days {
        let roots = index.roots
        let value = key.map { $0 + 1 } ?? 0
        var found = JSONTableFinder.Found(shape: .rows(roots))
        if roots.count == 1 {
            found = try JSONTableFinder(index: index, options: rules.options, other: other).find(in: value)
        }
        if let key, index.string(key) == WeekKey.days.rawValue {
            found.unread += index.children(of: 0).filter { $0 != key && $0 != other }.map { index.string($0) }
        }
        let options = with(rules.options) { $0.surroundings = found.surroundings }
        var table = try DayTable(try JSONTable(index, found), options: options, merge: rules.merge)
        table.builder.selected = selected
        try table.read()
        notes += table.notes.filter { !notes.contains($0) }
        return (table.builder, index.range(value).lowerBound)
    }
}
