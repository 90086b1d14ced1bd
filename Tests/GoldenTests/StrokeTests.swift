import StepRaster
import StepTestSupport
import Testing

@Suite struct StrokeTests {
    @Test(arguments: cases) func stroke(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        StrokeStyle.Cap.allCases.map { cap in
            drawing("cap-\(cap)") { canvas in
                let line = Path(Point(14, 28), Point(46, 12))
                canvas.stroke(line, style: StrokeStyle(width: 14, cap: cap), with: .solid(.ink))
                canvas.drawCentreLine(line)
            }
        }
        + StrokeStyle.Join.allCases.map { join in
            drawing("join-\(join)") { canvas in
                let corner = Path(Point(8, 32), Point(30, 11), Point(52, 32))
                canvas.stroke(corner, style: StrokeStyle(width: 12, join: join), with: .solid(.ink))
                canvas.drawCentreLine(corner)
            }
        }
        + [
            drawing("join-on-curve") { canvas in
                let path = Path(elements: [
                    .move(Point(8, 12)), .cubic(Point(20, 40), Point(26, 40), Point(30, 14)),
                    .cubic(Point(34, 40), Point(40, 40), Point(52, 12)),
                ])
                canvas.stroke(path, style: StrokeStyle(width: 9, cap: .round, join: .miter), with: .solid(.ink))
                canvas.drawCentreLine(path)
            },
            drawing("miter-limit") { canvas in
                // Ever sharper corners: the last three would reach further than four line widths.
                for (index, half) in [5.0, 3.5, 2.9, 1.5, 0.6].enumerated() {
                    let x = 7 + Double(index) * 11.5
                    let corner = Path(Point(x - half, 28), Point(x, 16), Point(x + half, 28))
                    canvas.stroke(corner, style: StrokeStyle(width: 2), with: .solid(.ink))
                }
            },
            drawing("closed") { canvas in
                let triangle = Path(Point(14, 30), Point(30, 10), Point(46, 30), closed: true)
                canvas.stroke(triangle, style: StrokeStyle(width: 6), with: .solid(.ink))
            },
            drawing("ring") { canvas in
                let circle = Path.circle(center: Point(30, 20), radius: 12)
                canvas.stroke(circle, style: StrokeStyle(width: 4), with: .solid(.ink))
            },
            drawing("tight-turn") { canvas in
                let hairpin = Path(elements: [
                    .move(Point(12, 14)), .cubic(Point(58, 16), Point(58, 24), Point(12, 26)),
                ])
                canvas.stroke(hairpin, style: StrokeStyle(width: 14, cap: .round), with: .solid(.ink))
                canvas.drawCentreLine(hairpin)
            },
            drawing("cusp") { canvas in
                // The middle of this curve turns on the spot.
                let cusp = Path(elements: [
                    .move(Point(14, 32)), .cubic(Point(46, 4), Point(14, 4), Point(46, 32)),
                ])
                canvas.stroke(cusp, style: StrokeStyle(width: 8, cap: .round), with: .solid(.ink))
                canvas.drawCentreLine(cusp)
            },
            drawing("hairline", scale: 1) { canvas in
                let directions = [(52, 0), (51, 6), (48, 13), (42, 20), (34, 26), (24, 30), (12, 33), (0, 34)]
                for (x, y) in directions {
                    let end = Point(4 + Double(x), 3 + Double(y))
                    canvas.stroke(Path(Point(4, 3), end), style: StrokeStyle(width: 0.5), with: .solid(.black))
                }
            },
            drawing("zero-length") { canvas in
                // The last one is as long as it is wide.
                for (x, length, cap) in [(12.0, 0.0, StrokeStyle.Cap.butt), (30, 0, .round), (48, 12, .butt)] {
                    let line = Path(Point(x - length / 2, 20), Point(x + length / 2, 20))
                    canvas.stroke(line, style: StrokeStyle(width: 12, cap: cap), with: .solid(.ink))
                    canvas.fill(.circle(center: Point(x, 20), radius: 0.75), with: .solid(.accent))
                }
            },
            drawing("self-crossing-translucent", background: .clear) { canvas in
                let loop = Path(elements: [
                    .move(Point(8, 34)), .cubic(Point(110, 0), Point(-50, 0), Point(52, 34)),
                ])
                let style = StrokeStyle(width: 5, cap: .round)
                canvas.stroke(loop, style: style, with: .solid(.ink.opacity(0.5)))
            },
            drawing("overlapping-subpaths-translucent") { canvas in
                var cross = Path(Point(10, 20), Point(50, 20))
                cross.append(Path(Point(30, 6), Point(30, 34)))
                canvas.stroke(cross, style: StrokeStyle(width: 9, cap: .round), with: .solid(.ink.opacity(0.5)))
            },
            drawing("dashes") { canvas in
                let goal = StrokeStyle(width: 1.5, dashes: [4, 3])
                canvas.stroke(Path(Point(4, 5.25), Point(56, 5.25)), style: goal, with: .solid(.accent))
                let wave = Path(elements: [
                    .move(Point(5, 19)), .cubic(Point(21, -5), Point(15, 44), Point(31, 20)),
                ])
                let dashes = StrokeStyle(width: 2, cap: .round, dashes: [5, 4])
                canvas.stroke(wave, style: dashes, with: .solid(.ink))
                let dots = StrokeStyle(width: 1.5, cap: .round, dashes: [0, 3.5])
                canvas.stroke(Path(Point(5, 36), Point(31, 30)), style: dots, with: .solid(.ink))
                // As many dashes as fit.
                let ring = StrokeStyle(width: 2.5, dashes: [7 * .pi / 10])
                canvas.stroke(.circle(center: Point(46, 17), radius: 7), style: ring, with: .solid(.ink))
                // Two go round a corner.
                let frame = Path(
                    Point(46, 29), Point(56, 29), Point(56, 36), Point(36, 36), Point(36, 29), closed: true)
                canvas.stroke(frame, style: StrokeStyle(width: 1, dashes: [5, 3, 5, 5]), with: .solid(.accent))
            },
            drawing("beyond-the-borders") { canvas in
                let wave = Path(elements: [
                    .move(Point(-20, 30)), .cubic(Point(20, -40), Point(40, 80), Point(80, 10)),
                ])
                canvas.stroke(wave, style: StrokeStyle(width: 10), with: .solid(.ink))
            },
        ]

    private static func drawing(
        _ name: String, scale: Double = 2, background: Color = .white,
        _ draw: @escaping @Sendable (inout Canvas) -> Void
    ) -> GoldenCase {
        .drawing("stroke", name, 60, 40, scale: scale, background: background, draw)
    }
}

extension Canvas {
    fileprivate mutating func drawCentreLine(_ path: Path) {
        stroke(path, style: StrokeStyle(width: 0.75, cap: .round, join: .round), with: .solid(.accent))
    }
}
