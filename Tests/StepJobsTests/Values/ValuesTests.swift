import StepChart
import StepData
import StepImport
import StepRaster
import StepSupport
import Testing

@testable import StepJobs

struct ValuesTests {
    /// Each word, and the one that a job is written with.
    private static let words: [(any OptionValue.Type, [(String, String)])] = [
        (ChartOptions.Curve.self, [("Catmull-Rom", "catmull-rom")]),
        (ChartOptions.Selection.self, [("LAST", "last"), ("none", "none"), ("3", "3"), ("2016-09-14", "2016-09-14")]),
        (Size.self, [("375x200", "375x200"), ("300.5X150", "300.5x150")]),
        (ChartTheme.Color.self, [("Tomato", "#FF6347"), ("#f80", "#FF8800"), ("transparent", "#00000000")]),
        (ThemeSource.self, [("Dark", "dark"), ("dark.json", "dark.json"), ("./dark", "./dark")]),
        (FontWeight.self, [("Bold", "700"), ("450", "450")]),
        (
            LanguageTag.self,
            [
                ("de-AT", "de-AT"), ("ZH-hans", "zh-Hans"), ("en", "en"), ("en_au.UTF-8", "en-AU"), ("en-GB", "en-GB"),
                ("es-419", "es-419"),
            ]
        ),
        (
            Period.Which.self,
            [("Last", "last"), ("2026-W46", "2026-W46"), ("2020-w53", "2020-W53"), ("2026-11-10", "2026-11-10")]
        ),
        (
            ImportOptions.Merge.self,
            [("ranked", "ranked"), ("max-source", "max-source"), ("only=My watch", "only=My watch")]
        ),
        (ByteCount.self, [("500m", "500M"), ("1024", "1K"), ("16G", "16G"), ("1000", "1000")]),
        (Annotations.Baseline.self, [("Min", "min"), ("zero", "zero"), ("0", "0"), ("9000", "9000")]),
        (Annotations.Heading.self, [("AUTO", "auto"), ("Auto!", "Auto!"), (" ", " "), ("步数", "步数")]),
        (Job.Source.Previous.self, [("Auto", "auto"), ("./auto", "./auto"), ("-", "-")]),
        (CivilDate.self, [("2016-09-18", "2016-09-18")]),
        (FrameRate.self, [("29.97", "2997/100"), ("60/2", "30"), ("30000/1001", "30000/1001")]),
        (Loop.self, [("Forever", "forever"), ("3", "3")]),
        (AnimationOptions.SelectionChange.self, [("2:none", "2:none")]),
        (Double.self, [("1.50", "1.5"), ("2", "2")]),
        (
            Int.self,
            [
                ("07", "7"), ("10,000", "10000"), ("10.000", "10000"), ("10 000", "10000"), ("10k", "10000"),
                ("4.35K", "4350"), ("7.500k", "7500"), ("1,000,000", "1000000"), ("-1", "-1"),
            ]
        ), (ContentSize.self, [("xl", "XL")]),
    ]

    @Test(arguments: words.indices)
    func wordsReadBack(index: Int) throws {
        func check<Value: OptionValue>(_: Value.Type, _ word: String, _ written: String) throws {
            let value = try #require(Value(word: word), "\(word)")
            #expect(value.word == written)
            #expect(Value(word: written) == value)
        }
        let (type, words) = Self.words[index]
        for (word, written) in words { try check(type, word, written) }
    }

    @Test(
        arguments: [
            (ChartOptions.Selection.self, ["-1", "today", ""]),
            (Size.self, ["1200", "0x5", "infx2", "1x2x3", "ax2"]),
            (ChartTheme.Color.self, ["reddish", "#12345", ""]), (FontWeight.self, ["99", "heavy", "nan"]),
            (LanguageTag.self, ["xx", "zh-TW"]), (FrameRate.self, ["0", "-1", "1e9", "1/0"]), (Loop.self, ["often"]),
            (AnimationOptions.SelectionChange.self, ["2", "2:", "1:2:3"]), (Double.self, ["1,5", "nan", "inf"]),
            (Annotations.Baseline.self, ["max", "-1", "1000000001", "1e3", ""]),
            (Annotations.Heading.self, ["", "a\nb", "\u{7F}"]),
            (Int.self, ["1.5", "many", "", "k", "1e999", "1e3", "10,00", "7.3333k", "10kk"]),
            (ChartOptions.Curve.self, ["liner"]),
        ] as [(any OptionValue.Type, [String])])
    func otherWordsSayNothing(type: any OptionValue.Type, words: [String]) {
        for word in words { #expect(type.init(word: word) == nil, "\(word)") }
    }
}
