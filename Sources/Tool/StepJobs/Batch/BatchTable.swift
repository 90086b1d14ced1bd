/// Many users' days in one table, not in lines of JSON: a row for each day, or for each user with columns for dates.
/// The header and a user's rows make a text of their own, which any worker can read.
struct BatchTable: Sendable {
    let header: [UInt8]
    let note: String?
    private let separator: CSVReader.Separator
    private let names: [String]
    private let id: Int
    private let settings: [(column: Int, option: Option)]
    /// The columns whose names are dates; empty where each row has its own date.
    private let dates: [Int]

    var hasRowForEachDay: Bool { dates.isEmpty }

    /// The names of columns that identify the user, in letters alone; the first that is present counts.
    static let idNames = ["id", "userid", "user", "username", "name", "email", "mail", "memberid", "member"]

    /// - Parameter idColumn: the column that identifies users; nil for the first of `idNames`, or the only other.
    /// - Throws: for a header that does not show whose days and which figures it has.
    init(
        header text: SourceText, _ options: ReadingOptions, idColumn: String?, idOption: String = "id-column",
        idNames: [String] = Self.idNames, columns: [(name: String, option: Option)] = []
    ) throws(TextError) {
        let (row, separator) = try Self.header(text, options)
        let names = row.fields.map(row.string)
        func invalid(_ expected: String) -> TextError {
            text.invalid(at: row.start, "header", expected: expected, found: names.quotedList)
        }
        func column(_ name: String, _ option: String) throws(TextError) -> Int {
            guard let index = names.firstIndex(of: name) ?? names.firstIndex(where: { $0.isSame(as: name) }) else {
                throw invalid("a column \(SourceText.quoted(name)), as --\(option) says")
            }
            return index
        }
        for (name, option) in [(options.dateColumn, "date-column"), (options.stepsColumn, "steps-column")] {
            if let name { _ = try column(name, option) }
        }
        let ofDays = names.map(options.field(ofColumn:))
        dates = ofDays.contains(.steps) ? [] : names.indices.filter { names[$0].isLikeDate }
        settings = try columns.map { name, option throws(TextError) in
            (try column(name, option.name + Option.columnSuffix), option)
        }
        let taken = Set(dates.isEmpty ? names.indices.filter { ofDays[$0] != nil } : dates).union(
            settings.map(\.column))
        let free = names.indices.filter { !taken.contains($0) }
        let letters = names.map { $0.lowercased().filter(\.isLetter) }
        let known = idNames.lazy.compactMap { name in free.first { letters[$0] == name } }
        if let name = idColumn {
            id = try column(name, idOption)
        } else if let found = known.first ?? (free.count == 1 ? free.first : nil) {
            id = found
        } else {
            throw invalid("a column that identifies users, or --\(idOption) with its name")
        }
        let unread = free.filter { [id] in $0 != id && !names[$0].isEmpty }.map { names[$0] }
        let advice = "options such as --goal-column read them"
        note = unread.isEmpty ? nil : "columns that are not read: \(unread.quotedList); \(advice)"
        header = text.bytes
        self.separator = separator
        self.names = names
        // The header is checked here, since its errors would be reported again with every row.
        if dates.isEmpty {
            _ = try DayTable(text, options: own(options))
        } else {
            _ = try days(of: row, options, isHeader: true)
        }
    }

    /// Parses the header by the first separator that results in a column of steps or dates.
    private static func header(
        _ text: SourceText, _ options: ReadingOptions
    ) throws(TextError) -> (row: CSVReader, CSVReader.Separator) {
        for separator in CSVReader.Separator.allCases {
            var row = CSVReader(text, separator: separator)
            guard (try? row.nextRecord()) == true, row.fields.count > 1 else { continue }
            let isOfDays = row.fields.map(row.string).contains {
                // A column that an option names may be missing; the dates then show what the table is.
                [.steps, .date].contains(options.field(ofColumn: $0) ?? ColumnName($0)?.field) || $0.isLikeDate
            }
            if isOfDays { return (row, separator) }
        }
        throw text.invalid(
            at: text.start,
            expected: "a job, an object of options; or names of columns, one of them steps or called by a date",
            found: text.excerpt(text.start..<text.bytes.count))
    }

    /// True if a row has only blanks and separators, as below the last row of a spreadsheet.
    static func isBlank(_ row: some Sequence<UInt8>) -> Bool { row.allSatisfy(" \t\r,;".utf8.contains) }

    /// Returns the id of the user of a row; nil if it cannot be read.
    func id(of row: [UInt8]) -> String? {
        guard let text = try? SourceText(row) else { return nil }
        var reader = CSVReader(text, separator: separator)
        guard (try? reader.nextRecord()) == true, id < reader.fields.count else { return nil }
        return reader.string(reader.fields[id])
    }

    /// Returns the offset of an option's value in the header and rows of a user, of the first row if there is none.
    func offset(ofOption name: String, in text: SourceText) -> Int {
        let columns = settings.filter { $0.option.name == name }.map(\.column)
        var row = CSVReader(text, separator: separator)
        _ = try? row.nextRecord()
        while (try? row.nextRecord()) == true {
            for column in columns where column < row.fields.count && !row.fields[column].range.isEmpty {
                return row.fields[column].range.lowerBound
            }
        }
        return header.count + 1
    }

    /// Makes the job of a user from the header and the user's rows.
    func job(of text: SourceText, over defaults: JobDefaults) throws(TextError) -> Job {
        var row = CSVReader(text, separator: separator)
        _ = try row.nextRecord()
        var invocation = Invocation(defaults[defaults.command])
        // Letters that no font has are omitted, since names may be in any script.
        if !defaults.setsMissingGlyph { invocation.job.chart.missingGlyph = .omit }
        var given: [String: String] = [:]
        while try row.nextRecord() {
            for (column, option) in settings where column < row.fields.count && !row.fields[column].range.isEmpty {
                let (word, offset) = (row.string(row.fields[column]), row.fields[column].range.lowerBound)
                if let other = given.updateValue(word, forKey: option.name) {
                    if other == word { continue }
                    let expected = "the same in all rows of a user"
                    throw text.invalid(at: offset, option.name, expected: expected, found: SourceText.quoted(word))
                }
                // A list of a user replaces that of all lines.
                option.clear?(&invocation)
                do { try invocation.set(option, word) } catch { throw text.invalid(error, at: offset) }
            }
        }
        var job = invocation.job
        job.source.path = nil
        job.source.week = .success(try history(of: text, job.source.importing.reading))
        do { try job.validate() } catch {
            throw text.invalid(error, at: offset(ofOption: error.field ?? "", in: text))
        }
        return job
    }

    /// Reads the days of a user from the header and the user's rows.
    func history(of text: SourceText, _ options: ReadingOptions) throws(TextError) -> StepHistory {
        if hasRowForEachDay { return try Self.days(text, own(options)) }
        var row = CSVReader(text, separator: separator)
        _ = try row.nextRecord()
        _ = try row.nextRecord()
        return try days(of: row, options)
    }

    /// Returns options for the rows of one user, which ignore the columns that this table reads itself.
    private func own(_ options: ReadingOptions) -> ReadingOptions {
        let columns = [id] + settings.map(\.column)
        return with(options) { $0.ignoredColumns = columns.map { names[$0] } }
    }

    private static func days(_ text: SourceText, _ options: ReadingOptions) throws(TextError) -> StepHistory {
        var table = try DayTable(text, options: options)
        return try table.history()
    }

    /// Reads the days of a row as a table of days, or checks only the dates if the row is the header.
    private func days(of row: CSVReader, _ options: ReadingOptions, isHeader: Bool = false) throws(TextError)
        -> StepHistory
    {
        let (text, fields) = (row.text, row.fields)
        var options = options
        options.dateColumn = nil
        options.stepsColumn = nil
        guard fields.count >= names.count, fields[names.count...].allSatisfy(\.range.isEmpty) else {
            let expected = "\(names.count) fields as in the header"
            throw .malformed(at: text.position(of: row.start), field: "", expected: expected, found: "\(fields.count)")
        }
        let rows = dates.map {
            "\n\"\(names[$0])\",\"".utf8 + (isHeader ? [] : text.bytes[fields[$0].range]) + "\"".utf8
        }
        do {
            return try Self.days(SourceText(Array("date,steps".utf8) + rows.joined()), options)
        } catch {
            guard case .invalid(let at, _, let expected, let found) = error else { throw error }
            let column = at.flatMap { dates.dropFirst($0.line - 2).first } ?? id
            throw text.invalid(at: fields[column].range.lowerBound, names[column], expected: expected, found: found)
        }
    }
}

extension ReadingOptions {
    /// Returns the field of days in a column of a batch's table, by its name or by an option; nil for other columns.
    fileprivate func field(ofColumn name: String) -> DayField? {
        if stepsColumn?.isSame(as: name) == true { return .steps }
        if dateColumn?.isSame(as: name) == true { return .date }
        // A field for which an option names a column has no other column.
        let field = ColumnName(name)?.field
        let isElsewhere = field == .steps && stepsColumn != nil || field == .date && dateColumn != nil
        return isElsewhere ? nil : field
    }
}

extension String {
    fileprivate func isSame(as name: String) -> Bool { lowercased() == name.lowercased() }

    /// True if the name has the form of a date: `2016-09-12`, `12.9.2016`, `20160912`.
    fileprivate var isLikeDate: Bool {
        let rest = utf8.drop { $0 &- 0x30 < 10 }
        return rest.count < utf8.count && (rest.isEmpty ? utf8.count == 8 : "-./".utf8.contains(rest.first ?? 0))
    }
}
