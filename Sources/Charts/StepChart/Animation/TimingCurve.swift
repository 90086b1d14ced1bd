/// How far a change has come when a part of its time is over: CSS's `cubic-bezier(x1, y1, x2, y2)`.
///
/// The curve runs from (0, 0) to (1, 1); x is time, y progress. Only elementary arithmetic, so that it is the same on
/// every machine.
struct TimingCurve: Hashable, Sendable {
    private let x: Coordinate
    private let y: Coordinate

    /// Both x in 0...1, so that every time has one place on the curve.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        x = Coordinate(x1, x2)
        y = Coordinate(y1, y2)
    }

    /// Exactly 0 up to time 0 and exactly 1 from time 1; within 1e-12 between.
    func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        // Newton's method, and halving where that leads out of what is left to search.
        var (low, high) = (0.0, 1.0)
        var t = time
        for _ in 0..<64 {
            let excess = x(t) - time
            if abs(excess) < 1e-15 { break }
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / x.slope(at: t)
            t = low < next && next < high ? next : (low + high) / 2
        }
        return y(t)
    }

    /// One coordinate of the curve: a cubic from 0 to 1 as a polynomial.
    private struct Coordinate: Hashable, Sendable {
        private let a: Double
        private let b: Double
        private let c: Double

        init(_ p1: Double, _ p2: Double) {
            c = 3 * p1
            b = 3 * (p2 - p1) - c
            a = 1 - b - c
        }

        func callAsFunction(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

        func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    }
}
