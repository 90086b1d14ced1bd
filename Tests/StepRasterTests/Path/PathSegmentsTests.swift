import StepRaster
import Testing

@Suite struct PathSegmentsTests {
    @Test func eachElementHasItsSegmentFromWhereThePenIs() {
        let (a, b, c, d) = (Point(1, 1), Point(3, 1), Point(3, 4), Point(0, 5))
        let path = Path(elements: [.move(a), .line(b), .cubic(c, d, a), .move(c), .line(d), .close])
        #expect(
            Array(path.segments) == [
                .move(a), .line(a, b), .cubic(Cubic(b, c, d, a)), .move(c), .line(c, d), .close(d, c),
            ])
    }

    @Test func afterACloseThePenIsAtTheStartOfTheSubpath() {
        let (a, b, c) = (Point(1, 1), Point(3, 1), Point(1, 4))
        let path = Path(elements: [.move(a), .line(b), .close, .close, .line(c)])
        #expect(Array(path.segments) == [.move(a), .line(a, b), .close(b, a), .close(a, a), .line(a, c)])
    }
}
