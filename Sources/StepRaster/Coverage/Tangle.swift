/// Edges of one row that overlap in x: swept from top to bottom, strip by strip, in their true order.
///
/// Exact up to `mostEdges`.
struct Tangle {
    private var heights: [Double] = []
    /// Edges that start further down, the next one last.
    private var waiting: [ActiveEdge] = []
    private var active: [ActiveEdge] = []

    private struct ActiveEdge: BitwiseCopyable {
        let edge: RowEdge
        let perHeight: Double
        /// x where the current strip starts and ends, and the part of the bulge above its start.
        var top = 0.0
        var bottom = 0.0
        var bulgeAbove = 0.0

        init(_ edge: RowEdge) {
            self.edge = edge
            perHeight = 1 / (edge.y1 - edge.y0)
        }

        @inline(__always)
        func x(at y: Double) -> Double {
            if y >= edge.y1 { return edge.x1 }
            let x = edge.x0 + (edge.x1 - edge.x0) * ((y - edge.y0) * perHeight)
            return min(max(x, min(edge.x0, edge.x1)), max(edge.x0, edge.x1))
        }

        /// The part of the bulge above a height.
        @inline(__always)
        func bulge(above y: Double) -> Double {
            edge.bulge == 0 ? 0 : edge.bulge * Bulge.part(upTo: min((y - edge.y0) * perHeight, 1))
        }
    }

    /// Adds the sides that `rule` keeps to `deltas`, given the winding number left of the edges.
    mutating func sweep(
        _ order: Span<PlacedEdge>, of pieces: Span<RowEdge>, winding: Int, rule: FillRule,
        into deltas: inout MutableSpan<Float>
    ) {
        if order.count > Self.mostEdges {
            sweepSlices(order, pieces, winding: winding, rule: rule, into: &deltas)
            return
        }
        heights.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        active.removeAll(keepingCapacity: true)
        for i in order.indices {
            let edge = pieces[order[i].place]
            heights.append(edge.y0)
            heights.append(edge.y1)
            // Level edges have served by tying the cluster together.
            if edge.y0 < edge.y1 { waiting.append(ActiveEdge(edge)) }
        }
        heights.sortFew { $0 < $1 }
        waiting.sortFew { $0.edge.y0 > $1.edge.y0 }

        var top = heights[0]
        for i in heights.indices where heights[i] > top {
            let bottom = heights[i]
            // Removing takes its time even where nothing is to be removed.
            if active.contains(where: { $0.edge.y1 <= top }) { active.removeAll { $0.edge.y1 <= top } }
            while let next = waiting.last, next.edge.y0 <= top {
                active.append(next)
                active[active.count - 1].bottom = next.edge.x0
                waiting.removeLast()
            }
            sweepStrip(from: top, to: bottom, winding: winding, rule: rule, into: &deltas)
            top = bottom
        }
    }

    /// A tangle of more edges than this, as where a line runs over itself many times, is swept in slices of equal height
    /// instead of strips between events: it has too many of those, and each of its edges shows but little. Within a slice
    /// nothing starts, ends or crosses, so that here alone coverage is not the area itself.
    private static let mostEdges = 96
    private static let slices = 16

    /// Sweeps a strip in which every active edge runs from top to bottom; splits it where edges cross.
    ///
    /// `bottom` of each edge is where the strip above left it.
    private mutating func sweepStrip(
        from top: Double, to bottom: Double, winding: Int, rule: FillRule, into deltas: inout MutableSpan<Float>
    ) {
        advanceActive(to: bottom)
        var top = top
        while let (crossing, left) = firstCrossing(from: top, to: bottom) {
            for i in active.indices { active[i].bottom = active[i].x(at: crossing) }
            addSides(from: top, to: crossing, winding: winding, rule: rule, into: &deltas)
            for i in active.indices {
                active[i].top = active[i].bottom
                active[i].bottom = active[i].x(at: bottom)
            }
            active.swapAt(left, left + 1)
            top = crossing
        }
        addSides(from: top, to: bottom, winding: winding, rule: rule, into: &deltas)
    }

    /// Sweeps slices of equal height, each in the order that the edges have at its middle, as if they crossed it whole.
    private mutating func sweepSlices(
        _ order: Span<PlacedEdge>, _ pieces: Span<RowEdge>, winding: Int, rule: FillRule,
        into deltas: inout MutableSpan<Float>
    ) {
        active.removeAll(keepingCapacity: true)
        for i in order.indices {
            let edge = pieces[order[i].place]
            if edge.y0 < edge.y1 { active.append(ActiveEdge(edge)) }
        }
        for slice in 0..<Self.slices {
            let top = Double(slice) / Double(Self.slices)
            let bottom = Double(slice + 1) / Double(Self.slices)
            let middle = (top + bottom) / 2
            for i in active.indices {
                active[i].top = active[i].x(at: max(top, active[i].edge.y0))
                active[i].bottom = active[i].x(at: bottom)
            }
            active.sort { $0.top + $0.bottom < $1.top + $1.bottom }
            var winding = winding
            for side in active where side.edge.y0 <= middle && middle < side.edge.y1 {
                let next = winding + Int(side.edge.winding)
                let isInside = rule.isInside(next)
                if rule.isInside(winding) != isInside {
                    CoverageDeltas.addSide(
                        min(side.top, side.bottom), max(side.top, side.bottom),
                        height: isInside ? bottom - top : top - bottom, bulge: 0, to: &deltas)
                }
                winding = next
            }
        }
    }

    /// Moves the active edges on to a strip that ends at `bottom`, and sorts them as they stand at its top, ties as at its
    /// bottom.
    private mutating func advanceActive(to bottom: Double) {
        for i in active.indices {
            active[i].top = active[i].bottom
            active[i].bottom = active[i].x(at: bottom)
        }
        active.sortFew { $0.top < $1.top || ($0.top == $1.top && $0.bottom < $1.bottom) }
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
    private mutating func addSides(
        from top: Double, to bottom: Double, winding: Int, rule: FillRule, into deltas: inout MutableSpan<Float>
    ) {
        var winding = winding
        for i in active.indices {
            let side = active[i]
            let next = winding + Int(side.edge.winding)
            let isInside = rule.isInside(next)
            let bulgeAbove = side.bulge(above: bottom)
            if rule.isInside(winding) != isInside {
                let bulge = bulgeAbove - side.bulgeAbove
                CoverageDeltas.addSide(
                    min(side.top, side.bottom), max(side.top, side.bottom),
                    height: isInside ? bottom - top : top - bottom, bulge: isInside ? bulge : -bulge, to: &deltas)
            }
            active[i].bulgeAbove = bulgeAbove
            winding = next
        }
    }
}
