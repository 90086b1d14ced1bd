package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    package init(of image: PixelBuffer) { self.init(width: image.width, height: image.height) }

    /// The size of the area that two pictures share when they are aligned at their top left corners.
    package func shared(with other: PixelSize) -> PixelSize {
        PixelSize(width: min(width, other.width), height: min(height, other.height))
    }
}
