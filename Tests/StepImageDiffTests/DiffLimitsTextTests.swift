import StepImageDiff
import Testing

struct DiffLimitsTextTests {
    @Test(
        arguments: [("0", .count(0)), ("12", .count(12)), ("0.1%", .percent(0.1)), ("100%", .percent(100))]
            as [(String, DiffLimits.PixelCount)])
    func readsNumbersOfPixels(text: String, count: DiffLimits.PixelCount) {
        #expect(DiffLimits.PixelCount(text) == count)
        #expect(DiffLimits.PixelCount(count.description) == count)
    }

    @Test(arguments: ["", "-1", "1.5", "%", "-1%", "101%", "nan%", "0.1 %", "1e1%", "0x1%", "many"])
    func refusesWhatIsNoNumberOfPixels(text: String) {
        #expect(DiffLimits.PixelCount(text) == nil)
    }

    @Test func readsDensities() {
        #expect(DiffLimits.Density("3/5") == DiffLimits.Density(pixels: 3, window: 5))
        #expect(DiffLimits.Density("0/1")?.description == "0/1")
    }

    @Test(arguments: ["", "3", "3/", "/5", "3/0", "-1/5", "3/5/7", "3 / 5", "1.5/5"])
    func refusesWhatIsNoDensity(text: String) {
        #expect(DiffLimits.Density(text) == nil)
    }
}
