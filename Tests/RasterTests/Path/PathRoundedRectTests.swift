import Raster
import Testing

struct PathRoundedRectTests {
    private static func coverage(_ rect: Rect, radius: Double) -> Double {
        var canvas = Canvas(size: Size(40, 30), scale: 1, background: .clear)
        canvas.fill(Path.roundedRect(rect, radius: radius), with: .solid(.black))
        return canvas.image().pixels.reduce(0) { $0 + Double($1.alpha) } / 255
    }

    /// Four quarter circles leave (4 - pi) r^2 out.
    @Test(arguments: [0.0, 3, 7.5, 10])
    func hasTheAreaOfItsCorners(radius: Double) {
        let area = Self.coverage(Rect(x: 4, y: 5, width: 30, height: 20), radius: radius)
        #expect(abs(area - (600 - (4 - Double.pi) * radius * radius)) < 0.1)
    }

    /// A radius of more than half the shorter side makes half circles, and one below 0 none.
    @Test func radiiAreKeptInRange() {
        let rect = Rect(x: 4, y: 5, width: 30, height: 20)
        #expect(Path.roundedRect(rect, radius: 99) == Path.roundedRect(rect, radius: 10))
        #expect(Path.roundedRect(rect, radius: -1) == Path.roundedRect(rect, radius: 0))
    }
}
