import Testing

@testable import StepRaster

@Suite struct PathRoundedRectTests {
    /// The corners' arcs start and end where the edges do, and their points are all on the circles.
    @Test func cornersAreCircles() {
        let path = Path.roundedRect(Rect(x: 10, y: 20, width: 60, height: 40), radius: 8)
        let centers = [Point(62, 28), Point(62, 52), Point(18, 52), Point(18, 28)]
        var arcs = 0
        for case .cubic(_, _, let end) in path.elements {
            let center = centers[arcs / 2]
            #expect(abs((end - center).length - 8) < 1e-12)
            arcs += 1
        }
        #expect(arcs == 8)
        #expect(path.elements.first == .move(Point(18, 20)))
        #expect(path.elements.last == .close)
    }

    /// The rectangle without what the corners lack: (4 - pi) r^2.
    @Test(arguments: [0.0, 3, 8, 20, 90])
    func coversItsArea(radius: Double) {
        let rect = Rect(x: 2, y: 3, width: 60, height: 40)
        var canvas = Canvas(size: Size(64, 48), scale: 4, background: .clear)
        canvas.fill(.roundedRect(rect, radius: radius), with: .solid(.black))
        let covered = canvas.image().pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 } / 16
        let r = min(radius, 20)
        #expect(abs(covered - (60 * 40 - (4 - Double.pi) * r * r)) < 0.1)
    }
    /// A radius of more than half the shorter side makes half circles, and one below 0 none.
    @Test func radiiAreKeptInRange() {
        let rect = Rect(x: 4, y: 5, width: 30, height: 20)
        #expect(Path.roundedRect(rect, radius: 99) == Path.roundedRect(rect, radius: 10))
        #expect(Path.roundedRect(rect, radius: -1) == Path.roundedRect(rect, radius: 0))
    }
}
