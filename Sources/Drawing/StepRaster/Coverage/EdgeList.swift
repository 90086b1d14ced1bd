/// The outlines of one item, cut to the canvas and ordered by the row they start in.
struct EdgeList: Sendable {
    let edges: [Edge]
    let rows: Range<Int>
    /// The index of the first edge of each of `rows`, and the end of the last ones.
    private let starts: [Int32]

    /// Sorts the first `count` edges by row; `order` is a buffer to be reused.
    init(_ edges: [Edge], count: Int, _ order: inout [Int32]) {
        var first = Int32.max
        var last = Int32.min
        for edge in edges[..<count] {
            first = min(first, edge.row)
            last = max(last, edge.row)
        }
        rows = first <= last ? Int(first)..<Int(last) + 1 : 0..<0
        var starts = [Int32](repeating: 0, count: rows.count + 2)
        if order.count < count { order = Array(repeating: 0, count: 2 * count) }
        // A counting sort: starts[row + 2] counts the edges of a row; after the sum, starts[row + 1] is the index of
        // the row's next edge, and after the last edge the end of the row.
        do {
            let edges = edges.span
            var order = order.mutableSpan
            var starts = starts.mutableSpan
            for i in 0..<count { starts[Int(edges[i].row &- first) &+ 2] &+= 1 }
            for i in 2..<starts.count { starts[i] &+= starts[i &- 1] }
            for i in 0..<count {
                let row = Int(edges[i].row &- first) &+ 1
                order[Int(starts[row])] = Int32(truncatingIfNeeded: i)
                starts[row] &+= 1
            }
        }
        self.edges = Array(capacity: count) { sorted in
            for i in 0..<count { sorted.append(edges[Int(order[i])]) }
        }
        self.starts = starts
    }

    func indices(ofRows band: Range<Int>) -> Range<Int> {
        let band = band.clamped(to: rows)
        guard !band.isEmpty else { return 0..<0 }
        return Int(starts[band.lowerBound - rows.lowerBound])..<Int(starts[band.upperBound - rows.lowerBound])
    }

    /// True if all edges at some indices are vertical and pass through all of `rows`.
    func isVertical(_ indices: Range<Int>, through rows: Range<Int>) -> Bool {
        let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
        return edges[indices].allSatisfy { $0.isVertical && $0.y0 == top && $0.y1 == bottom }
    }
}
