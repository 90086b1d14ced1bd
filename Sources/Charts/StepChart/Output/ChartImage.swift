/// A chart in pixels.
public struct ChartImage: Hashable, Sendable {
    /// The width of the picture, in pixels.
    public var width: Int { buffer.width }
    /// The height of the picture, in pixels.
    public var height: Int { buffer.height }

    package let buffer: PixelBuffer

    /// The pixels: rows from the top, pixels from the left, four bytes each: red, green, blue (sRGB) and straight
    /// alpha. All four bytes of a transparent pixel are 0.
    public var rgba: [UInt8] { buffer.pixels.withUnsafeBytes { Array($0) } }
}
