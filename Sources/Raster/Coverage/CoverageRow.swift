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
    @inline(__always)
    static func addSide(
        _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, entering: Bool, to deltas: inout MutableSpan<Float>
    ) {
        let height = entering ? yb - ya : ya - yb
        let left = min(xa, xb)
        let right = max(xa, xb)
        let first = Int(left)
        if right <= Double(first + 1) {
            let middle = height * ((left + right) * 0.5 - Double(first))
            deltas[first] += Float(height - middle)
            deltas[first + 1] += Float(middle)
        } else {
            addFlatSide(left, right, height: height, to: &deltas)
        }
    }

    /// The same for a side that crosses several columns; `height` is signed.
    private static func addFlatSide(_ left: Double, _ right: Double, height: Double, to deltas: inout MutableSpan<Float>) {
        let first = Int(left)
        let last = Int(right)
        // Height per pixel of width; in each column, what has been passed counts whole, what is being passed by its mean.
        let slope = height / (right - left)
        let inFirst = Double(first + 1) - left
        let inLast = right - Double(last)
        var before = slope * inFirst * inFirst * 0.5
        deltas[first] += Float(before)
        for column in first + 1..<last {
            let area = slope * (inFirst + Double(column - first) - 0.5)
            deltas[column] += Float(area - before)
            before = area
        }
        let area = slope * (inFirst + Double(last - first - 1)) + slope * inLast * (1 - inLast * 0.5)
        deltas[last] += Float(area - before)
        deltas[last + 1] += Float(height - area)
    }
}
