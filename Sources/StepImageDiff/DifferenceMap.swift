import StepRaster

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

    init(size: PixelSize) {
        self.size = size
    }

    package subscript(x: Int, y: Int) -> PixelClass {
        rows.contains(y) ? classes[y * size.width + x] : .equal
    }

    /// The `PixelDifference` there; 0 where it is equal or ignored.
    package func difference(_ x: Int, _ y: Int) -> UInt8 {
        rows.contains(y) ? differences[y * size.width + x] : 0
    }

    /// Calls `body` for each pixel that is not equal, rows from the top.
    func visit(_ body: (_ x: Int, _ y: Int, _ pixelClass: PixelClass, _ difference: UInt8) -> Void) {
        for y in rows {
            for x in 0..<size.width {
                let i = y * size.width + x
                if classes[i] != .equal { body(x, y, classes[i], differences[i]) }
            }
        }
    }

    /// Makes room for a row that may have other than equal pixels.
    mutating func open(row y: Int) {
        if classes.isEmpty {
            classes = Array(repeating: .equal, count: size.width * size.height)
            differences = Array(repeating: 0, count: size.width * size.height)
        }
        rows = rows.isEmpty ? y..<y + 1 : min(rows.lowerBound, y)..<max(rows.upperBound, y + 1)
    }

    /// In an open row.
    mutating func set(_ pixelClass: PixelClass, difference: UInt8, atX x: Int, y: Int) {
        classes[y * size.width + x] = pixelClass
        differences[y * size.width + x] = difference
    }

    /// A differing pixel turns out to be anti-aliasing.
    mutating func setAntialiased(_ x: Int, _ y: Int) {
        classes[y * size.width + x] = .antialiased
    }
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
