/// A picture in memory: rows from the top, pixels from the left, no padding.
package struct PixelBuffer: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// `width * height` pixels, row after row.
    package var pixels: [Pixel]

    package init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
        self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
    }

    package init(width: Int, height: Int, pixels: [Pixel]) {
        precondition(width >= 0 && height >= 0 && pixels.count == width * height, "pixel count must be width * height")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    package subscript(x: Int, y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
