extension TableColumns {
    /// Finds by their cells the fields that columns hold, and the rules that follow from columns without figures.
    /// - Throws: if rows are not days, or of several persons, or if figures may not be steps.
    mutating func takeRules(of rows: TableRows, _ options: ReadingOptions) throws(TextError) {
        for condition in options.conditions {
            guard let index = index(of: condition.column) else {
                throw invalid(expected: "\(SourceText.quoted(condition.column)), as --where says", found: found)
            }
            rules.conditions.append(RowRules.ColumnCondition(column: index, values: [condition.value]))
        }
        let first = try survey(rows, rules.conditions)
        if let first { try takeCells(first, options) }
        if !rows.isJSON {
            try keepBestColumns()
        } else if !held.contains(where: { $0?.field == .steps }), !names.isEmpty {
            throw lacking(.steps, "a key")
        }
        try refuseOtherThanDays(options)
        guard let first else { return }
        let taken = Set(dateParts + [goal].compactMap(\.self)).union(ignored)
        let unread = held.indices.filter { held[$0] == nil && !taken.contains($0) }
        try takeSteps(unread, first, of: rows, options)
        let isNarrower = rules.conditions.count > options.conditions.count
        let survey = isNarrower ? try self.survey(rows, rules.conditions) ?? first : first
        rules.shown = survey.shown
        if !hasDates { try refuseOtherRows(unread, survey) }
        for index in unread where (1...3).contains(survey[index].values.count) && !rules.chosen.contains(index) {
            let column = survey[index]
            guard column.kinds != .weekdays, column.values.keys.contains(where: ColumnName.isPeriod) else { continue }
            throw refused(index, Self.expectedDates, column.list)
        }
        takeTimes(unread, survey)
        let date = held.firstIndex { $0?.field == .date }
        if options.zone == nil, rules.time != nil || date.map({ survey[$0].kinds.contains(.moments) }) == true {
            rules.offset = unread.first { ColumnWords.offsets.contains(ColumnName.folded(names[$0])) }
        }
        takeOrigins(unread, survey)
        rules.several = unread.first { survey[$0].kinds.mayNameSources(names[$0]) }
    }

    var hasDates: Bool { !dateParts.isEmpty || held.contains { $0?.field == .date } }

    private var isVague: Bool { held.contains { $0?.field == .steps && $0?.isVague == true } }

    /// The cells of the columns without figures; nil if the names are enough, and the first cell of the dates is one.
    private func survey(_ rows: TableRows, _ conditions: [RowRules.ColumnCondition]) throws(TextError) -> TableSurvey? {
        let isWanted = held.map { $0 == nil || $0?.field == .date || $0?.field == .label }
        let dates = held.indices.filter { held[$0]?.field == .date }
        if hasNames, !areBare, !isVague, dates.count == 1, !held.contains(where: { $0 == nil }) {
            let start = try TableSurvey(rows, columns: isWanted, in: text, where: conditions, isShort: true)
            if start[dates[0]].first.contains(.dates) { return nil }
        }
        return try TableSurvey(rows, columns: hasNames ? isWanted : held.map { _ in true }, in: text, where: conditions)
    }

    private func refused(_ index: Int, _ expected: String, _ found: String) -> TextError {
        let name = names[index].isEmpty ? title : names[index]
        return text.invalid(at: ranges[index].lowerBound, name, expected: expected, found: found)
    }

    /// The number of cells of steps in the rows that meet some conditions.
    private func cells(of rows: TableRows, where conditions: [RowRules.ColumnCondition]) throws(TextError) -> Int {
        let isSteps = held.map { $0?.field == .steps }
        return try TableSurvey(rows, columns: isSteps, in: text, where: conditions).columns.reduce(0) { $0 + $1.cells }
    }

    /// Chooses the rows of steps, if a column gives the metric of each row.
    private mutating func takeSteps(
        _ unread: [Int], _ survey: TableSurvey, of rows: TableRows, _ options: ReadingOptions
    ) throws(TextError) {
        let choice = "by --where COLUMN=VALUE or --steps-column"
        for index in unread where !survey[index].isOpen && (isVague || roles(index).contains(.metricNames)) {
            let words = survey[index].values.keys.filter { ColumnName.meansSteps($0) }.sorted()
            guard let word = words.first, survey[index].kinds.contains(.others) else { continue }
            let condition = RowRules.ColumnCondition(column: index, values: [word])
            let all = rules.conditions
            if !isVague, try cells(of: rows, where: all + [condition]) < cells(of: rows, where: all) {
                // The column is one of categories, unless it names metrics.
                guard survey[index].values.keys.contains(where: ColumnName.meansOtherMetric) else { continue }
                throw refused(index, "rows of steps, \(choice)", survey[index].list)
            }
            guard words.count == 1 else {
                throw refused(index, "rows of one kind of steps, \(choice)", words.quotedList)
            }
            if survey[index].values.count > 1 { rules.conditions.append(condition) }
            return
        }
        let steps = held.firstIndex { $0?.field == .steps } ?? 0
        let fileName = areBare ? nil : options.fileName
        let names = options.surroundings + headings + [fileName].compactMap(\.self)
        let naming = names.first { ColumnName.meansSteps($0) || ColumnName.meansOtherMetric($0) }
        if isVague || !hasNames || areBare, let naming, !ColumnName.meansSteps(naming) {
            throw refused(steps, "a column of steps, or --steps-column NAME", SourceText.quoted(naming))
        }
        guard isVague else { return }
        for index in unread where !rules.chosen.contains(index) {
            let column = survey[index]
            guard column.kinds.contains(.others), !roles(index).contains(.unitNames) else { continue }
            let isMetric = roles(index).contains(.metricNames) && !roles(index).contains(.sourceNames)
            if isMetric || column.values.keys.contains(where: ColumnName.meansOtherMetric) {
                throw refused(index, "rows of steps, \(choice)", column.list)
            }
        }
        let isDay = hasDates || held.contains { $0?.field == .label }
        guard isDay else { throw refused(steps, "a column of dates beside it, or --steps-column NAME", "none") }
        let units = unread.filter { roles($0).contains(.unitNames) && !survey[$0].values.isEmpty }
        guard let unit = units.first else { return }
        let words = survey[unit].values.keys
        let ofSteps = words.filter { ColumnName.meansSteps($0) }
        let counts = words.filter { ColumnWords.counts.contains($0.lowercased()) }
        let wanted = ofSteps.isEmpty ? counts : ofSteps
        guard !wanted.isEmpty else { throw refused(unit, "a unit of steps, such as count", survey[unit].list) }
        if wanted.count < words.count {
            rules.conditions.append(RowRules.ColumnCondition(column: unit, values: Set(wanted)))
        }
    }

    /// Refuses rows without dates that are not days in order.
    private func refuseOtherRows(_ unread: [Int], _ survey: TableSurvey) throws(TextError) {
        let others: Set = [.periodNames, .rankNames, .personNames, .yearNames, .monthNames, Vocabulary.RowKey.endNames]
        for index in unread where hasNames && !survey[index].values.isEmpty {
            let isOther = !others.isDisjoint(with: roles(index))
            let isTime = ColumnName(names[index])?.field == .date && ColumnName.folded(names[index]) != "index"
            let isText = !survey[index].kinds.isDisjoint(with: [.others, .times]) && survey[index].isOfWords
            guard isOther || isTime || isText && roles(index) != [.harmlessNames], index != keyColumn else { continue }
            throw refused(index, Self.expectedDates, survey[index].list)
        }
    }

    static let expectedDates =
        "dates of days, as in 2016-09-12; totals of weeks and months are no days, which --by week adds up itself"

    /// Refuses rows of workouts; and dates of weeks and months, by the name of their column or by a title.
    private func refuseOtherThanDays(_ options: ReadingOptions) throws(TextError) {
        for index in names.indices where roles(index).contains(.workoutNames) {
            throw refused(index, "steps of days, as workouts have only a part", SourceText.quoted(names[index]))
        }
        guard let date = held.firstIndex(where: { $0?.field == .date }), hasNames, dateParts.isEmpty else { return }
        let title = (options.surroundings + headings).first(where: ColumnName.meansPeriods)
        if let name = ColumnName.isPeriod(names[date]) ? names[date] : title {
            throw refused(date, Self.expectedDates, SourceText.quoted(name))
        }
    }

    private mutating func takeTimes(_ unread: [Int], _ survey: TableSurvey) {
        rules.end = unread.first { index in
            roles(index).contains(.endNames) && !survey[index].kinds.isDisjoint(with: [.dates, .times])
        }
        let ofDay = unread.filter { index in
            let isNumbered = ColumnWords.numberedTimes.contains(ColumnName.folded(names[index]))
            return survey[index].kinds == .times || isNumbered && survey[index].kinds == .numbers
        }
        rules.time = rules.time ?? ofDay.first { roles($0).contains(.timeNames) } ?? ofDay.first { $0 != rules.end }
    }

    /// Finds the columns that give the source, or the person, of each row.
    private mutating func takeOrigins(_ unread: [Int], _ survey: TableSurvey) {
        let candidates = unread.filter { index in
            let column = survey[index]
            // A long id has as many digits as the seconds since 1970.
            let isNamed = !roles(index).isDisjoint(with: [.personNames, .sourceNames])
            let others: CellKinds = isNamed ? [.times, .weekdays] : [.dates, .times, .weekdays]
            return column.values.count > 1 && !rules.chosen.contains(index) && index != rules.end && index != rules.time
                && column.kinds.isDisjoint(with: others)
        }
        let sources = unread.filter { roles($0).contains(.sourceNames) }.sorted { sourceRank($0) < sourceRank($1) }
        if let source = sources.first(where: candidates.contains) {
            rules.origins.append(RowRules.OriginColumn(column: source, kind: .source))
            rules.device = sources.first { $0 != source && ColumnName.folded(names[$0]) == "device" }
        }
        for index in candidates where !sources.contains(index) && rules.origins.count < 4 {
            let column = survey[index]
            if roles(index).contains(.personNames) {
                // A column of row ids does not name persons.
                let isOfRow = ColumnName.folded(names[index]) == "id" && column.values.count == column.count
                if !isOfRow { rules.origins.append(RowRules.OriginColumn(column: index, kind: .person)) }
            } else if roles(index).isEmpty, column.kinds.contains(.others), column.isOfWords,
                column.values.count * 2 <= column.count
            {
                rules.origins.append(RowRules.OriginColumn(column: index, kind: .other))
            }
        }
    }

    private func sourceRank(_ index: Int) -> Int {
        ColumnWords.sources.firstIndex(of: ColumnName.folded(names[index])) ?? .max
    }
}
