extension ChartTheme {
    /// Returns the theme with texts that have a contrast of at least 4.5 (WCAG 2.2) on a background other than its own.
    func legible(on background: Color?) -> ChartTheme {
        let own = self.background.over(.white)
        guard let background = background?.over(own), background != own else { return self }
        var theme = suited(to: background)
        // The days before stay visible, but less prominent than the days.
        let least = CardPalette.missedContrast
        let isLost = theme.previousColor.over(background).contrast(with: background) < least
        if isLost { theme.previousColor = theme.previousColor.legible(on: background, contrast: least) }
        // Numbers may be on the bars of the days before, which are drawn with half their opacity.
        let barsBefore = background.blended(with: theme.previousColor, theme.previousColor.alpha / 2)
        for path in [
            \ChartTheme.captionText.color, \.subcaptionText.color, \.labelText.color, \.valueText.color,
            \.noticeText.color, \.goalColor, \.averageLineColor,
        ] {
            let least = path == \.valueText.color ? Self.numberContrast : CardPalette.letterContrast
            theme[keyPath: path] = theme[keyPath: path].legible(on: background, and: barsBefore, contrast: least)
        }
        // A shadow under a number would reduce its contrast too much on a background of middle brightness.
        if background.contrast(with: background.inkOn) < Self.numberContrast { theme.shadowColor.alpha = 0 }
        return theme
    }

    /// The least contrast of numbers beside days, which a node's shadow may reduce.
    private static let numberContrast = 4.9
}
