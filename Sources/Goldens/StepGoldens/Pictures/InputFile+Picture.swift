import StepPNG
import StepRaster
import StepSupport

extension InputFile {
    /// What the file's text says; a fault in it is told with the file's name.
    package func read<Result>(_ body: ([UInt8]) throws(TextError) -> Result) throws(Failure) -> Result {
        do {
            return try body(bytes)
        } catch {
            throw Failure(error, in: name)
        }
    }

    /// The picture in a PNG file.
    package func pixels() throws(Failure) -> PixelBuffer { try picture().pixels }

    /// The same with what is told of the file.
    /// - Parameter deep: whether samples of 16 bits are kept, too.
    package func picture(deep: Bool = false) throws(Failure) -> PNGPicture {
        do {
            return try PNGDecoder.read(bytes, deep: deep)
        } catch {
            throw Failure(.badData, "\(name): \(error)")
        }
    }
}
