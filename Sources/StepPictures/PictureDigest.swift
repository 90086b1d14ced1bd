import StepDigest
import StepRaster

/// What is left of a picture where only equality is asked for: its size, and a digest of its pixels.
///
/// The digest is SHA-256 over "stepchart-pixels-1" and a zero byte, width and height as 8 bytes each, most significant
/// first, and the rows from the top as straight RGBA, 0 throughout where alpha is 0: the same for every file that holds
/// the same picture.
package struct PictureDigest: Hashable, Sendable {
    package var size: PixelSize
    /// 64 lowercase hexadecimal digits.
    package var sha256: String

    package init(size: PixelSize, sha256: String) {
        self.size = size
        self.sha256 = sha256
    }

    package init(of picture: PixelBuffer) {
        var hash = SHA256()
        hash.update("stepchart-pixels-1\0".utf8)
        for side in [picture.width, picture.height] {
            hash.update((0..<8).map { UInt8(truncatingIfNeeded: UInt64(side) >> UInt64(56 - 8 * $0)) })
        }
        var row = [Pixel](repeating: .clear, count: picture.width)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                row[x] = pixel.alpha == 0 ? .clear : pixel
            }
            row.withUnsafeBytes { hash.update($0.bindMemory(to: UInt8.self).span) }
        }
        self.init(size: PixelSize(of: picture), sha256: hash.finishHex())
    }
}
