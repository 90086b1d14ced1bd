// Types of StepChart whose cases are words of options.

extension StepDataFormat: OptionChoice {}
extension DistanceUnit: OptionChoice {}
extension ChartOptions.Placement: OptionChoice {}
extension Palette.Name: OptionChoice {}
extension ChartOptions.Curve: OptionChoice {}
extension ChartOptions.Labels: OptionChoice {}
extension ChartOptions.Weekday: OptionChoice {}
extension ChartOptions.MissingGlyph: OptionChoice {}
extension Annotations.Values: OptionChoice {}
extension Aggregation.Span: OptionChoice {}
extension Aggregation.Summary: OptionChoice {}
extension PeopleChart.Style: OptionChoice {}
extension CardOptions.Preset: OptionChoice {}
extension CardOptions.Layout: OptionChoice {}
extension CardOptions.Ground: OptionChoice {}
extension CardOptions.Headline: OptionChoice {}
extension CardOptions.Compare: OptionChoice {}
extension AnimationOptions.Part: OptionChoice {}
extension AnimationOptions.Nodes: OptionChoice {}
extension ContentSize: OptionChoice {}

extension RenderOptions.Compression: OptionChoice {
    package static var retired: [Self] { [.fast, .small] }
}
extension TodayPage: OptionChoice {}
