/// Edges of one row that overlap in x: swept from top to bottom, strip by strip, in their true order.
struct Tangle {
    private var heights: [Double] = []
    /// Edges that start further down, the next one last.
    private var waiting: [RowEdge] = []
    private var active: [ActiveEdge] = []

    private struct ActiveEdge: BitwiseCopyable {
        var edge: RowEdge
        /// x where the current strip starts and ends.
        var top: Double
        var bottom: Double
    }

    /// Adds the sides that `rule` keeps to `deltas`, given the winding number left of the edges.
    mutating func sweep(_ edges: Span<RowEdge>, winding: Int, rule: FillRule, into deltas: inout MutableSpan<Float>) {
        heights.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        active.removeAll(keepingCapacity: true)
        for i in edges.indices {
            let edge = edges[i]
            heights.append(edge.y0)
            heights.append(edge.y1)
            // Level edges have served by tying the cluster together.
            if edge.y0 < edge.y1 { waiting.append(edge) }
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
            sweepStrip(from: top, to: bottom, winding: winding, rule: rule, into: &deltas)
            top = bottom
        }
    }

    /// More crossings than this in one strip are not worth their exact heights: the strip is cut into thin slices.
    private static let mostCrossings = 64
    private static let slices = 16

    /// Sweeps a strip in which every active edge runs from top to bottom; splits it where edges cross.
    private mutating func sweepStrip(
        from top: Double, to bottom: Double, winding: Int, rule: FillRule, into deltas: inout MutableSpan<Float>
    ) {
        placeActive(from: top, to: bottom)
        var top = top
        var crossings = 0
        while let (crossing, left) = firstCrossing(from: top, to: bottom) {
            if crossings == Self.mostCrossings {
                sweepSlices(from: top, to: bottom, winding: winding, rule: rule, into: &deltas)
                return
            }
            crossings += 1
            addSides(from: top, to: crossing, winding: winding, rule: rule, into: &deltas)
            for i in active.indices { active[i].top = active[i].edge.x(at: crossing) }
            active.swapAt(left, left + 1)
            top = crossing
        }
        addSides(from: top, to: bottom, winding: winding, rule: rule, into: &deltas)
    }

    /// Sweeps thin slices, each in the order that the edges have at its middle.
    private mutating func sweepSlices(
        from top: Double, to bottom: Double, winding: Int, rule: FillRule, into deltas: inout MutableSpan<Float>
    ) {
        var y0 = top
        for slice in 1...Self.slices {
            let y1 = slice == Self.slices ? bottom : top + (bottom - top) * (Double(slice) / Double(Self.slices))
            placeActive(from: y0, to: y1)
            active.sort { $0.top + $0.bottom < $1.top + $1.bottom }
            addSides(from: y0, to: y1, winding: winding, rule: rule, into: &deltas)
            y0 = y1
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
            let edge = active[i]
            var j = i
            while j > 0 && (edge.top, edge.bottom) < (active[j - 1].top, active[j - 1].bottom) {
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
            let height = min(top + (bottom - top) * (gapAbove / (gapAbove + gapBelow)), bottom)
            if height < first?.height ?? .infinity { first = (height, i) }
        }
        return first
    }

    /// Adds the sides that the fill rule keeps; the active edges are in order and do not cross.
    private func addSides(
        from top: Double, to bottom: Double, winding: Int, rule: FillRule, into deltas: inout MutableSpan<Float>
    ) {
        guard bottom > top else { return }
        var winding = winding
        for side in active {
            let next = winding + side.edge.winding
            let isInside = rule.isInside(next)
            if rule.isInside(winding) != isInside {
                CoverageDeltas.addSide(
                    side.top, top, side.edge.x(at: bottom), bottom, bulge: side.edge.bulge(from: top, to: bottom),
                    entering: isInside, to: &deltas)
            }
            winding = next
        }
    }
}
