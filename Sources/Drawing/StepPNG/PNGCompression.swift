/// What compresses the pixels. Both ways are lossless. Default: `default`.
package enum PNGCompression: String, Sendable {
    /// The encoder of our own, which takes about a seventh of the time of zlib's level 6, and 350 KB of memory. Rows are
    /// written as they are or as differences, whichever promises less. The bytes depend on the pixels alone.
    case `default`
    /// libpng's own filters and zlib's level 6, to compare with. Not of frames, and the bytes depend on the libraries.
    case libpng
}
