/// The perceived distance of two colours, black and white being exactly 1 apart.
///
/// The distance in Oklab is HyAB, the difference of lightness plus the Euclidean one of a and b (Abasi, Amani Tehran
/// and Fairchild, "Distance metrics for very large color differences", 2020). Saturated colours can be up to 1.2 apart.
///
/// It uses only + - * / and square roots, in a fixed order, so that a verdict is the same on every machine.
enum OklabDistance {
    /// The distance of two pixels, 0 for equal ones; the larger of the two on black and on white for transparent ones.
    static func between<P: ComparedPixel>(_ a: P, _ b: P) -> Double {
        if a.isEqual(to: b) { return 0 }
        func distance(over background: UInt32) -> Double {
            let color = Oklab(a.levels(over: background), of: P.self)
            return color.distance(to: Oklab(b.levels(over: background), of: P.self))
        }
        let overBlack = distance(over: 0)
        if a.channels.w == P.full && b.channels.w == P.full { return overBlack }
        return max(overBlack, distance(over: P.full))
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
