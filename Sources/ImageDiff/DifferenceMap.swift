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
    /// Row after row; empty while every pixel is equal, so that equal pictures cost no memory.
    private(set) var classes: [PixelClass] = []
    private(set) var differences: [UInt8] = []

    init(size: PixelSize) {
        self.size = size
    }

    package subscript(x: Int, y: Int) -> PixelClass {
        classes.isEmpty ? .equal : classes[y * size.width + x]
    }

    /// The `PixelDifference` there; 0 where it is equal or ignored.
    package func difference(_ x: Int, _ y: Int) -> UInt8 {
        differences.isEmpty ? 0 : differences[y * size.width + x]
    }

    mutating func set(_ pixelClass: PixelClass, difference: UInt8 = 0, atX x: Int, y: Int) {
        if classes.isEmpty {
            classes = Array(repeating: .equal, count: size.width * size.height)
            differences = Array(repeating: 0, count: size.width * size.height)
        }
        classes[y * size.width + x] = pixelClass
        differences[y * size.width + x] = difference
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
