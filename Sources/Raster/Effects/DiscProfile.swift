/// How dark the blurred disc is at each distance from its centre.
///
/// A disc convolved with a Gaussian is radially symmetric, so one table holds it all. The profile at distance d is
///
///     P(d) = integral over y of g(y) * (G((h(y) - d) / s) - G((-h(y) - d) / s)),  h(y) = sqrt(R^2 - y^2)
///
/// with g the Gaussian's density, G its distribution and R the radius: strips of the disc along the direction of d. The
/// integral is taken by Gauss-Legendre quadrature; the table is indexed by the square of d, which pixels have without a root.
struct DiscProfile: Sendable {
    private let values: [Float]
    private let indexPerSquare: Float
    /// Beyond this distance the shadow is below 1/2000 of full strength.
    let reach: Double

    private static let samples = 2048

    /// Radius and sigma in pixels, both positive.
    init(radius: Double, sigma: Double) {
        // A pixel shows the mean over its square; to second order that is a Gaussian of variance 1/12 more.
        let sigma = (sigma * sigma + 1.0 / 12).squareRoot()
        let reach = radius + 3.3 * sigma
        let steps = 96
        let exact = (0...steps + 2).map {
            Self.strength(at: Double($0) / Double(steps) * reach / sigma, radius: radius / sigma)
        }
        // Exact values are spaced by distance; the table, by its square, is filled through them with cubics.
        values = (0...Self.samples + 1).map { index in
            let position = min((Double(index) / Double(Self.samples)).squareRoot(), 1) * Double(steps)
            let i = min(Int(position), steps - 1)
            let t = position - Double(i)
            // The profile is even, so the value before the first is the second.
            let (a, b, c, d) = (exact[i == 0 ? 1 : i - 1], exact[i], exact[i + 1], exact[i + 2])
            return Float(
                b + t * (c - a) / 2
                    + t * t * (a - 2.5 * b + 2 * c - d / 2)
                    + t * t * t * (1.5 * (b - c) + (d - a) / 2))
        }
        self.reach = reach
        indexPerSquare = Float(Double(Self.samples) / (reach * reach))
    }

    /// Strength 0...1 at the squared distance, in square pixels; within `reach`.
    func strength(square: Float) -> Float {
        let position = square * indexPerSquare
        let i = Int(position)
        guard i < Self.samples else { return 0 }
        return values[i] + (values[i + 1] - values[i]) * (position - Float(i))
    }

    /// P(d) in units of sigma.
    static func strength(at d: Double, radius: Double) -> Double {
        // The Gaussian's density leaves nothing beyond six sigma.
        let half = min(radius, 6)
        var sum = 0.0
        let panels = 4
        for panel in 0..<panels {
            let width = half / Double(panels)
            let middle = (Double(panel) + 0.5) * width
            for (node, weight) in GaussLegendre.eight {
                for y in [middle - node * width / 2, middle + node * width / 2] {
                    let h = max(radius * radius - y * y, 0).squareRoot()
                    sum += weight * width / 2 * Normal.density(y)
                        * (Normal.distribution(h - d) - Normal.distribution(-h - d))
                }
            }
        }
        return 2 * sum
    }
}

/// The standard normal distribution, by elementary arithmetic only, so that it is the same on every machine.
enum Normal {
    /// Absolute error below 1e-12.
    static func density(_ x: Double) -> Double {
        0.398_942_280_401_432_68 * exponential(-x * x / 2)
    }

    /// Absolute error below 1e-7: Abramowitz and Stegun, 26.2.17.
    static func distribution(_ x: Double) -> Double {
        let k = 1 / (1 + 0.231_641_9 * abs(x))
        let series =
            k
            * (0.319_381_530
                + k * (-0.356_563_782 + k * (1.781_477_937 + k * (-1.821_255_978 + k * 1.330_274_429))))
        let tail = density(x) * series
        return x < 0 ? tail : 1 - tail
    }

    /// e to the power of `x`, for x <= 0: a Taylor series on a small part, squared up. Relative error below 1e-12.
    static func exponential(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        var halvings = 0
        var part = x
        while part < -0.125 {
            part /= 2
            halvings += 1
        }
        var term = 1.0
        var sum = 1.0
        for n in 1...8 {
            term *= part / Double(n)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }
}
