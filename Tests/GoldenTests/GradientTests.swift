import StepRaster
import StepTestSupport
import Testing

@Suite struct GradientTests {
    @Test(arguments: cases) func gradient(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = [
        swatch("horizontal", from: Point(0, 0), to: Point(60, 0)),
        swatch("vertical", from: Point(0, 0), to: Point(0, 40)),
        swatch("diagonal", from: Point(0, 0), to: Point(60, 40)),
        swatch("reversed", from: Point(60, 0), to: Point(0, 0)),
        // A third of the width on either side has the colour of an end.
        swatch("clamped", from: Point(20, 0), to: Point(40, 0)),
        swatch(
            "hard-stop", from: Point(0, 0), to: Point(60, 0),
            stops: [
                .init(offset: 0, color: .white), .init(offset: 0.5, color: .ink), .init(offset: 0.5, color: .accent),
                .init(offset: 1, color: .white),
            ]),
        swatch(
            "translucent", from: Point(0, 0), to: Point(60, 0),
            stops: [
                .init(offset: 0, color: .ink.opacity(0)), .init(offset: 0.5, color: .ink),
                .init(offset: 1, color: .accent.opacity(0.2)),
            ], background: .clear),
        drawing("through-a-stroke") { canvas in
            let wave = Path(elements: [
                .move(Point(8, 28)), .cubic(Point(20, -8), Point(40, 48), Point(52, 12)),
            ])
            let style = StrokeStyle(width: 7, cap: .round)
            canvas.stroke(wave, style: style, with: gradient(from: Point(8, 0), to: Point(52, 0)))
        },
        drawing("without-a-line-is-its-last-stop") { canvas in
            canvas.fill(.rectangle(8, 8, 44, 24), with: gradient(from: Point(30, 0), to: Point(30, 0)))
        },
    ]

    private static let threeStops: [LinearGradient.Stop] = [
        .init(offset: 0, color: .ink), .init(offset: 0.5, color: .white), .init(offset: 1, color: .accent),
    ]

    private static func gradient(
        from start: Point, to end: Point, stops: [LinearGradient.Stop] = threeStops
    ) -> Paint {
        .linear(LinearGradient(start: start, end: end, stops: stops))
    }

    private static func swatch(
        _ name: String, from start: Point, to end: Point, stops: [LinearGradient.Stop] = threeStops,
        background: Color = .white
    ) -> GoldenCase {
        drawing(name, background: background) { canvas in
            canvas.fill(.rectangle(0, 0, 60, 40), with: gradient(from: start, to: end, stops: stops))
        }
    }

    private static func drawing(
        _ name: String, background: Color = .white, _ draw: @escaping @Sendable (inout Canvas) -> Void
    ) -> GoldenCase {
        .drawing("gradient", name, 60, 40, background: background, draw)
    }
}
