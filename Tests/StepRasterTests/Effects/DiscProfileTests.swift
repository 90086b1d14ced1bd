import Foundation
import Testing

@testable import StepRaster

@Suite struct NormalTests {
    @Test func theDistributionIsTheErrorFunctions() {
        for step in -800...800 {
            let x = Double(step) / 100
            #expect(abs(Normal.distribution(x) - erfc(-x / 2.0.squareRoot()) / 2) < 1e-7, "\(x)")
        }
    }

    @Test func theDensityIsTheDistributionsSlope() {
        for x in [-3.0, -0.5, 0, 1.2, 4] {
            #expect(abs(Normal.density(x) - exp(-x * x / 2) / (2 * Double.pi).squareRoot()) < 1e-12)
        }
    }
}

@Suite struct DiscProfileTests {
    /// Radius and sigma both tell profiles apart; the sharp ones are more than are kept.
    @Test func aProfileThatIsKnownIsThatOfItsShape() {
        for _ in 0..<2 {
            for (radius, sigma) in [(9.0, 2.0), (9, 3), (8, 2), (900, 0.5), (901, 0.5)] {
                let (new, known) = (
                    DiscProfile(radius: radius, sigma: sigma), DiscProfile.cached(radius: radius, sigma: sigma)
                )
                #expect(known.reach == new.reach)
                for part in stride(from: 0.0, through: 1, by: 0.125) {
                    let square = Float(new.reach * new.reach * part)
                    #expect(known.strength(square: square) == new.strength(square: square))
                }
            }
        }
    }

    /// Full strength deep inside a large disc, half of it at a straight edge, nothing far outside.
    @Test func landmarks() {
        let profile = DiscProfile(radius: 40, sigma: 2)
        #expect(abs(profile.strength(square: 0) - 1) < 1e-3)
        // A little less than half: the rim bends away.
        #expect(abs(profile.strength(square: 40 * 40) - 0.49) < 0.003)
        #expect(profile.strength(square: 46 * 46) < 0.002)
    }

    @Test func fourAtOnceAreEachTheirOwn() {
        let profile = DiscProfile(radius: 20, sigma: 6)
        let squares = SIMD4<Float>(0, 100, 400, 900)
        let strengths = profile.strengths(squares: squares)
        for i in 0..<4 { #expect(strengths[i] == profile.strength(square: squares[i])) }
        #expect(strengths.x > strengths.y && strengths.y > strengths.z && strengths.z > strengths.w)
    }

    /// The disc convolved with a Gaussian and averaged over a pixel, integrated in polar coordinates from the definition.
    @Test(arguments: [
        (22.5, 6.0), (7.5, 2), (29.25, 7.8), (3, 9), (20, 0.5), (1, 1), (100, 10),
    ])
    func theProfileIsTheBlurredDisc(radius: Double, sigma: Double) {
        let profile = DiscProfile(radius: radius, sigma: sigma)
        let blurred = BlurredDisc(radius: radius, sigma: sigma)
        for step in 0...60 {
            let distance = profile.reach * Double(step) / 60
            let found = Double(profile.strength(square: Float(distance * distance)))
            #expect(abs(found - blurred.pixel(at: distance)) < 1.0 / 255, "at \(distance)")
        }
        #expect(blurred.pixel(at: profile.reach) < 1.0 / 500)
    }

    /// The edge of a disc much larger than its blur is nearly straight: the normal distribution, and a little for the bend.
    @Test(arguments: Array(stride(from: 194.0, through: 206, by: 0.5)))
    func aLargeDiscsEdgeIsNearlyStraight(distance: Double) {
        let sigma = (2.0 * 2 + 1.0 / 12).squareRoot()
        let x = (200 - distance) / sigma
        let density = exp(-x * x / 2) / (2 * Double.pi).squareRoot()
        let expected = 0.5 * erfc(-x / 2.0.squareRoot()) - sigma / (2 * distance) * density
        let profile = DiscProfile(radius: 200, sigma: 2)
        #expect(abs(Double(profile.strength(square: Float(distance * distance))) - expected) < 0.0005)
    }
}

extension DiscProfile {
    /// Strength at one squared distance.
    fileprivate func strength(square: Float) -> Float { strengths(squares: SIMD4(repeating: square)).x }
}

/// A disc blurred by a Gaussian, by brute force.
private struct BlurredDisc {
    private var table: [Double]
    private let spacing: Double

    init(radius: Double, sigma: Double) {
        let end = radius + 5 * sigma + 2
        let spacing = end / 400
        self.spacing = spacing
        table = (0...402).map { Self.strength(at: Double($0) * spacing, radius: radius, sigma: sigma) }
    }

    /// Mean over the pixel whose centre is so far to the right of the disc's.
    func pixel(at distance: Double) -> Double {
        var sum = 0.0
        for i in 0..<8 {
            for j in 0..<8 {
                let (dx, dy) = ((Double(i) + 0.5) / 8 - 0.5, (Double(j) + 0.5) / 8 - 0.5)
                let position = ((distance + dx) * (distance + dx) + dy * dy).squareRoot() / spacing
                let index = min(Int(position), table.count - 2)
                let part = position - Double(index)
                sum += table[index] * (1 - part) + table[index + 1] * part
            }
        }
        return sum / 64
    }

    /// Integral of the Gaussian around a point at `distance` over rings of the disc, each closed by its Bessel
    /// function: exp(-x) I0(x) = 1/pi times the integral of exp(x (cos t - 1)) over half a turn.
    private static func strength(at distance: Double, radius: Double, sigma: Double) -> Double {
        let rings = 200
        var sum = 0.0
        for ring in 0..<rings {
            let r = (Double(ring) + 0.5) / Double(rings) * radius
            let gap = (distance - r) * (distance - r) / (2 * sigma * sigma)
            guard gap < 30 else { continue }
            sum += r * exp(-gap) * scaledBessel(distance * r / (sigma * sigma))
        }
        return sum * radius / Double(rings) / (sigma * sigma)
    }

    private static func scaledBessel(_ x: Double) -> Double {
        // The integrand is narrow for a large argument.
        let end = min(Double.pi, 9 / max(x, 1).squareRoot())
        let steps = 48
        var sum = 0.0
        for step in 0..<steps {
            let angle = (Double(step) + 0.5) / Double(steps) * end
            sum += exp(x * (cos(angle) - 1))
        }
        return sum * end / Double(steps) / .pi
    }
}
