/// A pixel as PNG stores it: 8-bit sRGB with straight alpha. A pixel whose alpha is 0 has colour 0.
package struct Pixel: Hashable, Sendable, BitwiseCopyable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    @inlinable package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A synthesized comparison is not inlined in other modules.
    @inlinable package static func == (a: Pixel, b: Pixel) -> Bool {
        a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
    }

    package static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
