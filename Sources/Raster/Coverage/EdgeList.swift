/// The outlines of one item, cut to the canvas and indexed by band.
///
/// Nothing is lost by the cutting: what lies left or right of the canvas is moved onto its side, where it still winds.
struct EdgeList: Sendable {
    private let width: Double
    private let height: Double
    private(set) var edges: [Edge] = []

    /// The bands that hold any ink; empty until `indexBands`.
    private(set) var bands = 0..<0
    private var bandStarts: [Int] = []
    private var bandEdges: [Int32] = []

    init(width: Int, height: Int) {
        self.width = Double(width)
        self.height = Double(height)
    }

    /// Adds the outline from `a` to `b`, in pixels. A piece that is not finite is left out.
    mutating func add(_ a: Point, _ b: Point) {
        let down = a.y < b.y
        let (top, bottom) = down ? (a, b) : (b, a)
        guard top.y < bottom.y, top.y < height, bottom.y > 0 else { return }
        let edge = Edge(x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y, winding: down ? 1 : -1)
        if top.y >= 0, bottom.y <= height, min(a.x, b.x) >= 0, max(a.x, b.x) <= width {
            edges.append(edge)
        } else if a.isFinite, b.isFinite {
            clip(edge)
        }
    }

    /// Adds a closed outline.
    mutating func add(polygon: [Point]) {
        guard var previous = polygon.last else { return }
        for point in polygon {
            add(previous, point)
            previous = point
        }
    }

    private mutating func clip(_ edge: Edge) {
        let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
        let low = min(edge.x0, edge.x1)
        let high = max(edge.x0, edge.x1)
        func x(at y: Double) -> Double { min(max(edge.x0 + (y - edge.y0) * slope, low), high) }

        let y0 = max(edge.y0, 0)
        let y1 = min(edge.y1, height)
        var cuts = [y0, y1]
        for side in [0, width] where low < side && side < high {
            let y = edge.y0 + (side - edge.x0) / slope
            if y > y0 && y < y1 { cuts.append(y) }
        }
        cuts.sort()
        for (a, b) in zip(cuts, cuts.dropFirst()) where a < b {
            let xa = a == edge.y0 ? edge.x0 : x(at: a)
            let xb = b == edge.y1 ? edge.x1 : x(at: b)
            // Between two cuts the piece lies on one side; what is outside is pressed onto the side.
            edges.append(
                Edge(
                    x0: min(max(xa, 0), width), y0: a, x1: min(max(xb, 0), width), y1: b,
                    winding: edge.winding))
        }
    }

    /// Sorts the edges into bands of `rows` rows each. Call once, when the outline is complete.
    mutating func indexBands(of rows: Int) {
        guard !edges.isEmpty else { return }
        func range(_ edge: Edge) -> Range<Int> {
            let first = Int(edge.y0) / rows
            return first..<max(first, (Int(edge.y1.rounded(.up)) - 1) / rows) + 1
        }
        var first = Int.max
        var last = 0
        for edge in edges {
            let touched = range(edge)
            first = min(first, touched.lowerBound)
            last = max(last, touched.upperBound)
        }
        bands = first..<last
        var counts = [Int](repeating: 0, count: last - first + 1)
        for edge in edges {
            for band in range(edge) { counts[band - first + 1] += 1 }
        }
        for i in 1..<counts.count { counts[i] += counts[i - 1] }
        bandStarts = counts
        bandEdges = [Int32](repeating: 0, count: counts[counts.count - 1])
        for (index, edge) in edges.enumerated() {
            for band in range(edge) {
                bandEdges[counts[band - first]] = Int32(index)
                counts[band - first] += 1
            }
        }
    }

    /// The edges that touch `band`.
    func edges(inBand band: Int) -> some Sequence<Edge> {
        let ids = bands.contains(band) ? bandStarts[band - bands.lowerBound]..<bandStarts[band - bands.lowerBound + 1] : 0..<0
        return bandEdges[ids].lazy.map { edges[Int($0)] }
    }
}
