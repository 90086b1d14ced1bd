/// The part of an edge within one row of pixels. Heights run from 0 at the row's top to 1 at its bottom.
struct RowEdge: BitwiseCopyable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// Area between arc and chord; positive where the arc lies left of the chord.
    var bulge: Double
    var minX: Double
    var winding: Int

    init(x0: Double, y0: Double, x1: Double, y1: Double, bulge: Double = 0, winding: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.bulge = bulge
        minX = min(x0, x1)
        self.winding = winding
    }

    var maxX: Double { max(x0, x1) }
    var height: Double { y1 - y0 }
}

/// The pieces of edges in one row, ordered by `minX`, row after row down a band.
struct RowEdges {
    private(set) var pieces: [RowEdge] = []
    /// Edges that go on below the row.
    private var open: [Edge] = []
    /// Whether the row below would be cut exactly like this one: nothing but upright edges that go on.
    private var isUpright = false

    /// Starts a new band.
    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        isUpright = false
    }

    /// Moves on to `row`, where `edges` start. Returns whether the pieces differ from those of the row before.
    mutating func advance(to row: Int, starting edges: ArraySlice<Edge>) -> Bool {
        let bottom = Double(row + 1)
        if isUpright && edges.isEmpty && open.allSatisfy({ $0.y1 >= bottom }) {
            open.removeAll { $0.y1 <= bottom }
            isUpright = !open.isEmpty && open.count == pieces.count
            return false
        }
        pieces.removeAll(keepingCapacity: true)
        let top = Double(row)
        isUpright = true
        var kept = 0
        for i in open.indices {
            let edge = open[i]
            if add(edge, startingAt: edge.x(at: top), top, row: top) {
                open[kept] = edge
                kept += 1
            }
        }
        open.removeLast(open.count - kept)
        for edge in edges where add(edge, startingAt: edge.x0, edge.y0, row: top) { open.append(edge) }
        pieces.sortFew { $0.minX < $1.minX }
        return true
    }

    /// Adds the part of an edge from a point on it to the row's bottom; returns whether the edge goes on below.
    private mutating func add(_ edge: Edge, startingAt x: Double, _ y: Double, row top: Double) -> Bool {
        let bottom = top + 1
        let goesOn = edge.y1 > bottom
        if !goesOn || y != top || edge.x0 != edge.x1 || edge.bulge != 0 { isUpright = false }
        let isWhole = !goesOn && y == edge.y0
        pieces.append(
            RowEdge(
                x0: x, y0: y - top, x1: goesOn ? edge.x(at: bottom) : edge.x1, y1: goesOn ? 1 : edge.y1 - top,
                bulge: isWhole ? edge.bulge : edge.bulge(from: y, to: min(edge.y1, bottom)), winding: Int(edge.winding))
        )
        return goesOn
    }
}
