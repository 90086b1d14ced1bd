/// The difference of two pictures that a person would see, by FLIP's model of switching between them.
///
/// It is about the area that both pictures share, at 8 bits. Pixels that are ignored, or set aside as anti-aliasing,
/// are treated as equal. Transparent pixels are examined over black and over white, and have the greater error.
package struct VisibleDifference: Hashable, Sendable {
    /// The number of pixels in a degree of the field of view, which depends on the distance of the screen.
    package struct PixelsPerDegree: BoundedNumber {
        static let range = 10.0...400

        /// FLIP's default: a 4K screen, .7 m wide, .7 m away.
        package static let usual = PixelsPerDegree(67)

        package var value: Double

        package init(_ value: Double) { self.value = value }
    }

    /// The error of two plain colours that are 2.3 apart in CIELAB, the least that is noticed (Mahy, Van Eycken and
    /// Oosterlinck, "Evaluation of uniform color spaces developed after the adoption of CIELAB and CIELUV", 1994).
    package static let noticeable = 0.103

    /// The greatest error of a pixel: 0 where no difference is visible, 1 from green to blue, .967 from white to black.
    package private(set) var greatest = 0.0
    /// The number of pixels with more than a `noticeable` error, some of them beside those that differ.
    package private(set) var pixels = 0
    package let pixelsPerDegree: PixelsPerDegree
    /// True if so many pixels differ that only the first of them were examined, from the top.
    private(set) var isPartial = false

    /// Examines only pixels that are near enough to differing ones for the eye to mix them.
    /// - Parameter most: the number of pixels after which no more are examined.
    init(
        _ expected: PixelBuffer, _ actual: PixelBuffer, _ map: DifferenceMap, _ pixelsPerDegree: PixelsPerDegree,
        most: Int = .max
    ) {
        self.pixelsPerDegree = pixelsPerDegree
        if map.rows.isEmpty { return }
        let model = FLIPModel(pixelsPerDegree: pixelsPerDegree.value)
        let reach = model.reach
        var count = 0
        let rows = max(0, map.rows.lowerBound - reach)..<min(map.size.height, map.rows.upperBound + reach)
        for tile in map.tiles(ofRows: rows, side: 6 * reach) where map.differs(in: tile.grown(by: reach)) {
            guard count < most else {
                isPartial = true
                return
            }
            count += tile.width * tile.height
            for error in model.errors(expected, actual, map, in: tile) {
                greatest = max(greatest, Double(error))
                if Double(error) > Self.noticeable { pixels += 1 }
            }
        }
    }
}

extension DifferenceMap {
    /// True if the pixel may break a limit: it is neither ignored nor set aside.
    func isCompared(_ x: Int, _ y: Int) -> Bool {
        let pixelClass = self[x, y]
        return pixelClass == .counted || pixelClass == .withinThreshold
    }

    fileprivate func differs(in area: PixelRect) -> Bool {
        guard let part = area.clipped(to: size) else { return false }
        return part.rows.contains { y in
            rows.contains(y) && part.columns.contains { isCompared($0, y) }
        }
    }
}
