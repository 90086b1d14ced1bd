/// How much time to give for fewer bytes. Both are lossless.
package enum PNGCompression: String, CaseIterable, Sendable {
    /// Rows as they are or as differences, whichever promises less; whatever was there lately is found.
    case `default`
    /// The best of many ways to say the same.
    case small
}
