/// The outlines of one item, cut to the canvas and ordered by the row they start in.
///
/// Nothing is lost by the cutting: what lies left or right of the canvas is moved onto its side, where it still winds. Edges
/// are cut at the borders of bands as well, so that every band has all it needs in its own rows.
struct EdgeList: Sendable {
    private let width: Double
    private let height: Double
    private(set) var edges: [Edge] = []
    /// The rows that edges start in; empty until `sort`.
    private(set) var rows = 0..<0
    /// The edges' indices, ordered by the row they start in.
    private(set) var order: [Int32] = []
    /// Where those of each of `rows` start in `order`, and where the last ones end.
    private var starts: [Int32] = []

    init(width: Int, height: Int) {
        self.width = Double(width)
        self.height = Double(height)
    }

    /// The bands that may hold ink.
    var bands: Range<Int> { Bands.touching(rows) }

    /// The places in `order` of the edges that start in `band`.
    func places(ofRows band: Range<Int>) -> Range<Int> {
        let band = band.clamped(to: rows)
        guard !band.isEmpty else { return 0..<0 }
        return Int(starts[band.lowerBound - rows.lowerBound])..<Int(starts[band.upperBound - rows.lowerBound])
    }

    // MARK: Building

    /// Adds a closed outline, mapped by `transform`.
    mutating func add(_ outline: [OutlineVertex], transform: Transform = .identity) {
        guard let last = outline.last else { return }
        let scale = transform.determinant
        var previous = transform(last.point)
        for vertex in outline {
            let next = transform(vertex.point)
            add(previous, next, bulge: vertex.bulge * scale)
            previous = next
        }
    }

    /// Adds the arc from `a` to `b`, in pixels; `bulge` as of an `OutlineVertex`.
    private mutating func add(_ a: Point, _ b: Point, bulge: Double) {
        let isDown = a.y < b.y
        let (top, low) = isDown ? (a, b) : (b, a)
        var bottom = low
        // So low an edge has no slope that a Double holds.
        if bottom.y - top.y < 1e-200 { bottom.y = top.y }
        guard top.y < height, bottom.y > 0 else { return }
        // A level edge covers nothing, but tells its row that the winding number changes between its ends. Not so between
        // two rows.
        if top.y == bottom.y && top.y == Double(Int(top.y)) { return }
        // Left of travel is right on screen for what runs down.
        let edge = Edge(
            x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y, bulge: isDown ? -bulge : bulge, winding: isDown ? 1 : -1,
            row: 0)
        if top.y >= 0, bottom.y <= height, min(a.x, b.x) >= 0, max(a.x, b.x) <= width {
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
            level.bulge = 0
            cutAtBands(level)
            return
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
            // Between two cuts the piece lies on one side; what is outside is pressed onto the border.
            let isInside = min(max((xa + xb) / 2, 0), width) == (xa + xb) / 2
            cutAtBands(
                Edge(
                    x0: min(max(xa, 0), width), y0: a, x1: min(max(xb, 0), width), y1: b,
                    bulge: isInside ? edge.bulge(from: a, to: b) : 0, winding: edge.winding, row: 0))
        }
    }

    private mutating func cutAtBands(_ edge: Edge) {
        var piece = edge
        piece.row = Int32(edge.y0)
        var border = (Int(piece.row) / Bands.rows + 1) * Bands.rows
        guard edge.y1 > Double(border) else {
            edges.append(piece)
            return
        }
        while edge.y1 > Double(border) {
            piece.y1 = Double(border)
            piece.x1 = edge.x(at: piece.y1)
            piece.bulge = edge.bulge(from: piece.y0, to: piece.y1)
            edges.append(piece)
            (piece.x0, piece.y0, piece.row) = (piece.x1, piece.y1, Int32(border))
            border += Bands.rows
        }
        piece.bulge = edge.bulge(from: piece.y0, to: edge.y1)
        (piece.x1, piece.y1) = (edge.x1, edge.y1)
        edges.append(piece)
    }

    /// Orders the edges by row. Call once, when all are added.
    mutating func sort() {
        var first = Int32.max
        var last = Int32.min
        for edge in edges {
            first = min(first, edge.row)
            last = max(last, edge.row)
        }
        guard first <= last else { return }
        rows = Int(first)..<Int(last) + 1
        starts = [Int32](repeating: 0, count: rows.count + 2)
        order = [Int32](repeating: 0, count: edges.count)
        Self.sort(edges, firstRow: first, &order, &starts)
    }

    private static func sort(
        _ edges: [Edge], firstRow first: Int32, _ order: inout [Int32], _ starts: inout [Int32]
    ) {
        let edges = edges.span
        var order = order.mutableSpan
        var starts = starts.mutableSpan
        // starts[row + 2] counts; summed up, starts[row + 1] is where the row's next edge goes; placed, where it ended.
        for i in edges.indices { starts[Int(edges[i].row - first) + 2] += 1 }
        for i in 2..<starts.count { starts[i] += starts[i - 1] }
        for i in edges.indices {
            let row = Int(edges[i].row - first) + 1
            order[Int(starts[row])] = Int32(i)
            starts[row] += 1
        }
    }
}
