extension DayTable {
    /// True if a text begins with a header of dates and steps, perhaps below titles; or a row of a date and a number.
    /// - Parameter vague: true if a column such as `value` may be that of steps.
    package static func isTable(_ head: ArraySlice<UInt8>, vague: Bool = false) -> Bool {
        // The last line may have been cut.
        let head = SourceText.decoded(head: head)
        let end = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? head.endIndex
        guard let text = try? SourceText(head[..<end]) else { return false }
        return CSVReader.Separator.allCases.contains { separator in
            var reader = CSVReader(text, separator: separator)
            for line in 0...mostTitles {
                guard (try? reader.nextNames()) == true else { return false }
                let isBare = line == 0 && reader.fields.count == 2
                if isBare, CellKinds.all(of: reader.fields, in: text) == [.dates, .numbers] { return true }
                // A column called `value` may hold any metric.
                let words = reader.fields.filter { text.bytes[$0.range].first.map { $0 &- 0x30 >= 10 } ?? false }
                let names = words.compactMap { ColumnName(reader.string($0)) }
                let sure = names.filter { vague || $0.field == .date || !$0.isVague }
                if Set(sure.map(\.field)).isSuperset(of: [.date, .steps]) { return true }
            }
            return false
        }
    }

    /// The maximum number of lines above the header, such as titles.
    static let mostTitles = 40

    /// Reads the header of a strict table, in which every column has a field's own name.
    static func strictHeader(of text: SourceText) throws(TextError) -> (TableColumns, CSVReader) {
        var reader = CSVReader(text)
        guard try reader.nextRecord() else { throw noHeader(text) }
        let names = reader.fields.map(reader.string)
        var columns = TableColumns(text: text, names: names, ranges: reader.fields.map(\.range))
        for (name, field) in zip(names, reader.fields) {
            let at = text.position(of: field.range.lowerBound)
            guard let column = DayField.allCases.first(where: { $0.columnName == name }) else {
                throw .unknownName(
                    at: at, field: "header", nearest: NearestName.to(name, in: DayField.allCases.map(\.columnName)),
                    found: text.found(field.range))
            }
            guard !columns.held.contains(ColumnName(column)) else {
                throw .repeatedName(at: at, field: "header", found: text.found(field.range))
            }
            columns.held.append(ColumnName(column))
        }
        guard columns.held.contains(ColumnName(.steps)) else {
            throw text.invalid(at: reader.start, "header", expected: "a column named \"steps\"", found: "none")
        }
        return (columns, reader)
    }

    private static func noHeader(_ text: SourceText) -> TextError {
        .malformed(
            at: text.position(of: text.start), field: "header", expected: "names of columns",
            found: "the end of the input")
    }

    /// Finds the header, by the first separator with which it has a column of steps; without a header, the first row.
    static func header(
        of text: SourceText, _ main: DayField, _ known: [String: ColumnName], _ options: ReadingOptions
    ) throws(TextError) -> (TableColumns, CSVReader) {
        var widest: TableColumns?
        var bare: (TableColumns, CSVReader)?
        var titled: (TableColumns, CSVReader)?
        /// The headers that are used if no other is found: one of a single name, and one that may also be a title.
        var single: (TableColumns, CSVReader)?
        var unsure: (TableColumns, CSVReader)?
        var fault: TextError?
        for separator in CSVReader.Separator.allCases {
            var reader = CSVReader(text, separator: separator)
            do throws(TextError) {
                guard try reader.nextNames() else { throw noHeader(text) }
            } catch {
                // The quotes may be valid with another separator.
                fault = fault ?? error
                continue
            }
            let names = reader.fields.map(reader.string)
            let ranges = reader.fields.map(\.range)
            var columns = TableColumns(text: text, names: names, ranges: ranges)
            let kinds = CellKinds.all(of: reader.fields, in: text)
            if kinds.areValues, main == .steps, names.count > bare?.0.names.count ?? 0 {
                bare = (
                    TableColumns(text: text, names: names.indices.map { "\($0 + 1)" }, ranges: ranges, hasNames: false),
                    CSVReader(text, separator: separator, from: reader.start)
                )
            }
            if columns.hasWanted(options) {
                try columns.takeNames(known, options)
                // A title may have a word for steps, too.
                let isSingle = names.count { !$0.isEmpty } == 1
                let found = columns.held.first { $0?.field == main } ?? nil
                let isName = found.map { !isSingle && kinds == .others || $0.rank < ColumnName.leastRank } ?? false
                let isChosen = main == .steps && options.stepsColumn.flatMap(columns.index) != nil
                if isChosen || isName && !isSingle { return (columns, reader) }
                if isName { single = single ?? (columns, reader) }
                if found != nil, names.count > 1, kinds == .others { unsure = unsure ?? (columns, reader) }
            }
            if names.count > widest?.names.count ?? 0 { widest = columns }
            let isTitled = !kinds.areValues && main == .steps
            if isTitled, let found = try belowTitles(&reader, main, options) { titled = titled ?? (found, reader) }
        }
        if let titled = titled ?? single ?? unsure { return titled }
        if case (var columns, let reader)? = bare {
            try columns.takeNames([:], options)
            return (columns, reader)
        }
        if let fault { throw fault }
        if var widest { try widest.takeNames(known, options) }
        throw (widest ?? TableColumns(text: text)).lacking(main, "a column")
    }

    /// Finds the header below the title of a table, or below another table: a line of names, one of them for steps.
    private static func belowTitles(
        _ reader: inout CSVReader, _ main: DayField, _ options: ReadingOptions
    ) throws(TextError) -> TableColumns? {
        var titles: [[String]] = []
        for _ in 0..<mostTitles {
            titles.insert(reader.fields.map(reader.string).filter { !$0.isEmpty }, at: 0)
            guard (try? reader.nextNames()) == true else { return nil }
            let isOfWords = CellKinds.all(of: reader.fields, in: reader.text) == .others
            guard isOfWords, reader.fields.count > 1 else { continue }
            let ranges = reader.fields.map(\.range)
            var columns = TableColumns(text: reader.text, names: reader.fields.map(reader.string), ranges: ranges)
            guard columns.hasWanted(options) else { continue }
            try columns.takeNames([:], options)
            let hasDate = columns.held.contains { $0?.field == .date }
            if hasDate, columns.held.contains(where: { $0?.field == main }) {
                columns.titles = titles
                return columns
            }
        }
        return nil
    }

    /// Finds the cells of a table with a column for each date: its only row, or the only row that names steps.
    /// - Throws: if several rows qualify, or none.
    static func wideRows(
        of text: SourceText, _ options: ReadingOptions
    ) throws(TextError) -> (TableColumns, TableRows)? {
        for separator in CSVReader.Separator.allCases {
            var reader = CSVReader(text, separator: separator)
            guard (try? reader.nextNames()) == true else { continue }
            let header = reader.fields
            let dates = header.indices.filter { CellKinds.kind(of: text.bytes[header[$0].range]) == .dates }
            guard dates.count > 1, header.count - dates.count < 4 else { continue }
            let labels = Set(header.indices).subtracting(dates).sorted()
            var rows: [[CSVReader.Field]] = []
            while try reader.nextRecord() {
                if reader.isAtBlankLine || text.isRule(reader.start..<reader.offset) { continue }
                let isRow =
                    reader.fields.count >= header.count
                    && dates.allSatisfy { index in
                        CellKinds.kind(of: text.bytes[reader.fields[index].range]).isDisjoint(with: [.dates, .times])
                    }
                guard isRow else { return nil }
                rows.append(reader.fields)
            }
            let chosen = rows.filter { row in
                options.conditions.allSatisfy { condition in
                    labels.contains { index in
                        reader.string(header[index]) == condition.column && reader.string(row[index]) == condition.value
                    }
                }
            }
            let ofSteps = chosen.filter { row in labels.contains { ColumnName.meansSteps(reader.string(row[$0])) } }
            let mayBeSteps = chosen.filter { row in
                !options.conditions.isEmpty || !labels.contains { ColumnName.meansOtherMetric(reader.string(row[$0])) }
            }
            let found = ofSteps.isEmpty ? mayBeSteps : ofSteps
            guard found.count == 1, let row = found.first else {
                guard let first = rows.first else { return nil }
                throw text.invalid(
                    at: first[0].range.lowerBound, "header",
                    expected: "one row of steps below dates, or --where COLUMN=VALUE", found: "\(found.count)")
            }
            let cells = dates.map { [header[$0], row[$0]] }
            let ranges = [header[dates[0]].range, row[dates[0]].range]
            let columns = TableColumns(text: text, names: ["date", "steps"], ranges: ranges)
            return (columns, .wide(reader, cells: cells))
        }
        return nil
    }
}

extension CSVReader {
    /// Reads the header: the first line that is not blank, a rule, or a spreadsheet's `sep=;` for the separator.
    fileprivate mutating func nextNames() throws(TextError) -> Bool {
        while try nextRecord() {
            let isPassed = text.bytes[fields[0].range].starts(with: "sep=".utf8) || text.isRule(start..<offset)
            if !isAtBlankLine, !isPassed { return true }
        }
        return false
    }
}
