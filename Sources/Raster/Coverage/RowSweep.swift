/// Turns the edges of one row into exact coverage under a fill rule.
///
/// Edges are grouped into clusters that share no column of x with each other, so that the winding number between two
/// clusters is the same over the whole height of the row. Most clusters are one side of a shape and are added as they
/// are, or lie inside the ink and are skipped. Where edges overlap (joins, caps, tips, crossings, slivers) the cluster is
/// swept from top to bottom between the heights where edges start, end or cross, and only the sides that the fill rule
/// keeps are added. That makes self-overlapping outlines exact too, where a plain signed-area sum is not.
struct RowSweep {
    private(set) var coverage: CoverageRow
    private var heights: [Double] = []
    private var waiting: [RowEdge] = []
    private var active: [ActiveEdge] = []

    private struct ActiveEdge: BitwiseCopyable {
        var edge: RowEdge
        /// x where the current strip starts and ends.
        var top: Double
        var bottom: Double
    }

    init(width: Int) {
        coverage = CoverageRow(width: width)
    }

    /// Leaves the covered pixels of the row in `coverage`. Reorders `edges`.
    mutating func sweep(_ edges: inout [RowEdge], rule: FillRule) {
        coverage.reset()
        edges.sortByMinX()
        var winding = 0
        var start = 0
        while start < edges.count {
            var end = start + 1
            var maxX = edges[start].maxX
            while end < edges.count && edges[end].minX <= maxX {
                maxX = max(maxX, edges[end].maxX)
                end += 1
            }
            winding = sweepCluster(edges[start..<end], maxX: maxX, winding: winding, rule: rule)
            start = end
        }
        coverage.finish()
    }

    /// Returns the winding number right of the cluster, given the one left of it.
    private mutating func sweepCluster(
        _ cluster: ArraySlice<RowEdge>, maxX: Double, winding: Int, rule: FillRule
    ) -> Int {
        var down = 0.0
        var up = 0.0
        for edge in cluster {
            if edge.winding > 0 { down += edge.height } else { up += edge.height }
        }
        let after = winding + Int((down - up).rounded())
        let minX = cluster[cluster.startIndex].minX
        if min(down, up) == 0 && abs(after - winding) == 1 {
            // One side, from top to bottom: every height has exactly one edge.
            guard rule.isInside(winding) != rule.isInside(after) else { return after }
            coverage.open(minX: minX, maxX: maxX)
            let entering = rule.isInside(after)
            for edge in cluster {
                coverage.addSide(edge.x0, edge.y0, edge.x1, edge.y1, entering: entering)
            }
        } else {
            coverage.open(minX: minX, maxX: maxX)
            sweepTangle(cluster, winding: winding, rule: rule)
        }
        coverage.close(inside: rule.isInside(after))
        return after
    }

    /// Sweeps edges that overlap in x, strip by strip between the heights where one of them starts or ends.
    private mutating func sweepTangle(_ cluster: ArraySlice<RowEdge>, winding: Int, rule: FillRule) {
        heights.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        active.removeAll(keepingCapacity: true)
        for edge in cluster {
            heights.append(edge.y0)
            heights.append(edge.y1)
            waiting.append(edge)
        }
        heights.sort()
        waiting.sort { $0.y0 > $1.y0 }

        var top = heights[0]
        for bottom in heights where bottom > top {
            active.removeAll { $0.edge.y1 <= top }
            while let next = waiting.last, next.y0 <= top {
                active.append(ActiveEdge(edge: next, top: 0, bottom: 0))
                waiting.removeLast()
            }
            sweepStrip(from: top, to: bottom, winding: winding, rule: rule)
            top = bottom
        }
    }

    /// More crossings than this in one strip are not worth their exact heights: the strip is cut into thin slices.
    private static let mostCrossings = 64
    private static let slices = 16

    /// Sweeps a strip in which every active edge runs from top to bottom; splits it where edges cross.
    private mutating func sweepStrip(from top: Double, to bottom: Double, winding: Int, rule: FillRule) {
        placeActive(from: top, to: bottom)
        var top = top
        var crossings = 0
        while let (crossing, left) = firstCrossing(from: top, to: bottom) {
            if crossings == Self.mostCrossings {
                sweepSlices(from: top, to: bottom, winding: winding, rule: rule)
                return
            }
            crossings += 1
            addSides(from: top, to: crossing, winding: winding, rule: rule)
            for i in active.indices { active[i].top = active[i].edge.x(at: crossing) }
            active.swapAt(left, left + 1)
            top = crossing
        }
        addSides(from: top, to: bottom, winding: winding, rule: rule)
    }

    /// Sweeps thin slices, each in the order that the edges have at its middle.
    private mutating func sweepSlices(from top: Double, to bottom: Double, winding: Int, rule: FillRule) {
        for slice in 0..<Self.slices {
            let y0 = top + (bottom - top) * (Double(slice) / Double(Self.slices))
            let y1 = slice + 1 == Self.slices ? bottom : top + (bottom - top) * (Double(slice + 1) / Double(Self.slices))
            placeActive(from: y0, to: y1)
            active.sort { $0.top + $0.bottom < $1.top + $1.bottom }
            addSides(from: y0, to: y1, winding: winding, rule: rule)
        }
    }

    /// Sorts the active edges as they stand at the strip's top, ties as at its bottom.
    private mutating func placeActive(from top: Double, to bottom: Double) {
        for i in active.indices {
            active[i].top = active[i].edge.x(at: top)
            active[i].bottom = active[i].edge.x(at: bottom)
        }
        // Nearly sorted from the strip above.
        for i in active.indices.dropFirst() {
            var j = i
            let edge = active[i]
            while j > 0
                && (edge.top < active[j - 1].top || (edge.top == active[j - 1].top && edge.bottom < active[j - 1].bottom))
            {
                active[j] = active[j - 1]
                j -= 1
            }
            active[j] = edge
        }
    }

    /// The height where two neighbours first change places, and the index of the left one.
    private func firstCrossing(from top: Double, to bottom: Double) -> (height: Double, left: Int)? {
        var first: (height: Double, left: Int)?
        for i in active.indices.dropLast() where active[i].bottom > active[i + 1].bottom {
            let gapAbove = max(active[i + 1].top - active[i].top, 0)
            let gapBelow = active[i].bottom - active[i + 1].bottom
            let height = top + (bottom - top) * (gapAbove / (gapAbove + gapBelow))
            if height < first?.height ?? .infinity { first = (min(height, bottom), i) }
        }
        return first
    }

    /// Adds the sides that the fill rule keeps; the active edges are in order and do not cross.
    private mutating func addSides(from top: Double, to bottom: Double, winding: Int, rule: FillRule) {
        guard bottom > top else { return }
        var winding = winding
        for side in active {
            let next = winding + side.edge.winding
            if rule.isInside(winding) != rule.isInside(next) {
                coverage.addSide(side.top, top, side.edge.x(at: bottom), bottom, entering: rule.isInside(next))
            }
            winding = next
        }
    }
}

extension FillRule {
    fileprivate func isInside(_ winding: Int) -> Bool {
        switch self {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}

extension [RowEdge] {
    fileprivate mutating func sortByMinX() {
        // Rows mostly hold a handful of edges.
        guard count <= 24 else {
            sort { $0.minX < $1.minX }
            return
        }
        for i in indices.dropFirst() {
            let edge = self[i]
            var j = i
            while j > 0 && edge.minX < self[j - 1].minX {
                self[j] = self[j - 1]
                j -= 1
            }
            self[j] = edge
        }
    }
}
