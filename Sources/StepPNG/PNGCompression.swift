/// How much time to give for fewer bytes. All three are lossless.
///
/// The default chart at scale 3, 1125 x 600 pixels, on one core of an AMD EPYC of the first generation:
///
/// | | opaque | transparent |
/// |---|---|---|
/// | fast | 3.4 ms, 68,450 bytes | 3.9 ms, 68,869 bytes |
/// | default | 4.7 ms, 58,630 bytes | 4.9 ms, 61,690 bytes |
/// | small | 37 ms, 52,148 bytes | 66 ms, 50,512 bytes |
package enum PNGCompression: String, CaseIterable, Sendable {
    /// Every row as its differences from the one above, of which zlib looks for runs only.
    case fast
    /// Rows as they are or as differences, whichever promises less; short searches where there is much to find.
    case `default`
    /// The same rows, and zlib's deepest search.
    case small
}
