import Synchronization

/// The darkness of a blurred disc at each distance from its centre.
///
/// A disc convolved with a Gaussian is radially symmetric, so one table describes it. The profile at distance d is
///
///     P(d) = integral over y of g(y) * (G((h(y) - d) / s) - G((-h(y) - d) / s)),  h(y) = sqrt(R^2 - y^2)
///
/// with g the Gaussian's density, G its distribution and R the radius: strips of the disc along the direction of d. The
/// integral is taken by Gauss-Legendre quadrature; the table is indexed by the square of d, which needs no square root.
struct DiscProfile: Sendable {
    private let radius: Double
    private let sigma: Double
    private let values: [Float]
    private let indexPerSquare: Float
    /// The distance beyond which the shadow is below 1/2000 of full strength.
    let reach: Double

    /// The profile of a disc with radius and sigma in pixels, both positive.
    init(radius: Double, sigma: Double) {
        self.radius = radius
        self.sigma = sigma
        // A pixel shows the mean over its square; to second order that is a Gaussian of variance 1/12 more.
        let sigma = (sigma * sigma + 1.0 / 12).squareRoot()
        reach = radius + 3.3 * sigma
        // Cubics through 6.5 exact values per sigma of distance are within 1e-5.
        let steps = Int(min(max(48, reach / sigma * 6.5), 4096))
        // The number of samples with which the nearest one is within 1/2000 of full strength.
        let samples = max(4096, steps * 85)
        indexPerSquare = Float(Double(samples) / (reach * reach))
        let strips = Self.strips(radius: radius / sigma)
        let spacing = reach / sigma / Double(steps)
        let exact = (0...steps + 2).map { Self.strength(at: Double($0) * spacing, strips) }
        // Exact values are spaced by distance; the table, by its square, is interpolated by Catmull-Rom cubics.
        values = Array(capacity: samples + 1) { values in
            for i in 0..<steps {
                // The profile is even: the value before the first is the second.
                let (a, b, c, d) = (exact[i == 0 ? 1 : i - 1], exact[i], exact[i + 1], exact[i + 2])
                let (k1, k2, k3) = (c - a, 2 * a - 5 * b + 4 * c - d, 3 * (b - c) + d - a)
                let end = i + 1 < steps ? 1 : Double.infinity
                while values.count <= samples {
                    let position = ((Double(values.count) + 0.5) / Double(samples)).squareRoot() * Double(steps)
                    let t = position - Double(i)
                    guard t < end else { break }
                    values.append(Float(b + 0.5 * t * (k1 + t * (k2 + t * k3))))
                }
            }
        }
    }

    /// A cache of profiles: most shadows are those of a node at rest, in one chart after another.
    private static let known = Mutex<[DiscProfile]>([])

    /// Returns a profile, from the cache if it was used recently.
    static func cached(radius: Double, sigma: Double) -> DiscProfile {
        let same = known.withLock { $0.first { $0.radius == radius && $0.sigma == sigma } }
        if let same { return same }
        let profile = DiscProfile(radius: radius, sigma: sigma)
        known.withLock { known in
            // The cache keeps at most 1 MB, or a single larger profile.
            let count = known.reduce(profile.values.count) { $0 + $1.values.count }
            if count > 1 << 18 { known.removeAll(keepingCapacity: true) }
            known.append(profile)
        }
        return profile
    }

    /// The strengths 0...1 at squared distances, in square pixels; within `reach`.
    @inline(__always)
    func strengths(squares: SIMD4<Float>) -> SIMD4<Float> {
        let last = Float(values.count - 1)
        let positions = squares * indexPerSquare
        let indices = positions.replacing(with: last, where: positions .> last).wholeParts
        return SIMD4(values[Int(indices.x)], values[Int(indices.y)], values[Int(indices.z)], values[Int(indices.w)])
    }

    /// A strip of the disc: half its length along the direction of the distance, and its share of the Gaussian across.
    private typealias Strip = (half: Double, weight: Double)

    /// Strips of a disc, all in units of sigma, at the nodes of the quadrature over half of its width.
    private static func strips(radius: Double) -> [Strip] {
        // The Gaussian's density is negligible beyond six sigma.
        let panel = min(radius, 6) / 2
        var strips: [Strip] = []
        for middle in [0.5 * panel, 1.5 * panel] {
            for (node, weight) in GaussLegendre.eight {
                for y in [middle - node * panel / 2, middle + node * panel / 2] {
                    let half = max(radius * radius - y * y, 0).squareRoot()
                    strips.append((half, weight * panel * Normal.density(y)))
                }
            }
        }
        return strips
    }

    private static func strength(at distance: Double, _ strips: [Strip]) -> Double {
        strips.reduce(0) { sum, strip in
            let (near, far) = (strip.half - distance, strip.half + distance)
            return sum + strip.weight * (Normal.distribution(near) - (far < 6 ? Normal.distribution(-far) : 0))
        }
    }
}

/// The standard normal distribution, by elementary arithmetic only, so that it is the same on every machine.
enum Normal {
    /// The density of the Gaussian, with an absolute error below 1e-12.
    static func density(_ x: Double) -> Double { 0.398_942_280_401_432_68 * Elementary.exponential(-x * x / 2) }

    /// The distribution of the Gaussian; error below 1e-7, beyond six sigma 0 or 1 (Abramowitz and Stegun, 26.2.17).
    static func distribution(_ x: Double) -> Double {
        guard abs(x) < 6 else { return x < 0 ? 0 : 1 }
        let k = 1 / (1 + 0.231_641_9 * abs(x))
        let series =
            k
            * (0.319_381_530
                + k * (-0.356_563_782 + k * (1.781_477_937 + k * (-1.821_255_978 + k * 1.330_274_429))))
        let tail = density(x) * series
        return x < 0 ? tail : 1 - tail
    }
}
