import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct PicturePaintTests {
    @Test func onThePixelGridItIsThePictureItself() {
        let picture = Self.noise(12, 6)
        for scale in [1.0, 2, 3] {
            var canvas = Canvas(size: Size(20 / scale, 10 / scale), scale: scale, background: .clear)
            let rect = Rect(x: 3 / scale, y: 2 / scale, width: 12 / scale, height: 6 / scale)
            canvas.fill(.roundedRect(rect, radius: 0), with: .picture(PicturePaint(picture, in: rect)))
            let image = canvas.image()
            for y in 0..<10 {
                for x in 0..<20 {
                    let isInside = (3..<15).contains(x) && (2..<8).contains(y)
                    #expect(image[x, y] == (isInside ? picture[x - 3, y - 2] : .clear), "\(x), \(y) at \(scale)")
                }
            }
        }
    }

    /// Half red, half nothing: what is transparent has no colour to mix in.
    @Test func colourCountsAsMuchAsItIsOpaque() {
        let red = Pixel(red: 255, green: 0, blue: 0)
        #expect(scaled([[red, .clear], [.clear, red]], to: 1, 1) == [Pixel(red: 255, green: 0, blue: 0, alpha: 128)])
        let pale = Pixel(red: 0, green: 0, blue: 240, alpha: 51)
        // (255 * 255 + 2 * 0) / (255 + 51) = 212.5, and 240 * 51 / 306 = 40; alpha 306 / 4 = 76.5.
        #expect(
            scaled([[red, pale], [.clear, .clear]], to: 1, 1) == [Pixel(red: 212, green: 0, blue: 40, alpha: 76)])
    }

    /// Three pixels on two: each covers one and a half.
    @Test func aPixelIsTheMeanOfWhatItCovers() {
        let row = [30, 90, 240].map { Pixel(red: $0, green: $0, blue: $0) }
        #expect(scaled([row], to: 2, 1).map(\.red) == [50, 190])
        #expect(scaled(row.map { [$0] }, to: 1, 2).map(\.red) == [50, 190])
    }

    /// Enlarged, a pixel keeps its edge, which falls into the middle of a pixel here.
    @Test func enlargedPixelsKeepTheirEdges() {
        let row = [30, 90].map { Pixel(red: $0, green: $0, blue: $0) }
        #expect(scaled([row], to: 6, 1).map(\.red) == [30, 30, 30, 90, 90, 90])
        #expect(scaled([row], to: 5, 1).map(\.red) == [30, 30, 60, 90, 90])
    }

    /// Pillow's `Image.reduce(3)` of the same picture, whose division may be a level off.
    @Test func wholeRatiosAreAsInPillow() {
        let pillow = [
            [99, 29, 40], [125, 138, 98], [122, 141, 129], [120, 36, 45], [116, 50, 98], [114, 159, 134],
            [139, 162, 112], [108, 57, 90],
        ]
        let ours = scaled(Self.noise(12, 6).rows, to: 4, 2).map { [Int($0.red), Int($0.green), Int($0.blue)] }
        for (a, b) in zip(ours.joined(), pillow.joined()) { #expect(a == b || a == b + 1) }
        #expect(ours.count == pillow.count)
    }

    /// A border between pixels: the picture's edge is as sharp as the shape, and not mixed with what lies outside.
    @Test func theBorderIsTheShapes() {
        var canvas = Canvas(size: Size(4, 1), scale: 1, background: .white)
        let rect = Rect(x: 0.75, y: 0, width: 2, height: 1)
        let row = PixelBuffer(width: 2, height: 1, pixels: [0, 200].map { Pixel(red: $0, green: $0, blue: $0) })
        canvas.fill(.roundedRect(rect, radius: 0), with: .picture(PicturePaint(row, in: rect)))
        // A quarter of black on white; three quarters of 0 and one of 200; three quarters of 200 on white.
        #expect(canvas.image().pixels.map(\.red) == [191, 50, 214, 255])
    }

    /// A circle's area, to what 8 bits tell, and nothing outside it.
    @Test func aCircleCutsItOut() {
        let blue = PixelBuffer(width: 3, height: 3, filledWith: Pixel(red: 0, green: 0, blue: 255))
        var canvas = Canvas(size: Size(20, 20), scale: 3, background: .clear)
        let paint = PicturePaint(blue, in: Rect(x: 2, y: 2, width: 16, height: 16))
        canvas.fill(.circle(center: Point(10, 10), radius: 8), with: .picture(paint))
        let image = canvas.image()
        let area = image.pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
        #expect(abs(area / (24 * 24 * .pi) - 1) < 1e-4)
        #expect(image.pixels.allSatisfy { $0.alpha == 0 || $0 == Pixel(red: 0, green: 0, blue: 255, alpha: $0.alpha) })
    }

    /// Beyond the picture there is nothing, and on the canvas no more of it than fits.
    @Test func itMayReachBeyondTheCanvas() {
        let picture = Self.noise(40, 30)
        var canvas = Canvas(size: Size(10, 30), scale: 1, background: .clear)
        let rect = Rect(x: -15, y: -7, width: 40, height: 30)
        canvas.fill(.rectangle(-50, -50, 100, 100), with: .picture(PicturePaint(picture, in: rect)))
        let image = canvas.image(threads: 2)
        for y in 0..<30 {
            for x in 0..<10 { #expect(image[x, y] == (y < 23 ? picture[x + 15, y + 7] : .clear)) }
        }
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: 0, height: 4), Rect(x: 0, y: 0, width: -3, height: 4),
        Rect(x: .nan, y: 0, width: 4, height: 4), Rect(x: -.infinity, y: 0, width: .infinity, height: 4),
        Rect(x: 0, y: 0, width: 4, height: 1e300),
    ])
    func aRectangleThatIsNoneShowsNothing(rect: Rect) {
        var canvas = Canvas(size: Size(4, 4), scale: 1, background: .clear)
        canvas.fill(.rectangle(0, 0, 4, 4), with: .picture(PicturePaint(Self.noise(2, 2), in: rect)))
        #expect(canvas.image().pixels.allSatisfy { $0 == .clear })
    }

    @Test func aPictureWithoutPixelsShowsNothing() {
        var canvas = Canvas(size: Size(4, 4), scale: 1, background: .clear)
        let paint = PicturePaint(PixelBuffer(width: 0, height: 0), in: Rect(x: 0, y: 0, width: 4, height: 4))
        canvas.fill(.rectangle(0, 0, 4, 4), with: .picture(paint))
        #expect(canvas.image().pixels.allSatisfy { $0 == .clear })
    }

    /// Far more or far fewer pixels than the canvas has: one pixel of it, or a bit of one.
    @Test(arguments: [1e-6, 1, 1e9])
    func anySizeOfAPlainPictureIsPlain(_ size: Double) {
        let plain = Pixel(red: 9, green: 80, blue: 200)
        var canvas = Canvas(size: Size(4, 1), scale: 1, background: .clear)
        let paint = PicturePaint(
            PixelBuffer(width: 65535, height: 2, filledWith: plain),
            in: Rect(x: 2 - size / 2, y: -size, width: size, height: 2 * size))
        canvas.fill(.rectangle(0, 0, 4, 1), with: .picture(paint))
        #expect(canvas.image()[1, 0] == plain)
    }

    private func scaled(_ rows: [[Pixel]], to width: Int, _ height: Int) -> [Pixel] {
        var canvas = Canvas(size: Size(Double(width), Double(height)), scale: 1, background: .clear)
        let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let picture = PixelBuffer(width: rows[0].count, height: rows.count, pixels: rows.flatMap { $0 })
        canvas.fill(.roundedRect(rect, radius: 0), with: .picture(PicturePaint(picture, in: rect)))
        return canvas.image().pixels
    }

    private static func noise(_ width: Int, _ height: Int) -> PixelBuffer {
        var picture = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                picture[x, y] = Pixel(
                    red: UInt8((x * 37 + y * 91) % 256), green: UInt8((x * x * 13 + y * 7) % 256),
                    blue: UInt8((x * y * 29 + 11) % 256))
            }
        }
        return picture
    }
}

extension PixelBuffer {
    fileprivate var rows: [[Pixel]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } }
}
