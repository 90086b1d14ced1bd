import StepPNG

extension CardOptions {
    /// A portrait or a logo.
    public struct Avatar: Hashable, Sendable {
        let picture: PixelBuffer

        /// Reads a picture from a PNG file.
        /// - Parameter png: a PNG file; only the first picture of an animated one is used.
        /// - Throws: `ChartError.notDecoded` for a file that cannot be read.
        public init(png: [UInt8]) throws(ChartError) { picture = try PixelBuffer(png: png) }

        package init(_ picture: PixelBuffer) { self.picture = picture }

        /// Returns the picture clipped to a circle, centred and scaled to cover it.
        func mark(_ center: Point, radius: Double) -> Mark {
            let size = picture.size(covering: Size(2 * radius, 2 * radius))
            let bounds = Rect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            let paint = Paint.picture(PicturePaint(picture, in: bounds))
            return Mark(.init("avatar"), .disc(center: center, radius: radius), fill: paint)
        }
    }

    /// A photo behind the whole card, scaled to cover it.
    public struct Photo: Hashable, Sendable {
        let picture: PixelBuffer
        /// The point that stays visible where the photo is cropped: parts of its width and height, each from 0 to 1.
        public var focus: (x: Double, y: Double) {
            get { (focusPoint.x, focusPoint.y) }
            set { focusPoint = Point(newValue.x, newValue.y) }
        }
        private var focusPoint = Point(0.5, 0.5)

        /// Reads a photo from a PNG file.
        /// - Parameter png: a PNG file; only the first picture of an animated one is used.
        /// - Throws: `ChartError.notDecoded` for a file that cannot be read.
        public init(png: [UInt8]) throws(ChartError) { picture = try PixelBuffer(png: png) }

        package init(_ picture: PixelBuffer) { self.picture = picture }

        /// Returns the bounds of the whole photo if it covers a card, with its focus as near to the middle as possible.
        func rect(covering size: Size) -> Rect {
            let whole = picture.size(covering: size)
            func start(_ length: Double, _ whole: Double, _ focus: Double) -> Double {
                min(0, max(length - whole, length / 2 - focus * whole))
            }
            let left = start(size.width, whole.width, focusPoint.x)
            let top = start(size.height, whole.height, focusPoint.y)
            return Rect(x: left, y: top, width: whole.width, height: whole.height)
        }

        /// Returns the photo, and over it a scrim that makes all texts legible.
        /// - Parameters:
        ///   - texts: all texts of the card.
        ///   - color: the colour of the scrim, opaque.
        func marks(covering size: Size, under texts: [ChartLayout.Text], scrim color: ChartTheme.Color) -> [Mark] {
            let rect = rect(covering: size)
            let area = Mark.Geometry.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), radius: 0)
            let photo = Mark(.init("photo"), area, fill: .picture(PicturePaint(picture, in: rect)))
            // The scrim has the opacity that the least legible text needs, and fades out above the first text.
            let needs = texts.map { text in
                Self.opacity(of: color, under: text.color, on: brightest(behind: text.rect, in: rect))
            }
            let top = (texts.map(\.rect.y).min() ?? 0) - 0.02 * size.height
            let stops = [(top - 0.22 * size.height, 0), (top, needs.max() ?? 0)].map { y, opacity in
                LinearGradient.Stop(offset: y / size.height, color: with(color) { $0.alpha = opacity })
            }
            let fade = LinearGradient(start: .zero, end: Point(0, size.height), stops: stops)
            return [photo, Mark(area, fill: .linear(fade))]
        }

        /// Returns the colour of the photo behind a text at the 95th percentile of luminance.
        private func brightest(behind text: Rect, in rect: Rect) -> ChartTheme.Color {
            let scale = Double(picture.width) / rect.width
            func indices(_ from: Double, _ to: Double, _ count: Int) -> StrideTo<Int> {
                let first = min(max(0, Int(from * scale)), count - 1)
                let end = min(max(first + 1, Int((to * scale).rounded(.up))), count)
                // About 40 columns and 40 rows are sampled.
                return stride(from: first, to: end, by: max(1, (end - first) / 40))
            }
            let columns = indices(text.x - rect.x, text.maxX - rect.x, picture.width)
            let rows = indices(text.y - rect.y, text.maxY - rect.y, picture.height)
            var colors = rows.flatMap { y in columns.map { x in color(picture[x, y]) } }
            colors.sort { $0.luminance < $1.luminance }
            return colors[min(colors.count - 1, colors.count * 19 / 20)]
        }

        private func color(_ pixel: Pixel) -> ChartTheme.Color {
            let part = 1 / 255.0
            return ChartTheme.Color(
                red: Double(pixel.red) * part, green: Double(pixel.green) * part, blue: Double(pixel.blue) * part,
                alpha: Double(pixel.alpha) * part
            ).over(.black)
        }

        /// Returns the least opacity of a scrim that makes a text legible on a colour.
        private static func opacity(
            of scrim: ChartTheme.Color, under text: ChartTheme.Color, on color: ChartTheme.Color
        ) -> Double {
            let opacities = (0...50).map { Double($0) / 50 }
            let enough = opacities.first { opacity in
                color.blended(with: scrim, opacity).contrast(with: text) >= CardPalette.letterContrast
            }
            return enough ?? 1
        }
    }
}

extension PixelBuffer {
    /// Decodes a PNG file, or the first picture of an animated one.
    /// - Throws: `ChartError.notDecoded` for a file that cannot be read.
    fileprivate init(png: [UInt8]) throws(ChartError) {
        do {
            self = try PNGDecoder.decode(png)
        } catch { throw .notDecoded(reason: error.description) }
    }

    /// Returns the size of the picture if it is scaled to cover an area.
    fileprivate func size(covering area: Size) -> Size {
        let scale = max(area.width / Double(width), area.height / Double(height))
        return Size(Double(width) * scale, Double(height) * scale)
    }
}
