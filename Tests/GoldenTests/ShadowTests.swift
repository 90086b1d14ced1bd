import StepRaster
import Testing

@Suite struct ShadowTests {
    @Test(arguments: cases) func shadow(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = [
        drawing("disc") { canvas in
            canvas.shadow(center: Point(30, 20), radius: 10, sigma: 2, color: .black)
        },
        drawing("blurred-beyond-its-size") { canvas in
            canvas.shadow(center: Point(30, 20), radius: 3, sigma: 6, color: .black)
        },
        drawing("hardly-blurred") { canvas in
            canvas.shadow(center: Point(30, 20), radius: 12, sigma: 0.3, color: .black)
        },
        drawing("on-nothing", background: .clear) { canvas in
            canvas.shadow(center: Point(30, 20), radius: 10, sigma: 3, color: .ink.opacity(0.8))
        },
        drawing("cut-by-the-borders") { canvas in
            for corner in [Point(0, 0), Point(60, 0), Point(0, 40), Point(60, 40)] {
                canvas.shadow(center: corner, radius: 9, sigma: 3, color: .ink)
            }
        },
        drawing("two-overlapping") { canvas in
            for x in [24.0, 36] {
                canvas.shadow(center: Point(x, 20), radius: 9, sigma: 2, color: .black.opacity(0.5))
            }
        },
        drawing("under-a-disc") { canvas in
            let center = Point(30, 20)
            canvas.shadow(center: Point(30, 22), radius: 12, sigma: 2.5, color: .black.opacity(0.5))
            canvas.fill(.circle(center: center, radius: 11), with: .solid(.accent))
            canvas.stroke(.circle(center: center, radius: 11), style: StrokeStyle(width: 2), with: .solid(.white))
        },
    ]

    private static func drawing(
        _ name: String, background: Color = .white, _ draw: @escaping @Sendable (inout Canvas) -> Void
    ) -> GoldenCase {
        .drawing("shadow", name, 60, 40, background: background, draw)
    }
}
