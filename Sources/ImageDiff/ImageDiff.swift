import Raster

/// What comparing two pictures, pixel by pixel, found.
///
/// Two pixels are equal when their four straight bytes are, or when both are fully transparent: the colour of
/// nothing cannot be seen. There is no tolerance. Pictures of different sizes are aligned at their top left corners
/// and every figure is about the area they share, so a count of 0 there says that only the size changed.
package struct ImageDiff: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable, CaseIterable { case same, different, size }

    package let expectedSize: PixelSize
    package let actualSize: PixelSize
    /// How many pixels of the shared area differ.
    package private(set) var differingPixels = 0
    /// The largest `PixelDifference` in the shared area, 0...255; 0 only when no pixel differs.
    package private(set) var greatestDifference: UInt8 = 0
    /// The smallest rectangle that holds every differing pixel; nil when there is none.
    package private(set) var bounds: PixelRect?

    package var verdict: Verdict {
        if expectedSize != actualSize { return .size }
        return differingPixels == 0 ? .same : .different
    }

    package static func compare(expected: PixelBuffer, actual: PixelBuffer) -> ImageDiff {
        ImageDiff(expected, actual)
    }

    private init(_ expected: PixelBuffer, _ actual: PixelBuffer) {
        expectedSize = PixelSize(of: expected)
        actualSize = PixelSize(of: actual)
        let width = min(expectedSize.width, actualSize.width)
        for y in 0..<min(expectedSize.height, actualSize.height) {
            let expectedRow = expected.pixels[y * expectedSize.width..<y * expectedSize.width + width]
            let actualRow = actual.pixels[y * actualSize.width..<y * actualSize.width + width]
            var first = width
            var last = -1
            for (x, (e, a)) in zip(expectedRow, actualRow).enumerated() {
                let difference = PixelDifference.between(e, a)
                guard difference > 0 else { continue }
                differingPixels += 1
                greatestDifference = max(greatestDifference, difference)
                first = min(first, x)
                last = x
            }
            if last >= 0 {
                let found = PixelRect(x: first, y: y, width: last + 1 - first, height: 1)
                bounds = bounds?.union(found) ?? found
            }
        }
    }
}
