import StepSupport

/// The size of a picture, and a digest of its pixels, to compare it for equality.
///
/// The digest is SHA-256 over "stepchart-pixels-1" and a zero byte, width and height as 8 bytes each, most significant
/// first, and the rows from the top as straight RGBA, all 0 where alpha is 0: the same for all files of one picture. If
/// 16 bits a channel say more than 8, the same rows follow with 2 bytes a channel, the upper one first.
package struct PictureDigest: Hashable, Sendable {
    package var size: PixelSize
    /// The digest as 64 lowercase hexadecimal digits.
    package var sha256: String

    package init(size: PixelSize, sha256: String) { (self.size, self.sha256) = (size, sha256) }

    /// The digest of a vector file's bytes, as it has no pixels of its own.
    package init(ofVector file: [UInt8], size: PixelSize) { self.init(size: size, sha256: SHA256.hex(of: file)) }

    /// - Parameter deep: the samples of a picture of 16 bits, 0 where alpha is 0.
    package init(of picture: PixelBuffer, deep: [SIMD4<UInt16>] = []) {
        var digest = PixelDigest(PixelSize(of: picture))
        // Pixels of other programs may have a colour although they are transparent.
        let isClean = !picture.pixels.contains { $0.alpha == 0 && $0 != .clear }
        let pixels = isClean ? picture.pixels : picture.pixels.map { $0.alpha == 0 ? .clear : $0 }
        digest.add(pixels.span)
        // Two equal bytes say no more than one.
        if deep.contains(where: { $0 != ($0 & 0xFF) &* 257 }) {
            let samples = deep.map { SIMD4($0.x.bigEndian, $0.y.bigEndian, $0.z.bigEndian, $0.w.bigEndian) }
            samples.withUnsafeBytes { digest.hash.update($0.bindMemory(to: UInt8.self).span) }
        }
        self = digest.finish()
    }
}

/// The digest of a picture, fed row by row, or of an animation, fed frame by frame.
package struct PixelDigest: Sendable {
    private let size: PixelSize
    fileprivate var hash = SHA256()

    package init(_ size: PixelSize) {
        self.size = size
        hash.update("stepchart-pixels-1\0".utf8)
        for side in [size.width, size.height] { hash.update(side.bigEndianBytes) }
    }

    /// Adds the next rows, as they are rendered: all 0 where alpha is 0.
    package mutating func add(_ rows: Span<Pixel>) {
        rows.withUnsafeBytes { hash.update($0.bindMemory(to: UInt8.self).span) }
    }

    /// Begins the digest of an animation: SHA-256 over "stepchart-animation-1" and a zero byte, the still's digest in
    /// hexadecimal digits, the number of plays (0 is forever) as 8 bytes, most significant first, and for each frame
    /// its digest, and the two numbers of its delay's fraction in lowest terms, 8 bytes each.
    package init(ofAnimation still: PictureDigest, loops: Int) {
        size = still.size
        hash.update("stepchart-animation-1\0".utf8)
        hash.update(still.sha256.utf8)
        hash.update(loops.bigEndianBytes)
    }

    /// Adds the frame that a viewer shows now.
    package mutating func add(_ player: APNGDecoder, _ delay: FrameDelay) {
        hash.update(PictureDigest(of: player.picture, deep: player.deep ?? []).sha256.utf8)
        hash.update(delay.numerator.bigEndianBytes)
        hash.update(delay.denominator.bigEndianBytes)
    }

    package consuming func finish() -> PictureDigest { PictureDigest(size: size, sha256: hash.finishHex()) }
}
