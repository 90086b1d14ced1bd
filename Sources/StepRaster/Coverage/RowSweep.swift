/// Turns the edges of one row into exact coverage under a fill rule.
///
/// Edges are grouped into clusters that share no column of x with each other, so that the winding number between two
/// clusters is the same over the whole height of the row. Most clusters are one side of a shape and are added as they
/// are, or lie inside the ink and are skipped. Where edges overlap (joins, caps, tips, crossings, slivers) the cluster is a
/// tangle, swept from top to bottom between the heights where edges start, end or cross, and only the sides that the fill
/// rule keeps are added. That makes self-overlapping outlines exact too, where a plain signed-area sum is not.
struct RowSweep {
    private(set) var coverage: CoverageRow
    private var deltas: [Float]
    private var tangle = Tangle()

    init(width: Int) {
        coverage = CoverageRow(width: width)
        deltas = CoverageDeltas.empty(width: width)
    }

    /// Leaves the covered pixels of the row in `coverage`. `edges` are those of one row, ordered by `minX`.
    mutating func sweep(_ edges: [RowEdge], rule: FillRule) {
        coverage.removeAll()
        Self.sweep(edges.span, rule, &coverage, &deltas, &tangle)
    }

    private static func sweep(
        _ edges: Span<RowEdge>, _ rule: FillRule, _ coverage: inout CoverageRow, _ deltas: inout [Float],
        _ tangle: inout Tangle
    ) {
        var deltas = deltas.mutableSpan
        var winding = 0
        // The pixels that the clusters since the last gap have touched, and whether what lies before them is inside.
        var touched = 0..<0
        var startsInside = false
        var start = 0
        while start < edges.count {
            let first = edges[start]
            var maxX = first.maxX
            var down = first.winding > 0 ? first.height : 0
            var up = first.winding > 0 ? 0 : first.height
            var end = start + 1
            while end < edges.count && edges[end].minX <= maxX {
                let edge = edges[end]
                maxX = max(maxX, edge.maxX)
                if edge.winding > 0 { down += edge.height } else { up += edge.height }
                end += 1
            }
            // A whole number, but for rounding.
            let after = winding + (down > up ? Int(down - up + 0.5) : -Int(up - down + 0.5))
            // One side from top to bottom: all edges run the same way and make one full height.
            let isOneSide = min(down, up) == 0 && abs(after - winding) == 1
            let wasInside = rule.isInside(winding)
            let isInside = rule.isInside(after)
            if !isOneSide || wasInside != isInside {
                let firstPixel = Int(first.minX)
                let endPixel = Int(maxX) + 1
                if !touched.isEmpty && firstPixel <= touched.upperBound {
                    touched = touched.lowerBound..<max(touched.upperBound, endPixel)
                } else {
                    coverage.sum(&deltas, over: touched, startsInside: startsInside)
                    if wasInside { coverage.append(touched.upperBound, firstPixel, isSolid: true) }
                    touched = firstPixel..<endPixel
                    startsInside = wasInside
                }
                if isOneSide {
                    for i in start..<end {
                        let edge = edges[i]
                        CoverageDeltas.addSide(
                            edge.x0, edge.y0, edge.x1, edge.y1, bulge: edge.bulge, entering: isInside, to: &deltas)
                    }
                } else {
                    tangle.sweep(edges.extracting(start..<end), winding: winding, rule: rule, into: &deltas)
                }
            }
            winding = after
            start = end
        }
        coverage.sum(&deltas, over: touched, startsInside: startsInside)
        if rule.isInside(winding) { coverage.append(touched.upperBound, coverage.width, isSolid: true) }
    }
}
