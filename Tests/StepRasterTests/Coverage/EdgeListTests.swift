import StepRaster
import StepTestSupport
import Testing

/// Shapes that reach over the borders: what is visible must not depend on what is cut off.
@Suite struct EdgeListTests {
    @Test func whatLiesLeftStillCovers() {
        #expect(mask(3, 1) { $0.fill(.rectangle(-5, 0, 6, 1), with: .black) } == "##  .  .")
        #expect(mask(3, 1) { $0.fill(.rectangle(-5, -5, 20, 20), with: .black) } == "## ## ##")
    }

    /// A bar that reaches out on the left, and in the same row another above it, between its ends.
    @Test func levelSidesThatReachOutStillCount() {
        var path = Path((-5, 0.5), (6, 0.5), (6, 0.7), (-5, 0.7), closed: true)
        path.append(Path((2, 0.1), (4, 0.1), (4, 0.3), (2, 0.3), closed: true))
        #expect(mask(8, 1) { $0.fill(path, with: .black) } == "20 20 40 40 20 20  .  .")
    }

    @Test(arguments: [(-9.0, 0.0), (9, 0), (0, -9), (0, 9), (-3, 0), (3, 0), (0, -3), (0, 3)])
    func whatLiesOutsideInksNothing(x: Double, y: Double) {
        let ink = mask(3, 3) { $0.fill(.rectangle(x, y, 3, 3), with: .black) }
        #expect(ink == " .  .  .\n .  .  .\n .  .  .")
    }

    /// A window of a larger canvas, for shapes that reach out on all four sides.
    @Test func aCanvasIsAWindow() {
        let star = Path((20, -23), (43, 47), (-17, 4), (57, 4), (-3, 47), closed: true)
        expectWindow { $0.fill($1(star), with: .black) }
    }

    @Test(arguments: StrokeStyle.Join.allCases)
    func aCanvasIsAWindowOnStrokes(join: StrokeStyle.Join) {
        let path = Path(elements: [
            .move(Point(-12, 11)), .cubic(Point(61, -40), Point(-31, 70), Point(52, 13)), .line(Point(9, -20)),
            .line(Point(31, 55)), .line(Point(-20, 33)),
        ])
        let style = StrokeStyle(width: 7, cap: .round, join: join)
        expectWindow { $0.stroke($1(path), style: style, with: .black) }
    }

    @Test func aCanvasIsAWindowOnShadows() {
        expectWindow { canvas, place in
            for element in place(Path((0, 0), (39, 1), (2, 31), (38, 30))).elements {
                guard case .move(let center) = element else {
                    if case .line(let center) = element {
                        canvas.shadow(center: center, radius: 9, sigma: 3, color: .black)
                    }
                    continue
                }
                canvas.shadow(center: center, radius: 9, sigma: 3, color: .black)
            }
        }
    }

    /// Draws on 40 x 32 pixels and on 168 x 160, 64 pixels from the corner, and compares what both show.
    private func expectWindow(
        _ draw: (inout Canvas, (Path) -> Path) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var small = Canvas(size: Size(40, 32), scale: 1, background: .white)
        draw(&small) { $0 }
        var large = Canvas(size: Size(168, 160), scale: 1, background: .white)
        draw(&large) { $0.mapped { $0 + Point(64, 64) } }
        let (image, whole) = (small.image(), large.image())
        var different = 0
        for y in 0..<32 {
            for x in 0..<40 where image[x, y] != whole[x + 64, y + 64] { different += 1 }
        }
        #expect(different == 0, sourceLocation: sourceLocation)
        #expect(Set(image.pixels).count > 2, "the shape misses the window", sourceLocation: sourceLocation)
    }
}
