/// The outlines of one item, cut to the canvas and ordered by the row they start in.
struct EdgeList: Sendable {
    let edges: [Edge]
    /// The rows that edges start in.
    let rows: Range<Int>
    /// Where those of each of `rows` start, and where the last ones end.
    private let starts: [Int32]

    /// Orders edges by row.
    init(_ edges: Span<Edge>) {
        var first = Int32.max
        var last = Int32.min
        for i in edges.indices {
            first = min(first, edges[i].row)
            last = max(last, edges[i].row)
        }
        rows = first <= last ? Int(first)..<Int(last) + 1 : 0..<0
        var ordered = [Edge](repeating: .none, count: edges.count)
        var starts = [Int32](repeating: 0, count: rows.count + 2)
        Self.order(edges, firstRow: first, to: &ordered, &starts)
        self.edges = ordered
        self.starts = starts
    }

    private static func order(
        _ edges: Span<Edge>, firstRow first: Int32, to ordered: inout [Edge], _ starts: inout [Int32]
    ) {
        var ordered = ordered.mutableSpan
        var starts = starts.mutableSpan
        // starts[row + 2] counts; summed up, starts[row + 1] is where the row's next edge goes; placed, where it ended.
        for i in edges.indices { starts[Int(edges[i].row &- first) &+ 2] &+= 1 }
        for i in 2..<starts.count { starts[i] &+= starts[i &- 1] }
        for i in edges.indices {
            let edge = edges[i]
            let row = Int(edge.row &- first) &+ 1
            ordered[Int(starts[row])] = edge
            starts[row] &+= 1
        }
    }

    /// The bands that may hold ink.
    var bands: Range<Int> { Bands.touching(rows) }

    /// The places of the edges that start in `band`.
    func places(ofRows band: Range<Int>) -> Range<Int> {
        let band = band.clamped(to: rows)
        guard !band.isEmpty else { return 0..<0 }
        return Int(starts[band.lowerBound - rows.lowerBound])..<Int(starts[band.upperBound - rows.lowerBound])
    }
}
