/// A pixel as PNG stores it: 8-bit sRGB with straight alpha. A pixel whose alpha is 0 has colour 0.
package struct Pixel: Hashable, Sendable, BitwiseCopyable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
