/// The rows of a table whose columns are known by their names.
struct ImportRows {
    private var reader: CSVReader
    let names: [String]

    /// Whether semicolons part fields, so that commas are decimal.
    let hasSemicolons: Bool

    /// - Parameter lines: how many stand before the header.
    init(_ text: SourceText, after lines: Int = 0) throws(TextError) {
        hasSemicolons = text.bytes[text.start...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: ";"))
        reader = CSVReader(text, separator: hasSemicolons ? .semicolon : .comma)
        for _ in 0..<lines { _ = try reader.nextRecord() }
        names = try reader.nextRecord() ? reader.fields.map(reader.string) : []
    }

    /// The column of a name; what stands before the last point of a column's name does not count.
    func column(_ wanted: String) -> Int? { names.firstIndex { $0.split(separator: ".").last ?? "" == wanted } }

    /// - Throws: where there is no such column.
    func column(needed wanted: String, or other: String? = nil) throws(TextError) -> Int {
        guard let index = column(wanted) ?? other.flatMap(column) else {
            throw .invalid(
                at: reader.text.position(of: reader.start), field: "header",
                expected: "a column named \(wanted)" + (other.map { " or \($0)" } ?? ""), found: "none")
        }
        return index
    }

    /// Reads the next row that is not blank.
    mutating func next() throws(TextError) -> Bool {
        while try reader.nextRecord() {
            if !reader.isAtBlankLine { return true }
        }
        return false
    }

    /// What the row has in a column; nothing where it is shorter.
    func field(_ column: Int?) -> ArraySlice<UInt8> {
        guard let column, column < reader.fields.count else { return [] }
        return reader.text.bytes[reader.fields[column].range]
    }

    func string(_ column: Int?) -> String {
        guard let column, column < reader.fields.count else { return "" }
        return reader.string(reader.fields[column])
    }

    /// A number in `Amount.range`; nil where there is none.
    /// - Parameter decimal: what a point or comma means that could stand between thousands.
    func number(_ column: Int?, decimal: DecimalMark = .point) throws(TextError) -> Double? {
        let field = field(column)
        guard let column, !NoData.isMeant(by: field) else { return nil }
        guard let value = Amount.read((WrittenNumber(field)?.plain(decimal)).map { $0[...] } ?? field) else {
            throw invalid(column, expected: Amount.expected)
        }
        return value
    }

    func invalid(_ column: Int, expected: String) -> TextError {
        let field = field(column)
        return .invalid(
            at: reader.text.position(of: field.isEmpty ? reader.start : field.startIndex), field: names[column],
            expected: expected, found: reader.text.found(field.indices))
    }
}

enum Amount {
    static let range = 0.0...Double(StepDay.valueRange.upperBound)
    static let expected = "a number from 0 to \(StepDay.valueRange.upperBound)"

    /// Nil when the text is not a number in JSON's form, and in the range.
    static func read(_ text: ArraySlice<UInt8>) -> Double? {
        let bytes = Array(text)
        guard let numeral = Numeral(in: bytes, at: 0), numeral.range == bytes.indices,
            let value = numeral.double(in: bytes), range.contains(value)
        else { return nil }
        return value
    }
}
