import StepRaster

/// How far apart two colours look, black and white being exactly 1 apart.
///
/// In Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020) with the lightness of his "Two new
/// color picker color spaces", 2021: a cube root alone is steep near black, where nobody sees a step. The distance is
/// HyAB, the difference of lightness plus the Euclidean one of a and b (Abasi, Amani Tehran and Fairchild, "Distance
/// metrics for very large color differences", 2020). Saturated colours can be up to 1.2 apart.
///
/// Only + - * / and square roots, in a fixed order, so that a verdict is the same on every machine.
package enum OklabDistance {
    /// 0 for equal pixels. Transparent ones are seen over white and over black; the greater distance counts.
    package static func between(_ a: Pixel, _ b: Pixel) -> Double {
        if PixelDifference.isEqual(a, b) { return 0 }
        let overBlack = Oklab(a, over: 0).distance(to: Oklab(b, over: 0))
        if a.alpha == 255 && b.alpha == 255 { return overBlack }
        return max(overBlack, Oklab(a, over: 255).distance(to: Oklab(b, over: 255)))
    }

    /// The same of 16-bit samples.
    package static func between(_ a: DeepPixel, _ b: DeepPixel) -> Double {
        if PixelDifference.isEqual(a, b) { return 0 }
        let overBlack = Oklab(a, over: 0).distance(to: Oklab(b, over: 0))
        if a.w == .max && b.w == .max { return overBlack }
        return max(overBlack, Oklab(a, over: 65535).distance(to: Oklab(b, over: 65535)))
    }
}

/// In single precision, which keeps six digits and four lanes.
private struct Oklab {
    /// Lightness, a, b, and nothing.
    private var coordinates: SIMD4<Float>

    /// The pixel on a grey background, blended as encoded values are.
    init(_ pixel: Pixel, over background: Int) {
        let rest = background * (255 - Int(pixel.alpha)) + 127
        func linear(_ channel: UInt8) -> Float {
            Self.linearLight[(Int(channel) * Int(pixel.alpha) + rest) / 255]
        }
        self.init(linear(pixel.red), linear(pixel.green), linear(pixel.blue))
    }

    init(_ pixel: DeepPixel, over background: Int) {
        let rest = background * (65535 - Int(pixel.w)) + 32767
        func linear(_ channel: UInt16) -> Float {
            Self.deepLinearLight[(Int(channel) * Int(pixel.w) + rest) / 65535]
        }
        self.init(linear(pixel.x), linear(pixel.y), linear(pixel.z))
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

    func distance(to other: Oklab) -> Double {
        Double(unscaledDistance(to: other) / Self.blackToWhite)
    }

    private func unscaledDistance(to other: Oklab) -> Float {
        let difference = coordinates - other.coordinates
        return abs(difference.x) + (difference.y * difference.y + difference.z * difference.z).squareRoot()
    }

    /// 1 but for the rounding of the published matrices.
    private static let blackToWhite = Oklab(0, 0, 0).unscaledDistance(to: Oklab(1, 1, 1))

    /// sRGB's encoded levels as linear light 0...1, IEC 61966-2-1.
    private static let linearLight = (0...255).map { linearLight(of: Double($0) / 255) }
    private static let deepLinearLight = (0...65535).map { linearLight(of: Double($0) / 65535) }

    private static func linearLight(of encoded: Double) -> Float {
        if encoded <= 0.04045 { return Float(encoded / 12.92) }
        // x^2.4 is the fifth root of x^12.
        let x = (encoded + 0.055) / 1.055
        let x3 = x * x * x
        return Float(fifthRoot(x3 * x3 * (x3 * x3)))
    }
}

/// Newton's method from above, so that it falls until rounding stops it. For 0...1.
private func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    while true {
        let next = root - (root - value / (root * root * root * root)) / 5
        if next >= root { return root }
        root = next
    }
}

/// Of 0 or anything from 1e-6 to 2.
private func cubeRoots(_ values: SIMD4<Float>) -> SIMD4<Float> {
    // A third of the exponent gives a guess within 6 %; each round of Halley's method triples the digits.
    let bits = SIMD4(values.x.bitPattern, values.y.bitPattern, values.z.bitPattern, 0)
    let guess = bits / 3 &+ 0x2A51_37A0
    var roots = SIMD4(
        Float(bitPattern: guess.x), Float(bitPattern: guess.y), Float(bitPattern: guess.z), 1)
    for _ in 0..<2 {
        let cubes = roots * roots * roots
        roots *= (cubes + 2 * values) / (2 * cubes + values)
    }
    return roots.replacing(with: 0, where: values .== 0)
}
