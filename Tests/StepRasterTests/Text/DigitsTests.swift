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

    @Test func numbersLineUp() {
        let width = GlyphRun(text: "00", origin: .zero, size: 1, weight: 300).width
        for n in 10...99 {
            #expect(GlyphRun(text: "\(n)", origin: .zero, size: 1, weight: 300).width == width)
        }
    }
}
