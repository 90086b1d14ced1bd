/// What a PNG file to be written says of its picture, and what compresses it.
package struct PNGInfo: Hashable, Sendable {
    /// How many pixels the picture has a side, from 1 to ``PNGEncoder/maxSide``.
    package let width: Int
    package let height: Int
    /// How many device pixels a point has, above 0. A point is 1/72 inch.
    package let scale: Double
    /// The iTXt chunks "Software", "Title" and "Description": texts up to their first NUL; nil for no chunk.
    package let software: String?
    package let title: String?
    package let description: String?
    /// Default: ``PNGCompression/default``.
    package let compression: PNGCompression

    package init(
        width: Int, height: Int, scale: Double, software: String? = nil, title: String? = nil,
        description: String? = nil, compression: PNGCompression = .default
    ) {
        (self.width, self.height, self.scale, self.compression) = (width, height, scale, compression)
        (self.software, self.title, self.description) = (software, title, description)
    }
}
