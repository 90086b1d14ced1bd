extension PNGDecoder {
    /// The most pixels that a picture may have per side: as many as the tool draws.
    package static let maxSide = 65_535
    /// The most pixels that a picture may have in all: decoded, they take 512 MiB, and 1 GiB more if 16 bits are kept.
    package static let maxPixels = 128 << 20
    /// The most pixels that a picture may have with a file of any size. A larger one needs a byte in its file for every
    /// ``maxPixelsPerByte``: a small file must not fill memory.
    package static let maxPixelsOfAnyFile = 1 << 24
    /// The divisor of both limits for an animation, of which several pictures are kept.
    package static let animationPart = 4
    /// The most pixels for each byte of a large picture's file. Deflate compresses at most so many bytes into one, so
    /// that only pixels smaller than a byte could exceed it.
    package static let maxPixelsPerByte = 1032
}
