/// The columns of a table, and the fields that they hold.
struct TableColumns {
    let text: SourceText
    /// The names of the columns; in a table without names they are 1, 2 and so on.
    var names: [String] = []
    var ranges: [Range<Int>] = []
    var hasNames = true
    /// The name of the header in messages; empty in JSON, which has no header.
    var title = "header"
    /// The lines above the header, the nearest first, each with its cells that are not empty.
    var titles: [[String]] = []
    /// The titles of a single cell.
    var headings: [String] { titles.filter { $0.count == 1 }.map { $0[0] } }
    /// The field that each column holds; nil for a column that is not read.
    var held: [ColumnName?] = []
    /// The columns of the year, the month and the day of the month, if these are the date.
    private(set) var dateParts: [Int] = []
    /// True if the table has the states of a counter, whose figures rise during a day.
    private(set) var isCounter = false
    /// Columns that neither hold figures nor describe the rows.
    private(set) var ignored: Set<Int> = []
    /// The column that holds the keys of rows in JSON.
    var keyColumn: Int?
    /// The rules that follow from columns without figures.
    var rules = RowRules()
    /// True if counts have no name of their own.
    var areBare = false
    /// The column of goals, beside the one of steps.
    private(set) var goal: Int?

    /// True if the names of columns are of a language that separates thousands by points.
    var groupsByPoint: Bool {
        names.indices.contains { index in
            held[index] != nil && ColumnWords.groupedByPoint.contains(ColumnName.folded(names[index]))
        }
    }

    /// Finds the fields that columns hold by their names.
    mutating func takeNames(_ known: [String: ColumnName], _ options: ReadingOptions) throws(TextError) {
        held = names.map { name in
            guard hasNames, !text.deadline.isOver, let column = known[name] ?? ColumnName(name) else { return nil }
            // A distance without a unit is not read.
            return column.field == .distanceMeters && column.meters == nil ? nil : column
        }
        takeRelatedColumns()
        ignored.formUnion(names.indices.filter { options.ignoredColumns.contains(names[$0]) })
        for index in ignored { held[index] = nil }
        for (field, wanted) in Self.wanted(options) {
            guard let index = index(of: wanted) else {
                throw invalid(
                    expected: "\(SourceText.quoted(wanted)), as --\(field.rawValue)-column says", found: found)
            }
            choose(index, for: field)
        }
    }

    /// Finds columns whose meaning depends on others: the actual value beside a goal, and states of Home Assistant.
    private mutating func takeRelatedColumns() {
        let folded = names.map { ColumnName.folded($0) }
        let hasSteps = held.contains { $0?.field == .steps && $0?.isVague == false }
        let hasStatistics = !ColumnWords.statistics.isDisjoint(with: folded)
        // Beside a sum or an average, a count is that of records.
        for (index, name) in folded.enumerated() where hasStatistics && ColumnWords.counts.contains(name) {
            if held[index]?.isVague == true { held[index] = nil }
        }
        let goals = folded.firstIndex(where: ColumnWords.goals.contains)
        if hasSteps {
            goal = goals
        } else if let goals, let actual = folded.firstIndex(where: ColumnWords.actual.contains) {
            choose(actual, for: .steps)
            goal = goals
        }
        if names.contains("_time") {
            // InfluxDB repeats the range of the query in each row.
            ignored = Set(names.indices.filter { names[$0] == "_start" || names[$0] == "_stop" })
        }
        isCounter = folded.contains("entityid") && folded.contains { $0 == "lastchanged" || $0 == "lastupdated" }
        if isCounter, let state = folded.firstIndex(of: "state") {
            held[state] = ColumnName(.steps, rank: ColumnName.leastRank)
            held[state]?.isVague = true
        }
    }

    private static func wanted(_ options: ReadingOptions) -> [(field: DayField, name: String)] {
        [(DayField.date, options.dateColumn), (.steps, options.stepsColumn)].compactMap { field, name in
            name.map { (field, $0) }
        }
    }

    func hasWanted(_ options: ReadingOptions) -> Bool { Self.wanted(options).allSatisfy { index(of: $0.name) != nil } }

    func index(of name: String) -> Int? {
        names.firstIndex(of: name) ?? names.firstIndex { $0.lowercased() == name.lowercased() }
    }

    private mutating func choose(_ index: Int?, for field: DayField) {
        for other in held.indices where held[other]?.field == field { held[other] = nil }
        if let index { held[index] = ColumnName(field, rank: held[index]?.rank ?? 0) }
    }

    /// Finds columns by their cells: dates, unless their only name has a date below it; steps, if there are no names.
    mutating func takeCells(_ survey: TableSurvey, _ options: ReadingOptions) throws(TextError) {
        let named = held.indices.filter { held[$0]?.field == .date }.min { rank($0) < rank($1) }
        let ofRank = held.indices.count { held[$0]?.field == .date && rank($0) == named.map(rank) }
        let isDate = named.map { survey[$0].first.contains(.dates) && daysBeside($0, survey).isEmpty } == true
        let isSure = ofRank == 1 && isDate
        if options.dateColumn == nil {
            if !isSure { try takeDates(survey, named) }
            takeStarts(survey)
        }
        let dates = held.indices.filter { held[$0]?.field == .date }
        if dates.contains(where: { survey[$0].kinds.contains(.dates) }) {
            for index in dates where survey[index].kinds == .times { held[index] = nil }
        }
        guard !hasNames, options.stepsColumn == nil else { return }
        let whole = held.indices.filter { held[$0] == nil && survey[$0].kinds == .numbers }
        let mixed = held.indices.filter { held[$0] == nil && survey[$0].kinds.contains(.numbers) }
        let numbers = whole.isEmpty ? mixed : whole
        guard numbers.count == 1 else {
            throw invalid(
                expected: "names of columns, or one number in each row, with its date or without",
                found: "\(numbers.count) numbers")
        }
        choose(numbers[0], for: .steps)
    }

    /// Finds the column of the starts of rows, if several rows have one date, which gives their day.
    private mutating func takeStarts(_ survey: TableSurvey) {
        guard let date = held.firstIndex(where: { $0?.field == .date }), !survey[date].kinds.contains(.moments),
            survey[date].values.count < survey[date].count
        else { return }
        rules.time = held.indices.first { index in
            let kinds = survey[index].kinds
            return roles(index).contains(.timeNames) && kinds.contains(.moments) && kinds.areDates
        }
        if let start = rules.time { held[start] = nil }
    }

    /// Finds the column of dates by its cells. Days without dates are read only if no column may hold dates.
    private mutating func takeDates(_ survey: TableSurvey, _ named: Int?) throws(TextError) {
        let kinds = held.indices.map { survey[$0].kinds }
        let all = held.indices.filter { index in
            guard let column = held[index] else { return !ignored.contains(index) }
            return column.field == .date || column.field == .label && column.rank > 0
        }
        // A long id has as many digits as the seconds since 1970.
        let others: Set<Vocabulary.RowKey> = [.endNames, .personNames, .sourceNames]
        let starts = all.filter { others.isDisjoint(with: roles($0)) }
        let mayBe = starts.contains { kinds[$0].contains(.dates) } ? starts : all
        let whole = mayBe.filter { kinds[$0].areDates }
        let candidates = whole.isEmpty ? mayBe.filter { kinds[$0].contains(.dates) } : whole
        let best = candidates.map(rank).min()
        let chosen = Set(candidates.filter { rank($0) == best }.flatMap { [$0] + daysBeside($0, survey) }).sorted()
        guard chosen.count < 2 else {
            throw invalid(
                expected: "one column of dates, or its name by --date-column",
                found: chosen.prefix(8).map { SourceText.quoted(names[$0]) }.joined(separator: " and "))
        }
        if let date = chosen.first {
            choose(date, for: .date)
        } else if takeDateParts(kinds) {
            return
        } else if let weekdays = mayBe.first(where: { kinds[$0] == .weekdays }), named == weekdays || named == nil,
            !held.contains(where: { $0?.field == .label })
        {
            choose(nil, for: .date)
            choose(weekdays, for: .label)
        } else if let named, held[named]?.isVague == true,
            !kinds[named].contains(.numbers) || ColumnName.folded(names[named]) == "index"
        {
            choose(nil, for: .date)
        }
    }

    /// Finds the columns of dates of unknown names beside a column of times, at which a form may have been sent.
    private func daysBeside(_ date: Int, _ survey: TableSurvey) -> [Int] {
        let namesDay = ColumnName.words(of: names[date]).contains(where: ColumnWords.days.contains)
        guard survey[date].kinds.contains(.moments), !namesDay else { return [] }
        return held.indices.filter { index in
            let isOpen = held[index].map { $0.field == .date && $0.isVague } ?? !ignored.contains(index)
            return isOpen && roles(index).isEmpty && survey[index].kinds == .dates
        }
    }

    /// Takes the year, the month and the day of the month from three columns.
    private mutating func takeDateParts(_ kinds: [CellKinds]) -> Bool {
        guard hasNames else { return false }
        var parts: [Int] = []
        for role in [Vocabulary.RowKey.yearNames, .monthNames, .dayNames] {
            let index = names.indices.first { index in
                let isName = role == .monthNames && kinds[index].contains(.others)
                return roles(index).contains(role) && (kinds[index] == .numbers || isName)
            }
            guard let index, !parts.contains(index) else { return false }
            parts.append(index)
        }
        choose(parts[0], for: .date)
        dateParts = parts
        return true
    }

    func roles(_ index: Int) -> Set<Vocabulary.RowKey> { ColumnName.roles(of: names[index]) }

    private func rank(_ index: Int) -> Int { held[index]?.field == .date ? held[index]?.rank ?? 0 : .max }

    /// Leaves each field only the column with the best name.
    mutating func keepBestColumns() throws(TextError) {
        for field in DayField.allCases {
            let all = held.indices.filter { held[$0]?.field == field }
            let clear = all.filter { held[$0]?.isVague == false }
            let ours = clear.isEmpty ? all : clear
            let least = ours.compactMap { held[$0]?.rank }.min()
            // All vague names are equally good. The steps of a watch may be among the others, or not.
            let best = ours.filter { index in
                held[index]?.rank == least || field == .steps && (clear.isEmpty || ColumnName.namesDevice(names[index]))
            }
            if best.count > 1 {
                let range = ranges[best[1]]
                if field == .steps, Set(best.map { ColumnName.folded(names[$0]) }).count > 1 {
                    throw invalid(
                        expected: "one column of \(field.rawValue), or its name by --\(field.rawValue)-column",
                        found: best.map { names[$0] }.quotedList)
                }
                throw .repeatedName(at: text.position(of: range.lowerBound), field: title, found: text.found(range))
            }
            for index in all where index != best.first { held[index] = nil }
        }
    }

    func lacking(_ field: DayField, _ thing: String) -> TextError {
        // A line of a note has a date and a count.
        let isNote = names.count == 1 && names[0].utf8.split { $0 &- 0x30 >= 10 }.count > 1
        if field == .steps, hasNames, isNote {
            return invalid(expected: "rows such as 2016-09-12,7314, whose dates have a year", found: found)
        }
        let names = "(steps, step count, Schritte, pas, pasos, passi, 歩数, 步数), or --steps-column NAME"
        return invalid(expected: "\(thing) of \(field.rawValue)" + (field == .steps ? " \(names)" : ""), found: found)
    }

    var found: String { names.isEmpty ? "none" : names.quotedList }

    func invalid(expected: String, found: String) -> TextError {
        text.invalid(at: ranges.first?.lowerBound ?? text.start, title, expected: expected, found: found)
    }
}
