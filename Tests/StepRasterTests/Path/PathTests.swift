import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct PathTests {
    @Test func isBuiltStepByStep() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(10, 5))
        path.cubic(Point(12, 6), Point(14, 6), to: Point(16, 0))
        path.close()
        #expect(path.description == "M0,0L10,5C12,6,14,6,16,0Z")
    }

    @Test func drawingBeforeAnyMoveStartsAtTheFirstPoint() {
        var line = Path()
        line.line(to: Point(3, 4))
        #expect(line.description == "M3,4")
        var curve = Path()
        curve.cubic(Point(1, 2), Point(3, 4), to: Point(5, 6))
        #expect(curve.description == "M1,2C1,2,3,4,5,6")
    }

    @Test func transformsEveryPoint() {
        let path = Path(elements: [
            .move(Point(1, 1)), .line(Point(2, 3)), .cubic(Point(4, 5), Point(6, 7), Point(8, 9)), .close,
        ])
        let moved = path.mapped { $0 * 10 + Point(1, 0) }
        #expect(moved.description == "M11,10L21,30C41,50,61,70,81,90Z")
    }

    @Test func appendsSubpaths() {
        var path = Path((0, 0), (1, 1))
        #expect(Path().isEmpty && !path.isEmpty)
        path.append(Path((5, 5), (6, 6), closed: true))
        #expect(path.description == "M0,0L1,1M5,5L6,6Z")
    }

    @Test func isDrawableWantsEveryControlPoint() {
        #expect(Path((0, 0), (1, 1), closed: true).isDrawable)
        let bad = Point(0, .nan)
        let good = Point(1, 1)
        for element in [
            Path.Element.move(bad), .line(bad), .cubic(bad, good, good), .cubic(good, bad, good),
            .cubic(good, good, bad),
        ] {
            #expect(!Path(elements: [.move(good), element]).isDrawable)
        }
    }
}
