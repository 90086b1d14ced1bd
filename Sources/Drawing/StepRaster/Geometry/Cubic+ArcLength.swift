extension Cubic {
    /// The curve's length, by Gauss-Legendre quadrature on halves until two estimates agree; relative error below 1e-9.
    var arcLength: Double {
        let polygon = (p1 - p0).length + (p2 - p1).length + (p3 - p2).length
        guard polygon > 0, polygon.isFinite else { return 0 }
        return arcLength(from: 0, to: 1, estimate: quadrature(from: 0, to: 1), error: polygon * 1e-10, depth: 20)
    }

    /// The parameter up to which the curve has a length, at most its own: Newton's method, or bisection if that fails.
    func parameter(atLength length: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = 0.5
        for _ in 0..<60 {
            let excess = prefix(to: t).arcLength - length
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / derivative(at: t).length
            let step = low < next && next < high ? next : (low + high) / 2
            if abs(step - t) < 1e-12 { return step }
            t = step
        }
        return t
    }

    private func arcLength(from a: Double, to b: Double, estimate: Double, error: Double, depth: Int) -> Double {
        let middle = (a + b) / 2
        let left = quadrature(from: a, to: middle)
        let right = quadrature(from: middle, to: b)
        if depth == 0 || abs(left + right - estimate) <= error { return left + right }
        return arcLength(from: a, to: middle, estimate: left, error: error / 2, depth: depth - 1)
            + arcLength(from: middle, to: b, estimate: right, error: error / 2, depth: depth - 1)
    }

    private func quadrature(from a: Double, to b: Double) -> Double {
        let half = (b - a) / 2
        let middle = (a + b) / 2
        var sum = 0.0
        for (node, weight) in GaussLegendre.eight {
            sum += weight * (derivative(at: middle - half * node).length + derivative(at: middle + half * node).length)
        }
        return sum * half
    }
}
