import StepFiles
import StepPNG
import StepRaster

extension InputFile {
    /// The picture in a PNG file.
    package func pixels() throws(Failure) -> PixelBuffer {
        do {
            return try PNGDecoder.decode(bytes)
        } catch {
            throw Failure(.badData, "\(name): \(error)")
        }
    }

    /// Whether the file begins and ends as a PNG does: neither a stand-in nor cut short.
    package var isWholePNG: Bool {
        bytes.starts(with: PNGChunkReader.signature)
            && bytes.suffix(12).elementsEqual([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
}
