/// Turns the edges of one row into exact coverage under the non-zero rule.
///
/// Edges are grouped into clusters that share no column of x with each other, so that the winding number between two
/// clusters is the same over the whole height of the row. Most clusters are one side of a shape and are added
/// unchanged, or are inside the shape and are skipped. Where edges overlap (joins, caps, tips, crossings, slivers) the
/// cluster's ``OverlappingEdges`` are swept from top to bottom between the heights where edges start, end or cross, and
/// only the sides that the rule keeps are added. So even outlines that overlap themselves are exact.
struct RowSweep {
    private(set) var coverage: CoverageRow
    private var deltas: [Float]
    private var overlapping = OverlappingEdges()

    init(width: Int) {
        coverage = CoverageRow(width: width)
        // A side on the right border reaches two cells beyond it.
        deltas = [Float](repeating: 0, count: width + 2)
    }

    /// Computes the coverage of a row into `coverage`. Its pieces are linked from left to right, from `first`.
    mutating func sweep(_ pieces: [RowEdge], from first: Int) {
        coverage.count = Self.sweep(pieces.span, from: first, &coverage.runs, &coverage.values, &deltas, &overlapping)
    }

    private static func sweep(
        _ pieces: Span<RowEdge>, from first: Int, _ runs: inout [CoverageRow.PixelRun], _ values: inout [Float],
        _ deltas: inout [Float], _ overlapping: inout OverlappingEdges
    ) -> Int {
        let width = runs.count
        var runs = runs.mutableSpan
        var values = values.mutableSpan
        var deltas = deltas.mutableSpan
        var runCount = 0
        var winding = 0
        // The pixels that the clusters since the last gap have touched, and whether the pixels before them are inside.
        var touched = 0..<0
        var startsInside = false
        var start = first
        while start != 0 {
            let cluster = Cluster(pieces, from: start)
            let (wasInside, isInside) = (winding != 0, winding + cluster.turns != 0)
            if !cluster.isOneSide || wasInside != isInside {
                let pixels = cluster.pixels
                if touched.isEmpty || touched.upperBound < pixels.lowerBound {
                    sum(&deltas, to: &values, over: touched, startsInside: startsInside)
                    append(touched, isSolid: false, width, to: &runs, &runCount)
                    if wasInside {
                        append(touched.upperBound..<pixels.lowerBound, isSolid: true, width, to: &runs, &runCount)
                    }
                    touched = pixels
                    startsInside = wasInside
                } else {
                    touched = touched.lowerBound..<max(touched.upperBound, pixels.upperBound)
                }
                if cluster.isOneSide {
                    addSide(pieces, from: start, to: cluster.end, isInside: isInside, into: &deltas)
                } else {
                    overlapping.sweep(pieces, from: start, to: cluster.end, winding: winding, into: &deltas)
                }
            }
            winding += cluster.turns
            start = cluster.end
        }
        sum(&deltas, to: &values, over: touched, startsInside: startsInside)
        append(touched, isSolid: false, width, to: &runs, &runCount)
        if winding != 0 { append(touched.upperBound..<width, isSolid: true, width, to: &runs, &runCount) }
        return runCount
    }

    /// The edges linked from one index up to `end`.
    private struct Cluster {
        let end: Int
        let left: Double
        private(set) var right: Double
        /// The winding number that crossing them all from left to right adds.
        let turns: Int
        /// True if it is one side from top to bottom: all edges run the same way and make one full height.
        let isOneSide: Bool

        @inline(__always)
        init(_ pieces: Span<RowEdge>, from start: Int) {
            var piece = pieces[start]
            left = piece.left
            right = piece.right
            var down = piece.winding > 0 ? piece.height : 0
            var up = piece.winding > 0 ? 0 : piece.height
            var end = Int(piece.next)
            while end != 0 {
                piece = pieces[end]
                guard piece.left <= right else { break }
                right = piece.right > right ? piece.right : right
                if piece.winding > 0 { down += piece.height } else { up += piece.height }
                end = Int(piece.next)
            }
            // A whole number, except for rounding errors; mostly 1.
            let height = abs(down - up)
            let count = height >= 0.5 && height < 1.5 ? 1 : Int(height + 0.5)
            turns = down > up ? count : -count
            isOneSide = (down == 0 || up == 0) && count == 1
            self.end = end
        }

        /// The columns of pixels that they touch.
        @inline(__always)
        var pixels: Range<Int> { left.wholePart..<right.wholePart + 1 }
    }

    /// Adds a cluster that is one side; `isInside` is true if the area right of it is inside.
    @inline(__always)
    private static func addSide(
        _ pieces: Span<RowEdge>, from first: Int, to end: Int, isInside: Bool, into deltas: inout MutableSpan<Float>
    ) {
        var index = first
        while index != end {
            let side = pieces[index]
            index = Int(side.next)
            CoverageDeltas.addSide(
                side.left, side.right, height: isInside ? side.height : -side.height,
                segmentArea: isInside ? side.segmentArea : -side.segmentArea, to: &deltas)
        }
    }

    /// Sums up the deltas of the sides over the pixels that they touched, and clears them.
    @inline(__always)
    private static func sum(
        _ deltas: inout MutableSpan<Float>, to values: inout MutableSpan<Float>, over touched: Range<Int>,
        startsInside: Bool
    ) {
        var sum: Float = startsInside ? 1 : 0
        for x in touched {
            sum += deltas[x]
            deltas[x] = 0
            values[x] = min(max(sum, 0), 1)
        }
        // The pixels after them have exact coverage by the winding number, which the sum only approximates.
        deltas[touched.upperBound] = 0
    }

    /// Adds a run if it has pixels on the canvas.
    @inline(__always)
    private static func append(
        _ pixels: Range<Int>, isSolid: Bool, _ width: Int, to runs: inout MutableSpan<CoverageRow.PixelRun>,
        _ count: inout Int
    ) {
        let end = min(pixels.upperBound, width)
        guard pixels.lowerBound < end else { return }
        runs[count] = CoverageRow.PixelRun(start: pixels.lowerBound, end: end, isSolid: isSolid)
        count += 1
    }
}
