/// A chart in pixels.
public struct ChartImage: Hashable, Sendable {
    /// The width of the picture, in pixels.
    public var width: Int { buffer.width }
    /// The height of the picture, in pixels.
    public var height: Int { buffer.height }

    package let buffer: PixelBuffer

    /// The pixels in rows from the top left, four bytes each: red, green, blue (sRGB), straight alpha; all 0 if clear.
    public var rgba: [UInt8] { buffer.pixels.withUnsafeBytes { Array($0) } }
}
