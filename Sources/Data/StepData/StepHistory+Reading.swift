extension StepHistory {
    /// Days, and what was passed over while they were read, for the user, one line each.
    package typealias Reading = (history: StepHistory, notes: [String])

    /// Reads days from text as people and their programs write it, or strictly, as the options say.
    ///
    /// CSV is what `DayTable` reads. JSON has one of the forms of `StepWeek(json:)`, is a map from dates to steps,
    /// `{"2016-09-12": 7314}`, or has a day on each line; numbers may be in strings, keys have any of the names of
    /// `ColumnName`, and others are passed over. Either is UTF-8 or UTF-16, CSV also
    /// Windows-1252, and its days may come in any order. Strictly it is
    /// what `init(json:)` and `init(csv:)` say.
    /// - Parameter merge: takes one of several sources; without it, rows of several are refused.
    /// - Throws: as `init(json:)` or `init(csv:)` does.
    package static func reading(
        _ bytes: [UInt8], format: StepDataFormat, options: ReadingOptions = ReadingOptions(),
        merge: TableRecords.Merge? = nil, until deadline: Deadline = .none
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
                    found = .days(StepHistory(days: counts.map { StepDay(steps: $0) }))
                    break
                }
                var table = try DayTable(text, options: options, merge: merge)
                found = .days(try table.history())
                notes += table.notes
            case .json: found = try ParsedWeek(text, options, merge, notes: &notes)
            }
        } catch {
            throw .text(error)
        }
        return (try found.history, notes)
    }

    /// The counts of a text that is a list of them on one line, as in `7314, 8000`, with commas, semicolons or blanks
    /// between.
    /// - Returns: nil of any other text, and of one that may as well be a number with its thousands apart, as in `16,105`.
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
