/// What became of each pixel that two pictures share.
package struct DifferenceMap: Hashable, Sendable {
    package enum PixelClass: UInt8, Hashable, Sendable, CaseIterable {
        case equal
        case ignored
        /// Differs by no more than the threshold.
        case withinThreshold
        /// Renders the same edge differently.
        case antialiased
        case counted
    }

    package let size: PixelSize
    /// Rows in which a pixel may be other than equal.
    private(set) var rows = 0..<0
    /// Row after row; empty while every pixel is equal, so that equal pictures cost no memory.
    private var classes: [PixelClass] = []
    private var differences: [UInt8] = []

    init(size: PixelSize) { self.size = size }

    package subscript(x: Int, y: Int) -> PixelClass { rows.contains(y) ? classes[y * size.width + x] : .equal }

    /// The `PixelDifference` there; 0 where it is equal or ignored.
    package func difference(_ x: Int, _ y: Int) -> UInt8 {
        rows.contains(y) ? differences[y * size.width + x] : 0
    }

    /// Makes room for a row that may have other than equal pixels, and lets `body` set them: the class and the difference
    /// of each, the row's first pixel being at `start`.
    mutating func edit(
        row y: Int, _ body: (inout MutableSpan<PixelClass>, inout MutableSpan<UInt8>, _ start: Int) -> Void
    ) {
        if classes.isEmpty {
            classes = Array(repeating: .equal, count: size.width * size.height)
            differences = Array(repeating: 0, count: size.width * size.height)
        }
        rows = rows.isEmpty ? y..<y + 1 : min(rows.lowerBound, y)..<max(rows.upperBound, y + 1)
        let start = y * size.width
        func edit(_ classes: inout [PixelClass], _ differences: inout [UInt8]) {
            var classes = classes.mutableSpan
            var differences = differences.mutableSpan
            body(&classes, &differences, start)
        }
        edit(&classes, &differences)
    }

    /// Of a row: each pixel's class, and its difference.
    func read(row y: Int, _ body: (Span<PixelClass>, Span<UInt8>) -> Void) {
        let columns = y * size.width..<(y + 1) * size.width
        body(classes.span.extracting(columns), differences.span.extracting(columns))
    }

    /// A differing pixel turns out to be anti-aliasing.
    mutating func setAntialiased(_ x: Int, _ y: Int) { classes[y * size.width + x] = .antialiased }
}

/// How many pixels of the shared area are of which class.
package struct PixelCounts: Hashable, Sendable {
    /// All but the ignored ones.
    package internal(set) var compared = 0
    package internal(set) var ignored = 0
    package internal(set) var withinThreshold = 0
    package internal(set) var antialiased = 0
    package internal(set) var counted = 0

    /// With any change at all.
    package var different: Int { withinThreshold + antialiased + counted }
}

struct DifferenceTally: Hashable {
    private(set) var pixels = PixelCounts()
    /// Of any pixel, and of all but anti-aliasing.
    private(set) var greatestDifference: UInt8 = 0
    private(set) var greatestDelta: UInt8 = 0
    /// What holds all counted pixels, and all that differ; nil while there are none.
    private(set) var counted: PixelRect?
    private(set) var different: PixelRect?

    mutating func add(_ map: DifferenceMap) {
        for y in map.rows { map.read(row: y) { add(row: y, $0, $1) } }
        pixels.compared = map.size.width * map.size.height - pixels.ignored
    }

    /// Their difference is the greatest there is, but only their number has a bound.
    mutating func add(_ uncovered: UncoveredPixels) {
        guard let bounds = uncovered.bounds else { return }
        pixels.compared += uncovered.count
        pixels.counted += uncovered.count
        greatestDifference = .max
        counted = counted?.union(bounds) ?? bounds
        different = different?.union(bounds) ?? bounds
    }

    private mutating func add(row y: Int, _ classes: Span<DifferenceMap.PixelClass>, _ differences: Span<UInt8>) {
        // Copies, which the loop keeps in registers.
        var pixels = pixels
        var (greatest, greatestDelta) = (greatestDifference, greatestDelta)
        // The first and last of a row hold all between them.
        var (firstCounted, lastCounted, first, last) = (Int.max, -1, Int.max, -1)
        for x in classes.indices {
            switch classes[x] {
            case .equal: continue
            case .ignored:
                pixels.ignored += 1
                continue
            case .withinThreshold: pixels.withinThreshold += 1
            case .antialiased: pixels.antialiased += 1
            case .counted:
                pixels.counted += 1
                firstCounted = min(firstCounted, x)
                lastCounted = x
            }
            first = min(first, x)
            last = x
            greatest = max(greatest, differences[x])
            if classes[x] != .antialiased { greatestDelta = max(greatestDelta, differences[x]) }
        }
        self.pixels = pixels
        greatestDifference = greatest
        self.greatestDelta = greatestDelta
        if lastCounted >= 0 { counted.include(firstCounted...lastCounted, row: y) }
        if last >= 0 { different.include(first...last, row: y) }
    }
}

extension PixelRect? {
    fileprivate mutating func include(_ columns: ClosedRange<Int>, row y: Int) {
        let part = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
        self = self?.union(part) ?? part
    }
}
