import StepFiles
import StepPNG
import StepPictures
import StepRaster

/// A picture to hold against its golden.
package enum Picture: Sendable {
    /// - Parameter scale: device pixels per point, for the file that it may become.
    case pixels(PixelBuffer, scale: Double)
    case file(InputFile)

    func pixels() throws(Failure) -> PixelBuffer {
        switch self {
        case .pixels(let pixels, _): pixels
        case .file(let file): try file.pixels()
        }
    }

    /// As a PNG file; one that came as a file stays as it is.
    func png(compression: PNGCompression) throws(Failure) -> [UInt8] {
        switch self {
        case .pixels(let pixels, let scale): try pixels.png(scale: scale, compression: compression)
        case .file(let file): file.bytes
        }
    }
}

extension PixelBuffer {
    func png(scale: Double = 1, compression: PNGCompression) throws(Failure) -> [UInt8] {
        do {
            return try PNGEncoder.encode(self, scale: scale, compression: compression)
        } catch {
            throw Failure(.internal, error.description)
        }
    }
}
