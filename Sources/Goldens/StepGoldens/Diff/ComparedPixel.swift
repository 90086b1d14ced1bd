/// A pixel of 16 bits a channel: red, green, blue and alpha, straight.
package typealias DeepPixel = SIMD4<UInt16>

/// A pixel of 8 or 16 bits a channel. Whoever takes either is generic, and the compiler makes a copy for each.
protocol ComparedPixel: BitwiseCopyable {
    /// Of a channel.
    static var bits: UInt32 { get }
    /// Each level as linear light 0...1.
    static var linearLight: [Float] { get }

    /// Red, green, blue and alpha, straight. The product of two channels fits.
    var channels: SIMD4<UInt32> { get }

    /// Two pixels that cannot be seen are equal, whatever their colours.
    func isEqual(to other: Self) -> Bool
}

extension ComparedPixel {
    /// The greatest level of a channel.
    static var full: UInt32 { (1 << bits) - 1 }

    /// Products of two levels, or sums of such that are no greater, over `full`, rounded to nearest, without a division.
    static func scaled(_ products: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let sum = products &+ (1 << (bits - 1))
        return (sum &+ (sum &>> bits)) &>> bits
    }
}

extension Pixel: ComparedPixel {
    static var bits: UInt32 { 8 }
    static let linearLight = LinearLight.levels(255)

    var channels: SIMD4<UInt32> { SIMD4(UInt32(red), UInt32(green), UInt32(blue), UInt32(alpha)) }

    /// Field by field: the synthesized comparison is not inlined across modules.
    func isEqual(to other: Pixel) -> Bool {
        alpha == other.alpha
            && (alpha == 0 || (red == other.red && green == other.green && blue == other.blue))
    }
}

extension DeepPixel: ComparedPixel {
    static var bits: UInt32 { 16 }
    static var linearLight: [Float] { LinearLight.deepLevels }

    var channels: SIMD4<UInt32> { SIMD4<UInt32>(truncatingIfNeeded: self) }

    func isEqual(to other: DeepPixel) -> Bool { self == other || (w == 0 && other.w == 0) }
}

/// sRGB's encoded levels as linear light, IEC 61966-2-1.
private enum LinearLight {
    static let deepLevels = levels(65535)

    static func levels(_ full: Int) -> [Float] {
        (0...full).map { level in
            let encoded = Double(level) / Double(full)
            if encoded <= 0.04045 { return Float(encoded / 12.92) }
            // x^2.4 is the fifth root of x^12.
            let x = (encoded + 0.055) / 1.055
            let x3 = x * x * x
            return Float(fifthRoot(x3 * x3 * (x3 * x3)))
        }
    }

    /// Newton's method from above, so that it falls until rounding stops it. For 0...1.
    private static func fifthRoot(_ value: Double) -> Double {
        var root = 1.0
        while true {
            let next = root - (root - value / (root * root * root * root)) / 5
            if next >= root { return root }
            root = next
        }
    }
}
