/// The days in JSON as the rows and columns of a table, in any arrangement.
struct JSONTable {
    let index: JSONIndex
    /// The columns, each with its name and the range of that in the text; a column of the rows' keys is the first.
    private(set) var columns: TableColumns
    /// The keys outside of the table, which are not read.
    let unread: [String]
    private var numbers: [ArraySlice<UInt8>: Int] = [:]
    private var rows: [(start: Int, firstCell: Int)] = []
    private var cells: [(column: Int32, value: Int32)] = []
    /// True for each column whose name is one for steps.
    private var isStepsColumn: [Bool] = []
    private var lastRows: [Int] = []
    private var nextCheck = 0

    /// Makes the table of the days found; throws if a row has a key twice, or if columns are of different lengths.
    init(_ index: JSONIndex, _ found: JSONTableFinder.Found) throws(TextError) {
        self.index = index
        unread = found.unread
        columns = TableColumns(text: index.text, title: "")
        switch found.shape {
        case .columns(let columns):
            if index.kind(columns[0].values) == .object { addKeys(at: columns[0].values) }
            try add(columns)
        case .rows(let rows, let header, let keys):
            let firstRow = rows.first.flatMap { index.kind($0) == .key ? $0 : nil }
            if let first = keys.first ?? firstRow { addKeys(at: first) }
            for cell in header { _ = column(index.utf8(cell), at: cell) }
            for (position, row) in rows.enumerated() {
                try add(row: row, key: position < keys.count ? keys[position] : row, isNamed: !header.isEmpty)
            }
        }
    }

    private var isKeyed: Bool { columns.keyColumn != nil }

    private mutating func addKeys(at value: Int) { columns.keyColumn = column(Array("index".utf8)[...], at: value) }

    private mutating func column(_ name: ArraySlice<UInt8>, at value: Int) -> Int {
        let number = numbers[name] ?? columns.names.count
        guard number == columns.names.count else { return number }
        numbers[name] = number
        columns.names.append(String(decoding: name, as: UTF8.self))
        columns.ranges.append(index.range(value))
        lastRows.append(-1)
        isStepsColumn.append(ColumnName(columns.names[number])?.field == .steps)
        return number
    }

    private mutating func add(row: Int, key: Int, isNamed: Bool) throws(TextError) {
        rows.append((index.range(row).lowerBound, cells.count))
        let value = index.value(of: row)
        if isKeyed { try add(0, key) }
        switch index.kind(value) {
        case .object:
            var containers: [(column: Int, value: Int)] = []
            for key in index.children(of: value) {
                let column = column(index.utf8(key), at: key)
                let isSteps = isStepsColumn[column] && index.isContainer(key + 1)
                if isSteps { containers.append((column, key + 1)) } else { try add(column, key + 1) }
            }
            let isDay = hasSteps
            try addInner(of: value, in: "", depth: 0, onlyOrigins: isDay)
            // Cells of inner objects take precedence over the containers.
            guard isDay || !hasSteps else { return }
            for (column, value) in containers where lastRows[column] != rows.count - 1 { try add(column, value) }
        case .array:
            for (position, cell) in index.children(of: value).enumerated() {
                let number = position + (isKeyed ? 1 : 0)
                if number == columns.names.count {
                    guard !isNamed else {
                        throw index.invalid(
                            cell, expected: "at most \(number) values in a row, as there are names of columns",
                            found: "more")
                    }
                    columns.hasNames = false
                    _ = column(Array("\(position + 1)".utf8)[...], at: cell)
                }
                try add(number, cell)
            }
        default:
            columns.areBare = true
            try add(column(Array("steps".utf8)[...], at: value), value)
        }
    }

    /// True if the last row has a cell of steps.
    private var hasSteps: Bool { cells[(rows.last?.firstCell ?? 0)...].contains { isStepsColumn[Int($0.column)] } }

    /// Adds the cells of objects in a row that has no figures itself: `{"date": ..., "activity": {"steps": ...}}`.
    /// - Parameter onlyOrigins: true to add only those for its source or person: `"metadata": {"dataOrigin": ...}`.
    private mutating func addInner(of object: Int, in path: String, depth: Int, onlyOrigins: Bool) throws(TextError) {
        for key in index.children(of: object) where depth < 4 {
            guard let value = index.object(in: key + 1) else { continue }
            let outer = index.string(key)
            let path = "\(path)\(outer)."
            let holder = ColumnName(outer)
            let isOfSamples = index.children(of: value).contains { ColumnWords.statistics.contains(index.string($0)) }
            for inner in index.children(of: value) where !index.isContainer(inner + 1) {
                var name = index.string(inner)
                if isOfSamples && ColumnWords.counts.contains(name) { continue }
                if onlyOrigins {
                    // Only the key around a name such as `id` shows whether it is that of a person.
                    if !ColumnName.roles(of: name).contains(.sourceNames) { name = "\(outer).\(name)" }
                    if ColumnName.roles(of: name).isDisjoint(with: [.sourceNames, .personNames]) { continue }
                }
                let held = ColumnName(name)
                // The key around a value gives its meaning.
                if held?.isVague == true, held?.field == .steps {
                    if holder?.field == .steps, holder?.isVague == false { name = outer }
                    if ColumnName.meansOtherMetric(outer) { name = path + name }
                }
                let known = numbers[Array(name.utf8)[...]].map { lastRows[$0] == rows.count - 1 } ?? false
                guard !known || held?.field != .steps else {
                    throw index.invalid(
                        inner, expected: "one count of steps in a row, or --steps-column with the key of one",
                        found: "another")
                }
                let column = column(Array((known ? path + name : name).utf8)[...], at: inner)
                if lastRows[column] != rows.count - 1 { try add(column, inner + 1) }
            }
            try addInner(of: value, in: path, depth: depth + 1, onlyOrigins: onlyOrigins)
        }
    }

    private mutating func add(_ column: Int, _ value: Int) throws(TextError) {
        try index.text.checkDeadline(value, from: &nextCheck)
        guard lastRows[column] != rows.count - 1 else {
            // The error is at the key of a value that has one.
            let faulty = index.kind(value - 1) == .key ? value - 1 : value
            let start = index.range(faulty).lowerBound
            throw .repeatedName(
                at: index.text.position(of: start), field: index.path(at: start),
                found: index.text.excerpt(index.range(faulty)))
        }
        lastRows[column] = rows.count - 1
        cells.append((Int32(column), Int32(value)))
    }

    private mutating func add(_ columns: [JSONTableShape.ValueColumn]) throws(TextError) {
        let values = columns.map { index.children(of: $0.values) }
        let numbers = columns.map { column(Array($0.name.utf8)[...], at: $0.values) }
        for (number, list) in values.enumerated() {
            let isEven =
                list.count == values[0].count
                && (!isKeyed || zip(list, values[0]).allSatisfy { index.string($0) == index.string($1) })
            guard isEven else {
                throw index.invalid(
                    columns[number].values,
                    expected: "as many values as in \(SourceText.quoted(columns[0].name)), and with the same keys",
                    found: "others")
            }
        }
        for (position, first) in values[0].enumerated() {
            rows.append((index.range(first).lowerBound, cells.count))
            if isKeyed { try add(0, first) }
            for (number, list) in zip(numbers, values) { try add(number, index.value(of: list[position])) }
        }
    }

    /// Calls `body` as `TableRows.walk` does, with only the cells of a row, so that many columns take no more time.
    func walk(
        _ body: (_ fields: [CSVReader.Field], _ columns: [Int]?, _ start: Int) throws(TextError) -> Bool
    ) throws(TextError) {
        var nextCheck = 0
        for (number, row) in rows.enumerated() {
            try index.text.checkDeadline(number, from: &nextCheck)
            let end = number + 1 < rows.count ? rows[number + 1].firstCell : cells.count
            let cells = cells[row.firstCell..<end]
            guard try body(cells.map { field(Int($0.value)) }, cells.map { Int($0.column) }, row.start) else { return }
        }
    }

    /// Returns a value as a field of a row: null as an empty field, a container as its text.
    private func field(_ value: Int) -> CSVReader.Field {
        if index.isNull(value) {
            let start = index.range(value).lowerBound
            return CSVReader.Field(range: start..<start, isQuoted: false)
        }
        let isQuoted = index.kind(value) == .string || index.kind(value) == .key
        return CSVReader.Field(range: isQuoted ? index.content(value) : index.range(value), isQuoted: isQuoted)
    }
}
