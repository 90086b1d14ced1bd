/// A table of days as people and their programs write it: a header, which only needs a column of steps, and then a row
/// for each day, for each hour, or for each record with a start and an end.
///
/// A column may give the kind of each row: then the rows of steps are read. A column that gives a row's device or
/// person is never ignored: `WeekBuilder` refuses to add up several of them, unless a `RowMerge` chooses sources.
///
/// Columns are known by the names of `ColumnName`, and dates also by their cells; other columns are skipped. In CSV a
/// comma, semicolon or tab separates fields, as the header shows; a table without a header has counts, with or without
/// dates. Numbers are those of `WrittenNumber`, dates those of `WrittenDate`; if one is ambiguous, the others decide. A
/// last row may have the totals of all days.
///
/// A strict table has only columns of `DayField`, by these names, numbers in JSON's form and ISO dates, oldest first.
package struct DayTable {
    private let text: SourceText
    private let rows: TableRows
    private let options: ReadingOptions
    private let table: TableColumns
    private var columns: [ColumnName?] { table.held }
    private var names: [String] { table.names }
    var builder: WeekBuilder
    private var dates: DateColumn
    /// The rank of each column by its name, 0 for the best; nil if it is not read. A row of JSON may lack the best.
    private let ranks: [Int?]
    private var rules: RowRules { table.rules }
    private let merge: TableRecords.RowMerge?
    /// The numbers of the different texts in the cells of each column of `rules.origins`.
    private var originNumbers: [[String: Int32]] = []
    /// The error for a row that is no day, below the last day or above the first.
    private var stray: TextError?
    /// The lines of words since the last row, the last one first, which may be titles of the next table.
    private var titles: [[String]] = []
    /// True while the rows are those of another table.
    private var isElsewhere = false
    private var leading: SummaryRow?
    /// The first number that shows the decimal mark, and that mark.
    private var shown: (mark: DecimalMark, range: Range<Int>)?
    /// The numbers that are ambiguous by themselves, as long as it is not known how to read them.
    private var open: [(column: Int, range: Range<Int>)] = []
    /// The decimal mark of such numbers, if all numbers together show one; and true if counts may have fractions.
    private var learned: (decimal: DecimalMark?, mayRound: Bool)?
    package private(set) var goals: [CivilDate: Int] = [:]
    /// The number of counts that were rounded, that of those below 50, and the column and range of the first of them.
    private var fractions: (count: Int, small: Int, column: Int, first: Range<Int>)?
    /// A row that may be the total of all days, as long as no day follows it.
    private var summary: SummaryRow?
    /// The names of columns that are not read, in quotes; at most one more than messages list.
    private var unread: [String] = []
    private var otherNotes: [String] = []
    private var end = 0

    private struct SummaryRow {
        var column: Int
        var range: Range<Int>
        var steps: Int?
        var isNamed: Bool
    }

    private struct OpenRow {
        var day = StepDay(steps: nil)
        /// The offset of the row's date, or of the row.
        var start: Int
        var summary: SummaryRow?
        /// The fields that have been read, in JSON.
        var taken: [ColumnName] = []
        /// The data of the row other than its figures.
        var detail = WeekBuilder.RowDetail()
    }

    private var isJSON: Bool { rows.isJSON }

    /// - Parameter main: the field that the table must have.
    /// - Parameter known: the columns of a table of a known kind, by their names; these are preferred to all others.
    package init(
        _ text: SourceText, main: DayField = .steps, known: [String: ColumnName] = [:],
        options: ReadingOptions = ReadingOptions(), merge: TableRecords.RowMerge? = nil
    ) throws(TextError) {
        if options.strict {
            let (columns, reader) = try Self.strictHeader(of: text)
            try self.init(columns, .csv(reader), options, nil)
        } else if main == .steps, case (var columns, let rows)? = try Self.wideRows(of: text, options) {
            // The options name columns of the original header, which these columns replace.
            var options = options
            options.conditions = []
            options.dateColumn = nil
            options.stepsColumn = nil
            try columns.takeNames([:], options)
            try self.init(columns, rows, options, merge)
        } else {
            let (columns, reader) = try Self.header(of: text, main, known, options)
            try self.init(columns, .csv(reader), options, merge)
        }
    }

    /// Makes a table from JSON; throws if it has no key of steps.
    init(_ table: JSONTable, options: ReadingOptions, merge: TableRecords.RowMerge? = nil) throws(TextError) {
        var columns = table.columns
        // The names of our own form take precedence over all others.
        let own = DayField.allCases.map { ($0.rawValue, ColumnName($0, rank: -1, meters: 1)) }
        try columns.takeNames(Dictionary(uniqueKeysWithValues: own), options)
        try self.init(columns, .json(table), options, merge)
        for name in table.unread { note(unread: name) }
    }

    private init(
        _ table: TableColumns, _ rows: TableRows, _ options: ReadingOptions, _ merge: TableRecords.RowMerge?
    ) throws(TextError) {
        var table = table
        if !options.strict { try table.takeRules(of: rows, options) }
        let columns = table.held
        let names = table.names
        text = table.text
        self.table = table
        self.rows = rows
        self.options = options
        self.merge = merge
        originNumbers = table.rules.origins.map { _ in [:] }
        let order = columns.indices.filter { columns[$0] != nil }.sorted {
            (columns[$0]?.rank ?? 0, names[$0]) < (columns[$1]?.rank ?? 0, names[$1])
        }
        var ranks = [Int?](repeating: nil, count: columns.count)
        for (rank, column) in order.enumerated() { ranks[column] = rank }
        self.ranks = ranks
        builder = WeekBuilder(of: options.strict ? nil : table.text)
        let own = columns.indices.filter { columns[$0]?.field == .date || $0 == table.rules.time }.map { names[$0] }
        dates = DateColumn(text, options, names: names, own: own)
        let described = [rules.end, rules.time, rules.offset, rules.device, table.goal, table.keyColumn]
        let ruled = rules.conditions.map(\.column) + rules.origins.map(\.column) + table.dateParts + described
        for index in names.indices where columns[index] == nil && !names[index].isEmpty && !ruled.contains(index) {
            note(unread: names[index])
        }
        for condition in rules.conditions.dropFirst(options.conditions.count) {
            let column = SourceText.quoted(names[condition.column])
            otherNotes.append("only rows with \(condition.values.sorted().quotedList) in \(column) are read")
        }
        if let index = columns.firstIndex(where: { $0?.field == .steps && $0?.isVague == true }) {
            otherNotes.append("\(SourceText.quoted(names[index])) is taken for steps")
        }
    }

    /// Notes for the user about the way the table was read, one line each.
    package var notes: [String] {
        var notes = otherNotes
        if !unread.isEmpty {
            let names = unread.prefix(Self.mostUnread).joined(separator: ", ")
            let more = unread.count > Self.mostUnread ? " and more" : ""
            notes.insert("\(isJSON ? "keys" : "columns") that are not read: \(names)\(more)", at: 0)
        }
        if let summed = builder.summed {
            notes.append(
                "\(summed.rows) rows with times were summed to \(summed.days) \(summed.days == 1 ? "day" : "days")")
        }
        if builder.dividesUTC { notes.append(ReadingOptions.noteOfUTC) }
        if let fractions {
            let others = fractions.count == 1 ? " was" : " and \(fractions.count - 1) more were"
            notes.append("\(text.quoted(fractions.first))\(others) rounded to whole numbers")
        }
        if let summary {
            notes.append(
                "the last row, with \(text.found(summary.range)) for a date, is that of all days and not one of them")
        }
        return notes
    }

    private mutating func note(unread name: String) {
        let name = SourceText.quoted(name)
        if unread.count <= Self.mostUnread, !unread.contains(name) { unread.append(name) }
    }

    /// Reads the rows and returns their days in order, none or more.
    package mutating func days() throws(TextError) -> [StepDay] {
        try read()
        return builder.days
    }

    mutating func read() throws(TextError) {
        var fresh = self
        let mayHaveBlankLines = columns.count > 1 && !options.strict && !isJSON
        end = try rows.walk { (fields, columns, start) throws(TextError) in
            // Skips a blank line; in a table of one column, it is a day without data.
            if mayHaveBlankLines, fields.count == 1, fields[0].range.isEmpty { return true }
            if mayHaveBlankLines, isHeader(fields) {
                try refuseOtherTitles(above: start)
                isElsewhere = false
                stray = nil
                titles = []
                return true
            }
            // InfluxDB annotates its tables with lines such as `#datatype,string,long`; in Markdown it is a title.
            let isNote = mayHaveBlankLines && text.bytes[fields[0].range].first == UInt8(ascii: "#")
            if isNote && fields.count > 1 || mayHaveBlankLines && isRuled(fields) { return true }
            if isNote || mayHaveBlankLines && isRemark(fields) {
                if !isNote { stray = stray ?? fault(of: fields, at: start) }
                titles.insert(fields.map(rows.string).filter { !$0.isEmpty }, at: 0)
                // One more than a header has above it, so that more lines never equal those.
                if titles.count > Self.mostTitles + 1 { titles.removeLast() }
                return true
            }
            if !titles.isEmpty { titles = [] }
            if let stray, !isElsewhere {
                // Another table may follow below a title.
                guard CellKinds.all(of: fields, in: text) == .others else { throw stray }
                isElsewhere = true
                otherNotes.append("another table below it is not read")
            }
            if isElsewhere { return true }
            guard rules.conditions.allSatisfy({ $0.holds(fields, columns, rows) }) else { return true }
            try readRow(fields, in: columns, start)
            return true
        }
        // The whole table may show how to read the dates and numbers that are ambiguous by themselves.
        if fresh.dates.learn(from: dates) || !open.isEmpty {
            fresh.learned = (try decimalMark(), fractions != nil || options.decimal != nil || rules.shown != nil)
            self = fresh
            return try read()
        }
        if let leading, builder.days.count == 0 { throw invalid(leading.column, leading.range, DayField.date.expected) }
        if options.strict { return }
        if !rules.conditions.isEmpty, builder.days.count == 0 {
            let columns = rules.conditions.map { names[$0.column] }.quotedList
            let values = rules.conditions.flatMap { $0.values.sorted() }
            throw text.invalid(
                at: text.start, "where", expected: "rows with \(values.quotedList) in \(columns)", found: "none")
        }
        if let summary, !summary.isNamed {
            let days = builder.days
            guard days.count > 1, let steps = summary.steps, steps == days.reduce(0, { $0 + ($1.steps ?? 0) }) else {
                throw invalid(summary.column, summary.range, DayField.date.expected)
            }
        }
        if let fault = dates.fault {
            let start = raw(fault.range).lowerBound
            throw text.invalid(at: start, "date", expected: fault.expected, found: text.found(fault.range))
        }
        try refusePeriods()
        if try mergeRecords() { return }
        if options.zone == nil, !table.isCounter { try builder.refuseMidnightsElsewhere() }
        try builder.sortAndJoin(options, several: rules.several.map { names[$0] }, isCounter: table.isCounter)
        guard let fractions, columns[fractions.column]?.field == .steps, options.repeated == nil else { return }
        // Rows that were added up may be of minutes.
        if builder.summed == nil, fractions.small * 2 > fractions.count {
            let expected = "whole steps: counts below 50 with a fraction may be thousands of steps, shares or hours"
            throw invalid(fractions.column, fractions.first, expected)
        }
    }

    /// Merges rows of several sources, and refuses those of several persons. Returns true if the days are complete.
    private mutating func mergeRecords() throws(TextError) -> Bool {
        guard options.repeated == nil, !table.isCounter else { return false }
        for (number, origin) in rules.origins.enumerated() where origin.kind != .source {
            let both = builder.findTwoOrigins(number)
            let isMixed = origin.kind == .person && originNumbers[number].count > 1
            guard both != nil || isMixed else { continue }
            let words = originNumbers[number]
            let found = words.filter { both == nil || $0.value == both?.first || $0.value == both?.second }
            let ways =
                origin.kind == .other
                ? ", or --repeated sum where all are of one person and device" : ", or --people for several"
            throw text.invalid(
                at: both?.start ?? text.start, names[origin.column],
                expected: "rows of one person, by --where \(names[origin.column])=VALUE\(ways)",
                found: found.keys.sorted().quotedList + (both.map { " on \($0.date)" } ?? ""))
        }
        guard let number = rules.origins.firstIndex(where: { $0.kind == .source }) else { return false }
        let names = originNumbers[number].sorted { $0.value < $1.value }.map(\.key)
        let records = builder.records(names, origin: number)
        guard records.hasSpans || builder.findTwoOrigins(number) != nil else { return false }
        do throws(TableRecords.MergeFault) {
            guard let merge else { throw TableRecords.MergeFault.severalSources(names) }
            try builder.take(try merge(records))
        } catch {
            let column = rules.origins[number].column
            throw text.invalid(at: text.start, self.names[column], expected: error.expected, found: error.found)
        }
        return true
    }

    /// Refuses rows whose dates are whole weeks or months apart, if a text or key around the rows says that they are
    /// totals of such periods, or if they have more steps than a person walks in a day. Adds a note if they may have.
    private mutating func refusePeriods() throws(TextError) {
        let dates = builder.days.compactMap(\.date)
        guard dates.count > 1, let first = dates.first else { return }
        let areWeeks = dates.allSatisfy { $0.days(since: first) % 7 == 0 }
        let areMonths = dates.allSatisfy { $0.day == first.day || $0.adding(days: 1)?.day == 1 }
        guard areWeeks || areMonths else { return }
        let name = options.surroundings.first { (ColumnName.words(of: $0) + [$0]).contains(where: ColumnName.isPeriod) }
        let mean = builder.days.reduce(0) { $0 + ($1.steps ?? 0) } / builder.days.count
        let areSeveral = dates.count > (areWeeks ? 3 : 2) && Set(dates).count == dates.count
        if name != nil || areSeveral && mean > (areWeeks ? 35_000 : 70_000) {
            let found = name.map(SourceText.quoted) ?? "\(mean) steps on average, weeks or months apart"
            throw text.invalid(at: text.start, expected: TableColumns.expectedDates, found: found)
        }
        if areSeveral, mean > 15_000 { otherNotes.append("dates are weeks or months apart, but taken for single days") }
    }

    // MARK: Rows other than days

    /// True if a row repeats the names of the columns, as in files that were joined.
    private func isHeader(_ fields: [CSVReader.Field]) -> Bool {
        guard table.hasNames, fields.count >= names.count, !names.allSatisfy(\.isEmpty) else { return false }
        return zip(names, fields).allSatisfy { $0.utf8.count == $1.range.count && $0 == rows.string($1) }
    }

    /// Refuses a table below a repeated header if its titles are not those of the first, as the rows of other people or
    /// metrics are not joined. Those of pages and months differ only by numbers and dates.
    private func refuseOtherTitles(above start: Int) throws(TextError) {
        let known = table.titles.map(ColumnName.wordsOfTitle)
        if known.starts(with: titles.map(ColumnName.wordsOfTitle)) { return }
        throw text.invalid(
            at: start, expected: "a table of days, or its parts below one title; other tables in files of their own",
            found: "one below \(Array(titles.joined()).quotedList)")
    }

    /// True if a row is the line below the header of a table in Markdown.
    private func isRuled(_ fields: [CSVReader.Field]) -> Bool {
        fields.contains { !$0.range.isEmpty }
            && fields.allSatisfy { $0.range.isEmpty || $0.range.count >= 3 && text.isRule($0.range) }
    }

    /// True if a row has only words, and no steps.
    private func isRemark(_ fields: [CSVReader.Field]) -> Bool {
        let isAlone = fields.count > 2 && fields.count { !$0.range.isEmpty } == 1
        if zip(columns, fields).contains(where: { $0?.field == .steps && !$1.range.isEmpty }) { return false }
        if fields.contains(where: { CalendarWords.isSummary(text.bytes[$0.range]) }) { return false }
        // A single word in a row with all its fields may be a date that cannot be read, so it is not a remark.
        let isLong = text.bytes[fields[0].range].contains(UInt8(ascii: " "))
        let isOfWords = CellKinds.all(of: fields, in: text) == .others
        return isOfWords && (fields.count < columns.count || isLong || isAlone)
    }

    private func fault(of fields: [CSVReader.Field], at start: Int) -> TextError {
        guard fields.count == columns.count else {
            return .malformed(
                at: text.position(of: start), field: "", expected: "\(columns.count) fields as in the header",
                found: "\(fields.count)")
        }
        let first = fields.first { !$0.range.isEmpty }?.range ?? start..<start
        return text.invalid(at: start, expected: DayField.date.expected, found: text.found(first))
    }

    /// Reads the rows and returns their days in order, at least one.
    package mutating func history() throws(TextError) -> StepHistory {
        try read()
        do {
            return with(try builder.history()) { $0.goals = goals }
        } catch {
            let offset = options.strict ? text.bytes.count : end
            throw text.invalid(at: offset, expected: error.expected, found: error.found)
        }
    }

    /// Reads a row, and appends its day; `given` has the columns of the fields if the row has only some.
    private mutating func readRow(_ fields: [CSVReader.Field], in given: [Int]?, _ start: Int) throws(TextError) {
        // A row may end with more commas than the header has.
        guard
            given != nil
                || fields.count >= columns.count && fields[columns.count...].allSatisfy({ $0.range.isEmpty })
                    && (fields.count == columns.count || !options.strict)
        else { throw fault(of: fields, at: start) }
        // A spreadsheet may have empty rows below its last day.
        let mayBeEmpty = columns.count > 1 && !options.strict && given == nil
        if mayBeEmpty, zip(columns, fields).allSatisfy({ $0 == nil || $1.range.isEmpty }) { return }
        var row = OpenRow(start: start)
        if let given {
            let positions = given.indices.filter { ranks[given[$0]] != nil }
                .sorted { (ranks[given[$0]] ?? 0) < (ranks[given[$1]] ?? 0) }
            for position in positions { try readCell(given[position], fields[position], of: &row) }
        } else {
            for index in columns.indices { try readCell(index, fields[index], of: &row) }
        }
        guard !isJSON || row.taken.contains(where: { $0.field == .steps }) else {
            let path = [path(at: start) ?? "", "steps"].filter { !$0.isEmpty }.joined(separator: ".")
            throw text.invalid(at: start, path, expected: DayField.steps.expected, found: "no such key")
        }
        if try isSummary(row.summary, row.day) { return }
        try readDetail(of: &row, fields, given)
        do {
            try builder.append(row.day, at: row.start, row.detail)
        } catch {
            let position = fields.indices.first { position in
                let index = given?[position] ?? position
                guard columns.indices.contains(index), let column = columns[index] else { return false }
                return !fields[position].range.isEmpty && error.key == column.field.rawValue
            }
            guard let position else { throw text.invalid(at: start, expected: error.expected, found: error.found) }
            throw invalid(given?[position] ?? position, fields[position].range, error.expected)
        }
    }

    /// Returns the cell of a row in a column; nil if it is empty or missing.
    private func field(_ column: Int?, _ fields: [CSVReader.Field], _ given: [Int]?) -> CSVReader.Field? {
        guard let column, let position = given.map({ $0.firstIndex(of: column) }) ?? column,
            position < fields.count, !fields[position].range.isEmpty
        else { return nil }
        return fields[position]
    }

    /// Reads the data of a row other than its figures: a date in three columns, a time of day, its end and its sources.
    private mutating func readDetail(
        of row: inout OpenRow, _ fields: [CSVReader.Field], _ given: [Int]?
    ) throws(TextError) {
        if let first = table.dateParts.first {
            let parts = table.dateParts.map { field($0, fields, given).map(rows.string) ?? "" }
            let isNumber = parts[1].utf8.allSatisfy { $0 &- 0x30 < 10 }
            let written = isNumber ? parts.joined(separator: "-") : "\(parts[2]) \(parts[1]) \(parts[0])"
            guard let date = WrittenDate(Array(written.utf8)[...])?.date(.mdy) else {
                throw invalid(
                    first, field(first, fields, given)?.range ?? row.start..<row.start, DayField.date.expected)
            }
            row.day.date = date
        }
        if row.detail.moment == nil, let date = row.day.date, let cell = field(rules.time, fields, given) {
            let written = text.unescaped(text.withoutBlanks(cell.range))
            var time = dates.inZone(WrittenDate.clock(written))
            if let number = written.digits {
                // The number is an hour, or the number of a part of the day, in order.
                time = WrittenDate.Time(seconds: number < 24 ? number * 3600 : min(number * 36, 86_399))
            }
            if options.zone != nil, time?.hasOtherZone == true {
                throw invalid(rules.time ?? 0, cell.range, DateColumn.expectedOffset)
            }
            if let start = WrittenDate(written), start.time?.isOnClocks == true {
                row.detail.moment = start.day(dates.order ?? .mdy, in: nil)?.moment
            } else if let time, time.isOnClocks, let day = time.day(on: date, in: options.zone) {
                row.day.date = day.date
                row.detail.moment = day.moment
            } else if !NoData.isMeant(by: written) {
                throw invalid(rules.time ?? 0, cell.range, "a time of day from 00:00 to 23:59:59")
            }
        }
        if let moment = row.detail.moment, moment.offset == 0, let cell = field(rules.offset, fields, given) {
            let written = text.unescaped(text.withoutBlanks(cell.range))
            // Some programs write the seconds.
            let offset = WrittenDate.offset(written) ?? Int(word: String(decoding: written, as: UTF8.self))
            guard let offset, offset % 900 == 0, abs(offset) <= 50_400 else {
                throw invalid(rules.offset ?? 0, cell.range, "an offset such as +01:00, or --time-zone Area/City")
            }
            row.day.date = CivilDate(daysSince1970: (moment.seconds + offset).floored(by: 86_400))
            row.detail.moment?.offset = offset
        }
        if let date = row.day.date, let cell = field(table.goal, fields, given) {
            let written = text.bytes[text.withoutBlanks(cell.range)]
            let goal = Int(word: String(decoding: written, as: UTF8.self)) ?? 0
            // No goal is often written as 0.
            if goal > 0, StepDay.valueRange.contains(goal) { goals[date] = goal }
        }
        if let cell = field(rules.end, fields, given) {
            readEnd(text.unescaped(text.withoutBlanks(cell.range)), of: &row)
        }
        for (number, origin) in rules.origins.enumerated() {
            var word = field(origin.column, fields, given).map(rows.string) ?? ""
            if origin.kind == .source, let device = field(rules.device, fields, given) {
                word += "\(TableRecords.deviceMark)\(rows.string(device))"
            }
            let known = originNumbers[number][word] ?? Int32(originNumbers[number].count)
            originNumbers[number][word] = known
            row.detail.origins.append(known)
        }
    }

    /// Reads the end of a record: a date, with or without a time, or a time after that of its start.
    private func readEnd(_ written: ArraySlice<UInt8>, of row: inout OpenRow) {
        if let end = WrittenDate(written), let day = end.day(dates.order ?? .mdy, in: nil) {
            if row.detail.moment == nil { row.detail.lastDate = day.date } else { row.detail.end = day.moment?.seconds }
        } else if let start = row.detail.moment, let end = WrittenDate.clock(written)?.seconds {
            row.detail.end = start.seconds + end - start.timeOfDay + (end < start.timeOfDay ? 86_400 : 0)
        }
    }

    private mutating func readCell(_ index: Int, _ field: CSVReader.Field, of row: inout OpenRow) throws(TextError) {
        guard let column = columns[index] else { return }
        if isJSON {
            if let taken = row.taken.first(where: { $0.field == column.field }) {
                let areEqual = taken.rank == column.rank || taken.isVague
                guard column.field == .steps, areEqual else { return note(unread: names[index]) }
                throw invalid(index, field.range, "one count of steps in a row, or --steps-column with the key of one")
            }
            row.taken.append(column)
        }
        let range = options.strict ? field.range : text.withoutBlanks(field.range)
        switch column.field {
        case .date:
            row.start = isJSON ? raw(range).lowerBound : range.lowerBound
            if !table.dateParts.isEmpty { return }
            let cell = text.bytes[range]
            row.day.date = CivilDate(iso: cell)
            if row.day.date != nil { return }
            if options.strict { throw invalid(index, range, DayField.date.expected) }
            let written = isJSON ? text.unescaped(range) : cell
            if range.isEmpty ? !isJSON : CalendarWords.isSummary(written) {
                row.summary = SummaryRow(column: index, range: range, isNamed: !range.isEmpty)
            } else {
                do {
                    (row.day.date, row.detail.moment) = try dates.date(written, at: range)
                } catch { throw invalid(index, range, error.expected) }
            }
        case .label where isJSON && !field.isQuoted: if !range.isEmpty { note(unread: names[index]) }
        case .label:
            row.day.label = field.range.isEmpty && !isJSON ? nil : rows.string(field)
            // The cells of a column called `label` may have any words.
            let mayBeSummary = !options.strict && !isJSON && CalendarWords.isSummary(text.bytes[range])
            if mayBeSummary, ColumnName(names[index])?.field != .label {
                row.summary = SummaryRow(column: index, range: range, isNamed: true)
            }
        // The figures of a row of totals are not needed.
        case _ where row.summary?.isNamed == true: break
        case .steps, .distanceMeters, .flights:
            try readNumber(&row, index, range, isLiteral: isJSON && !field.isQuoted)
        }
    }

    /// True if a row has the totals of all days; only rows of totals may follow it.
    private mutating func isSummary(_ next: SummaryRow?, _ day: StepDay) throws(TextError) -> Bool {
        if let summary, !summary.isNamed || next?.isNamed != true {
            throw invalid(summary.column, summary.range, DayField.date.expected)
        }
        guard var next, !table.hasDates || day.date == nil else { return false }
        if builder.days.count == 0 {
            // Some tables have the totals above their first day.
            guard next.isNamed else { throw invalid(next.column, next.range, DayField.date.expected) }
            leading = next
            return true
        }
        next.steps = day.steps
        summary = next
        return true
    }

    /// Reads the number of a cell; `isLiteral` is true for a number of JSON, whose point is decimal.
    private mutating func readNumber(
        _ row: inout OpenRow, _ index: Int, _ written: Range<Int>, isLiteral: Bool
    ) throws(TextError) {
        let cell = isJSON && !isLiteral ? text.unescaped(written) : text.bytes[written]
        if options.strict ? written.isEmpty : NoData.isMeant(by: cell) { return }
        let range = options.strict ? written : withoutUnit(written)
        let numeral = Numeral(in: text.bytes, at: range.lowerBound)
        let isOfJSON = options.strict || isLiteral
        // Digits alone have the same meaning in all languages.
        if isOfJSON || numeral?.range == range && !text.bytes[range].contains(UInt8(ascii: ".")) {
            try setFigure(&row, index, numeral, in: text.bytes, range, mayRound: isLiteral)
        } else if let number = try number(index, range) {
            try setFigure(&row, index, Numeral(in: number, at: 0), in: number, range, mayRound: true)
        }
    }

    /// Returns the part of a cell such as `7,314 steps` that is the number.
    private func withoutUnit(_ range: Range<Int>) -> Range<Int> {
        guard let last = range.last, text.bytes[last] &- 0x30 >= 10,
            let end = range.last(where: { text.bytes[$0] &- 0x30 < 10 }), end >= range.lowerBound
        else { return range }
        let unit = String(decoding: text.bytes[end + 1..<range.upperBound], as: UTF8.self)
        return ColumnName.meansSteps(unit) ? range.lowerBound..<end + 1 : range
    }

    /// Returns the number of a cell in JSON's form, or a cell that is no number; nil for one that is still ambiguous.
    private mutating func number(_ index: Int, _ range: Range<Int>) throws(TextError) -> [UInt8]? {
        let bytes = text.bytes[range]
        guard let number = WrittenNumber(bytes) else { return Array(bytes) }
        if let mark = number.open {
            guard let learned else {
                open.append((index, range))
                return nil
            }
            // Numbers in columns of our own format have JSON's form.
            let isOwn = names[index] == DayField.distanceMeters.columnName && mark == .point
            let mayBeFraction = learned.mayRound || columns[index]?.field == .distanceMeters
            guard let decimal = learned.decimal ?? (isOwn ? .point : nil), mayBeFraction || decimal != mark else {
                throw invalid(index, range, number.readings)
            }
            return number.plain(decimal)
        }
        if let mark = number.shows {
            if let shown, shown.mark != mark, options.decimal == nil {
                throw invalid(index, range, "a decimal \(shown.mark.rawValue), as \(text.cited(shown.range)) has")
            }
            shown = shown ?? (mark, range)
        }
        return number.plain()
    }

    /// Sets a row's figure to a numeral: all of `bytes`, or of `range` in them. `mayRound` rounds a count's fraction.
    private mutating func setFigure(
        _ row: inout OpenRow, _ index: Int, _ numeral: Numeral?, in bytes: [UInt8], _ range: Range<Int>,
        mayRound: Bool = false
    ) throws(TextError) {
        let numeral = numeral.flatMap { $0.range == bytes.indices || $0.range == range ? $0 : nil }
        let value = numeral?.double(in: bytes)
        var whole = numeral?.wholeNumber(in: bytes)
        if whole == nil, mayRound, columns[index]?.field != .distanceMeters, let value, value >= 0 {
            guard value < 1e15 else { throw invalid(index, range, DayField.steps.expected) }
            whole = Int(value.rounded())
            if columns[index]?.field == .steps { row.detail.exactSteps = value }
            fractions = fractions ?? (0, 0, index, range)
            fractions?.count += 1
            fractions?.small += value < 50 ? 1 : 0
        }
        switch (columns[index]?.field, whole, value) {
        case (.distanceMeters, _, let value?): row.day.distanceMeters = value * (columns[index]?.meters ?? 1)
        case (.steps, let value?, _): row.day.steps = value
        case (.flights, let value?, _): row.day.flights = value
        case (let field, _, _): throw invalid(index, range, field?.expected ?? "nothing")
        }
    }

    private func invalid(_ index: Int, _ range: Range<Int>, _ expected: String) -> TextError {
        let rawRange = raw(range)
        let path = path(at: rawRange.lowerBound) ?? names[index]
        let isContainer = isJSON && rawRange.first.map { "{[".utf8.contains(text.bytes[$0]) } ?? false
        let found = isJSON && !range.isEmpty ? text.excerpt(rawRange) : text.found(range)
        return text.invalid(
            at: rawRange.lowerBound, path, expected: expected,
            found: isContainer ? found.hasPrefix("{") ? "an object" : "an array" : found)
    }

    /// Returns the range of a value of JSON with its quotes.
    private func raw(_ range: Range<Int>) -> Range<Int> {
        let quote = UInt8(ascii: "\"")
        guard isJSON, range.lowerBound > 0, range.upperBound < text.bytes.count,
            text.bytes[range.lowerBound - 1] == quote, text.bytes[range.upperBound] == quote
        else { return range }
        return range.lowerBound - 1..<range.upperBound + 1
    }

    /// Returns the path of a row or of a value in JSON; nil in CSV.
    private func path(at offset: Int) -> String? {
        if case .json(let table) = rows { table.index.path(at: offset) } else { nil }
    }

    // MARK: Ambiguous numbers

    /// Returns the decimal mark that the option, other numbers or all counts show: in 7.314 steps the point separates
    /// thousands. More than two digits before the mark would be more steps than a day has, unless dates or words show
    /// that points separate thousands; and counts of less than a day may be means.
    private func decimalMark() throws(TextError) -> DecimalMark? {
        if let known = options.decimal ?? shown?.mark ?? rules.shown { return known }
        let groupsByPoint = table.groupsByPoint || dates.groupsByPoint
        var decimal: DecimalMark?
        var isRound = true
        for entry in open where columns[entry.column]?.field != .distanceMeters {
            let bytes = text.bytes[entry.range]
            guard let mark = WrittenNumber(bytes)?.open else { continue }
            let isWritten = mark == .point && groupsByPoint || mark == .comma && rows.isCommaSeparated
            let digits = bytes.prefix { $0 &- 0x30 < 10 }.count
            guard isWritten || digits < 3 && builder.timedRows == 0 else { return nil }
            if decimal == mark {
                let expected = "a \(mark.other.rawValue) between thousands, as other numbers have"
                throw invalid(entry.column, entry.range, expected)
            }
            decimal = mark.other
            // 7.000 may also be 7.
            if isWritten || !bytes.reversed().starts(with: "000".utf8) { isRound = false }
        }
        return isRound ? nil : decimal
    }
}

extension SourceText {
    /// The part of a field without spaces and asterisks of Markdown around it.
    fileprivate func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, " *".utf8.contains(bytes[first]) { range = range.dropFirst() }
        while let last = range.last, " *".utf8.contains(bytes[last]) { range = range.dropLast() }
        return range
    }

    /// True if a range has only characters that draw the lines of a table.
    func isRule(_ range: Range<Int>) -> Bool {
        !range.isEmpty && bytes[range].allSatisfy { "+|:-= \r\n".utf8.contains($0) }
    }
}

extension WrittenNumber {
    /// Lists the two values that the number may have, for a message.
    fileprivate var readings: String {
        let values = [DecimalMark.point, .comma].map { String(decoding: plain($0), as: UTF8.self) }
        let (whole, decimal) = open == .point ? (values[1], values[0]) : (values[0], values[1])
        return "a number that means \(whole) or \(decimal), as others of the table show, or --decimal comma or point"
    }
}
