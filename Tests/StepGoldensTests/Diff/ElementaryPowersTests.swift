import Foundation
import StepRaster
import Testing

@testable import StepGoldens

@Suite struct ElementaryPowersTests {
    @Test func functionsAreThoseOfTheSystem() {
        for i in 1...2000 {
            let x = Double(i) * 0.0173
            #expect(abs(Elementary.ln(x) - log(x)) < 2e-15 * max(1, abs(log(x))))
            for y in [-20, -0.7, 0.01, 0.7, 1, 9] {
                #expect(abs(Elementary.exp(x * y) / exp(x * y) - 1) < 1e-12)
                #expect(abs(Elementary.pow(x, y) / pow(x, y) - 1) < 1e-12)
            }
        }
        #expect(Elementary.exp(0) == 1)
        #expect(Elementary.pow(0, 0.7) == 0)
    }
}
