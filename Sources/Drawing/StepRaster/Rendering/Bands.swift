/// The division of a canvas into bands of rows.
enum Bands {
    static let rows = 1 << shift
    private static let shift = 3

    /// The bands that have any of some rows.
    static func touching(_ rows: Range<Int>) -> Range<Int> {
        rows.isEmpty ? 0..<0 : rows.lowerBound / Self.rows..<(rows.upperBound - 1) / Self.rows + 1
    }

    /// The rows of a band, on a canvas of `height` rows.
    static func rows(of band: Int, height: Int) -> Range<Int> { band * rows..<min((band + 1) * rows, height) }

    /// The first row below the band that contains `row`.
    @inline(__always)
    static func end(ofRow row: Int32) -> Int32 { (row &>> Int32(shift) &+ 1) &<< Int32(shift) }
}
