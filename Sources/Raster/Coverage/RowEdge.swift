/// The part of an edge within one row of pixels. Heights run from 0 at the row's top to 1 at its bottom.
struct RowEdge: BitwiseCopyable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    var minX: Double
    var winding: Int

    init(x0: Double, y0: Double, x1: Double, y1: Double, winding: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        minX = min(x0, x1)
        self.winding = winding
    }

    var maxX: Double { max(x0, x1) }
    var height: Double { y1 - y0 }

    func x(at y: Double) -> Double {
        if y <= y0 { return x0 }
        if y >= y1 { return x1 }
        return min(max(x0 + (x1 - x0) * ((y - y0) / (y1 - y0)), minX), maxX)
    }
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
            let x0 = edge.x(at: top)
            if edge.y1 > bottom {
                add(RowEdge(x0: x0, y0: 0, x1: edge.x(at: bottom), y1: 1, winding: Int(edge.winding)))
                if edge.x0 != edge.x1 { isUpright = false }
                open[kept] = edge
                kept += 1
            } else {
                add(RowEdge(x0: x0, y0: 0, x1: edge.x1, y1: edge.y1 - top, winding: Int(edge.winding)))
                isUpright = false
            }
        }
        open.removeLast(open.count - kept)
        for edge in edges {
            let y0 = edge.y0 - top
            if edge.y1 > bottom {
                add(RowEdge(x0: edge.x0, y0: y0, x1: edge.x(at: bottom), y1: 1, winding: Int(edge.winding)))
                if edge.x0 != edge.x1 || y0 != 0 { isUpright = false }
                open.append(edge)
            } else {
                add(RowEdge(x0: edge.x0, y0: y0, x1: edge.x1, y1: edge.y1 - top, winding: Int(edge.winding)))
                isUpright = false
            }
        }
        if pieces.count > Self.fewPieces { pieces.sort { $0.minX < $1.minX } }
        return true
    }

    /// Up to here pieces are put in their place one by one.
    private static let fewPieces = 32

    private mutating func add(_ piece: RowEdge) {
        pieces.append(piece)
        guard pieces.count <= Self.fewPieces else { return }
        var i = pieces.count - 1
        while i > 0 && piece.minX < pieces[i - 1].minX {
            pieces[i] = pieces[i - 1]
            i -= 1
        }
        pieces[i] = piece
    }
}
