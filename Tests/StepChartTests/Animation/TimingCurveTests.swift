import Testing

@testable import StepChart

@Suite struct TimingCurveTests {
    /// The spec's table, to its six decimals.
    @Test(
        arguments: zip([0.1, 0.2, 0.3, 0.5, 0.7, 0.9], [0.024522, 0.116717, 0.284802, 0.626117, 0.835246, 0.958696]))
    func theLinesGrowth(time: Double, progress: Double) {
        #expect(abs(TimingCurve(0.348, 0, 0.285, 0.743)(time) - progress) < 5e-7)
    }

    @Test(arguments: [(0.2, 0.173180), (0.5, 0.710272)])
    func settling(time: Double, progress: Double) {
        #expect(abs(TimingCurve(0.299, 0, 0.292, 0.910)(time) - progress) < 5e-7)
    }

    /// x(t) is solved to the last digits: the curve's own points come back.
    @Test(arguments: [
        (0.348, 0.0, 0.285, 0.743), (0.09, 0.271, 0.223, 0.841), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 1, 0), (1, 1, 1, 1),
        (0.25, 0.1, 0.25, 1), (0.5, -2, 0.5, 3),
    ])
    func itIsTheBezierCurve(x1: Double, y1: Double, x2: Double, y2: Double) {
        let curve = TimingCurve(x1, y1, x2, y2)
        func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
        }
        for step in 1..<100 {
            let t = Double(step) / 100
            let time = bezier(x1, x2, t)
            // Where time stands still in the middle of a curve, its rounding is a step in progress.
            let tolerance = x1 == 1 && x2 == 0 ? 1e-4 : 1e-9
            #expect(abs(curve(time) - bezier(y1, y2, t)) < tolerance, "\(t)")
        }
    }

    @Test func endsAreExact() {
        let curve = TimingCurve(0.348, 0, 0.285, 0.743)
        for time in [0, -0.0, -1, -Double.infinity] { #expect(curve(time) == 0) }
        for time in [1, 1.0001, 5, Double.infinity] { #expect(curve(time) == 1) }
    }

    @Test func progressOnlyGrows() {
        let curve = TimingCurve(0.348, 0, 0.285, 0.743)
        var before = 0.0
        for step in 1...10_000 {
            let progress = curve(Double(step) / 10_000)
            #expect(progress > before)
            before = progress
        }
    }
}
