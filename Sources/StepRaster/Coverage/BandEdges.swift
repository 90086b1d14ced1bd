/// The edges of one item, cut into the rows of one band.
struct BandEdges {
    /// As their edges start, each edge's pieces from the top down.
    private(set) var pieces: [RowEdge] = []
    /// The places of pieces, row after row.
    private var places: [PlacedEdge] = []
    /// Where each row's places start, and where the last one's end.
    private var starts = [Int](repeating: 0, count: Bands.rows + 2)
    /// A bit for each row: whether its pieces are others than those of the row above.
    private var changes: UInt32 = 0

    /// Whether a row of the band has other pieces than the one above: upright edges that go on do not change.
    func changes(inRow row: Int) -> Bool { changes & 1 &<< UInt32(row) != 0 }

    /// Calls `body` with the pieces of a row of the band, in order from left to right.
    mutating func withRow(_ row: Int, _ body: (_ order: Span<PlacedEdge>, _ pieces: Span<RowEdge>) -> Void) {
        let range = starts[row]..<starts[row + 1]
        places.sortFew(range) { $0.left < $1.left }
        body(places.span.extracting(range), pieces.span)
    }

    /// Cuts what starts in `rows`, those of a band.
    mutating func cut(_ edges: borrowing EdgeList, rows: Range<Int>) {
        // starts[row + 2] counts; summed up, starts[row + 1] is where the row's next place goes; cut, where the last ended.
        let count = Self.count(edges, rows: rows, &starts)
        if pieces.count < count {
            let none = RowEdge(x0: 0, y0: 0, x1: 0, y1: 0, bulge: 0, winding: 0)
            pieces = Array(repeating: none, count: 2 * count)
            places = Array(repeating: PlacedEdge(left: 0, place: 0), count: 2 * count)
        }
        changes = Self.cut(edges, rows: rows, &pieces, &places, &starts)
    }

    private static func count(_ list: borrowing EdgeList, rows: Range<Int>, _ starts: inout [Int]) -> Int {
        let edges = list.edges.span
        let order = list.order.span
        var starts = starts.mutableSpan
        for i in starts.indices { starts[i] = 0 }
        for row in rows {
            let places = list.places(ofRow: row)
            starts[row - rows.lowerBound + 2] += places.count
            for place in places {
                let end = edges[Int(order[place])].y1
                var below = row + 1
                while end > Double(below) {
                    starts[below - rows.lowerBound + 2] += 1
                    below += 1
                }
            }
        }
        for i in 2..<starts.count { starts[i] += starts[i - 1] }
        return starts[starts.count - 1]
    }

    /// Cuts edges, and puts the pieces in their rows' places. Returns the rows that change.
    private static func cut(
        _ list: borrowing EdgeList, rows: Range<Int>, _ pieces: inout [RowEdge], _ places: inout [PlacedEdge],
        _ starts: inout [Int]
    ) -> UInt32 {
        let edges = list.edges.span
        let order = list.order.span
        var pieces = pieces.mutableSpan
        var places = places.mutableSpan
        var starts = starts.mutableSpan
        var count = 0
        var changes: UInt32 = 1
        for first in rows {
            for place in list.places(ofRow: first) {
                let edge = edges[Int(order[place])]
                var row = first - rows.lowerBound
                changes |= 1 &<< UInt32(row)
                var bottom = Double(first + 1)
                var (x, y, passed) = (edge.x0, edge.y0 - Double(first), 0.0)
                if edge.y1 > bottom {
                    let isUpright = edge.isUpright
                    let perRow = edge.perRow
                    repeat {
                        let end = edge.x(at: bottom, perRow: perRow)
                        let part = edge.bulge == 0 ? 0 : edge.bulgePart(above: bottom)
                        let piece = RowEdge(
                            x0: x, y0: y, x1: end, y1: 1, bulge: edge.bulge * (part - passed), winding: edge.winding)
                        pieces[count] = piece
                        places[starts[row + 1]] = PlacedEdge(left: piece.left, place: count)
                        starts[row + 1] &+= 1
                        count += 1
                        if y > 0 || !isUpright { changes |= 2 &<< UInt32(row) }
                        (x, y, passed) = (end, 0, part)
                        row += 1
                        bottom += 1
                    } while edge.y1 > bottom
                }
                let piece = RowEdge(
                    x0: x, y0: y, x1: edge.x1, y1: edge.y1 - (bottom - 1), bulge: edge.bulge * (1 - passed),
                    winding: edge.winding)
                pieces[count] = piece
                places[starts[row + 1]] = PlacedEdge(left: piece.left, place: count)
                starts[row + 1] &+= 1
                count += 1
                changes |= (edge.y1 < bottom ? 3 : 2) &<< UInt32(row)
            }
        }
        return changes
    }
}

/// Where a row's edge is to be found, and where it begins from the left.
struct PlacedEdge: BitwiseCopyable {
    let left: Double
    let place: Int
}
