import StepPNG

extension PixelBuffer {
    /// Decodes a PNG file, of an animated one its first picture.
    /// - Throws: `ChartError.notDecoded` for a file that cannot be read.
    init(png: [UInt8]) throws(ChartError) {
        do {
            self = try PNGDecoder.decode(png)
        } catch {
            throw .notDecoded(reason: error.description)
        }
    }
}
