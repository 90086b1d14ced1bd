extension CardOptions {
    /// The width and the height of the card, in points.
    public var size: Size {
        get { Size(width, height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }
}

extension CardOptions.Preset {
    /// Another name of `openGraph`.
    public static let og = Self.openGraph
}

extension WeekCard {
    /// Creates a card for a place where pictures are shared.
    /// - Throws: `ChartError` as with its options.
    public init(
        _ source: some WeekSource, preset: CardOptions.Preset, theme: ChartTheme? = nil
    ) throws(ChartError) {
        try self.init(source, options: CardOptions(preset), theme: theme)
    }
}
