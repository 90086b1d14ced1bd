/// The edges of one item, cut into the rows of one band.
struct BandEdges {
    /// The pieces of edges; those of each row are a linked list. Piece 0 is a placeholder, so that index 0 means none.
    private(set) var pieces = [RowEdge](repeating: .none, count: 512)
    private var rows = [PieceList](repeating: PieceList(), count: Bands.rows)
    /// A bit for each row, set if its pieces differ from those of the row above.
    private var changes: UInt32 = 0

    /// The indices of a row's first and last pieces, 0 if it has none.
    private struct PieceList: BitwiseCopyable {
        var first = 0
        var last = 0
    }

    /// The first pieces of a row's sorted runs, while the row is being sorted; else empty.
    private var runs: [Int] = []

    /// True if a row's pieces differ from those of the row above. Pieces of a vertical edge do not differ.
    func changes(inRow row: Int) -> Bool { changes & 1 &<< UInt32(row) != 0 }

    /// Links the pieces of a row of the band from left to right. Returns the index of the first, or 0.
    mutating func sort(row: Int) -> Int { Self.sort(&pieces, from: rows[row].first, &runs) }

    /// Cuts the edges that start in the rows of a band into pieces.
    mutating func cut(_ edges: borrowing EdgeList, rows band: Range<Int>) {
        for i in rows.indices { rows[i] = PieceList() }
        let indices = edges.indices(ofRows: band)
        let isVertical = edges.isVertical(indices, through: band)
        // Each edge has a piece in every row that it touches: fewer than two more than its height.
        let height = edges.edges[indices].reduce(0) { $0 + ($1.y1 - $1.y0) }
        let most = Int(height) + 2 * indices.count + 2
        if most > pieces.count { pieces = Array(repeating: .none, count: max(most, 2 * pieces.count)) }
        let edges = edges.edges.span.extracting(indices)
        let changed = Self.cut(edges, top: band.lowerBound, onlyFirst: isVertical, to: &pieces, &rows)
        changes = isVertical ? 1 : changed
    }

    /// Cuts edges in a band that starts at row `top`. `onlyFirst` cuts only their first pieces, which is enough for
    /// vertical edges. Returns a bit for each row, set if its pieces differ from those of the row above.
    private static func cut(
        _ edges: Span<Edge>, top: Int, onlyFirst: Bool, to pieces: inout [RowEdge], _ rows: inout [PieceList]
    ) -> UInt32 {
        var pieces = pieces.mutableSpan
        var rows = rows.mutableSpan
        var count = 1
        var changes: UInt32 = 1
        for i in edges.indices {
            let edge = edges[i]
            let winding = Int16(truncatingIfNeeded: edge.winding)
            var row = Int(edge.row) &- top
            changes |= 1 &<< UInt32(truncatingIfNeeded: row)
            let start = Double(edge.row)
            var bottom = start + 1
            let low = onlyFirst ? bottom : edge.y1
            var (x, y, passed) = (edge.x0, edge.y0 - start, 0.0)
            if low > bottom {
                let isVertical = edge.isVertical
                let dxdy = edge.dxdy
                repeat {
                    let end = edge.x(at: bottom, dxdy: dxdy)
                    let part = edge.segmentArea == 0 ? 0 : edge.segmentAreaPart(above: bottom)
                    put(
                        RowEdge(
                            x0: x, y0: y, x1: end, y1: 1, segmentArea: edge.segmentArea * (part - passed),
                            winding: winding),
                        inRow: row, &pieces, count, &rows)
                    count &+= 1
                    if y > 0 || !isVertical { changes |= 2 &<< UInt32(truncatingIfNeeded: row) }
                    (x, y, passed) = (end, 0, part)
                    row &+= 1
                    bottom += 1
                } while low > bottom
            }
            put(
                RowEdge(
                    x0: x, y0: y, x1: edge.x1, y1: low - (bottom - 1), segmentArea: edge.segmentArea * (1 - passed),
                    winding: winding),
                inRow: row, &pieces, count, &rows)
            count &+= 1
            changes |= (low < bottom ? 3 : 2) &<< UInt32(truncatingIfNeeded: row)
        }
        return changes
    }

    @inline(__always)
    private static func put(
        _ piece: RowEdge, inRow row: Int, _ pieces: inout MutableSpan<RowEdge>, _ index: Int,
        _ rows: inout MutableSpan<PieceList>
    ) {
        pieces[index] = piece
        if rows[row].last == 0 {
            rows[row].first = index
        } else {
            pieces[rows[row].last].next = Int32(truncatingIfNeeded: index)
        }
        rows[row].last = index
    }

    /// Links pieces in order of `left`, and returns the index of the first. It is a stable merge sort of the runs that
    /// are in order already: few, since each run grows at both ends.
    private static func sort(_ pieces: inout [RowEdge], from first: Int, _ runs: inout [Int]) -> Int {
        var pieces = pieces.mutableSpan
        var rest = first
        let run = takeRun(&pieces, &rest)
        guard rest != 0 else { return run }
        runs.append(run)
        while rest != 0 { runs.append(takeRun(&pieces, &rest)) }
        while runs.count > 1 {
            let pairs = runs.count / 2
            for i in 0..<pairs { runs[i] = merge(&pieces, runs[2 * i], runs[2 * i + 1]) }
            if runs.count > 2 * pairs { runs[pairs] = runs[2 * pairs] }
            runs.removeLast(pairs)
        }
        return runs.removeLast()
    }

    /// Removes a run from the start of linked pieces. Returns the index of its first piece.
    @inline(__always)
    private static func takeRun(_ pieces: inout MutableSpan<RowEdge>, _ rest: inout Int) -> Int {
        guard rest != 0 else { return 0 }
        var (first, last) = (rest, rest)
        var least = pieces[rest].left
        var greatest = least
        rest = Int(pieces[rest].next)
        while rest != 0 {
            let left = pieces[rest].left
            let next = Int(pieces[rest].next)
            if left >= greatest {
                pieces[last].next = Int32(truncatingIfNeeded: rest)
                (last, greatest) = (rest, left)
            } else if left < least {
                pieces[rest].next = Int32(truncatingIfNeeded: first)
                (first, least) = (rest, left)
            } else {
                break
            }
            rest = next
        }
        pieces[last].next = 0
        return first
    }

    /// Links two runs as one, neither of which is empty; pieces of `a` precede equal ones of `b`.
    private static func merge(_ pieces: inout MutableSpan<RowEdge>, _ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        var (leftOfA, leftOfB) = (pieces[a].left, pieces[b].left)
        // Piece 0, the placeholder, links to the first of the merged run.
        var last = 0
        while true {
            if leftOfB < leftOfA {
                pieces[last].next = Int32(truncatingIfNeeded: b)
                last = b
                b = Int(pieces[b].next)
                guard b != 0 else { break }
                leftOfB = pieces[b].left
            } else {
                pieces[last].next = Int32(truncatingIfNeeded: a)
                last = a
                a = Int(pieces[a].next)
                guard a != 0 else { break }
                leftOfA = pieces[a].left
            }
        }
        // One of the two indices is 0, as that run has ended.
        pieces[last].next = Int32(truncatingIfNeeded: a + b)
        return Int(pieces[0].next)
    }
}
