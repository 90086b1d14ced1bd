import StepRaster
import Testing

@Suite struct ShadowTests {
    /// The same in all four quarters, and darkest in the middle.
    @Test func isRound() {
        let image = picture(radius: 8, sigma: 3)
        for y in 0..<40 {
            for x in 0..<40 {
                #expect(image[x, y] == image[39 - x, y] && image[x, y] == image[y, x], "\(x), \(y)")
            }
        }
        let middle = (20..<40).map { image[$0, 20].red }
        #expect(middle == middle.sorted())
        #expect(image[0, 0].red == 255)
    }

    /// A blur moves ink about and loses none of it, but for the faintest part that 8 bits cannot hold.
    @Test(arguments: [(8.0, 1.0), (8, 3), (2, 4)])
    func inksAsMuchAsTheDisc(radius: Double, sigma: Double) {
        var canvas = Canvas(size: Size(80, 80), scale: 1, background: .white)
        canvas.shadow(center: Point(40.3, 39.6), radius: radius, sigma: sigma, color: .black)
        let ink = canvas.image().pixels.reduce(0) { $0 + Double(255 - $1.red) } / 255
        #expect(abs(ink / (.pi * radius * radius) - 1) < 0.015)
    }

    @Test func scalesWithTheCanvas() {
        var large = Canvas(size: Size(20, 20), scale: 2, background: .white)
        large.shadow(center: Point(10, 10), radius: 4, sigma: 1.5, color: .black)
        #expect(large.image() == picture(radius: 8, sigma: 3))
    }

    @Test func hasTheColourAndStrengthAskedFor() {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        var canvas = Canvas(size: Size(40, 40), scale: 1, background: .clear)
        canvas.shadow(center: Point(20, 20), radius: 15, sigma: 1, color: color)
        #expect(canvas.image()[20, 20] == Pixel(red: 51, green: 102, blue: 153, alpha: 128))
    }

    @Test(arguments: [(0.0, 2.0), (-1, 2), (5, 0), (5, -1)])
    func withoutAnExtentThereIsNone(radius: Double, sigma: Double) {
        let image = picture(radius: radius, sigma: sigma)
        #expect(image.pixels.allSatisfy { $0.red == 255 })
    }

    private func picture(radius: Double, sigma: Double) -> PixelBuffer {
        var canvas = Canvas(size: Size(40, 40), scale: 1, background: .white)
        canvas.shadow(center: Point(20, 20), radius: radius, sigma: sigma, color: .black)
        return canvas.image()
    }
}
