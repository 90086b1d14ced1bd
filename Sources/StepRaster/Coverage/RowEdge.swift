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
    private var open: [OpenEdge] = []
    /// Whether the row below would be cut exactly like this one: nothing but upright edges that go on.
    private var isUpright = false

    /// An edge that is being cut, and where the last row left it: that is where the next one finds it.
    private struct OpenEdge: BitwiseCopyable {
        let edge: Edge
        private let perRow: Double
        private var x: Double
        /// The part of the bulge above it.
        private var passed = 0.0

        init(_ edge: Edge) {
            self.edge = edge
            perRow = edge.perRow
            x = edge.x0
        }

        /// Cuts off the part down to the bottom of the row that starts at `top`.
        mutating func cut(row top: Double) -> RowEdge {
            let goesOn = edge.y1 > top + 1
            let bottom = goesOn ? top + 1 : edge.y1
            let end = goesOn ? edge.x(at: bottom, perRow: perRow) : edge.x1
            let part = edge.bulge == 0 ? 0 : edge.bulgePart(above: bottom)
            let piece = RowEdge(
                x0: x, y0: max(edge.y0, top) - top, x1: end, y1: bottom - top, bulge: edge.bulge * (part - passed),
                winding: Int(edge.winding))
            (x, passed) = (end, part)
            return piece
        }
    }

    /// Starts a new band.
    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        isUpright = false
    }

    /// Moves on to `row` of `edges`. Returns whether the pieces differ from those of the row before.
    mutating func advance(to row: Int, of edges: borrowing EdgeList) -> Bool {
        let starting = edges.places(ofRow: row)
        let top = Double(row)
        let bottom = Double(row + 1)
        if isUpright && starting.isEmpty && open.allSatisfy({ $0.edge.y1 >= bottom }) {
            open.removeAll { $0.edge.y1 <= bottom }
            isUpright = !open.isEmpty && open.count == pieces.count
            return false
        }
        pieces.removeAll(keepingCapacity: true)
        isUpright = true
        var kept = 0
        for i in open.indices {
            var edge = open[i]
            pieces.append(edge.cut(row: top))
            if edge.edge.y1 > bottom {
                if !edge.edge.isUpright { isUpright = false }
                open[kept] = edge
                kept += 1
            } else {
                isUpright = false
            }
        }
        open.removeLast(open.count - kept)
        for place in starting { start(edges[place], row: top) }
        pieces.sortFew { $0.minX < $1.minX }
        return true
    }

    private mutating func start(_ edge: Edge, row top: Double) {
        if edge.y1 > top + 1 {
            var open = OpenEdge(edge)
            pieces.append(open.cut(row: top))
            self.open.append(open)
            if edge.y0 != top || !edge.isUpright { isUpright = false }
        } else {
            pieces.append(
                RowEdge(
                    x0: edge.x0, y0: edge.y0 - top, x1: edge.x1, y1: edge.y1 - top, bulge: edge.bulge,
                    winding: Int(edge.winding)))
            isUpright = false
        }
    }
}
