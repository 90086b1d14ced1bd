import StepRaster
import StepTestSupport
import Synchronization
import Testing

@Suite struct CanvasTests {
    /// Coverage is area: a square between the pixels covers a quarter of those at its corners, half of those at its sides.
    @Test func coverageIsArea() {
        let square = mask(5, 5) { $0.fill(.rectangle(0.5, 1.5, 3, 3), with: .black) }
        #expect(
            square == """
                 .  .  .  .  .
                25 50 50 25  .
                50 ## ## 50  .
                50 ## ## 50  .
                25 50 50 25  .
                """)
    }

    @Test func theScaleMapsPointsToPixels() {
        var canvas = Canvas(size: Size(3, 1), scale: 2, background: .white)
        canvas.fill(.rectangle(0.5, 0, 1, 0.5), with: .black)
        let image = canvas.image()
        #expect((image.width, image.height) == (6, 2))
        #expect(image.pixels.map(\.red) == [255, 0, 0, 255, 255, 255] + Array(repeating: 255, count: 6))
    }

    @Test(arguments: [
        (375, 200, 3, 1125, 600), (375, 200, 1.5, 563, 300), (100, 110, 1.1, 110, 121), (10, 10, 0.01, 1, 1),
        (0.1, 33.34, 3, 1, 101),
    ])
    func sizesAreRoundedUpToWholePixels(width: Double, height: Double, scale: Double, columns: Int, rows: Int) {
        let canvas = Canvas(size: Size(width, height), scale: scale, background: .white)
        #expect((canvas.width, canvas.height) == (columns, rows))
    }

    // MARK: Background and order

    @Test func anUntouchedCanvasIsItsBackground() {
        let size = Size(20, 20)
        #expect(Canvas(size: size, scale: 1, background: .clear).image() == PixelBuffer(width: 20, height: 20))
        let tint = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(
            Canvas(size: size, scale: 1, background: tint).image()
                == PixelBuffer(
                    width: 20, height: 20, filledWith: Pixel(red: 51, green: 102, blue: 153, alpha: 204)))
    }

    @Test func onlyAnOpaqueBackgroundMakesAnOpaqueCanvas() {
        let size = Size(1, 1)
        #expect(Canvas(size: size, scale: 1, background: .white).isOpaque)
        #expect(!Canvas(size: size, scale: 1, background: .clear).isOpaque)
        #expect(!Canvas(size: size, scale: 1, background: Color(red: 1, green: 1, blue: 1, alpha: 0.99)).isOpaque)
    }

    @Test func laterItemsLieOnTop() {
        var canvas = Canvas(size: Size(2, 1), scale: 1, background: .black)
        canvas.fill(.rectangle(0, 0, 2, 1), with: .solid(Color(red: 1, green: 0, blue: 0)))
        canvas.fill(.rectangle(1, 0, 1, 1), with: .solid(Color(red: 0, green: 1, blue: 0)))
        #expect(canvas.image().pixels == [Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0)])
    }

    /// Overlapping subpaths, and the strokes of a letter, are one shape.
    @Test func translucentStrokesDoNotDarkenThemselves() {
        let ink = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        var canvas = Canvas(size: Size(40, 40), scale: 1, background: .white)
        var cross = Path((5, 20), (35, 20))
        cross.append(Path((20, 5), (20, 35)))
        canvas.stroke(cross, style: StrokeStyle(width: 6, cap: .round), with: .solid(ink))
        #expect(canvas.image().pixels.map(\.red).min() == 128)
        var text = Canvas(size: Size(60, 40), scale: 1, background: .white)
        text.text(GlyphRun(text: "AXR8", origin: Point(3, 30), size: 20, weight: 900), color: ink)
        #expect(text.image().pixels.map(\.red).min() == 128)
    }

    // MARK: Rendering

    @Test(.noHang, arguments: [2, 3, 8, 1000, .max])
    func threadsDoNotChangeThePixels(threads: Int) {
        let canvas = Self.scenery
        #expect(canvas.image(threads: threads) == canvas.image())
    }

    @Test(arguments: [1, 2, 5])
    func rowsComeWholeAndFromTheTop(threads: Int) {
        let canvas = Self.scenery
        var pixels: [Pixel] = []
        canvas.render(threads: threads) { rows in
            #expect(rows.count > 0 && rows.count % canvas.width == 0)
            for i in rows.indices { pixels.append(rows[i]) }
        }
        #expect(PixelBuffer(width: canvas.width, height: canvas.height, pixels: pixels) == canvas.image())
    }

    @Test(arguments: [1, 2])
    func anErrorOfTheReceiverEndsTheRendering(threads: Int) {
        struct Full: Error {}
        var calls = 0
        #expect(throws: Full.self) {
            try Self.scenery.render(threads: threads) { _ throws(Full) in
                calls += 1
                if calls == 2 { throw Full() }
            }
        }
        #expect(calls == 2)
    }

    /// One colour a row is one colour a column, turned: at edges, over what is there, and where it is translucent.
    @Test func aVerticalGradientIsAHorizontalOneTurned() {
        func image(_ turn: (Double, Double) -> Point) -> PixelBuffer {
            let stops: [LinearGradient.Stop] = [
                .init(offset: 0, color: Color(red: 1, green: 0.2, blue: 0)), .init(offset: 0.6, color: .black),
                .init(offset: 1, color: .clear),
            ]
            let ramp = LinearGradient(start: turn(1, 0), end: turn(38, 0), stops: stops)
            var canvas = Canvas(size: Size(40, 40), scale: 1, background: .white)
            let triangle = Path(elements: [
                .move(turn(2.5, 1)), .line(turn(39.25, 7.75)), .line(turn(30, 38.5)), .close,
            ])
            canvas.fill(triangle, with: .linear(ramp))
            return canvas.image()
        }
        let (across, down) = (image { Point($0, $1) }, image { Point($1, $0) })
        for y in 0..<40 {
            for x in 0..<40 { #expect(across[x, y] == down[y, x], "\(x), \(y)") }
        }
    }

    /// Some of everything, over so many bands that several threads have a share.
    private static let scenery: Canvas = {
        var canvas = Canvas(size: Size(60, 101), scale: 10, background: .clear)
        let ramp = LinearGradient(
            start: .zero, end: Point(60, 100),
            stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
        canvas.shadow(center: Point(30, 50), radius: 20, sigma: 5, color: .black)
        canvas.fill(.circle(center: Point(30, 50), radius: 18), with: .linear(ramp))
        canvas.stroke(Path((2, 2), (58, 99)), style: StrokeStyle(width: 3, cap: .round), with: .black)
        canvas.text(GlyphRun(text: "No data", origin: Point(2, 95), size: 14, weight: 300), color: .black)
        return canvas
    }()

    // MARK: Extremes

    @Test(arguments: [1e3, 1e5, 1e9, 9e11])
    func whatReachesFarBeyondTheCanvasCoversIt(far: Double) {
        let all = Array(repeating: "## ## ##", count: 3).joined(separator: "\n")
        let square = Path((-far, -far), (far, -far), (far, far), (-far, far), closed: true)
        #expect(mask(3, 3) { $0.fill(square, with: .black) } == all)
    }

    /// Any result will do for these, so long as there is one.
    @Test(arguments: [.leastNonzeroMagnitude, 1e-100, 1e-12, 1e7, 1e18, 1e200, .greatestFiniteMagnitude])
    func extremeNumbersDoNotTrap(value: Double) {
        var canvas = Canvas(size: Size(20, 20), scale: 1, background: .white)
        let (low, high) = (Point(-value, 3), Point(value, value))
        let path = Path(elements: [
            .move(low), .cubic(high, Point(3, -value), Point(5, 5)), .line(high), .cubic(low, low, high), .close,
        ])
        for style in StrokeStyle.Cap.allCases.map({ StrokeStyle(width: 2, cap: $0, join: .round) }) {
            canvas.stroke(path, style: style, with: .black)
        }
        canvas.fill(path, with: .black)
        canvas.stroke(Path((2, 2), (9, 9)), style: StrokeStyle(width: value, cap: .round), with: .black)
        canvas.fill(.circle(center: high, radius: value), with: .black)
        canvas.shadow(center: high, radius: value, sigma: value, color: .black)
        canvas.shadow(center: Point(5, 5), radius: 5, sigma: value, color: .black)
        canvas.text(GlyphRun(text: "8", origin: low, size: value, weight: 300), color: .black)
        let ramp = LinearGradient(start: low, end: high, stops: [.init(offset: 0, color: .black)])
        canvas.fill(.rectangle(0, 0, 20, 20), with: .linear(ramp))
        #expect(canvas.image().pixels.count == 400)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13])
    func whatCannotBePlacedInksNothing(value: Double) {
        let blank = PixelBuffer(width: 20, height: 20, filledWith: Pixel(red: 255, green: 255, blue: 255))
        var canvas = Canvas(size: Size(20, 20), scale: 1, background: .white)
        let paths = [
            Path((2, 2), (value, 9), (9, 2)),
            Path(elements: [.move(Point(2, 2)), .cubic(Point(5, value), Point(9, 9), Point(2, 12)), .close]),
        ]
        for path in paths {
            canvas.fill(path, with: .black)
            canvas.stroke(path, style: StrokeStyle(width: 3, cap: .round), with: .black)
        }
        canvas.shadow(center: Point(value, 9), radius: 4, sigma: 2, color: .black)
        #expect(canvas.image() == blank)
    }

    /// A path of very many parts, say the bars of very many days.
    @Test func nothingIsRecordedWhenTimeIsOver() {
        for isOver in [false, true] {
            let asked = Mutex(0)
            var canvas = Canvas(size: Size(3, 1), scale: 1, background: .white) {
                asked.withLock { $0 += 1 }
                return isOver
            }
            let parts = [0, 1, 2].map { Path.rectangle($0, 0, 1, 1) }
            let path = Path(elements: parts.flatMap(\.elements))
            canvas.fill(path, with: .black)
            #expect(asked.withLock(\.self) >= parts.count, "each part is asked for")
            canvas.stroke(path, style: StrokeStyle(width: 1), with: .black)
            #expect(asked.withLock(\.self) >= 5 * parts.count, "and so is each side")
            #expect(canvas.itemCount == (isOver ? 0 : 2))
        }
    }
}
