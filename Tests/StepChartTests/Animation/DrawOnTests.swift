import Foundation
import Testing

@testable import StepChart

/// The tracks of a chart that draws itself, at times in parts of the duration.
@Suite struct DrawOnTests {
    private let week = DrawOn(part: .all)

    /// A day of a week.
    private static func turn(_ day: Int) -> Entrance.Turn { Entrance.Turn(index: day, count: 7) }

    /// Day i starts when i/(n+1) of the duration is over, whatever the line does.
    @Test(arguments: 0..<7)
    func nodesPopUpOneAfterAnother(day: Int) {
        let start = Double(day) / 8
        #expect(week.node(Self.turn(day), at: start) == (0, 0))
        #expect(week.node(Self.turn(day), at: start - 0.01) == (0, 0))
        #expect(week.node(Self.turn(day), at: start + 0.01).scale > 0)
        let rest = start + 0.389_353 / 1.2
        #expect(week.node(Self.turn(day), at: rest + 1e-9) == (1, 1))
        #expect(week.node(Self.turn(day), at: 1.25) == (1, 1))
    }

    /// p^2 and min(p, 1) for p = 1 - e^-zwt (cos wd t + z/sqrt(1-z^2) sin wd t), t in seconds since the start.
    @Test(arguments: [0.01, 0.05, 0.1, 0.15, 0.2, 0.3, 0.389])
    func aNodeIsOnASpring(seconds: Double) {
        let p = Self.spring(seconds)
        let node = week.node(Self.turn(3), at: 3.0 / 8 + seconds / 1.2)
        #expect(abs(node.scale - p * p) < 1e-9)
        #expect(abs(node.opacity - min(p, 1)) < 1e-9)
    }

    private static func spring(_ seconds: Double) -> Double {
        let (z, w) = (0.7, log(1000) / (0.7 * 0.5))
        let swing = (1 - z * z).squareRoot()
        return 1 - exp(-z * w * seconds) * (cos(w * swing * seconds) + z / swing * sin(w * swing * seconds))
    }

    @Test func aNodeComesToRestWithoutAStep() {
        let before = week.node(Self.turn(0), at: 0.389_352 / 1.2)
        #expect(before.scale > 1 && before.scale - 1 < 2e-5)
        #expect(before.opacity == 1)
    }

    /// The spring swings on, by .42 % of the node's size at most: .041 pt of the largest node's radius, 9.75 pt.
    @Test func atRestANodeIsWhereItsSpringNearlyIs() {
        for step in 0...1000 {
            let p = Self.spring(0.389_353 + Double(step) / 1000)
            #expect(abs(p * p - 1) < 0.0043)
        }
    }

    /// At most 1/64 from the node's size, in 32 steps.
    @Test func aShadowGrowsInSteps() {
        let steps: [(Double, Double)] = [(0, 0), (0.015, 0), (0.016, 1), (1, 32), (1.01, 32), (1.09, 35)]
        for (scale, step) in steps { #expect(DrawOn.shadow(ofNode: scale) * 32 == step, "\(scale)") }
        for step in 0...1100 {
            let scale = Double(step) / 1000
            #expect(abs(DrawOn.shadow(ofNode: scale) - scale) <= 1 / 64.0)
        }
    }

    @Test func theAverageLineRisesInTheLastPart() {
        for time in [0, 0.3, 0.75] { #expect(week.averageLine(at: time) == (0, 0)) }
        #expect(week.averageLine(at: 1.25) == (1, 1))
        // b = .710272 at half of its time; spring(.6 b; 10, .5).
        let t = 0.6 * 0.710272
        let swing = 0.75.squareRoot()
        let rise = 1 - exp(-5 * t) * (cos(10 * swing * t) + 0.5 / swing * sin(10 * swing * t))
        #expect(abs(week.averageLine(at: 1).rise - rise) < 1e-6)
        #expect(week.averageLine(at: 1).opacity == TimingCurve(0.090, 0.271, 0.223, 0.841)(0.5))
    }

    @Test func partsThatDoNotMoveStand() {
        let line = DrawOn(part: .line)
        #expect(
            line.strokeEnd(at: 0) == 0 && line.node(Self.turn(6), at: 0) == (1, 1) && line.averageLine(at: 0) == (1, 1))
        let nodes = DrawOn(part: .nodes)
        #expect(
            nodes.strokeEnd(at: 0) == 1 && nodes.node(Self.turn(6), at: 0) == (0, 0)
                && nodes.averageLine(at: 0) == (1, 1))
    }
}
