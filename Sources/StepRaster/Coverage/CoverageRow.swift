/// How much of each pixel of one row is covered, as runs of pixels: solid ones, and ones with a value each.
///
/// Between runs nothing is covered.
struct CoverageRow {
    struct Run: Equatable, BitwiseCopyable {
        var start: Int
        var end: Int
        /// Every pixel fully covered; else `values` says how much.
        var isSolid: Bool
    }

    let width: Int
    private(set) var runs: [Run] = []
    /// Coverage 0...1 per pixel, valid within runs that are not solid.
    private(set) var values: [Float]

    init(width: Int) {
        self.width = width
        // Sides on the right border fall into one pixel beyond it.
        values = [Float](repeating: 0, count: width + 1)
    }

    mutating func removeAll() { runs.removeAll(keepingCapacity: true) }

    mutating func append(_ start: Int, _ end: Int, isSolid: Bool) {
        let end = min(end, width)
        if start < end { runs.append(Run(start: start, end: end, isSolid: isSolid)) }
    }

    /// Adds up what the sides left in `deltas` over the pixels that they touched, and clears it.
    mutating func sum(_ deltas: inout MutableSpan<Float>, over touched: Range<Int>, startsInside: Bool) {
        guard !touched.isEmpty else { return }
        var values = values.mutableSpan
        var sum: Float = startsInside ? 1 : 0
        for x in touched {
            sum += deltas[x]
            deltas[x] = 0
            values[x] = min(max(sum, 0), 1)
        }
        // Beyond, the winding number knows exactly what the sum only approaches.
        deltas[touched.upperBound] = 0
        append(touched.lowerBound, touched.upperBound, isSolid: false)
    }
}

/// Differences of coverage from pixel to pixel, while a row is swept. All zero between rows.
///
/// The sides of a shape are added as signed areas: a side adds, to every pixel, the part of it that lies right of the side,
/// so that the running sum over the row is the covered area. Exact, no samples.
enum CoverageDeltas {
    /// A side on the right border reaches two cells beyond it.
    static func empty(width: Int) -> [Float] { [Float](repeating: 0, count: width + 2) }

    /// Adds what lies right of the side from (`xa`, `ya`) down to (`xb`, `yb`): covered from here on when `entering`.
    ///
    /// `bulge` is the area by which the side lies left of its chord.
    @inline(__always)
    static func addSide(
        _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, bulge: Double, entering: Bool,
        to deltas: inout MutableSpan<Float>
    ) {
        let height = entering ? yb - ya : ya - yb
        let bulge = entering ? bulge : -bulge
        let left = min(xa, xb)
        let right = max(xa, xb)
        let first = Int(left)
        if right <= Double(first + 1) {
            let later = height * ((left + right) * 0.5 - Double(first)) - bulge
            deltas[first] += Float(height - later)
            deltas[first + 1] += Float(later)
        } else {
            addFlatSide(left, right, height: height, bulge: bulge, to: &deltas)
        }
    }

    /// The same for a side that crosses several columns; `height` and `bulge` are signed.
    private static func addFlatSide(
        _ left: Double, _ right: Double, height: Double, bulge: Double, to deltas: inout MutableSpan<Float>
    ) {
        let first = Int(left)
        let last = Int(right)
        let perColumn = 1 / (right - left)
        // What lies right of the side, in the column that ends at part `t` of it: what was passed before counts whole, what
        // is being passed by its mean, and the bulge by its part.
        var before = 0.0
        var t0 = 0.0
        for column in first...last {
            let t1 = column == last ? 1 : (Double(column + 1) - left) * perColumn
            let end = column == last ? right : Double(column + 1)
            let start = column == first ? left : Double(column)
            let beyond = Double(column + 1) - (start + end) * 0.5
            let area =
                height * (t0 + (t1 - t0) * beyond) + bulge * (Bulge.part(upTo: t1) - Bulge.part(upTo: t0))
            deltas[column] += Float(area - before)
            before = area
            t0 = t1
        }
        deltas[last + 1] += Float(height - before)
    }
}
