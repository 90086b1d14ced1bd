import StepRaster
import StepSupport
import Testing

@testable import StepGoldens

struct DiffLimitsOptionValueTests {
    @Test(
        arguments: [
            ("0", .count(0)), ("12", .count(12)), ("0.1%", .percent(0.1)), ("100%", .percent(100)),
            ("1e-05%", .percent(0.00001)),
        ] as [(String, DiffLimits.PixelBound)])
    func readsNumbersOfPixels(word: String, count: DiffLimits.PixelBound) {
        #expect(DiffLimits.PixelBound(word: word) == count)
        #expect(count.word == word)
    }

    @Test(arguments: [(" 0.25", nil), ("0.25", 0.25), (".004", 0.004), ("0", 0), ("1", 1), ("1.01", nil), ("-1", nil)])
    func readsThresholds(word: String, value: Double?) {
        #expect(DiffLimits.Threshold(word: word)?.value == value)
    }

    @Test(arguments: [("67", 67), ("10", 10), ("400", 400), ("62.5", 62.5), ("9.9", nil), ("401", nil), ("nan", nil)])
    func readsPixelsPerDegree(word: String, value: Double?) {
        #expect(VisibleDifference.PixelsPerDegree(word: word)?.value == value)
    }

    @Test func readsWhatElseThereIs() {
        #expect(UInt8(word: "255") == 255)
        #expect(DiffLimits.ThresholdMetric(word: "Oklab") == .oklab)
        #expect(DiffLimits.Density(word: "3/5") == DiffLimits.Density(pixels: 3, window: 5))
        #expect(PixelRect(word: "-9,1,12,3") == PixelRect(x: -9, y: 1, width: 12, height: 3))
    }

    @Test(arguments: ["0", "7", "0.5", "0.1%", "3/5", "0/1", "62.5", "-9,1,12,3", "oklab", "side-by-side", "changed"])
    func aWordReadsBack(word: String) {
        let types: [any OptionValue.Type] = [
            UInt8.self, DiffLimits.PixelBound.self, DiffLimits.Threshold.self, DiffLimits.Density.self,
            DiffLimits.ThresholdMetric.self, PixelRect.self, VisibleDifference.PixelsPerDegree.self,
            DiffPicture.DiffStyle.self, Recording.self,
        ]
        let read = types.compactMap { $0.init(word: word) }
        #expect(!read.isEmpty)
        #expect(read.allSatisfy { $0.word == word })
    }

    @Test(arguments: ["", "-1", "1.5", "%", "-1%", "101%", "nan%", "0.1 %", "0x1%", "many"])
    func refusesWhatIsNoNumberOfPixels(word: String) {
        #expect(DiffLimits.PixelBound(word: word) == nil)
    }

    @Test(arguments: ["", "3", "3/", "/5", "3/0", "-1/5", "3/5/7", "3 / 5", "1.5/5"])
    func refusesWhatIsNoDensity(word: String) {
        #expect(DiffLimits.Density(word: word) == nil)
    }

    @Test(arguments: ["", "1,2,3", "1,2,3,0", "1,2,-3,1", "1,2,3,4,5", "1, 2,3,4", "1,2,3,4.5"])
    func refusesWhatIsNoRectangle(word: String) {
        #expect(PixelRect(word: word) == nil)
    }
}
