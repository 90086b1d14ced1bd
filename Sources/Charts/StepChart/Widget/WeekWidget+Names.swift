extension WeekWidget {
    /// A widget of this kind on the usual phone.
    /// - Throws: `ChartError` as with its options.
    public init(_ source: some WeekSource, family: Family, theme: ChartTheme = .light) throws(ChartError) {
        try self.init(source, options: WidgetOptions(family), theme: theme)
    }
}
