/// How far apart two colours look, black and white being exactly 1 apart.
///
/// In Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020) with the lightness of his "Two new
/// color picker color spaces", 2021: a cube root alone is steep near black, where nobody sees a step. The distance is
/// HyAB, the difference of lightness plus the Euclidean one of a and b (Abasi, Amani Tehran and Fairchild, "Distance
/// metrics for very large color differences", 2020). Saturated colours can be up to 1.2 apart.
///
/// Only + - * / and square roots, in a fixed order, so that a verdict is the same on every machine.
enum OklabDistance {
    /// 0 for equal pixels. Transparent ones are seen over white and over black; the greater distance counts.
    static func between<P: ComparedPixel>(_ a: P, _ b: P) -> Double { between(a, b) { Oklab($0, of: P.self) } }

    /// - Parameter oklab: gives what the levels of an opaque pixel look like.
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

/// The same distances for very many pixels: pictures have few colours, so those that were there last are kept.
struct OklabColors {
    private static let most = 4096
    /// Red, green and blue of each; above all of them where there is none.
    private var levels = Array(repeating: UInt32.max, count: most)
    private var colors = Array(repeating: Oklab.black, count: most)

    mutating func distance(_ a: Pixel, _ b: Pixel) -> Double { OklabDistance.between(a, b) { color($0) } }

    private mutating func color(_ opaque: SIMD4<UInt32>) -> Oklab {
        let packed = opaque.x << 16 | opaque.y << 8 | opaque.z
        // The golden ratio's multiple spreads levels that are near each other.
        let place = Int((packed &* 0x9E37_79B1) >> 20)
        if levels[place] != packed { (levels[place], colors[place]) = (packed, Oklab(opaque, of: Pixel.self)) }
        return colors[place]
    }
}

extension ComparedPixel {
    /// On a grey background, blended as encoded values are.
    func levels(over background: UInt32) -> SIMD4<UInt32> {
        let channels = channels
        if channels.w == Self.full { return channels }
        return Self.scaled(channels &* channels.w &+ background * (Self.full - channels.w))
    }
}

/// In single precision, which keeps six digits and four lanes.
private struct Oklab {
    static let black = Oklab(0, 0, 0)

    /// Lightness, a, b, and nothing.
    private var coordinates: SIMD4<Float>

    /// Of an opaque pixel.
    init<P: ComparedPixel>(_ levels: SIMD4<UInt32>, of _: P.Type) {
        let light = P.linearLight
        self.init(light[Int(levels.x)], light[Int(levels.y)], light[Int(levels.z)])
    }

    private init(_ red: Float, _ green: Float, _ blue: Float) {
        let cones = cubeRoots(
            SIMD4(0.4122214708, 0.2119034982, 0.0883024619, 0) * red
                + SIMD4(0.5363325363, 0.6806995451, 0.2817188376, 0) * green
                + SIMD4(0.0514459929, 0.1073969566, 0.6299787005, 0) * blue)
        coordinates =
            SIMD4(0.2104542553, 1.9779984951, 0.0259040371, 0) * cones.x
            + SIMD4(0.7936177850, -2.4285922050, 0.7827717662, 0) * cones.y
            + SIMD4(-0.0040720468, 0.4505937099, -0.8086757660, 0) * cones.z
        // Ottosson's Lr: a hyperbola that is straight near black and leaves white where it is.
        let (k1, k2) = (Float(0.206), Float(0.03))
        let k3 = (1 + k1) / (1 + k2)
        let straight = k3 * coordinates.x - k1
        coordinates.x = (straight + (straight * straight + 4 * k2 * k3 * coordinates.x).squareRoot()) / 2
    }

    func distance(to other: Oklab) -> Double { Double(unscaledDistance(to: other) / Self.blackToWhite) }

    private func unscaledDistance(to other: Oklab) -> Float {
        let difference = coordinates - other.coordinates
        return abs(difference.x) + (difference.y * difference.y + difference.z * difference.z).squareRoot()
    }

    /// 1 but for the rounding of the published matrices.
    private static let blackToWhite = black.unscaledDistance(to: Oklab(1, 1, 1))
}

/// Of 0 or anything from 1e-6 to 2.
func cubeRoots(_ values: SIMD4<Float>) -> SIMD4<Float> {
    // A third of the exponent gives a guess within 6 %; each round of Halley's method triples the digits.
    func guess(_ value: Float) -> Float { Float(bitPattern: value.bitPattern / 3 + 0x2A51_37A0) }
    var roots = SIMD4(guess(values.x), guess(values.y), guess(values.z), 1)
    for _ in 0..<2 {
        let cubes = roots * roots * roots
        roots *= (cubes + 2 * values) / (2 * cubes + values)
    }
    return roots.replacing(with: 0, where: values .== 0)
}
