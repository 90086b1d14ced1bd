/// How much time to give for fewer bytes. All are lossless; but for `libpng`, the bytes depend on the pixels alone.
/// Default: `default`.
///
/// The default chart at scale 3, 1125 x 600 pixels; time as a share of what zlib's level 6 takes on the same rows:
///
/// | | bytes | time | memory |
/// |---|---|---|---|
/// | default | 1 | .14 | 350 KB |
/// | small | .92, transparent .86 | 3.5 | 4 MB |
package enum PNGCompression: String, Sendable {
    /// Rows as they are or as differences, whichever promises less; what was there lately is found at once.
    case `default`
    /// The filter is tried out, and the cheapest path through the rows is found by dynamic programming.
    case small
    /// libpng's own filters and zlib's level 6, to compare with. Not of frames, and the bytes depend on the libraries.
    case libpng
}
