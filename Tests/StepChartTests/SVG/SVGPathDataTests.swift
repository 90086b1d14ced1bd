import StepRaster
import Testing

@testable import StepChart

struct SVGPathDataTests {
    private func data(_ elements: Path.Element...) -> String { SVGPathData(Path(elements: elements), decimals: 2).text }

    @Test func linesAreSteps() {
        #expect(data(.move(Point(30, 10)), .line(Point(30, 170)), .line(Point(40, 170))) == "M30 10v160h10")
        #expect(data(.move(Point(1, 2)), .line(Point(1.5, 1.75)), .line(Point(2.5, 0))) == "M1 2l.5-.25 1-1.75")
        // After a relative move a line needs no letter.
        #expect(
            data(.move(Point(1, 2)), .line(Point(2, 3)), .move(Point(5, 5)), .line(Point(6, 6.5)))
                == "M1 2l1 1m3 2 1 1.5")
    }

    @Test func numbersStandAsCloseAsTheyCan() {
        #expect(
            data(.move(Point(0.5, 0.5)), .line(Point(0.25, 0.75)), .line(Point(1, 1)), .line(Point(2, 1.5)))
                == "M.5.5l-.25.25.75.25 1 .5")
    }

    /// Each place is rounded by itself: steps do not add up to more than its own error.
    @Test func errorsDoNotAddUp() {
        let points = (0...999).map { Point(Double($0) * 0.3333, 0) }
        var path = Path()
        for point in points { path.line(to: point) }
        let steps = SVGPathData(path, decimals: 2).text.dropFirst("M0 0h".count).split { "h ".contains($0) }
        let total = steps.joined(separator: " ").split(separator: ".").isEmpty ? 0 : sum(of: steps)
        #expect(isClose(total, 999 * 0.3333, within: 0.005))
    }

    private func sum(of steps: [Substring]) -> Double {
        // `.33.34` are two numbers.
        steps.flatMap { $0.split(separator: ".").compactMap { Double("0.\($0)") } }.reduce(0, +)
    }

    @Test func curvesThatGoOnSmoothlyLeaveAControlPointOut() {
        #expect(
            data(
                .move(Point(0, 0)), .cubic(Point(1, 0), Point(2, 1), Point(3, 3)),
                .cubic(Point(4, 5), Point(5, 5), Point(6, 5)), .cubic(Point(7, 5.01), Point(8, 8), Point(9, 9)))
                == "M0 0c1 0 2 1 3 3s2 2 3 2c1 .01 2 3 3 4")
    }

    /// Readers add steps up in numbers of seven digits; a round that missed its start by a speck would have a corner there.
    @Test func aRoundEndsWhereItBegan() {
        #expect(
            data(
                .move(Point(9, 9)), .line(Point(8, 8)), .move(Point(1, 1)),
                .cubic(Point(2, 0), Point(3, 0), Point(4, 1)),
                .cubic(Point(5, 5), Point(1, 5), Point(1, 1)), .close)
                == "M9 9l-1-1M1 1c1-1 2-1 3 0C5 5 1 5 1 1z")
        #expect(
            data(.move(Point(1, 1)), .line(Point(4, 1)), .line(Point(4, 5)), .line(Point(1, 1)), .close)
                == "M1 1h3v4z", "closing draws the last line")
    }

    @Test func aPlaceAloneIsADot() {
        #expect(data(.move(Point(3, 4)), .move(Point(5, 4))) == "M3 4h0m2 0h0")
    }

    /// So that equal letters are equal wherever they stand.
    @Test func roundingBeginsAtTheAnchor() {
        let letter = Path(elements: [.move(.zero), .line(Point(0.126, 0.374)), .line(Point(1.004, 0.374))])
        for x in [0, 0.003, 17.0049, 99.9951] {
            var text = SVGPathData(decimals: 2)
            text.add(letter.mapped { $0 + Point(x, 2 * x) }, from: Point(x, 2 * x))
            #expect(text.text.hasSuffix("l.13.37h.87"), "\(x): \(text.text)")
        }
    }

    @Test func tightTurnsAreCutOff() {
        let pen = StrokeStyle(width: 3)
        let steep = Path(elements: [.move(.zero), .cubic(Point(6, 0), Point(12, 140), Point(18, 140))])
        let cut = steep.cut(for: pen)
        #expect(cut.elements.count == 4)
        #expect(cut.elements.last?.end == Point(18, 140))
        #expect(steep.cut(for: StrokeStyle(width: 0.2)) == steep, "a fine pen turns there")
        // What is cut is still the same curve.
        let curve = Cubic(.zero, Point(6, 0), Point(12, 140), Point(18, 140))
        for point in cut.elements.compactMap(\.end) {
            let distances = (0...100_000).map { (curve.point(at: Double($0) / 100_000) - point).length }
            #expect((distances.min() ?? 1) < 2e-3)
        }
    }
}
