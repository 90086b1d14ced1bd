import StepRaster
import Testing

/// Curves become chords; what they enclose must stay the same.
@Suite struct FlattenerTests {
    /// Chords inside a circle would lose area all round it.
    @Test(arguments: [0.7, 3, 11.3, 40, 97])
    func aDiscKeepsItsArea(radius: Double) {
        let area = ink(200) { $0.fill(.circle(center: Point(100.3, 99.6), radius: radius), with: .black) }
        let exact = Double.pi * radius * radius
        // The eight arcs stray by 4.3e-6 of the radius; the rounding of pixels on the rim is a random walk.
        #expect(abs(area - exact) < 8.6e-6 * exact + 0.01 * (radius + 1).squareRoot() + 0.005)
    }

    @Test(arguments: [1.0, 3, 9])
    func aRingKeepsItsArea(width: Double) {
        let area = ink(200) { canvas in
            let circle = Path.circle(center: Point(100.3, 99.6), radius: 60)
            canvas.stroke(circle, style: StrokeStyle(width: width), with: .black)
        }
        #expect(abs(area - 2 * .pi * 60 * width) < 0.2)
    }

    /// Green's theorem over a cubic is a polynomial in its points.
    @Test func aCurveKeepsItsArea() {
        let p = [Point(10, 150), Point(30, -120), Point(150, 260), Point(190, 40)]
        let path = Path(elements: [
            .move(p[0]), .cubic(p[1], p[2], p[3]), .line(Point(190, 190)), .line(Point(10, 190)), .close,
        ])
        let underCurve =
            (6 * p[0].cross(p[1]) + 3 * p[0].cross(p[2]) + p[0].cross(p[3]) + 3 * p[1].cross(p[2])
                + 3 * p[1].cross(p[3]) + 6 * p[2].cross(p[3])) / 20
        let rest =
            (p[3].cross(Point(190, 190)) + Point(190, 190).cross(Point(10, 190)) + Point(10, 190).cross(p[0])) / 2
        #expect(abs(ink(200) { $0.fill(path, with: .black) } - (underCurve + rest)) < 0.1)
    }

    /// The same curve in two pieces, which are cut into chords of their own.
    @Test func aCurveCutInTwoCoversTheSamePixels() {
        let p = [Point(4, 30), Point(20, -30), Point(44, 80), Point(60, 8)]
        let (a, b, c) = (p[0].lerp(p[1], 0.5), p[1].lerp(p[2], 0.5), p[2].lerp(p[3], 0.5))
        let (d, e) = (a.lerp(b, 0.5), b.lerp(c, 0.5))
        let middle = d.lerp(e, 0.5)
        let whole = picture(Path(elements: [.move(p[0]), .cubic(p[1], p[2], p[3])]))
        let halves = picture(Path(elements: [.move(p[0]), .cubic(a, d, middle), .cubic(e, c, p[3])]))
        let greatest = zip(whole.pixels, halves.pixels).map { abs(Int($0.red) - Int($1.red)) }.max()
        #expect(greatest ?? 255 <= 1)
    }

    private func picture(_ path: Path) -> PixelBuffer {
        var canvas = Canvas(size: Size(64, 48), scale: 1, background: .white)
        canvas.stroke(path, style: StrokeStyle(width: 5, cap: .round), with: .black)
        return canvas.image()
    }

    /// Covered area in pixels.
    private func ink(_ side: Double, _ draw: (inout Canvas) -> Void) -> Double {
        var canvas = Canvas(size: Size(side, side), scale: 1, background: .white)
        draw(&canvas)
        return canvas.image().pixels.reduce(0) { $0 + Double(255 - $1.red) } / 255
    }
}
