extension CardOptions {
    /// A portrait or a mark.
    public struct Avatar: Hashable, Sendable {
        let picture: PixelBuffer

        /// - Parameter png: a PNG file; of an animated one its first picture.
        /// - Throws: `ChartError.notDecoded` for one that cannot be read.
        public init(png: [UInt8]) throws(ChartError) {
            picture = try PixelBuffer(png: png)
        }

        package init(_ picture: PixelBuffer) { self.picture = picture }
    }
}

extension CardOptions.Avatar {
    /// The picture in a circle: as large as covers it, its middle in the middle.
    func mark(_ center: Point, radius: Double) -> Mark {
        let (width, height) = (Double(picture.width), Double(picture.height))
        let scale = 2 * radius / min(width, height)
        let place = Rect(
            x: center.x - width * scale / 2, y: center.y - height * scale / 2, width: width * scale,
            height: height * scale)
        let paint = Paint.picture(PicturePaint(picture, in: place))
        return Mark(.init("avatar"), .disc(center: center, radius: radius), fill: paint)
    }
}
