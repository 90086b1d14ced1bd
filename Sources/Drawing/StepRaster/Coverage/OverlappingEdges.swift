/// Edges of one row that overlap in x: swept from top to bottom, strip by strip, in their true order.
struct OverlappingEdges {
    /// The indices of the edges, in the order in which they start.
    private var starting = [Int](repeating: 0, count: mostEdges)
    /// The edges of the current strip, from left to right.
    private var active = [ActiveEdge](repeating: ActiveEdge(.none), count: mostEdges)

    private struct ActiveEdge: BitwiseCopyable {
        let edge: RowEdge
        let perHeight: Double
        /// The x where the current strip starts and ends, and the part of the segment area above its start.
        var top = 0.0
        var bottom: Double
        var segmentAreaAbove = 0.0

        /// An edge whose first strip has not begun.
        @inline(__always)
        init(_ edge: RowEdge) {
            self.edge = edge
            perHeight = 1 / (edge.y1 - edge.y0)
            bottom = edge.x0
        }

        @inline(__always)
        func x(at y: Double) -> Double {
            if y >= edge.y1 { return edge.x1 }
            let x = edge.x0 + (edge.x1 - edge.x0) * ((y - edge.y0) * perHeight)
            return x < edge.left ? edge.left : x > edge.right ? edge.right : x
        }

        /// True if it is left of another at the strip's top, or if both meet there, at the bottom.
        @inline(__always)
        func precedes(_ other: ActiveEdge) -> Bool { top < other.top || (top == other.top && bottom < other.bottom) }

        /// The part of the segment area above a height.
        @inline(__always)
        func segmentArea(above y: Double) -> Double {
            edge.segmentArea == 0 ? 0 : edge.segmentArea * Edge.segmentAreaPart(upTo: min((y - edge.y0) * perHeight, 1))
        }
    }

    /// A cluster of more edges, such as those of a line that overlaps itself many times, is swept in slices of equal
    /// height: it has too many strips, and a single edge is hardly visible. Within a slice no edge is taken to start,
    /// end or cross another, so only this coverage is not exact.
    private static let mostEdges = 96
    private static let slices = 16

    /// Adds the sides that the non-zero rule keeps of linked edges, left of which the winding number is `winding`.
    mutating func sweep(
        _ pieces: Span<RowEdge>, from first: Int, to end: Int, winding: Int, into deltas: inout MutableSpan<Float>
    ) {
        if let count = Self.collect(pieces, from: first, to: end, &starting) {
            Self.sweepStrips(pieces, starting[..<count], &active, winding: winding, into: &deltas)
        } else {
            Self.sweepSlices(pieces, from: first, to: end, winding: winding, into: &deltas)
        }
    }

    /// Sorts edges by their starts. Returns their number; nil if there are too many.
    private static func collect(
        _ pieces: Span<RowEdge>, from first: Int, to end: Int, _ starting: inout [Int]
    ) -> Int? {
        var starting = starting.mutableSpan
        var (all, count) = (0, 0)
        var index = first
        while index != end {
            guard all < mostEdges else { return nil }
            all += 1
            let edge = pieces[index]
            // Level edges only connect others to a cluster.
            if edge.y0 < edge.y1 {
                // Edges that start together stay in their order, from left to right.
                var i = count
                while i > 0 && pieces[starting[i - 1]].y0 > edge.y0 {
                    starting[i] = starting[i - 1]
                    i -= 1
                }
                starting[i] = index
                count += 1
            }
            index = Int(edge.next)
        }
        return count
    }

    /// Sweeps strips in which every active edge runs from top to bottom; splits them where edges cross.
    private static func sweepStrips(
        _ pieces: Span<RowEdge>, _ starting: ArraySlice<Int>, _ active: inout [ActiveEdge], winding: Int,
        into deltas: inout MutableSpan<Float>
    ) {
        let starting = starting.span
        var active = active.mutableSpan
        var (count, started) = (0, 0)
        var top = 0.0
        while true {
            // The strip ends where the first of its edges does, or where the next edge starts.
            var bottom = Double.infinity
            var kept = 0
            for i in 0..<count where active[i].edge.y1 > top {
                if kept < i { active[kept] = active[i] }
                bottom = min(bottom, active[kept].edge.y1)
                kept += 1
            }
            count = kept
            let firstNew = count
            while started < starting.count {
                let edge = pieces[starting[started]]
                if count == 0 { top = edge.y0 }
                guard edge.y0 <= top else {
                    bottom = min(bottom, edge.y0)
                    break
                }
                active[count] = ActiveEdge(edge)
                bottom = min(bottom, edge.y1)
                count += 1
                started += 1
            }
            guard count > 0 else { return }
            if !advance(&active, count, to: bottom) {
                sort(&active, count, new: firstNew..<count)
                while let (crossing, left) = firstCrossing(active, count, from: top, to: bottom) {
                    for i in 0..<count { active[i].bottom = active[i].x(at: crossing) }
                    addSides(&active, count, from: top, to: crossing, winding: winding, into: &deltas)
                    for i in 0..<count {
                        active[i].top = active[i].bottom
                        active[i].bottom = active[i].x(at: bottom)
                    }
                    active.swapAt(left, left + 1)
                    top = crossing
                }
            }
            addSides(&active, count, from: top, to: bottom, winding: winding, into: &deltas)
            top = bottom
        }
    }

    /// Advances edges to a strip that ends at `bottom`. Returns true if they are in order at both ends, no two equal.
    @inline(__always)
    private static func advance(_ active: inout MutableSpan<ActiveEdge>, _ count: Int, to bottom: Double) -> Bool {
        var isInOrder = true
        var lastTop = -Double.infinity
        var lastBottom = -Double.infinity
        for i in 0..<count {
            let start = active[i].bottom
            let end = active[i].x(at: bottom)
            active[i].top = start
            active[i].bottom = end
            if start < lastTop || end < lastBottom || (start == lastTop && end == lastBottom) { isInOrder = false }
            lastTop = start
            lastBottom = end
        }
        return isInOrder
    }

    /// Sorts the edges by x at the strip's top, equal ones at its bottom; new ones that are equal come in reverse order.
    private static func sort(_ active: inout MutableSpan<ActiveEdge>, _ count: Int, new: Range<Int>) {
        for i in 0..<new.count / 2 { active.swapAt(new.lowerBound + i, new.upperBound - 1 - i) }
        for i in 1..<max(count, 1) where active[i].precedes(active[i - 1]) {
            let edge = active[i]
            var j = i
            repeat {
                active[j] = active[j - 1]
                j -= 1
            } while j > 0 && edge.precedes(active[j - 1])
            active[j] = edge
        }
    }

    /// The height where two neighbours first change their order, and the index of the left one.
    @inline(__always)
    private static func firstCrossing(
        _ active: borrowing MutableSpan<ActiveEdge>, _ count: Int, from top: Double, to bottom: Double
    ) -> (height: Double, left: Int)? {
        var first: (height: Double, left: Int)?
        for i in 1..<max(count, 1) where active[i - 1].bottom > active[i].bottom {
            let gapAbove = max(active[i].top - active[i - 1].top, 0)
            let gapBelow = active[i - 1].bottom - active[i].bottom
            let height = min(top + (bottom - top) * (gapAbove / (gapAbove + gapBelow)), bottom)
            if height < first?.height ?? .infinity { first = (height, i - 1) }
        }
        return first
    }

    /// Adds the sides that the non-zero rule keeps; the active edges are in order and do not cross.
    @inline(__always)
    private static func addSides(
        _ active: inout MutableSpan<ActiveEdge>, _ count: Int, from top: Double, to bottom: Double, winding: Int,
        into deltas: inout MutableSpan<Float>
    ) {
        var winding = winding
        for i in 0..<count {
            let side = active[i]
            let next = winding + Int(side.edge.winding)
            let isInside = next != 0
            let segmentAreaAbove = side.segmentArea(above: bottom)
            if (winding != 0) != isInside {
                let segmentArea = segmentAreaAbove - side.segmentAreaAbove
                CoverageDeltas.addSide(
                    min(side.top, side.bottom), max(side.top, side.bottom),
                    height: isInside ? bottom - top : top - bottom, segmentArea: isInside ? segmentArea : -segmentArea,
                    to: &deltas)
            }
            active[i].segmentAreaAbove = segmentAreaAbove
            winding = next
        }
    }

    /// Sweeps slices of equal height, through each of which its edges pass in the order that they have at its middle.
    private static func sweepSlices(
        _ pieces: Span<RowEdge>, from first: Int, to end: Int, winding: Int, into deltas: inout MutableSpan<Float>
    ) {
        var edges: [ActiveEdge] = []
        var index = first
        while index != end {
            var edge = pieces[index]
            index = Int(edge.next)
            edge.segmentArea = 0
            if edge.y0 < edge.y1 { edges.append(ActiveEdge(edge)) }
        }
        for slice in 0..<slices {
            let top = Double(slice) / Double(slices)
            let bottom = Double(slice + 1) / Double(slices)
            let middle = (top + bottom) / 2
            for i in edges.indices {
                edges[i].top = edges[i].x(at: max(top, edges[i].edge.y0))
                edges[i].bottom = edges[i].x(at: bottom)
            }
            edges.sort { $0.top + $0.bottom < $1.top + $1.bottom }
            var active = edges.filter { $0.edge.y0 <= middle && middle < $0.edge.y1 }
            var span = active.mutableSpan
            addSides(&span, span.count, from: top, to: bottom, winding: winding, into: &deltas)
        }
    }
}
