import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct DigitsTests {
    @Test(arguments: [100, 250, 300, 400, 650, 900])
    func digitsAreEquallyWideAtEveryWeight(_ weight: Double) {
        let widths = (0...9).map { GlyphRun(text: "\($0)", origin: .zero, size: 1, weight: weight).width }
        #expect(Set(widths).count == 1)
    }

    @Test func atTheDrawnWeightADigitAdvancesBy563AndASlashBy363() {
        #expect(MonolineFace(weight: 300).layout("8").width == 563)
        #expect(MonolineFace(weight: 300).layout("/").width == 363)
    }

    @Test func aProportionalDigitHasTheRoomItNeeds() {
        func width(_ text: String, _ digits: GlyphRun.Digits) -> Double {
            GlyphRun(text: text, origin: .zero, size: 1000, weight: 300, digits: digits).width
        }
        #expect(width("0", .proportional) == 563)
        #expect(width("1", .proportional) == 356)
        #expect(width("1.24", .proportional) < width("1.24", .tabular) - 230)
        #expect(width("steps", .proportional) == width("steps", .tabular))
        #expect(width("1/7", .proportional) == 356 + 363 + 507 - 24)
    }

    /// What is drawn has the width that is told: the last digit ends as far from the end as the first from the start.
    @Test(arguments: [300, 700], [GlyphRun.Digits.tabular, .proportional])
    func whatIsDrawnIsAsWideAsTold(_ weight: Double, _ digits: GlyphRun.Digits) {
        let run = GlyphRun(text: "80808", origin: .zero, size: 1000, weight: weight, digits: digits)
        let xs = run.letters().strokes.flatMap { $0.path.points.map(\.x) }
        let (left, right) = (xs.min() ?? 0, run.width - (xs.max() ?? 0))
        #expect(left > 40 && abs(left - right) < 4)
    }

    @Test func numbersLineUp() {
        let width = GlyphRun(text: "00", origin: .zero, size: 1, weight: 300).width
        for n in 10...99 {
            #expect(GlyphRun(text: "\(n)", origin: .zero, size: 1, weight: 300).width == width)
        }
    }
}
