extension WeekChart {
    /// Creates a chart of a week with the week before it, as `StepWeek.comparing` puts them together.
    /// - Throws: `StepDataError.text` for dates that do not lie before the week's, and `ChartError` as without them.
    public init(
        _ week: StepWeek, previous: StepWeek, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws {
        try self.init(week.comparing(with: previous), options: options, theme: theme)
    }
}
