/// Collects the edges of items, clipped to a canvas.
///
/// Parts left or right of the canvas are moved to its side, where they still change the winding number. Edges are cut
/// at the borders of bands as well, so that a band depends only on edges in its own rows.
struct EdgeCollector: Sendable {
    private let width: Double
    private let height: Double
    /// The collected edges are the first `count`.
    private var edges: [Edge] = []
    private var count = 0
    private var order: [Int32] = []

    init(width: Int, height: Int) { (self.width, self.height) = (Double(width), Double(height)) }

    mutating func takeAll() -> EdgeList {
        defer { count = 0 }
        return EdgeList(edges, count: count, &order)
    }

    /// Adds an outline that is scaled first, and then moved by `offset`.
    mutating func add(_ outline: [OutlineVertex], scale: Double = 1, offset: Point = .zero) {
        var index = 0
        while index < outline.count {
            reserve(for: outline.count - index)
            index = addWhole(outline.span, from: index, scale, offset)
            guard index < outline.count else { return }
            let previous = outline[index == 0 ? outline.count - 1 : index - 1]
            let (a, b) = (previous.point * scale + offset, outline[index].point * scale + offset)
            cut(Edge(from: a, to: b, segmentArea: outline[index].segmentArea * (scale * scale)))
            index += 1
        }
    }

    /// Adds the edges from `start` on, up to the first that must be cut. Returns the index of that one.
    private mutating func addWhole(
        _ outline: Span<OutlineVertex>, from start: Int, _ scale: Double, _ offset: Point
    ) -> Int {
        let (width, height) = (width, height)
        let areaScale = scale * scale
        var next = count
        defer { count = next }
        var edges = edges.mutableSpan
        var before = outline[start == 0 ? outline.count - 1 : start - 1].point * scale + offset
        for i in start..<outline.count {
            let point = outline[i].point * scale + offset
            var edge = Edge(from: before, to: point, segmentArea: outline[i].segmentArea * areaScale)
            guard edge.y0 >= 0, edge.y0 < height, edge.y1 <= height, edge.x0 >= 0, edge.x0 <= width, edge.x1 >= 0,
                edge.x1 <= width
            else { return i }
            edge.row = Int32(truncatingIfNeeded: edge.y0.wholePart)
            guard edge.y1 <= Double(Bands.end(ofRow: edge.row)) else { return i }
            edges[next] = edge
            if !edge.isBetweenRows { next += 1 }
            before = point
        }
        return outline.count
    }

    private mutating func reserve(for more: Int) {
        guard edges.count < count + more else { return }
        let growth = max(count + more - edges.count, edges.count, 1024)
        edges.append(contentsOf: repeatElement(.none, count: growth))
    }

    private mutating func store(_ edge: Edge) {
        reserve(for: 1)
        edges[count] = edge
        count += 1
    }

    private mutating func cut(_ edge: Edge) {
        guard edge.y0 < height, edge.y1 > 0 else { return }
        if edge.y0 == edge.y1 && edge.y0 == Double(Int(edge.y0)) { return }
        if edge.y0 >= 0, edge.y1 <= height, min(edge.x0, edge.x1) >= 0, max(edge.x0, edge.x1) <= width {
            cutAtBands(edge)
        } else {
            clip(edge)
        }
    }

    private mutating func clip(_ edge: Edge) {
        let y0 = max(edge.y0, 0)
        let y1 = min(edge.y1, height)
        guard y0 < y1 else {
            var level = edge
            level.x0 = min(max(edge.x0, 0), width)
            level.x1 = min(max(edge.x1, 0), width)
            level.segmentArea = 0
            return cutAtBands(level)
        }
        var cuts = [y0, y1]
        for side in [0, width] where min(edge.x0, edge.x1) < side && side < max(edge.x0, edge.x1) {
            let y = edge.y0 + (side - edge.x0) / (edge.x1 - edge.x0) * (edge.y1 - edge.y0)
            if y > y0 && y < y1 { cuts.append(y) }
        }
        cuts.sort()
        for (a, b) in zip(cuts, cuts.dropFirst()) where a < b {
            let xa = a == edge.y0 ? edge.x0 : edge.x(at: a)
            let xb = b == edge.y1 ? edge.x1 : edge.x(at: b)
            // A piece between two cuts is either inside or outside; a piece outside is moved to the border.
            let isInside = min(max((xa + xb) / 2, 0), width) == (xa + xb) / 2
            cutAtBands(
                Edge(
                    x0: min(max(xa, 0), width), y0: a, x1: min(max(xb, 0), width), y1: b,
                    segmentArea: isInside ? edge.segmentArea(from: a, to: b) : 0, winding: edge.winding, row: 0))
        }
    }

    private mutating func cutAtBands(_ edge: Edge) {
        var piece = edge
        piece.row = Int32(edge.y0)
        var border = Bands.end(ofRow: piece.row)
        while edge.y1 > Double(border) {
            piece.y1 = Double(border)
            piece.x1 = edge.x(at: piece.y1)
            piece.segmentArea = edge.segmentArea(from: piece.y0, to: piece.y1)
            store(piece)
            (piece.x0, piece.y0, piece.row) = (piece.x1, piece.y1, border)
            border += Int32(Bands.rows)
        }
        if piece.y0 > edge.y0 { piece.segmentArea = edge.segmentArea(from: piece.y0, to: edge.y1) }
        (piece.x1, piece.y1) = (edge.x1, edge.y1)
        store(piece)
    }
}
