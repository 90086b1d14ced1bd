import StepData
import StepGoldens
import StepImport
import StepRaster
import StepSupport

@testable import StepChart
@testable import StepJobs

/// The words of options: one that says a value is answered by one that says the same.
enum OptionWords {
    private static let values: [any OptionValue.Type] = [
        StepDataFormat.self, DistanceUnit.self, RenderOptions.Compression.self, ChartOptions.Placement.self,
        ChartOptions.Curve.self, ChartOptions.Labels.self, ChartOptions.Weekday.self, ChartOptions.MissingGlyph.self,
        ChartOptions.Selection.self, AnimationOptions.Part.self, AnimationOptions.Nodes.self,
        AnimationOptions.SelectionChange.self, FrameRate.self,
        Loop.self, ContentSize.self, TodayPage.self, HomeWidget.self, TodayWidget.self, Schemes.self, LanguageTag.self,
        CanvasSize.self, ChartTheme.Color.self, ThemeSource.self, FontWeight.self, Double.self, Int.self,
        Job.DrawingCommand.self, Job.States.StandIn.self, Period.Which.self, ImportOptions.Merge.self, ByteCount.self,
        MarkWord.self, Annotations.Values.self, Annotations.Baseline.self, Aggregation.Span.self,
        Aggregation.Summary.self, Annotations.Heading.self, DaySource.PreviousSource.self,
        ReadingOptions.DateOrder.self, ReadingOptions.Repeated.self, ReadingOptions.Missing.self,
        DiffLimits.PixelBound.self, DiffLimits.Density.self, DiffLimits.Threshold.self, UInt8.self, PixelRect.self,
    ]

    static func check(_ word: String) {
        for type in values { check(word, of: type) }
        if let date = CivilDate(word) { StepFuzz.check(CivilDate("\(date)") == date, "a date reads back") }
        if let names = try? FrameNames(pattern: word) {
            StepFuzz.check(names[3] != names[4], "frames have names of their own")
        }
    }

    private static func check<Value: OptionValue>(_ word: String, of _: Value.Type) {
        guard let value = Value(word: word) else { return }
        StepFuzz.check(Value(word: value.word) == value, "\(Value.self) reads back: \(value.word)")
    }
}
