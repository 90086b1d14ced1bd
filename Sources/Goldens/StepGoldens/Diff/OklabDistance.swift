/// The perceived distance of two colours, black and white being exactly 1 apart.
///
/// The distance in Oklab is HyAB, the difference of lightness plus the Euclidean one of a and b (Abasi, Amani Tehran
/// and Fairchild, "Distance metrics for very large color differences", 2020). Saturated colours can be up to 1.2 apart.
///
/// It uses only + - * / and square roots, in a fixed order, so that a verdict is the same on every machine.
enum OklabDistance {
    /// The distance of two pixels, 0 for equal ones; the larger of the two on black and on white for transparent ones.
    static func between<P: ComparedPixel>(_ a: P, _ b: P) -> Double { between(a, b) { Oklab($0, of: P.self) } }

    /// - Parameter oklab: a function that converts the levels of an opaque pixel.
    fileprivate static func between<P: ComparedPixel>(_ a: P, _ b: P, _ oklab: (SIMD4<UInt32>) -> Oklab) -> Double {
        if a.isEqual(to: b) { return 0 }
        func distance(over background: UInt32) -> Double {
            oklab(a.levels(over: background)).distance(to: oklab(b.levels(over: background)))
        }
        let overBlack = distance(over: 0)
        if a.channels.w == P.full && b.channels.w == P.full { return overBlack }
        return max(overBlack, distance(over: P.full))
    }
}

/// The same distances for very many pixels: pictures have few colours, so a cache keeps the recent ones in Oklab.
struct OklabColors {
    private static let most = 4096
    /// Red, green and blue of each cached colour, packed; all bits set where there is none.
    private var levels = Array(repeating: UInt32.max, count: most)
    private var colors = Array(repeating: Oklab.black, count: most)

    mutating func distance(_ a: Pixel, _ b: Pixel) -> Double { OklabDistance.between(a, b) { color($0) } }

    private mutating func color(_ opaque: SIMD4<UInt32>) -> Oklab {
        let packed = opaque.x << 16 | opaque.y << 8 | opaque.z
        // Multiples of the golden ratio spread levels that are near each other.
        let slot = Int((packed &* 0x9E37_79B1) >> 20)
        if levels[slot] != packed { (levels[slot], colors[slot]) = (packed, Oklab(opaque, of: Pixel.self)) }
        return colors[slot]
    }
}

extension ComparedPixel {
    /// The levels of the pixel on a grey background, blended as encoded values.
    func levels(over background: UInt32) -> SIMD4<UInt32> {
        let channels = channels
        if channels.w == Self.full { return channels }
        return Self.scaled(channels &* channels.w &+ background * (Self.full - channels.w))
    }
}

extension Oklab {
    fileprivate static let black = Oklab(0, 0, 0)

    fileprivate init<P: ComparedPixel>(_ levels: SIMD4<UInt32>, of _: P.Type) {
        let light = P.linearLight
        self.init(light[Int(levels.x)], light[Int(levels.y)], light[Int(levels.z)])
    }

    fileprivate func distance(to other: Oklab) -> Double { Double(unscaledDistance(to: other) / Self.blackToWhite) }

    private func unscaledDistance(to other: Oklab) -> Float {
        let difference = coordinates - other.coordinates
        return abs(difference.x) + (difference.y * difference.y + difference.z * difference.z).squareRoot()
    }

    /// The unscaled distance of black and white: 1 but for the rounding of the published matrices.
    private static let blackToWhite = black.unscaledDistance(to: Oklab(1, 1, 1))
}
