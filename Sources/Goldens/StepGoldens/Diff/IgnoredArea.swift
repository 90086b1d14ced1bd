/// The area in which pictures may differ: its pixels are in no count and no figure.
package struct IgnoredArea: Hashable, Sendable {
    /// Ignored rectangles, in pixels from the top left; any part outside the picture has no effect.
    package var rectangles: [PixelRect] = []
    /// Compared rectangles: if there are any, pixels in none of them are ignored too.
    package var regions: [PixelRect] = []
    /// Masks as large as the expected picture. A pixel is ignored where the luma of a mask over black is at least half
    /// of white. Pixels that are black or transparent in all of them are compared.
    package var masks: [PixelBuffer] = []

    /// Returns true for each ignored pixel of those that the pictures share, row after row; empty when none can be.
    /// - Parameter name: the name of the expected picture in messages.
    /// - Throws: when a mask has another size, or when every pixel is ignored: such a comparison could never fail.
    func pixels(expected: PixelBuffer, actual: PixelBuffer, of name: String) throws(Failure) -> [Bool] {
        if rectangles.isEmpty && regions.isEmpty && masks.isEmpty { return [] }
        let expected = PixelSize(of: expected)
        let shared = expected.shared(with: PixelSize(of: actual))
        var ignored = Array(repeating: !regions.isEmpty, count: shared.width * shared.height)
        func set(_ isIgnored: Bool, in parts: [PixelRect]) {
            for part in parts.compactMap({ $0.clipped(to: shared) }) {
                for y in part.rows {
                    for x in part.columns { ignored[y * shared.width + x] = isIgnored }
                }
            }
        }
        set(false, in: regions)
        for mask in masks {
            let size = PixelSize(of: mask)
            guard size == expected else {
                let sides = "\(size.width) x \(size.height)"
                throw Failure(.badData, "\(name): mask: expected \(expected) like the expected picture, found \(sides)")
            }
            for y in 0..<shared.height {
                for x in 0..<shared.width where Self.isPainted(mask[x, y]) { ignored[y * shared.width + x] = true }
            }
        }
        set(true, in: rectangles)
        if !ignored.isEmpty && !ignored.contains(false) {
            throw Failure(.badData, "\(name): expected something left to compare, found every pixel ignored")
        }
        return ignored
    }

    /// Finds the compared pixels among those that only one picture has.
    func uncovered(expected: PixelSize, actual: PixelSize) -> UncoveredPixels {
        let all = PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        let ignored = rectangles.compactMap { $0.clipped(to: all) }
        let compared = regions.compactMap { $0.clipped(to: all) }
        var found = UncoveredPixels()
        for y in 0..<all.height {
            let expectedWidth = y < expected.height ? expected.width : 0
            let actualWidth = y < actual.height ? actual.width : 0
            for x in min(expectedWidth, actualWidth)..<max(expectedWidth, actualWidth) {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                if !regions.isEmpty, !compared.contains(where: pixel.intersects) { continue }
                if ignored.contains(where: pixel.intersects) { continue }
                if masks.contains(where: { x < $0.width && y < $0.height && Self.isPainted($0[x, y]) }) { continue }
                found.count += 1
                found.bounds.include(pixel)
            }
        }
        return found
    }

    private static func isPainted(_ pixel: Pixel) -> Bool { 2 * pixel.luma * Int(pixel.alpha) >= Pixel.whiteLuma * 255 }
}

/// Pixels that only one of two pictures has.
package struct UncoveredPixels: Hashable, Sendable {
    package var count = 0
    /// The rectangle around them; nil where there is none.
    package var bounds: PixelRect?
}
