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
        most: Int = .max, threads: Int = 1
    ) {
        self.pixelsPerDegree = pixelsPerDegree
        if map.rows.isEmpty { return }
        let model = FLIPModel(pixelsPerDegree: pixelsPerDegree.value)
        let reach = model.reach
        let compared = map.compared(actual, insteadOf: expected)
        let rows = max(0, map.rows.lowerBound - reach)..<min(map.size.height, map.rows.upperBound + reach)
        var count = 0
        var tiles: [PixelRect] = []
        for tile in map.tiles(ofRows: rows, side: 6 * reach) {
            guard let area = tile.grown(by: reach).clipped(to: map.size) else { continue }
            if expected.isSame(as: compared, in: area) { continue }
            if count >= most {
                isPartial = true
                break
            }
            count += tile.width * tile.height
            tiles.append(tile)
        }
        inOrder(count: tiles.count, threads: threads) { [tiles] index in
            model.errors(expected, compared, map.size, in: tiles[index])
        } use: { errors in
            for error in errors {
                greatest = max(greatest, Double(error))
                if Double(error) > Self.noticeable { pixels += 1 }
            }
        }
    }
}

extension DifferenceMap {
    /// Returns the actual picture with the expected pixels where none are compared: ignored, or set aside.
    fileprivate func compared(_ actual: PixelBuffer, insteadOf expected: PixelBuffer) -> PixelBuffer {
        var compared = actual
        for y in rows {
            for x in 0..<size.width {
                switch self[x, y] {
                case .ignored, .antialiased: compared[x, y] = expected[x, y]
                case .equal, .withinThreshold, .counted: continue
                }
            }
        }
        return compared
    }
}

extension PixelBuffer {
    fileprivate func isSame(as other: PixelBuffer, in area: PixelRect) -> Bool {
        zip(area.positions(inWidth: width), area.positions(inWidth: other.width)).allSatisfy { row, otherRow in
            StepGoldens.isSame(pixels.span.extracting(row).bytes, other.pixels.span.extracting(otherRow).bytes)
        }
    }
}
