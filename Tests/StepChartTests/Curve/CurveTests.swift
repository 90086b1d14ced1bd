import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Expected strings are d3-shape's formulas evaluated by a separate program; the first three of each curve are also
/// what d3's own tests expect.
@Suite struct CurveTests {
    typealias Curve = ChartOptions.Curve

    static let zigzag = [Point(0, 1), Point(1, 3), Point(2, 1), Point(3, 3)]
    static let uneven = [Point(0, 0), Point(1, 10), Point(4, 11), Point(5, 11), Point(9, 2)]

    @Test func linearJoinsDaysStraight() {
        #expect(Curve.linear.path(through: Self.zigzag).description == "M0,1L1,3L2,1L3,3")
    }

    @Test(arguments: [
        (Array(zigzag.prefix(2)), "M0,1L1,3"),
        (Array(zigzag.prefix(3)), "M0,1C0.333333,2,0.666667,3,1,3C1.333333,3,1.666667,2,2,1"),
        (zigzag, "M0,1C0.333333,2,0.666667,3,1,3C1.333333,3,1.666667,1,2,1C2.333333,1,2.666667,2,3,3"),
        (
            uneven,
            "M0,0C0.333333,4.888889,0.666667,9.777778,1,10C2,10.666667,3,11,4,11"
                + "C4.333333,11,4.666667,11,5,11C6.333333,11,7.666667,6.5,9,2"
        ),
    ])
    func monotoneIsD3sMonotoneX(points: [Point], expected: String) {
        #expect(rounded(Curve.monotone.path(through: points)) == expected)
    }

    @Test(arguments: [
        (Array(zigzag.prefix(2)), "M0,1L1,3"),
        (Array(zigzag.prefix(3)), "M0,1C0,1,0.666667,3,1,3C1.333333,3,2,1,2,1"),
        (zigzag, "M0,1C0,1,0.666667,3,1,3C1.333333,3,1.666667,1,2,1C2.333333,1,3,3,3,3"),
        (
            uneven,
            "M0,0C0,0,-0.261858,8.421436,1,10C1.707832,10.885486,3.26066,10.880022,4,11"
                + "C4.415761,11.067469,4.64455,11.230998,5,11C6.115506,10.275063,9,2,9,2"
        ),
    ])
    func catmullRomIsD3sCentripetalOne(points: [Point], expected: String) {
        #expect(rounded(Curve.catmullRom.path(through: points)) == expected)
    }

    @Test(arguments: Curve.allCases)
    func gapsEndASubpathAndALonePointIsOne(curve: Curve) {
        let points = [nil, Point(0, 0), Point(1, 1), nil, nil, Point(4, 2), nil, Point(6, 3), Point(7, 4), nil]
        #expect(curve.path(through: points).description == "M0,0L1,1M4,2M6,3L7,4")
        #expect(curve.path(through: []).isEmpty)
        #expect(curve.path(through: [nil, nil]).isEmpty)
    }

    /// A canvas narrower than its margins puts all days at one x.
    @Test(arguments: Curve.allCases)
    func daysAtOnePlaceStayFinite(curve: Curve) {
        let pole = [Point(5, 0), Point(5, 9), Point(5, 9), Point(5, 3)]
        for element in curve.path(through: pole).elements {
            switch element {
            case .move(let p), .line(let p): #expect(p.isDrawable)
            case .cubic(let a, let b, let p): #expect(a.isDrawable && b.isDrawable && p.isDrawable)
            case .close: Issue.record("an open line")
            }
        }
    }

    /// The monotone curve's promise: between two days its y stays between theirs.
    @Test func monotoneNeverOvershoots() {
        var numbers = SeededGenerator(state: 1)
        func random() -> Double { Double(numbers.next() >> 40) / Double(1 << 24) }
        for _ in 0..<200 {
            let points = (0..<9).map { Point(Double($0) * 10, random() < 0.3 ? 50 : random() * 100) }
            var from = points[0]
            for case .cubic(let a, let b, let to) in Curve.monotone.path(through: points).elements {
                for k in 1..<16 {
                    let t = Double(k) / 16
                    let y = from.lerp(a, t).lerp(a.lerp(b, t), t).lerp(a.lerp(b, t).lerp(b.lerp(to, t), t), t).y
                    #expect(y >= min(from.y, to.y) - 1e-9 && y <= max(from.y, to.y) + 1e-9)
                }
                from = to
            }
            #expect(from == points[8])
        }
    }
}
