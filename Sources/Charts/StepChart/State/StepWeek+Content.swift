import StepData

extension WeekChart {
    /// A chart of the newest week.
    /// - Throws: as of a `WeekContent`.
    public init(
        _ week: StepWeek, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try self.init(WeekContent(week), options: options, theme: theme)
    }
}

extension WeekWidget {
    /// A widget of the newest week.
    /// - Throws: as of a `WeekContent`.
    public init(
        _ week: StepWeek, options: WidgetOptions = WidgetOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try self.init(WeekContent(week), options: options, theme: theme)
    }
}

extension WeekCard {
    /// A card of the newest week.
    /// - Throws: as of a `WeekContent`.
    public init(
        _ week: StepWeek, options: CardOptions = CardOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try self.init(WeekContent(week), options: options, theme: theme)
    }
}

extension WeekMessage {
    /// A message about the newest week.
    /// - Throws: as of a `WeekContent`.
    public init(
        _ week: StepWeek, unit: DistanceUnit? = nil, options: ChartOptions = .message, theme: ChartTheme = .light
    ) throws(ChartError) {
        try self.init(WeekContent(week), unit: unit, options: options, theme: theme)
    }
}
