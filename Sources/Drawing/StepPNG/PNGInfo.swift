/// The metadata of a PNG file to be written, and the encoder that compresses its picture.
package struct PNGInfo: Hashable, Sendable {
    /// The width of the picture in pixels, from 1 to ``PNGEncoder/maxSide``, as is the height.
    package let width: Int
    package let height: Int
    /// The number of device pixels per point, above 0. A point is 1/72 inch.
    package let scale: Double
    /// The iTXt chunks "Software", "Title" and "Description": texts up to their first NUL; nil for no chunk.
    package let software: String?
    package let title: String?
    package let description: String?
    /// True if libpng compresses the picture, but not frames, for comparison: by its own filters and zlib's level 6,
    /// so that the bytes depend on the libraries. Our encoder takes about a seventh of the time and 350 KB of memory.
    package let usesLibpng: Bool

    // A parameter for each property: most callers need only the first three.
    package init(
        width: Int, height: Int, scale: Double, software: String? = nil, title: String? = nil,
        description: String? = nil, usesLibpng: Bool = false
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.usesLibpng = usesLibpng
        self.software = software
        self.title = title
        self.description = description
    }
}
