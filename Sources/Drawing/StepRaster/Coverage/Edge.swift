/// A flat arc of an outline in device space, pointing down or level: `y0 <= y1`.
struct Edge: Sendable, BitwiseCopyable, Equatable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// The area between arc and chord; positive if the arc is left of the chord.
    var segmentArea: Double
    /// The winding number that crossing the edge from left to right adds: +1 if the outline runs down, -1 if up.
    var winding: Int32
    /// The row of pixels it starts in.
    var row: Int32

    static let none = Edge(x0: 0, y0: 0, x1: 0, y1: 0, segmentArea: 0, winding: 0, row: 0)

    /// The distance that the chord moves right per row.
    var dxdy: Double { (x1 - x0) / (y1 - y0) }

    /// True if its pieces are alike in all rows.
    var isVertical: Bool { x0 == x1 && segmentArea == 0 }

    /// The x of the chord at a height between its ends, by `dxdy` if that is known.
    @inline(__always)
    func x(at y: Double, dxdy: Double? = nil) -> Double {
        let x = x0 + (y - y0) * (dxdy ?? self.dxdy)
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        return x < left ? left : x > right ? right : x
    }

    /// The part of `segmentArea` between two heights.
    func segmentArea(from top: Double, to bottom: Double) -> Double {
        guard segmentArea != 0 else { return 0 }
        return segmentArea * (segmentAreaPart(above: bottom) - segmentAreaPart(above: top))
    }

    /// The part of `segmentArea`, 0...1, above a height.
    func segmentAreaPart(above y: Double) -> Double { Self.segmentAreaPart(upTo: (y - y0) / (y1 - y0)) }
}

extension Edge {
    /// The arc from `a` to `b`, with `segmentArea` as in an `OutlineVertex`. Its row is 0.
    @inline(__always)
    init(from a: Point, to b: Point, segmentArea: Double) {
        // Left of travel is right on screen for an edge that runs down.
        self =
            a.y < b.y
            ? Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, segmentArea: -segmentArea, winding: 1, row: 0)
            : Edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, segmentArea: segmentArea, winding: -1, row: 0)
        // The slope of a lower edge could overflow.
        if y1 - y0 < 1e-200 { y1 = y0 }
    }

    /// True if it is level and on the border of two rows. A level edge covers nothing, but marks in its row that the
    /// winding number changes between its ends; on the border of two rows it does not.
    var isBetweenRows: Bool { y0 == y1 && y0 == Double(row) }

    /// The part of the area between a flat arc, a parabola, and its chord, from the chord's start to its part `t`: the
    /// integral of 6 t (1 - t), the parabola's distance from the chord over its mean.
    @inline(__always)
    static func segmentAreaPart(upTo t: Double) -> Double { t * t * (3 - 2 * t) }
}
