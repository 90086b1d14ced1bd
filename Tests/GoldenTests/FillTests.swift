import StepRaster
import StepTestSupport
import Testing

@Suite struct FillTests {
    @Test(arguments: cases) func fill(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        [
            drawing("rule-nonZero") { canvas in
                canvas.fill(.star(center: Point(30, 22), radius: 20), with: .solid(.ink))
            },
            drawing("opposite-and-equal-windings-nonZero") { canvas in
                // Left: the inner square runs against the outer one; right: with it.
                for (x, against) in [(6.0, true), (34.0, false)] {
                    var path = Path.rectangle(x, 10, 20, 20)
                    let (low, high) = (Point(x + 5, 15), Point(x + 15, 25))
                    let (a, b) = (Point(high.x, low.y), Point(low.x, high.y))
                    path.append(against ? Path(low, b, high, a, closed: true) : Path(low, a, high, b, closed: true))
                    canvas.fill(path, with: .solid(.ink))
                }
            },
            drawing("slivers", scale: 1) { canvas in
                for (index, thickness) in [0.05, 0.1, 0.2, 0.4, 0.8].enumerated() {
                    let y = 3 + 5 * Double(index)
                    canvas.fill(
                        Path(Point(2, y), Point(58, y + 9), Point(58, y + 9 + thickness), closed: true),
                        with: .solid(.black))
                }
            },
            drawing("circle") { canvas in
                canvas.fill(.circle(center: Point(22.3, 19.6), radius: 15.2), with: .solid(.ink))
                for (index, radius) in [4.0, 2, 1, 0.5, 0.25].enumerated() {
                    canvas.fill(
                        .circle(center: Point(48, 6 + 7 * Double(index)), radius: radius), with: .solid(.ink))
                }
            },
            drawing("between-pixels", scale: 1) { canvas in
                for step in 0..<5 {
                    let offset = Double(step) / 4
                    canvas.fill(
                        .rectangle(3 + 11 * Double(step) + offset, 5 + offset, 8, 8), with: .solid(.black))
                    canvas.fill(
                        .rectangle(3 + 11 * Double(step) + offset, 22 + offset, 0.5, 12), with: .solid(.black))
                }
            },
            drawing("open-subpaths-are-closed") { canvas in
                var path = Path(Point(6, 34), Point(16, 6), Point(26, 34))
                path.append(
                    Path(elements: [
                        .move(Point(34, 34)), .cubic(Point(34, -4), Point(54, -4), Point(54, 34)),
                    ]))
                canvas.fill(path, with: .solid(.ink))
            },
            drawing("picture") { canvas in
                // Smaller as a round portrait, as it is, and larger.
                for (rect, radius) in [
                    (Rect(x: 3, y: 4, width: 32, height: 32), 16.0),
                    (Rect(x: 40.25, y: 4, width: 7, height: 7), 0),
                    (Rect(x: 40.25, y: 15.75, width: 16.5, height: 20.25), 5),
                ] {
                    let portrait = radius == 16 ? PixelBuffer.portrait(240) : .portrait(14)
                    let paint = Paint.picture(PicturePaint(portrait, in: rect))
                    canvas.fill(.roundedRect(rect, radius: radius), with: paint)
                }
            },
            drawing("translucent-layers", background: .clear) { canvas in
                for (x, y, color) in [
                    (22.0, 15.0, Color(red: 0.9, green: 0.2, blue: 0.2)),
                    (38.0, 15.0, Color(red: 0.1, green: 0.7, blue: 0.3)),
                    (30.0, 26.0, Color(red: 0.1, green: 0.3, blue: 0.9)),
                ] {
                    canvas.fill(.circle(center: Point(x, y), radius: 12), with: .solid(color.opacity(0.6)))
                }
            },
        ]

    private static func drawing(
        _ name: String, scale: Double = 2, background: Color = .white,
        _ draw: @escaping @Sendable (inout Canvas) -> Void
    ) -> GoldenCase {
        .drawing("fill", name, 60, 40, scale: scale, background: background, draw)
    }
}

extension PixelBuffer {
    /// A face before a sky: the sun that smiles, `side` pixels wide and high.
    fileprivate static func portrait(_ side: Int) -> PixelBuffer {
        let sky = Color(red: 0.35, green: 0.75, blue: 0.95)
        var canvas = Canvas(size: Size(16, 16), scale: Double(side) / 16, background: sky)
        canvas.fill(.circle(center: Point(8, 9), radius: 6), with: .solid(.accent))
        for x in [6.0, 10] { canvas.fill(.circle(center: Point(x, 7.5), radius: 0.9), with: .solid(.ink)) }
        let smile = Path(elements: [.move(Point(5, 10.5)), .cubic(Point(6, 13.5), Point(10, 13.5), Point(11, 10.5))])
        canvas.stroke(smile, style: StrokeStyle(width: 1.2, cap: .round), with: .solid(.ink))
        return canvas.image()
    }
}
