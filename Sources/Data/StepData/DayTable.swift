import StepSupport

/// A table of days as people and their programs write it: a header, in which only a column of steps must be, and then a
/// row for each day.
///
/// Columns may have any of the names of `ColumnName`, and others are passed over. A comma, semicolon or tab stands between
/// fields, as the header shows. Numbers are those of `WrittenNumber`, dates those of `WrittenDate`; where one may mean
/// two things, the others settle it.
///
/// A strict one has only the form of `StepWeek(csv:)`.
package struct DayTable {
    private var reader: CSVReader
    private let options: ReadingOptions
    private let columns: [ColumnName?]
    private let names: [String]
    private var builder: WeekBuilder
    private var dates: DateColumn
    /// The first number that shows the decimal mark.
    private var shown: (mark: DecimalMark, range: Range<Int>)?
    /// Numbers that may mean two things as they stand.
    private var open: [OpenNumber] = []
    /// For the user, one line each.
    package let notes: [String]

    private struct OpenNumber {
        var day: Int
        var column: Int
        var range: Range<Int>
    }

    /// - Parameter start: where the header stands; nil is the beginning of the text.
    /// - Parameter main: what a column must hold.
    /// - Parameter known: what columns hold in a table of a known kind; by their names, before those that all have.
    package init(
        _ text: SourceText, from start: Int? = nil, main: DayField = .steps, known: [String: ColumnName] = [:],
        options: ReadingOptions = ReadingOptions()
    ) throws(TextError) {
        let header =
            options.strict ? try Self.strictHeader(of: text) : try Self.header(of: text, from: start, main, known)
        self.options = options
        builder = WeekBuilder(strict: options.strict)
        (reader, columns, names) = (header.reader, header.columns, header.names)
        dates = DateColumn(text, order: options.dateOrder)
        var unread = UnreadNames()
        for (index, name) in names.enumerated() where columns[index] == nil && !name.isEmpty { unread.note(name) }
        notes = unread.notes("columns")
    }

    /// The days in order, none or more.
    ///
    /// - Parameter isEnd: whether the table ends before a record, by its fields; nil is at the end of the text.
    package mutating func days(until isEnd: ((CSVReader) -> Bool)? = nil) throws(TextError) -> [StepDay] {
        while try reader.nextRecord(), isEnd?(reader) != true {
            // A blank line; in a table of one column, it is a day without data.
            if reader.isAtBlankLine, columns.count > 1, !options.strict { continue }
            try readRow()
        }
        if options.strict { return builder.days }
        try settleNumbers()
        var selected: Int?
        try builder.settle(dates, options.repeated, selected: &selected, in: reader.text)
        return builder.days
    }

    /// The days in order.
    package mutating func week() throws(TextError) -> StepWeek {
        _ = try days()
        do {
            return try builder.week(selected: nil, unit: .km, missing: options.missing)
        } catch {
            throw error.error(at: options.strict ? reader.text.bytes.count : reader.offset, in: reader.text)
        }
    }
}

// MARK: The header

extension DayTable {
    /// Whether a text begins with a header that has enough.
    /// - Parameter head: the text, or the beginning of it.
    package static func hasHeader(_ head: ArraySlice<UInt8>, _ isEnough: (Set<DayField>) -> Bool) -> Bool {
        guard let text = try? SourceText(SourceText.decoded(head: head).wholeLines) else { return false }
        return CSVReader.Separator.allCases.contains { separator in
            var reader = CSVReader(text, separator: separator)
            guard (try? reader.nextNames()) == true else { return false }
            return isEnough(Set(reader.fields.compactMap { ColumnName(reader.string($0))?.field }))
        }
    }

    private typealias Header = (reader: CSVReader, columns: [ColumnName?], names: [String])

    /// The first line, in which every column has a field's own name.
    private static func strictHeader(of text: SourceText) throws(TextError) -> Header {
        var reader = CSVReader(text)
        guard try reader.nextRecord() else { throw noHeader(text) }
        let names = reader.fields.map(reader.string)
        var columns: [ColumnName?] = []
        for (name, field) in zip(names, reader.fields) {
            let at = text.position(of: field.range.lowerBound)
            guard let column = DayField.allCases.first(where: { $0.columnName == name }) else {
                throw .unknownName(
                    at: at, field: "header", nearest: NearestName.to(name, in: DayField.allCases.map(\.columnName)),
                    found: text.found(field.range))
            }
            guard !columns.contains(ColumnName(column)) else {
                throw .repeatedName(at: at, field: "header", found: text.found(field.range))
            }
            columns.append(ColumnName(column))
        }
        guard columns.contains(ColumnName(.steps)) else {
            throw .invalid(
                at: text.position(of: reader.start), field: "header", expected: "a column named \"steps\"",
                found: "none")
        }
        return (reader, columns, names)
    }

    private static func noHeader(_ text: SourceText) -> TextError {
        .malformed(
            at: text.position(of: text.start), field: "header", expected: "names of columns",
            found: "the end of the input")
    }

    /// The header by the first separator with which there is a column of steps.
    private static func header(
        of text: SourceText, from start: Int?, _ main: DayField, _ known: [String: ColumnName]
    ) throws(TextError) -> Header {
        var widest: Header?
        for separator in CSVReader.Separator.allCases {
            var reader = CSVReader(text, separator: separator, from: start)
            guard try reader.nextNames() else { throw noHeader(text) }
            let names = reader.fields.map(reader.string)
            let columns = try columns(names, known, reader)
            if columns.contains(where: { $0?.field == main }) { return (reader, columns, names) }
            if names.count > widest?.names.count ?? 0 { widest = (reader, columns, names) }
        }
        let found = widest.map { $0.names.prefix(8).map(SourceText.quoted).joined(separator: ", ") } ?? "none"
        throw .invalid(
            at: text.position(of: widest?.reader.start ?? text.start), field: "header",
            expected: main == .steps
                ? "a column of steps (steps, step count, Schritte, pas, pasos, passi, 歩数, 步数)"
                : "a column of \(main.rawValue)",
            found: found + ((widest?.names.count ?? 0) > 8 ? ", ..." : ""))
    }

    /// What each column holds; nil is nothing that is read.
    private static func columns(
        _ names: [String], _ known: [String: ColumnName], _ reader: CSVReader
    ) throws(TextError) -> [ColumnName?] {
        // A number without a unit is no distance.
        var columns: [ColumnName?] = names.map { name in
            (known[name] ?? ColumnName(name)).flatMap { $0.field == .distanceMeters && $0.meters == nil ? nil : $0 }
        }
        for field in DayField.allCases {
            let ranks = columns.map { $0?.field == field ? $0?.rank : nil }
            guard let best = ranks.compactMap(\.self).min() else { continue }
            var isTaken = false
            for (index, rank) in ranks.enumerated() where rank != nil {
                if rank == best, isTaken {
                    throw .repeatedName(
                        at: reader.text.position(of: reader.fields[index].range.lowerBound), field: "header",
                        found: reader.text.found(reader.fields[index].range))
                }
                if rank == best, !isTaken { isTaken = true } else { columns[index] = nil }
            }
        }
        return columns
    }
}

extension DayField {
    /// Names of columns are in snake case, as is usual in CSV.
    fileprivate var columnName: String { self == .distanceMeters ? "distance_m" : rawValue }
}

extension CSVReader {
    /// Reads the header: the first line that is not blank, nor tells a spreadsheet the separator, as `sep=;` does.
    fileprivate mutating func nextNames() throws(TextError) -> Bool {
        while try nextRecord() {
            if !isAtBlankLine, !text.bytes[fields[0].range].starts(with: "sep=".utf8) { return true }
        }
        return false
    }

    /// The part of a field in quotes that is between spaces.
    fileprivate func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, text.bytes[first] == UInt8(ascii: " ") { range = range.dropFirst() }
        while let last = range.last, text.bytes[last] == UInt8(ascii: " ") { range = range.dropLast() }
        return range
    }

    /// A number that can only be read in one way, and quickly.
    fileprivate func integer(_ range: Range<Int>) -> Numeral? {
        guard let numeral = Numeral(in: text.bytes, at: range.lowerBound), numeral.range == range,
            !text.bytes[range].contains(UInt8(ascii: "."))
        else { return nil }
        return numeral
    }
}

// MARK: Rows

extension DayTable {
    private mutating func readRow() throws(TextError) {
        let fields = reader.fields
        // A row may end with commas more than the header has.
        guard fields.count >= columns.count, fields[columns.count...].allSatisfy(\.range.isEmpty),
            fields.count == columns.count || !options.strict
        else {
            throw .malformed(
                at: reader.text.position(of: reader.start), field: "",
                expected: "\(columns.count) fields as in the header", found: "\(fields.count)")
        }
        // A spreadsheet's rows may go on below its last day.
        if columns.count > 1, !options.strict, zip(columns, fields).allSatisfy({ $0 == nil || $1.range.isEmpty }) {
            return
        }
        var day = StepDay(steps: nil)
        var start = reader.start
        for (index, (column, field)) in zip(columns, fields).enumerated() {
            guard let column else { continue }
            let range = options.strict ? field.range : reader.withoutBlanks(field.range)
            switch column.field {
            case .date where options.strict:
                day.date = CivilDate(iso: reader.text.bytes[range])
                if day.date == nil { throw invalid(index, range, DayField.date.expected) }
            case .date:
                start = range.lowerBound
                day.date = try dates.date(
                    reader.text.bytes[range], value: range, index: builder.count, field: names[index])
            case .label: day.label = field.range.isEmpty ? nil : reader.string(field)
            case .steps, .distanceMeters, .flights:
                if options.strict ? range.isEmpty : NoData.isMeant(by: reader.text.bytes[range]) { continue }
                if options.strict {
                    let numeral = Numeral(in: reader.text.bytes, at: range.lowerBound)
                    try set(&day, index, numeral, in: reader.text.bytes, range)
                } else if let numeral = reader.integer(range) {
                    try set(&day, index, numeral, in: reader.text.bytes, range)
                } else if let number = try number(index, range) {
                    try set(&day, index, Numeral(in: number, at: 0), in: number, range)
                }
            }
        }
        do {
            try builder.append(day, at: start)
        } catch {
            let index = columns.firstIndex { $0.map { error.subject == .value($0.field) } ?? false }
            guard let index else { throw error.error(at: start, in: reader.text) }
            throw invalid(index, fields[index].range, error.expected)
        }
    }

    /// The number in JSON's form, if it is one; nil when its meaning is open.
    private mutating func number(_ index: Int, _ range: Range<Int>) throws(TextError) -> [UInt8]? {
        let bytes = reader.text.bytes[range]
        guard let number = WrittenNumber(bytes) else { return Array(bytes) }
        if number.open != nil {
            open.append(OpenNumber(day: builder.count, column: index, range: range))
            return nil
        }
        if let mark = number.shows {
            if let shown, shown.mark != mark {
                let line = reader.text.position(of: shown.range.lowerBound).line
                throw invalid(
                    index, range, "a decimal \(shown.mark), as \(reader.text.quoted(shown.range)) in line \(line) has")
            }
            shown = shown ?? (mark, range)
        }
        return number.plain()
    }

    /// - Parameter numeral: must be all of `bytes`, or of `range` in them.
    private func set(
        _ day: inout StepDay, _ index: Int, _ numeral: Numeral?, in bytes: [UInt8], _ range: Range<Int>,
        expected: @autoclosure () -> String? = nil
    ) throws(TextError) {
        let numeral = numeral.flatMap { $0.range == bytes.indices || $0.range == range ? $0 : nil }
        switch (columns[index]?.field, numeral?.wholeNumber(in: bytes), numeral?.double(in: bytes)) {
        case (.distanceMeters, _, let value?): day.distanceMeters = value * (columns[index]?.meters ?? 1)
        case (.steps, let value?, _): day.steps = value
        case (.flights, let value?, _): day.flights = value
        case (let field, _, _): throw invalid(index, range, expected() ?? field?.expected ?? "nothing")
        }
    }

    private func invalid(_ index: Int, _ range: Range<Int>, _ expected: String) -> TextError {
        .invalid(
            at: reader.text.position(of: range.lowerBound), field: names[index], expected: expected,
            found: reader.text.found(range))
    }
}

// MARK: Numbers that may mean two things

extension DayTable {
    private mutating func settleNumbers() throws(TextError) {
        guard !open.isEmpty else { return }
        let decimal = if let shown { shown.mark } else { try markOfCounts() }
        for entry in open {
            guard let number = WrittenNumber(reader.text.bytes[entry.range]), let mark = number.open else { continue }
            // Numbers of our own columns have JSON's form.
            guard
                let decimal = decimal
                    ?? (names[entry.column] == DayField.distanceMeters.columnName && mark == .point ? .point : nil)
            else {
                throw invalid(entry.column, entry.range, number.readings)
            }
            var day = builder[entry.day]
            let plain = number.plain(decimal)
            try set(&day, entry.column, Numeral(in: plain, at: 0), in: plain, entry.range, expected: number.readings)
            do {
                try builder.set(day, at: entry.day)
            } catch {
                throw invalid(entry.column, entry.range, error.expected)
            }
        }
    }

    /// The decimal mark by the counts, which are whole: in 7.314 steps the point stands between thousands.
    private func markOfCounts() throws(TextError) -> DecimalMark? {
        var decimal: DecimalMark?
        for entry in open where columns[entry.column]?.field != .distanceMeters {
            let bytes = reader.text.bytes[entry.range]
            // 7.000 may also be 7.
            guard let mark = WrittenNumber(bytes)?.open, !bytes.reversed().starts(with: "000".utf8) else { continue }
            if decimal == mark {
                throw invalid(entry.column, entry.range, "a \(mark.other) between thousands, as other numbers have")
            }
            decimal = mark.other
        }
        return decimal
    }
}

extension WrittenNumber {
    /// Both that an open number may mean, for messages.
    fileprivate var readings: String {
        let values = [DecimalMark.point, .comma].map { String(decoding: plain($0), as: UTF8.self) }
        let (whole, decimal) = open == .point ? (values[1], values[0]) : (values[0], values[1])
        return "a number that means \(whole) or \(decimal), as others of the table show"
    }
}

/// What people and programs write where there is no figure.
package enum NoData {
    private static let words: Set<String> = ["na", "n/a", "#n/a", "null", "-", "--", "\u{2013}", "\u{2014}"]

    package static func isMeant(by text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        guard text.count <= 4, first &- 0x30 >= 10 else { return false }
        return words.contains(String(decoding: text, as: UTF8.self).lowercasedASCII)
    }
}

extension ArraySlice<UInt8> {
    /// Without a line that may have been cut.
    fileprivate var wholeLines: Self {
        lastIndex(of: UInt8(ascii: "\n")).map { self[...$0] } ?? self
    }
}
