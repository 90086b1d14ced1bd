extension ChartTheme {
    /// The theme with texts that are legible on a background: their contrast is at least 4.5, as WCAG 2.2 asks for.
    /// On the theme's own background, and on nil, they stay as they are.
    func legible(on background: Color?) -> ChartTheme {
        let own = self.background.over(.white)
        guard let ground = background?.over(own), ground != own else { return self }
        var theme = suited(to: ground)
        // Numbers may stand on the bars of the days before, which are drawn half as opaque.
        let barsBefore = ground.blended(with: theme.previousColor, theme.previousColor.alpha / 2)
        for path in [
            \ChartTheme.captionText.color, \.subcaptionText.color, \.labelText.color, \.valueText.color,
            \.noticeText.color, \.goalColor, \.averageLineColor,
        ] {
            let least = path == \.valueText.color ? Self.ofNumbers : CardPalette.ofLetters
            theme[keyPath: path] = theme[keyPath: path].legible(on: ground, and: barsBefore, contrast: least)
        }
        // On a background of middle brightness, a shadow under a number would take too much of its contrast.
        if ground.contrast(with: ground.inkOn) < Self.ofNumbers { theme.shadowColor.alpha = 0 }
        return theme
    }

    /// The contrast of numbers beside days: a node's shadow may take a part of it.
    private static let ofNumbers = 4.9
}
