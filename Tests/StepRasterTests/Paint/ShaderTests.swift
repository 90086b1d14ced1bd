import StepRaster
import StepTestSupport
import Testing

@Suite struct ShaderTests {
    /// A pixel has the gradient's colour at its centre: an eighth, three eighths ... of the way.
    @Test func aRampIsSampledAtThePixelsCentres() {
        let ramp = row(4, from: Point(0, 0), to: Point(4, 0), [(0, .black), (1, .white)])
        #expect(ramp.map(\.red) == [32, 96, 159, 223])
    }

    @Test func beyondItsEndsItIsClamped() {
        let ramp = row(8, from: Point(2, 0), to: Point(6, 0), [(0, .black), (1, .white)])
        #expect(ramp.map(\.red) == [0, 0, 32, 96, 159, 223, 255, 255])
    }

    @Test func outerStopsMayLieInside() {
        let ramp = row(8, from: Point(0, 0), to: Point(8, 0), [(0.25, .black), (0.75, .white)])
        #expect(ramp.map(\.red) == [0, 0, 32, 96, 159, 223, 255, 255])
    }

    @Test func stopsInTheMiddle() {
        let ramp = row(
            8, from: Point(0, 0), to: Point(8, 0),
            [(0, .black), (0.5, Color(red: 1, green: 0, blue: 0)), (1, .white)])
        #expect(ramp.map(\.red) == [32, 96, 159, 223, 255, 255, 255, 255])
        #expect(ramp.map(\.green) == [0, 0, 0, 0, 32, 96, 159, 223])
    }

    @Test func twoStopsAtOnePlaceAreAnEdge() {
        let ramp = row(4, from: Point(0, 0), to: Point(4, 0), [(0, .black), (0.5, .black), (0.5, .white), (1, .white)])
        #expect(ramp.map(\.red) == [0, 0, 255, 255])
    }

    @Test func itMayRunBackwards() {
        let ramp = row(4, from: Point(4, 0), to: Point(0, 0), [(0, .black), (1, .white)])
        #expect(ramp.map(\.red) == [223, 159, 96, 32])
    }

    /// Premultiplied: towards nothing, red stays red.
    @Test func aFadeKeepsItsColour() {
        let ramp = row(4, from: Point(0, 0), to: Point(4, 0), [(0, .clear), (1, Color(red: 1, green: 0, blue: 0))])
        #expect(ramp == [32, 96, 159, 223].map { Pixel(red: 255, green: 0, blue: 0, alpha: $0) })
    }

    @Test func withoutALineItIsItsLastStop() {
        let ramp = row(2, from: Point(1, 1), to: Point(1, 1), [(0, .black), (1, .white)])
        #expect(ramp.map(\.red) == [255, 255])
        #expect(row(2, from: Point(0, 0), to: Point(2, 0), []) == [.clear, .clear])
    }

    /// Across its line the colour is constant: at any angle it is the position along it that counts.
    @Test(arguments: [(Point(0, 0), Point(0, 12)), (Point(2, 1), Point(11, 10)), (Point(13, 3), Point(-4, 8))])
    func anyDirection(start: Point, end: Point) {
        let (width, height) = (16, 12)
        var canvas = Canvas(size: Size(Double(width), Double(height)), scale: 1, background: .white)
        canvas.fill(.rectangle(0, 0, 16, 12), with: paint(start, end, [(0, .black), (1, .white)]))
        let image = canvas.image()
        let line = end - start
        for y in 0..<height {
            for x in 0..<width {
                let along = (Point(Double(x) + 0.5, Double(y) + 0.5) - start).dot(line) / line.dot(line)
                let expected = min(max(along, 0), 1) * 255
                #expect(abs(Double(image[x, y].red) - expected) < 0.5001, "\(x), \(y)")
            }
        }
    }

    private func row(_ width: Int, from start: Point, to end: Point, _ stops: [(Double, Color)]) -> [Pixel] {
        var canvas = Canvas(size: Size(Double(width), 1), scale: 1, background: .clear)
        canvas.fill(.rectangle(0, 0, Double(width), 1), with: paint(start, end, stops))
        return canvas.image().pixels
    }

    private func paint(_ start: Point, _ end: Point, _ stops: [(Double, Color)]) -> Paint {
        .linear(LinearGradient(start: start, end: end, stops: stops.map { .init(offset: $0.0, color: $0.1) }))
    }
}
