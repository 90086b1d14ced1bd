import StepPNG
import StepRaster

extension CardOptions {
    /// A portrait or a mark.
    public struct Avatar: Hashable, Sendable {
        let picture: PixelBuffer

        /// - Parameter png: a PNG file; of an animated one its first picture.
        /// - Throws: `ChartError.notDecoded` for one that cannot be read.
        public init(png: [UInt8]) throws(ChartError) {
            do {
                picture = try PNGDecoder.decode(png)
            } catch {
                throw .notDecoded(reason: error.description)
            }
        }

        package init(_ picture: PixelBuffer) {
            self.picture = picture
        }
    }
}

extension CardOptions.Avatar {
    /// The picture in a circle: as large as covers it, its middle in the middle.
    func item(in rect: ChartLayout.Rect) -> Scene.Item {
        let (width, height) = (Double(picture.width), Double(picture.height))
        let scale = rect.width / min(width, height)
        let place = Rect(
            x: rect.midX - width * scale / 2, y: rect.midY - height * scale / 2, width: width * scale,
            height: height * scale)
        let circle = Path.circle(center: Point(rect.midX, rect.midY), radius: rect.width / 2)
        return .fill(circle, .picture(PicturePaint(picture, in: place)))
    }
}
