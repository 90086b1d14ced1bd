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
}
