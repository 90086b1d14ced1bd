/// How a canvas is divided into bands of rows.
enum Bands {
    /// Rows per band.
    static let rows = 8

    /// The bands that hold any of `rows`.
    static func touching(_ rows: Range<Int>) -> Range<Int> {
        rows.isEmpty ? 0..<0 : rows.lowerBound / Self.rows..<(rows.upperBound - 1) / Self.rows + 1
    }
}
