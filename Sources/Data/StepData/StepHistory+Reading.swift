extension StepHistory {
    /// Days, and notes for the user about what was skipped or assumed in reading them, one line each.
    package typealias Reading = (history: StepHistory, notes: [String])

    /// Reads days from text in the forms that people and programs write, or strictly if the options require it.
    ///
    /// CSV is read as a `DayTable`. JSON has one of the forms of `StepWeek(json:)`, is a map from dates to steps,
    /// `{"2016-09-12": 7314}`, or has a day on each line; numbers may be in strings, keys have any of the names of
    /// `ColumnName`, and others are skipped. Either is UTF-8 or UTF-16, CSV also Windows-1252, and its days may come in
    /// any order. Strictly, JSON is read by the rules of `StepWeek(json:)`, CSV by those of a strict `DayTable`.
    /// - Parameter merge: merges rows of several sources; without it, such rows are refused.
    /// - Throws: as `init(json:)` or `init(csv:)` does.
    package static func reading(
        _ bytes: [UInt8], format: StepDataFormat, options: ReadingOptions = ReadingOptions(),
        merge: TableRecords.RowMerge? = nil, until deadline: Deadline = .none
    ) throws(StepDataError) -> Reading {
        let found: ParsedWeek
        var notes: [String] = []
        do throws(TextError) {
            var text: SourceText
            do throws(TextError) {
                text = options.strict ? try SourceText(bytes) : try SourceText(decoding: bytes)
            } catch {
                guard format == .csv, !options.strict, let other = SourceText(windows1252: bytes) else { throw error }
                text = other
                notes.append("it is not UTF-8, and was read as Windows-1252")
            }
            text.deadline = deadline
            switch format {
            case .csv:
                if !options.strict, let counts = Self.counts(in: text.bytes) {
                    found = .success(StepHistory(days: counts.map { StepDay(steps: $0) }))
                    break
                }
                var table = try DayTable(text, options: options, merge: merge)
                found = .success(try table.history())
                notes += table.notes
            case .json: found = try ParsedWeek(text, options, merge, notes: &notes)
            }
        } catch { throw .text(error) }
        return (try found.get(), notes)
    }

    /// The counts of a text that lists them on one line, as in `7314, 8000`, with commas, semicolons or blanks between.
    /// - Returns: nil for any other text, and for one that may be a number with separated thousands, as in `16,105`.
    private static func counts(in text: [UInt8]) -> [Int]? {
        guard text.count <= 4096, let last = text.lastIndex(where: { $0 &- 0x30 < 10 }),
            text[...last].allSatisfy({ "0123456789,; \t".utf8.contains($0) })
        else { return nil }
        let parts = text[...last].split { ",; \t".utf8.contains($0) }
        let counts = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        let isOneNumber = parts.dropFirst().allSatisfy { $0.count == 3 }
        let areDays = counts.count == parts.count && counts.allSatisfy(StepDay.valueRange.contains)
        return areDays && counts.count > 1 && !isOneNumber ? counts : nil
    }
}

extension StepWeek {
    /// Reads a week from JSON text in UTF-8, in any of its three forms:
    ///
    ///     {"days": [{"date": "2016-09-12", "steps": 7314, "distanceMeters": 5320.5, "flights": 4, "label": "Mon"}],
    ///      "selected": 0, "unit": "km", "today": "2016-09-18"}
    ///     [{"date": "2016-09-12", "steps": 7314}]
    ///     [7314, 2583, null]
    ///
    /// A day requires only `steps`, which may be null (no data); any other key but the date may be null, as if it were
    /// left out. All days have a date, or none. A byte order mark is accepted.
    ///
    /// The first form may also have `"previous"`, an array like that of `"days"`: the days before, to compare with. It
    /// may also state whether health data could be read: `"status": "ok"` or `"status": "protected"`, which needs no
    /// days. A `$schema`, for editors, is skipped.
    /// - Throws: `StepDataError.text` with the position in the text; `StepDataError.protected` for a text without
    ///   faults whose status is that: its days, if any, are not returned.
    public init(json: some Sequence<UInt8>) throws(StepDataError) { try self.init(json, format: .json) }

    /// Reads a week from JSON in a string.
    /// - Throws: as for its bytes.
    public init(json: String) throws(StepDataError) { try self.init(json: json.utf8) }

    /// Reads a week from CSV text, as the command does: a header of columns in any order, and a line for each day.
    ///
    ///     date,steps,distance_m,flights,label
    ///     2016-09-12,7314,5320.5,4,Mon
    ///     2016-09-13,,,,
    ///
    /// Only a column of steps is required; a blank means no data. Columns may have names of other languages, semicolons
    /// or tabs may separate fields, titles may be above the header, and days may be in any order. Numbers and dates
    /// have many forms; the others in the table decide how an ambiguous one is read.
    /// - Throws: `StepDataError.text` with the position in the text.
    public init(csv: some Sequence<UInt8>) throws(StepDataError) { try self.init(csv, format: .csv) }

    /// Reads a week from CSV in a string.
    /// - Throws: as for its bytes.
    public init(csv: String) throws(StepDataError) { try self.init(csv: csv.utf8) }

    /// Reads a week from text of the given format.
    /// - Throws: as `init(json:)` or `init(csv:)` does.
    public init(_ bytes: some Sequence<UInt8>, format: StepDataFormat) throws(StepDataError) {
        let options = ReadingOptions(strict: format == .json)
        try self.init(StepHistory.reading(Array(bytes), format: format, options: options).history)
    }
}
