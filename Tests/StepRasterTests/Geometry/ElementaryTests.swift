import Foundation
import Testing

@testable import StepRaster

/// Against the system's functions, which are right to the last bit or two.
@Suite struct ElementaryTests {
    @Test(arguments: [0, -1e-9, -0.1, -0.125, -0.5, -1, -7.3, -50, -300, -699])
    func theExponentialIsTheLibrarys(x: Double) {
        #expect(abs(Elementary.exponential(x) / exp(x) - 1) < 1e-11)
    }

    @Test func theExponentialEndsInZero() {
        #expect(Elementary.exponential(-1e9) == 0)
        #expect(Elementary.exponential(-.infinity) == 0)
    }

    @Test func cosineAndSineAreTheLibrarys() {
        for step in -20_000...20_000 {
            let angle = Double(step) / 200
            let (cosine, sine) = Elementary.cosineAndSine(angle)
            #expect(abs(cosine - cos(angle)) < 1e-15 && abs(sine - sin(angle)) < 1e-15, "\(angle)")
        }
    }

    @Test(arguments: [1e3, -12_345.678, 1e6, -1e6])
    func largeAnglesLoseLittle(angle: Double) {
        let (cosine, sine) = Elementary.cosineAndSine(angle)
        #expect(abs(cosine - cos(angle)) < 1e-10 && abs(sine - sin(angle)) < 1e-10)
    }
}
