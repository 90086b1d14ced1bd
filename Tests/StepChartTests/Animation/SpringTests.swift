import Foundation
import Testing

@testable import StepChart

@Suite struct SpringTests {
    /// The textbook's formula, with the system's functions.
    @Test(arguments: [(log(1000) / (0.7 * 0.5), 0.7), (10, 0.5), (3, 0.05), (40, 0.99)])
    func itIsTheDampedOscillator(w: Double, z: Double) {
        let spring = Spring(frequency: w, damping: z)
        let wd = w * (1 - z * z).squareRoot()
        for step in 0...2000 {
            let t = Double(step) / 1000
            let expected = 1 - exp(-z * w * t) * (cos(wd * t) + z / (1 - z * z).squareRoot() * sin(wd * t))
            #expect(abs(spring(t) - expected) < 1e-10, "\(t)")
        }
    }

    @Test func itStandsUntilItIsLetGo() {
        let spring = Spring(frequency: 10, damping: 0.5)
        for time in [0, -0.001, -100] { #expect(spring(time) == 0) }
    }

    /// Overshoots by exp(-pi z / sqrt(1 - z^2)) after half a period.
    @Test func itOvershootsOnce() {
        let z = 0.7
        let swing = (1 - z * z).squareRoot()
        let peak = Spring(frequency: 20, damping: z)(Double.pi / (20 * swing))
        #expect(abs(peak - 1 - exp(-Double.pi * z / swing)) < 1e-10)
    }
}
