/// The theme's colours, made strong enough for a card: letters have at least 4.5 times the contrast of its ground.
struct CardPalette: Hashable, Sendable {
    /// What is behind everything, as far as it is known: where a background lets something shine through, the theme's.
    let ground: ChartTheme.Color
    /// The same under the line, where the shade is darkest.
    let shade: ChartTheme.Color
    /// Of the headline.
    let ink: ChartTheme.Color
    /// Of what stands beside it.
    let quiet: ChartTheme.Color
    /// Of signs that are to be seen first.
    let accent: ChartTheme.Color
    /// Of days that reached the goal.
    let goal: ChartTheme.Color
    /// Of what is cut out of such signs.
    let cutOut: ChartTheme.Color
    /// Of signs that say no.
    let muted: ChartTheme.Color
    /// Of fine lines.
    let rule: ChartTheme.Color

    /// A little above 4.5, which rounding to 8 bits must leave.
    static let ofLetters = 4.55
    /// Of signs and lines that have to be seen (WCAG 2.2, 1.4.11).
    static let ofSigns = 3.05

    /// Of the shade under the line, at its top.
    static let shadeOpacity = 0.22

    init(_ theme: ChartTheme, background: ChartTheme.Color?) {
        let ground = (background ?? theme.background).over(theme.background.over(.white))
        self.ground = ground
        shade = ground.blended(with: theme.lineMiddleColor, Self.shadeOpacity * theme.lineMiddleColor.alpha)
        ink = theme.captionText.color.legible(on: ground, contrast: Self.ofLetters)
        quiet = theme.subcaptionText.color.legible(on: ground, contrast: Self.ofLetters)
        accent = theme.lineMiddleColor.legible(on: ground, contrast: Self.ofSigns)
        goal = theme.goalColor.legible(on: ground, contrast: Self.ofSigns)
        cutOut = ground
        muted = ground.blended(with: quiet, 0.55).legible(on: ground, contrast: Self.ofSigns)
        rule = ground.blended(with: quiet, 0.22)
    }
}

extension ChartTheme {
    /// The same with the letters of a dark theme on a dark ground, and of a light one on a light ground, so that what is
    /// loud and what is quiet on a card stays so whatever its background.
    func suited(to background: Color?) -> ChartTheme {
        guard let background else { return self }
        func isDark(_ color: Color) -> Bool { color.over(.white).luminance < 0.18 }
        let ground = background.over(self.background.over(.white))
        guard isDark(ground) != isDark(self.background) else { return self }
        let other = isDark(ground) ? ChartTheme.dark : .light
        var theme = self
        for path in [
            \ChartTheme.captionText.color, \.subcaptionText.color, \.labelText.color, \.valueText.color, \.goalColor,
            \.averageLineColor, \.previousColor,
        ] {
            theme[keyPath: path] = other[keyPath: path]
        }
        return theme
    }

    /// The same with letters that can be read on a card.
    func legible(in palette: CardPalette) -> ChartTheme {
        var theme = self
        for path in [\ChartTheme.labelText.color, \.valueText.color, \.goalColor, \.averageLineColor] {
            theme[keyPath: path] = theme[keyPath: path].legible(on: palette.shade, contrast: CardPalette.ofLetters)
                .legible(on: palette.ground, contrast: CardPalette.ofLetters)
        }
        // Rows of a card are as high as its own measures say.
        (theme.baselineDrop, theme.lineHeight) = (Self.light.baselineDrop, Self.light.lineHeight)
        return theme
    }
}
