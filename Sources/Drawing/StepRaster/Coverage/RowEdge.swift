/// The part of an edge within one row of pixels. Heights run from 0 at the row's top to 1 at its bottom.
struct RowEdge: BitwiseCopyable {
    /// The chord's least and greatest x.
    let left: Double
    let right: Double
    let y0: Double
    let y1: Double
    /// The area between arc and chord; positive if the arc is left of the chord.
    var segmentArea: Double
    /// The index of the next piece in its row, 0 after the last.
    var next: Int32 = 0
    let winding: Int16
    /// True if the chord's lower end is its left one.
    private let leansLeft: Bool

    @inline(__always)
    init(x0: Double, y0: Double, x1: Double, y1: Double, segmentArea: Double, winding: Int16) {
        leansLeft = x1 < x0
        left = leansLeft ? x1 : x0
        right = leansLeft ? x0 : x1
        self.y0 = y0
        self.y1 = y1
        self.segmentArea = segmentArea
        self.winding = winding
    }

    static let none = RowEdge(x0: 0, y0: 0, x1: 0, y1: 0, segmentArea: 0, winding: 0)

    var x0: Double { leansLeft ? right : left }
    var x1: Double { leansLeft ? left : right }
    var height: Double { y1 - y0 }
}
