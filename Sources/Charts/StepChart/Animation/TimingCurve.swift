/// A change's progress over time: CSS's `cubic-bezier(x1, y1, x2, y2)` from (0, 0) to (1, 1), alike on all machines.
struct TimingCurve: Hashable, Sendable {
    /// The coefficients of t^3, t^2 and t, for x and y.
    private let a, b, c: SIMD2<Double>

    /// A curve that starts fast and stops gently.
    static let easeOut = TimingCurve(0.299, 0, 0.292, 0.910)

    /// Creates a curve by its control points. Both x are in 0...1, so that every time has one point on the curve.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        let p1 = SIMD2(x1, y1)
        let p2 = SIMD2(x2, y2)
        c = 3 * p1
        b = 3 * (p2 - p1) - c
        a = 1 - b - c
    }

    /// Returns the progress at a time: exactly 0 up to time 0, exactly 1 from time 1, and within 1e-12 between.
    func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        // Newton's method, with bisection where a step would leave the interval that still holds the solution.
        var low = 0.0
        var high = 1.0
        var t = time
        for _ in 0..<64 {
            let excess = point(at: t).x - time
            if abs(excess) < 1e-15 { break }
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / ((3 * a.x * t + 2 * b.x) * t + c.x)
            t = low < next && next < high ? next : (low + high) / 2
        }
        return point(at: t).y
    }

    private func point(at t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t }
}
