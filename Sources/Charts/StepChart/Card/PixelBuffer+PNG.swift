import StepPNG

extension PixelBuffer {
    /// Decodes a PNG file, or the first picture of an animated one.
    /// - Throws: `ChartError.notDecoded` for a file that cannot be read.
    init(png: [UInt8]) throws(ChartError) {
        do {
            self = try PNGDecoder.decode(png)
        } catch {
            throw .notDecoded(reason: error.description)
        }
    }
}
