/// The edges of one item, cut into the rows of one band.
struct BandEdges {
    /// In no order: those of each row are linked. The first is none.
    private(set) var pieces: [RowEdge] = []
    private var rows = [Row](repeating: Row(), count: Bands.rows)
    /// A bit for each row: whether its pieces are others than those of the row above.
    private var changes: UInt32 = 0

    /// The places of a row's first piece and its last, 0 where it has none.
    private struct Row: BitwiseCopyable {
        var first = 0
        var last = 0
    }

    /// Sorted runs of a row: where `runs[i]` begins, if it is not 0, are 2^i runs made one.
    private var runs = [Int](repeating: 0, count: Int.bitWidth)

    init() { grow() }

    /// Whether a row of the band has other pieces than the one above: upright edges that go on do not change.
    func changes(inRow row: Int) -> Bool { changes & 1 &<< UInt32(row) != 0 }

    /// Links the pieces of a row of the band from left to right. Returns the place of the first, 0 where there is none.
    mutating func sort(row: Int) -> Int { Self.sort(&pieces, from: rows[row].first, &runs) }

    /// Cuts what starts in `rows`, those of a band.
    mutating func cut(_ edges: borrowing EdgeList, rows band: Range<Int>) {
        for i in rows.indices { rows[i] = Row() }
        var progress = Progress(rest: edges.places(ofRows: band))
        let isVertical = edges.isVertical(progress.rest, through: band)
        Self.cut(edges, top: band.lowerBound, onlyFirst: isVertical, to: &pieces, &rows, &progress)
        while !progress.rest.isEmpty {
            grow()
            Self.cut(edges, top: band.lowerBound, onlyFirst: isVertical, to: &pieces, &rows, &progress)
        }
        changes = isVertical ? 1 : progress.changes
    }

    /// How far the cutting has come.
    private struct Progress {
        /// The places of edges that are still to be cut.
        var rest: Range<Int>
        /// How many pieces there are, with the one that is none.
        var count = 1
        var changes: UInt32 = 1
    }

    private mutating func grow() {
        pieces.append(contentsOf: repeatElement(.none, count: max(pieces.count, 512)))
    }

    /// Cuts edges, in a band that starts at `top`, while there is room for their pieces. `onlyFirst` of each edge's pieces
    /// is all that is asked of upright ones.
    private static func cut(
        _ list: borrowing EdgeList, top: Int, onlyFirst: Bool, to pieces: inout [RowEdge], _ rows: inout [Row],
        _ progress: inout Progress
    ) {
        let edges = list.edges.span
        var pieces = pieces.mutableSpan
        var rows = rows.mutableSpan
        var (rest, count, changes) = (progress.rest, progress.count, progress.changes)
        while !rest.isEmpty && count + Bands.rows <= pieces.count {
            let edge = edges[rest.lowerBound]
            rest = rest.lowerBound + 1..<rest.upperBound
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
        (progress.rest, progress.count, progress.changes) = (rest, count, changes)
    }

    @inline(__always)
    private static func put(
        _ piece: RowEdge, inRow row: Int, _ pieces: inout MutableSpan<RowEdge>, _ place: Int,
        _ rows: inout MutableSpan<Row>
    ) {
        pieces[place] = piece
        if rows[row].last == 0 {
            rows[row].first = place
        } else {
            pieces[rows[row].last].next = Int32(truncatingIfNeeded: place)
        }
        rows[row].last = place
    }

    // MARK: Order

    /// Links pieces anew, by `left`; keeps the order of equals. Returns the place of the first.
    ///
    /// A merge sort. Pieces come in few runs, since each run grows at both ends.
    private static func sort(_ pieces: inout [RowEdge], from first: Int, _ runs: inout [Int]) -> Int {
        var pieces = pieces.mutableSpan
        var runs = runs.mutableSpan
        var rest = first
        var sorted = takeRun(&pieces, &rest)
        guard rest != 0 else { return sorted }
        sorted = merge(&pieces, sorted, takeRun(&pieces, &rest))
        guard rest != 0 else { return sorted }
        var levels = 0
        while sorted != 0 {
            var level = 0
            while level < levels && runs[level] != 0 {
                sorted = merge(&pieces, runs[level], sorted)
                runs[level] = 0
                level += 1
            }
            runs[level] = sorted
            levels = max(levels, level + 1)
            sorted = takeRun(&pieces, &rest)
        }
        for level in 0..<levels where runs[level] != 0 {
            sorted = sorted == 0 ? runs[level] : merge(&pieces, runs[level], sorted)
            runs[level] = 0
        }
        return sorted
    }

    /// Cuts a run from the beginning of linked pieces. Returns the place of its first.
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

    /// Links two runs as one; of equals those of `a` come first.
    private static func merge(_ pieces: inout MutableSpan<RowEdge>, _ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        // What is none leads to the first.
        var last = 0
        while a != 0 && b != 0 {
            let next = pieces[b].left < pieces[a].left ? b : a
            pieces[last].next = Int32(truncatingIfNeeded: next)
            last = next
            if next == a { a = Int(pieces[a].next) } else { b = Int(pieces[b].next) }
        }
        // One of the two is at its end, and 0.
        pieces[last].next = Int32(truncatingIfNeeded: a + b)
        return Int(pieces[0].next)
    }
}
