/// The class and the difference of each pixel that two pictures share.
package struct DifferenceMap: Hashable, Sendable {
    package enum PixelClass: UInt8, Hashable, Sendable, CaseIterable {
        case equal
        case ignored
        case withinThreshold
        /// The pixel renders the same edge differently.
        case antialiased
        case counted
    }

    package let size: PixelSize
    /// Rows in which a pixel may be other than equal.
    private(set) var rows = 0..<0
    /// The classes, row after row; empty while every pixel is equal, so that equal pictures need no memory.
    private var classes: [PixelClass] = []
    private var differences: [UInt8] = []

    init(size: PixelSize) { self.size = size }

    package subscript(x: Int, y: Int) -> PixelClass { rows.contains(y) ? classes[y * size.width + x] : .equal }

    /// The `PixelDifference` of a pixel; 0 where it is equal or ignored.
    package func difference(_ x: Int, _ y: Int) -> UInt8 { rows.contains(y) ? differences[y * size.width + x] : 0 }

    /// Lets `body` set the classes and differences of a row that may differ; its first pixel is at `start` of both.
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

    /// Passes the classes and the differences of a row's pixels to `body`.
    func read(row y: Int, _ body: (Span<PixelClass>, Span<UInt8>) -> Void) {
        let columns = y * size.width..<(y + 1) * size.width
        body(classes.span.extracting(columns), differences.span.extracting(columns))
    }

    /// Squares that cover some rows, from the top, then from the left; the last ones may be smaller.
    func tiles(ofRows rows: Range<Int>, side: Int) -> [PixelRect] {
        stride(from: rows.lowerBound, to: rows.upperBound, by: side).flatMap { top in
            stride(from: 0, to: size.width, by: side).map { left in
                PixelRect(
                    x: left, y: top, width: min(side, size.width - left), height: min(side, rows.upperBound - top))
            }
        }
    }

    mutating func setAntialiased(_ x: Int, _ y: Int) { classes[y * size.width + x] = .antialiased }
}

/// The number of pixels of each class in the shared area.
package struct PixelCounts: Hashable, Sendable {
    /// All pixels but the ignored ones.
    package internal(set) var compared = 0
    package internal(set) var ignored = 0
    package internal(set) var withinThreshold = 0
    package internal(set) var antialiased = 0
    package internal(set) var counted = 0

    /// The number of pixels with any change at all.
    package var different: Int { withinThreshold + antialiased + counted }
}

extension PixelRect? {
    mutating func include(_ part: PixelRect) { self = self?.union(part) ?? part }
}
