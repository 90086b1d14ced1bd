/// A pixel of 16 bits a channel: red, green, blue and alpha, straight.
package typealias DeepPixel = SIMD4<UInt16>

/// A pixel of 8 or 16 bits a channel. Code that takes either is generic, and the compiler makes a copy for each.
protocol ComparedPixel: BitwiseCopyable {
    static var bits: UInt32 { get }
    /// Each level as linear light 0...1.
    static var linearLight: [Float] { get }

    /// Red, green, blue and alpha, straight. A lane holds the product of two channels.
    var channels: SIMD4<UInt32> { get }

    /// True if two pixels are equal: two fully transparent ones always are, whatever their colours.
    func isEqual(to other: Self) -> Bool
}

extension ComparedPixel {
    /// The greatest level of a channel.
    static var full: UInt32 { (1 << bits) - 1 }

    /// Divides products of two levels, or sums that are no greater, by `full`, rounded to nearest, by shifts.
    static func scaled(_ products: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let sum = products &+ (1 << (bits - 1))
        return (sum &+ (sum &>> bits)) &>> bits
    }
}

extension Pixel: ComparedPixel {
    static var bits: UInt32 { 8 }
    static let linearLight = LinearLight.levels(255)

    var channels: SIMD4<UInt32> { SIMD4(UInt32(red), UInt32(green), UInt32(blue), UInt32(alpha)) }

    func isEqual(to other: Pixel) -> Bool { self == other || (alpha == 0 && other.alpha == 0) }
}

extension DeepPixel: ComparedPixel {
    static var bits: UInt32 { 16 }
    static let linearLight = LinearLight.levels(65535)

    var channels: SIMD4<UInt32> { SIMD4<UInt32>(truncatingIfNeeded: self) }

    func isEqual(to other: DeepPixel) -> Bool { self == other || (w == 0 && other.w == 0) }
}
