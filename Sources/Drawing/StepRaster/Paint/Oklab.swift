/// A colour in a perceptual space, where equal distances are equally visible.
///
/// Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020) with the lightness of his "Two new
/// color picker color spaces", 2021: a cube root alone is steep near black, where steps are invisible. Single precision
/// allows four lanes; the operations are only + - * / and square roots, so that it is the same on every machine.
package struct Oklab: Hashable, Sendable {
    /// The lightness from 0 to about 1, a, b, and 0.
    package let coordinates: SIMD4<Float>

    /// The coordinates of a colour in linear light, each component 0...1.
    package init(_ red: Float, _ green: Float, _ blue: Float) {
        let cones = cubeRoots(
            SIMD4(0.4122214708, 0.2119034982, 0.0883024619, 0) * red
                + SIMD4(0.5363325363, 0.6806995451, 0.2817188376, 0) * green
                + SIMD4(0.0514459929, 0.1073969566, 0.6299787005, 0) * blue)
        var lab =
            SIMD4(0.2104542553, 1.9779984951, 0.0259040371, 0) * cones.x
            + SIMD4(0.7936177850, -2.4285922050, 0.7827717662, 0) * cones.y
            + SIMD4(-0.0040720468, 0.4505937099, -0.8086757660, 0) * cones.z
        // Ottosson's Lr: a hyperbola that is straight near black and leaves white where it is.
        let (k1, k2) = (Float(0.206), Float(0.03))
        let k3 = (1 + k1) / (1 + k2)
        let straight = k3 * lab.x - k1
        lab.x = (straight + (straight * straight + 4 * k2 * k3 * lab.x).squareRoot()) / 2
        coordinates = lab
    }
}

/// The cube roots of values that are 0 or anything from 1e-6 to 2.
package func cubeRoots(_ values: SIMD4<Float>) -> SIMD4<Float> {
    // A third of the exponent gives a guess within 6 %; each round of Halley's method triples the digits.
    func guess(_ value: Float) -> Float { Float(bitPattern: value.bitPattern / 3 + 0x2A51_37A0) }
    var roots = SIMD4(guess(values.x), guess(values.y), guess(values.z), 1)
    for _ in 0..<2 {
        let cubes = roots * roots * roots
        roots *= (cubes + 2 * values) / (2 * cubes + values)
    }
    return roots.replacing(with: 0, where: values .== 0)
}

/// Conversions from sRGB's encoded components to linear light, both 0...1 (IEC 61966-2-1).
package enum LinearLight {
    /// The linear light of an encoded component.
    package static func light(_ encoded: Double) -> Double {
        if encoded <= 0.04045 { return encoded / 12.92 }
        // x^2.4 is the fifth root of x^12.
        let x = (encoded + 0.055) / 1.055
        let x3 = x * x * x
        return fifthRoot(x3 * x3 * (x3 * x3))
    }

    /// The linear light of all levels from 0 to `full`.
    package static func levels(_ full: Int) -> [Float] { (0...full).map { Float(light(Double($0) / Double(full))) } }

    /// The fifth root of a value from 0 to about 1, by Newton's method: from above, it falls until rounding stops it.
    private static func fifthRoot(_ value: Double) -> Double {
        var root = max(1, value)
        while true {
            let next = root - (root - value / (root * root * root * root)) / 5
            guard next < root else { return root }
            root = next
        }
    }
}
