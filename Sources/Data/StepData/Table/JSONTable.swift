import StepSupport

/// Days in JSON as the rows and columns of a table, however they are arranged: a row may be an object, an array or a
/// count, and may have its date as its key; or there is an array, or an object with the same keys, for each column.
struct JSONTable {
    let index: JSONIndex
    private(set) var names: [String] = []
    /// Where they stand first.
    private(set) var places: [Range<Int>] = []
    private(set) var hasNames = true
    /// Keys beside those of the table.
    let unread: [String]
    /// Of the keys of rows, among the names.
    var keys: Int? { numbers[Self.keyName].flatMap { isKeyed ? $0 : nil } }
    private var isKeyed = false
    private let shape: JSONTableShape
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    /// What keys of rows, and counts that stand alone, are called.
    private static let (keyName, countName) = (Array("index".utf8)[...], Array("steps".utf8)[...])

    init(_ index: JSONIndex, _ found: (shape: JSONTableShape, unread: [String])) {
        self.index = index
        (shape, unread) = found
        switch shape {
        case .columns(let columns, let isKeyed):
            self.isKeyed = isKeyed
            if isKeyed, let first = columns.first { name(Self.keyName, at: first.values) }
            for column in columns { name(Array(column.name.utf8)[...], at: column.values) }
        case .rows(let rows, let header, let keys):
            isKeyed = !keys.isEmpty || rows.first.map { index.kind($0) == .key } ?? false
            if let first = keys.first { name(Self.keyName, at: first) }
            for cell in header { name(index.text.unescaped(index.content(cell)), at: cell) }
            for row in rows { nameCells(of: row) }
        }
    }

    private mutating func nameCells(of row: Int) {
        let value = index.value(of: row)
        if value != row { name(Self.keyName, at: row) }
        switch index.kind(value) {
        case .object:
            for key in index.children(of: value) { name(index.text.bytes[index.content(key)], at: key) }
        case .array:
            let first = isKeyed ? 1 : 0
            for (position, cell) in index.children(of: value).enumerated() where position + first >= names.count {
                hasNames = false
                name(Array("\(position + 1)".utf8)[...], at: cell)
            }
        default: name(Self.countName, at: value)
        }
    }

    private mutating func name(_ name: ArraySlice<UInt8>, at value: Int) {
        guard numbers[name] == nil else { return }
        numbers[name] = names.count
        names.append(String(decoding: name, as: UTF8.self))
        places.append(index.range(value))
    }

    func forEachRow(
        _ body: (_ fields: [CSVReader.Field], _ start: Int) throws(TextError) -> Bool
    ) throws(TextError) {
        switch shape {
        case .rows(let rows, _, let keys):
            for (position, row) in rows.enumerated() {
                let start = index.range(row).lowerBound
                let key = position < keys.count ? keys[position] : nil
                guard try body(try fields(of: row, key, start), start) else { return }
            }
        case .columns(let columns, let isKeyed):
            var cells = columns.map { index.children(of: $0.values) }
            while let first = cells[0].next() {
                var fields = (isKeyed ? [field(first)] : []) + [field(index.value(of: first))]
                for column in cells.indices.dropFirst() {
                    guard let cell = cells[column].next(),
                        !isKeyed || index.text.bytes[index.content(cell)] == index.text.bytes[index.content(first)]
                    else { throw uneven(columns[column], columns[0]) }
                    fields.append(field(index.value(of: cell)))
                }
                guard try body(fields, index.range(first).lowerBound) else { return }
            }
            for column in cells.indices.dropFirst() where cells[column].next() != nil {
                throw uneven(columns[column], columns[0])
            }
        }
    }

    private func uneven(_ column: JSONTableShape.Column, _ other: JSONTableShape.Column) -> TextError {
        let place = index.range(column.values).lowerBound
        return .invalid(
            at: index.text.position(of: place), field: index.path(at: place),
            expected: "as many values as in \(SourceText.quoted(other.name)), and with the same keys", found: "others")
    }

    /// - Parameter key: of the row, where it stands elsewhere.
    private func fields(of row: Int, _ key: Int?, _ start: Int) throws(TextError) -> [CSVReader.Field] {
        var fields = [CSVReader.Field](repeating: .missing(at: start), count: names.count)
        func set(_ name: ArraySlice<UInt8>, _ cell: Int, key: Int? = nil) throws(TextError) {
            guard let number = numbers[name] else { return }
            guard fields[number].isMissing(at: start) else {
                let place = index.range(key ?? cell)
                throw .repeatedName(
                    at: index.text.position(of: place.lowerBound), field: index.path(at: place.lowerBound),
                    found: index.text.excerpt(place))
            }
            fields[number] = field(cell)
        }
        let value = index.value(of: row)
        let key = value == row ? key : row
        if let key { try set(Self.keyName, key) }
        switch index.kind(value) {
        case .object:
            for key in index.children(of: value) { try set(index.text.bytes[index.content(key)], key + 1, key: key) }
        case .array:
            for (position, cell) in index.children(of: value).enumerated() {
                fields[position + (key == nil ? 0 : 1)] = field(cell)
            }
        default: try set(Self.countName, value)
        }
        return fields
    }

    /// Null is empty; a container stands for itself.
    private func field(_ value: Int) -> CSVReader.Field {
        if index.isNull(value) {
            let start = index.range(value).lowerBound
            return CSVReader.Field(range: start..<start, isQuoted: false)
        }
        let isQuoted = index.kind(value) == .string || index.kind(value) == .key
        return CSVReader.Field(range: isQuoted ? index.content(value) : index.range(value), isQuoted: isQuoted)
    }
}
