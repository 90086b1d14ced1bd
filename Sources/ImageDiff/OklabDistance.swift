import Raster

/// How far apart two colours look: their Euclidean distance in Oklab (Björn Ottosson, 2020), black and white being
/// exactly 1 apart.
///
/// Only + - * / and square roots, in a fixed order, so that a verdict is the same on every machine.
package enum OklabDistance {
    /// 0 for equal pixels. Transparent ones are seen over white and over black; the greater distance counts.
    package static func between(_ a: Pixel, _ b: Pixel) -> Double {
        if a == b || (a.alpha == 0 && b.alpha == 0) { return 0 }
        let overBlack = Oklab(a, over: 0).distance(to: Oklab(b, over: 0))
        if a.alpha == 255 && b.alpha == 255 { return overBlack }
        return max(overBlack, Oklab(a, over: 255).distance(to: Oklab(b, over: 255)))
    }
}

private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    /// The pixel on a grey background, blended as encoded values are.
    init(_ pixel: Pixel, over background: Int) {
        let rest = background * (255 - Int(pixel.alpha))
        func linear(_ channel: UInt8) -> Double {
            Self.linearLight[(Int(channel) * Int(pixel.alpha) + rest + 127) / 255]
        }
        self.init(linear(pixel.red), linear(pixel.green), linear(pixel.blue))
    }

    private init(_ red: Double, _ green: Double, _ blue: Double) {
        let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func distance(to other: Oklab) -> Double {
        unscaledDistance(to: other) / Self.blackToWhite
    }

    private func unscaledDistance(to other: Oklab) -> Double {
        let lightness = lightness - other.lightness
        let a = a - other.a
        let b = b - other.b
        return (lightness * lightness + a * a + b * b).squareRoot()
    }

    /// 1 but for the rounding of the published matrices.
    private static let blackToWhite = Oklab(0, 0, 0).unscaledDistance(to: Oklab(1, 1, 1))

    /// sRGB's encoded 0...255 as linear light 0...1, IEC 61966-2-1.
    private static let linearLight = (0...255).map { (level: Int) -> Double in
        let encoded = Double(level) / 255
        if encoded <= 0.04045 { return encoded / 12.92 }
        // x^2.4 is the fifth root of x^12.
        let x = (encoded + 0.055) / 1.055
        let x3 = x * x * x
        return fifthRoot(x3 * x3 * (x3 * x3))
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

/// Within an ulp or two, for 0 or anything from 1e-6 to 2.
private func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // A third of the exponent gives a guess within 6 %; each round of Newton's method doubles the digits.
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    for _ in 0..<4 { root -= (root - value / (root * root)) / 3 }
    return root
}
