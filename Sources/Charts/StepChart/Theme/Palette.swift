/// The colours of a picture: those of the background, of texts, and of days by their meaning.
///
///     let theme = ChartTheme(palette: Palette(.ember))
public struct Palette: Hashable, Sendable {
    public typealias Color = ChartTheme.Color

    /// The built-in palettes.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// Cyan on dark blue.
        case night
        /// Orange on dark brown.
        case ember
        /// Rust on cream: the only light palette.
        case paper
        /// Leaf green on dark green.
        case forest
        /// Coral on dark violet.
        case plum
    }

    /// The background at the top of a card.
    public var groundTop: Color
    /// The background at the bottom of a card.
    public var groundBottom: Color
    /// The glow at the bottom edge of a card; its alpha is its strength there.
    public var glow: Color
    /// The colour of large figures.
    public var ink: Color
    /// The colour of sentences.
    public var text: Color
    /// The colour of minor texts: dates, weekdays, units.
    public var soft: Color
    /// The colour of days that reached the goal, and of the line of a chart.
    public var reached: Color
    /// The colour of days that did not reach the goal.
    public var missed: Color
    /// The colour of a day that is not over.
    public var hatch: Color
    /// The colour of the stripes across a day that is not over.
    public var hatchStripe: Color
    /// The colour of the line at the goal, and of its text.
    public var goal: Color
    /// The colour of a record, and of the highlighted day of a chart.
    public var record: Color

    /// The five colours from the fewest steps to the most.
    public var steps: [Color] { [hatch, missed, missed.blended(with: reached, 0.5), reached, record] }

    /// True if its background is dark, so that letters on it are light.
    var isDark: Bool { groundBottom.isDark }

    /// The background in a single colour.
    var background: Color { groundTop.blended(with: groundBottom, 0.5) }
}

extension Palette {
    /// Creates a palette of shades of one colour, in which days reached the goal, adapted so that it is visible.
    public init(_ color: Color, isDark: Bool = true) {
        let color = color.over(.white)
        let pole = isDark ? Color.black : .white
        groundTop = color.blended(with: pole, isDark ? 0.82 : 0.94)
        groundBottom = color.blended(with: pole, isDark ? 0.94 : 0.86)
        let worst = isDark ? groundTop : groundBottom
        glow = with(color) { $0.alpha = isDark ? 0.18 : 0 }
        ink = worst.inkOn
        text = ink.blended(with: groundBottom, 0.08)
        soft = ink.blended(with: worst, 0.35).legible(on: worst, contrast: CardPalette.letterContrast)
        reached = color.legible(on: worst, contrast: CardPalette.signContrast)
        missed = worst.blended(with: reached, 0.42)
        hatch = worst.blended(with: reached, 0.25)
        hatchStripe = worst.blended(with: reached, 0.55)
        goal = ink.blended(with: reached, 0.3).legible(on: worst, contrast: CardPalette.letterContrast)
        record = ink.blended(with: reached, 0.5).legible(on: worst, contrast: CardPalette.signContrast)
    }
}

extension ChartTheme {
    /// Creates a theme with the light theme's measures and the colours of a palette.
    public init(palette: Palette) { self = ChartTheme.light.colored(by: palette) }

    /// Returns the theme with the same measures and the colours of a palette.
    public func colored(by palette: Palette) -> ChartTheme {
        var theme = self
        theme.palette = palette
        let background = palette.background
        theme.paint(background, \.background, \.nodeRingColor, \.widgetNodeRingColor, \.bubbleColor)
        theme.guideColor = with(palette.soft) { $0.alpha = 0.25 }
        theme.widgetGuideColor = with(palette.soft) { $0.alpha = 0.35 }
        theme.paint(palette.reached, \.lineStartColor, \.lineMiddleColor, \.lineEndColor, \.nodeColor)
        theme.selectedNodeColor = palette.record
        theme.shadowColor = Color(red: 0, green: 0, blue: 0, alpha: palette.isDark ? 0.5 : 0.2)
        theme.changeTexts { $0.color = palette.soft }
        theme.paint(palette.text, \.valueText.color, \.noticeText.color)
        theme.paint(palette.ink, \.captionText.color, \.headerText.color)
        theme.averageLineColor = palette.soft
        theme.goalColor = palette.goal
        theme.previousColor = with(palette.soft) { $0.alpha = 0.5 }
        theme.captionStripColor = background.blended(with: palette.ink, 0.08)
        return theme
    }
}
