/// The theme's colours, made strong enough for a card: letters have at least 4.5 times the contrast of its ground.
struct CardPalette: Hashable, Sendable {
    /// What is behind everything, as far as it is known: where a background lets something shine through, the theme's.
    let ground: ChartStyle.Color
    /// The same under the line, where the shade is darkest.
    let shade: ChartStyle.Color
    /// Of the headline.
    let ink: ChartStyle.Color
    /// Of what stands beside it.
    let quiet: ChartStyle.Color
    /// Of signs that are to be seen first.
    let accent: ChartStyle.Color
    /// Of days that reached the goal.
    let goal: ChartStyle.Color
    /// Of what is cut out of such signs.
    let cutOut: ChartStyle.Color
    /// Of signs that say no.
    let muted: ChartStyle.Color
    /// Of fine lines.
    let rule: ChartStyle.Color

    /// A little above 4.5, which rounding to 8 bits must leave.
    static let ofLetters = 4.55
    /// Of signs and lines that have to be seen (WCAG 2.2, 1.4.11).
    static let ofSigns = 3.05

    /// Of the shade under the line, at its top.
    static let shadeOpacity = 0.22

    init(_ style: ChartStyle, background: ChartStyle.Color?) {
        let ground = (background ?? style.background).over(style.background.over(.white))
        self.ground = ground
        shade = ground.blended(with: style.lineMiddleColor, Self.shadeOpacity * style.lineMiddleColor.alpha)
        ink = style.captionColor.legible(on: ground, contrast: Self.ofLetters)
        quiet = style.subcaptionColor.legible(on: ground, contrast: Self.ofLetters)
        accent = style.lineMiddleColor.legible(on: ground, contrast: Self.ofSigns)
        goal = style.goalColor.legible(on: ground, contrast: Self.ofSigns)
        cutOut = ground
        muted = ground.blended(with: quiet, 0.55).legible(on: ground, contrast: Self.ofSigns)
        rule = ground.blended(with: quiet, 0.22)
    }
}

extension ChartStyle {
    /// The same with letters that can be read on a card.
    func legible(in palette: CardPalette) -> ChartStyle {
        var style = self
        for path in [\ChartStyle.labelColor, \.valueColor, \.goalColor, \.averageLineColor] {
            style[keyPath: path] = style[keyPath: path].legible(on: palette.shade, contrast: CardPalette.ofLetters)
                .legible(on: palette.ground, contrast: CardPalette.ofLetters)
        }
        // Rows of a card are as high as its own measures say.
        (style.baselineDrop, style.lineHeight) = (Self.light.baselineDrop, Self.light.lineHeight)
        return style
    }
}
