import Files
import PNGCodec
import Raster

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
    var isWholePNG: Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            && bytes.suffix(12).elementsEqual([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
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
