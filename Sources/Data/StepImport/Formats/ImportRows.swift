/// The rows of a table whose columns are known by their names.
struct ImportRows {
    private var reader: CSVReader
    let names: [String]

    /// True if semicolons separate fields, so that commas are decimal.
    let hasSemicolons: Bool

    /// - Parameter lines: the number of lines before the header.
    init(_ text: SourceText, after lines: Int = 0) throws(TextError) {
        hasSemicolons = text.bytes[text.start...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: ";"))
        reader = CSVReader(text, separator: hasSemicolons ? .semicolon : .comma)
        for _ in 0..<lines { _ = try reader.nextRecord() }
        names = try reader.nextRecord() ? reader.fields.map(reader.string) : []
    }

    /// The index of a column by its name; a prefix up to the last point of a column's name is ignored.
    func column(_ wanted: String) -> Int? { names.firstIndex { $0.split(separator: ".").last ?? "" == wanted } }

    func column(needed wanted: String, or other: String? = nil) throws(TextError) -> Int {
        if let index = column(wanted) ?? other.flatMap(column) { return index }
        let expected = "a column named \(wanted)" + (other.map { " or \($0)" } ?? "")
        throw reader.text.invalid(at: reader.start, "header", expected: expected, found: "none")
    }

    /// Reads the next row that is not blank.
    mutating func next() throws(TextError) -> Bool {
        while try reader.nextRecord() {
            if !reader.isAtBlankLine { return true }
        }
        return false
    }

    /// The row's cell in a column; nil if the row is shorter.
    private func cell(_ column: Int?) -> CSVReader.Field? {
        guard let column, column < reader.fields.count else { return nil }
        return reader.fields[column]
    }

    func field(_ column: Int?) -> ArraySlice<UInt8> { cell(column).map { reader.text.bytes[$0.range] } ?? [] }

    func string(_ column: Int?) -> String { cell(column).map { reader.string($0) } ?? "" }

    /// Returns the number of a cell, in `Amount.range`; nil if the cell has none.
    /// - Parameter decimal: the decimal mark for a number that is ambiguous.
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
        let text = reader.text
        let start = field.isEmpty ? reader.start : field.startIndex
        return text.invalid(at: start, names[column], expected: expected, found: text.found(field.indices))
    }
}

enum Amount {
    static let range = 0.0...Double(StepDay.valueRange.upperBound)
    static let expected = "a number from 0 to \(StepDay.valueRange.upperBound)"

    /// Nil if the text is not a number in JSON's form, or not in the range.
    static func read(_ text: ArraySlice<UInt8>) -> Double? {
        let bytes = Array(text)
        guard let numeral = Numeral(in: bytes, at: 0), numeral.range == bytes.indices,
            let value = numeral.double(in: bytes), range.contains(value)
        else { return nil }
        return value
    }
}
