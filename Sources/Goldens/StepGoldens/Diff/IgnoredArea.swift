/// Where pictures may differ: what is here is in no count and no figure.
package struct IgnoredArea: Hashable, Sendable {
    /// In pixels from the top left; what lies outside the picture has no effect.
    package var rectangles: [PixelRect] = []
    /// Unless there is none, what lies in none of them is ignored too.
    package var regions: [PixelRect] = []
    /// As large as the expected picture. A pixel is ignored where the mask is visibly painted: where its luma over
    /// black is at least half of white. Black and transparent pixels are compared.
    package var mask: PixelBuffer?

    /// For each pixel that the pictures share, row after row, whether it is ignored; empty when nothing can be.
    /// - Parameter name: what messages call the expected picture.
    /// - Throws: when the mask has not its size, or when a comparison could never fail as every pixel is ignored.
    func pixels(expected: PixelBuffer, actual: PixelBuffer, of name: String) throws(Failure) -> [Bool] {
        if rectangles.isEmpty && regions.isEmpty && mask == nil { return [] }
        let expected = PixelSize(of: expected)
        let shared = expected.shared(with: PixelSize(of: actual))
        var ignored = Array(repeating: !regions.isEmpty, count: shared.width * shared.height)
        func set(_ isIgnored: Bool, in parts: [PixelRect]) {
            for part in parts.compactMap({ $0.clipped(to: shared) }) {
                for y in part.y..<part.y + part.height {
                    for x in part.x..<part.x + part.width { ignored[y * shared.width + x] = isIgnored }
                }
            }
        }
        set(false, in: regions)
        if let mask {
            let size = PixelSize(of: mask)
            guard size == expected else {
                let sides = "\(size.width) x \(size.height)"
                throw Failure(
                    .badData, "\(name): mask: expected \(expected) like the expected picture, found \(sides)")
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

    /// The compared ones of those that only one picture has.
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
                if let mask, x < mask.width, y < mask.height, Self.isPainted(mask[x, y]) { continue }
                found.count += 1
                found.bounds.include(pixel)
            }
        }
        return found
    }

    private static func isPainted(_ pixel: Pixel) -> Bool {
        2 * pixel.luma * Int(pixel.alpha) >= Pixel.whiteLuma * 255
    }
}

/// Pixels that only one of two pictures has.
package struct UncoveredPixels: Hashable, Sendable {
    package var count = 0
    /// Nil where there is none.
    package var bounds: PixelRect?
}
