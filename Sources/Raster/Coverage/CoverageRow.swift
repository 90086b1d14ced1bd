/// How much of each pixel of one row is covered, as runs of pixels: solid ones, and ones with a value each.
///
/// Between runs nothing is covered. Sides of shapes are added as signed areas: a side adds, to every pixel, the part of it
/// that lies right of the side, so that the running sum over the row is the covered area. Exact, no samples.
struct CoverageRow {
    struct Run: Equatable {
        var pixels: Range<Int>
        /// Every pixel fully covered; else `values` says how much.
        var isSolid: Bool
    }

    let width: Int
    private(set) var runs: [Run] = []
    /// Coverage 0...1 per pixel, valid within runs that are not solid.
    private(set) var values: [Float]
    /// Differences of coverage from pixel to pixel. Zero outside `pending`.
    private var deltas: [Float]
    private var pending = 0..<0
    /// What covers the pixels right of the last side: 0 or 1.
    private var isInside = false
    private var startsInside = false
    /// First pixel after the run flushed last.
    private var flushedTo = 0

    init(width: Int) {
        self.width = width
        values = [Float](repeating: 0, count: width + 1)
        // A side on the right border reaches two cells beyond it.
        deltas = [Float](repeating: 0, count: width + 2)
    }

    mutating func reset() {
        runs.removeAll(keepingCapacity: true)
        isInside = false
        flushedTo = 0
    }

    /// Announces sides within the pixels of `minX...maxX`; comes before their `addSide`, ordered by `minX`.
    mutating func open(minX: Double, maxX: Double) {
        let first = Int(minX)
        let end = Int(maxX) + 1
        if !pending.isEmpty && first <= pending.upperBound {
            pending = pending.lowerBound..<max(pending.upperBound, end)
        } else {
            flush()
            pending = first..<end
            startsInside = isInside
        }
    }

    /// Says whether the shape covers what lies right of the sides opened last.
    mutating func close(inside: Bool) {
        isInside = inside
    }

    /// Adds the part right of the side from (`xa`, `ya`) down to (`xb`, `yb`): covered from here on when `entering`.
    mutating func addSide(_ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, entering: Bool) {
        let height = entering ? yb - ya : ya - yb
        let left = min(xa, xb)
        let right = max(xa, xb)
        let first = Int(left)
        let last = Int(right)
        if first == last {
            let middle = (left + right) * 0.5 - Double(first)
            deltas[first] += Float(height * (1 - middle))
            deltas[first + 1] += Float(height * middle)
            return
        }
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

    /// Ends the row.
    mutating func finish() {
        flush()
        if isInside && flushedTo < width { append(Run(pixels: flushedTo..<width, isSolid: true)) }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        if startsInside { append(Run(pixels: flushedTo..<pending.lowerBound, isSolid: true)) }
        var sum: Float = startsInside ? 1 : 0
        for x in pending {
            sum += deltas[x]
            deltas[x] = 0
            values[min(x, width)] = min(max(sum, 0), 1)
        }
        deltas[pending.upperBound] = 0
        append(Run(pixels: pending.lowerBound..<min(pending.upperBound, width), isSolid: false))
        flushedTo = pending.upperBound
        pending = 0..<0
    }

    private mutating func append(_ run: Run) {
        if run.pixels.lowerBound < min(run.pixels.upperBound, width) { runs.append(run) }
    }
}
