/// The theme's colours, made strong enough for a card: letters have a contrast of at least 4.5 with its background.
struct CardPalette: Hashable, Sendable {
    /// The colours of a background at the top and at the bottom; equal if it is plain.
    struct BackgroundEnds: Hashable, Sendable {
        var top: ChartTheme.Color
        var bottom: ChartTheme.Color
    }

    /// The opaque colour to measure contrast on: of the background's colours the one on which letters are hardest to
    /// read, or the likely colour under a transparent background.
    let background: ChartTheme.Color
    let backgroundEnds: BackgroundEnds
    /// The glow at the bottom edge; nil for none.
    let glow: ChartTheme.Color?
    /// The colour of the shadow under letters on a transparent background; nil on others.
    let shadow: ChartTheme.Color?
    /// The background right below the chart's line, where the shade is strongest.
    let shade: ChartTheme.Color
    /// The opacity of the shade there.
    let shadeOpacity: Double
    /// The colour of the headline.
    let ink: ChartTheme.Color
    /// The colour of sentences.
    let text: ChartTheme.Color
    /// The colour of the important words in a sentence.
    let emphasis: ChartTheme.Color
    /// The colour of labels and other minor texts.
    let quiet: ChartTheme.Color
    /// The colour of days that reached the goal, and of the most important signs.
    let accent: ChartTheme.Color
    /// The colour of days that did not reach the goal.
    let missed: ChartTheme.Color
    /// The colour of the day that is not over.
    let hatch: ChartTheme.Color
    /// The colour of the stripes across it.
    let hatchStripe: ChartTheme.Color
    let goal: ChartTheme.Color
    /// The colour of a record's shapes.
    let record: ChartTheme.Color
    /// The colour of a record's letters.
    let recordText: ChartTheme.Color
    /// The colour behind the sentence about the most important fact.
    let pill: ChartTheme.Color
    /// The colour of minor marks, and of the sign for a change that is no increase.
    let muted: ChartTheme.Color
    /// The colours of counts, from the fewest steps to the most.
    let steps: [ChartTheme.Color]

    /// The least contrast of letters (WCAG 2.2, 1.4.3): it is still 4.5 after rounding to 8 bits.
    static let letterContrast = 4.55
    /// The least contrast of necessary signs and lines (WCAG 2.2, 1.4.11): it is still 3 after rounding to 8 bits.
    static let signContrast = 3.05
    /// The least contrast of days that did not reach the goal: visible, but less prominent than the others.
    static let missedContrast = 1.6

    init(_ theme: ChartTheme, _ options: CardOptions) {
        let asked = options.chart.background
        let palette = asked == nil ? theme.palette : nil
        let base = (asked ?? theme.background).over(theme.background.over(.white))
        let isDark = base.isDark
        let isGradient = options.shownGround == .gradient
        let backgroundEnds = Self.ends(theme, options, palette, base: base)
        glow = isGradient ? palette?.glow : nil
        // The letters at the bottom are beside the brightest part of the glow, not on it.
        let lit = glow.map { backgroundEnds.bottom.blended(with: $0, 0.5 * $0.alpha) } ?? backgroundEnds.bottom
        let brighter = lit.luminance > backgroundEnds.top.luminance ? lit : backgroundEnds.top
        let background = isGradient ? (isDark ? brighter : backgroundEnds.bottom) : base
        let isTransparent = options.shownGround == .transparent
        shadow = isTransparent ? (isDark ? .black : .white) : nil
        let tint = palette?.reached ?? theme.lineMiddleColor
        (shadeOpacity, shade) = background.tinted(tint, 0.22 * tint.alpha)
        accent = tint.legible(on: background, contrast: Self.signContrast)
        missed = (palette?.missed ?? background.blended(with: accent, 0.45))
            .legible(on: background, contrast: Self.missedContrast)
        hatch = palette?.hatch ?? background.blended(with: accent, 0.25)
        hatchStripe = palette?.hatchStripe ?? background.blended(with: accent, 0.6)
        pill = background.tinted(accent, 0.16).color
        let ink = (palette?.ink ?? theme.captionText.color)
            .legible(on: background, and: pill, contrast: Self.letterContrast)
        /// Returns a legible colour of letters; without a background the ink, since others may be those of the picture.
        func letters(_ color: ChartTheme.Color) -> ChartTheme.Color {
            isTransparent ? ink : color.legible(on: background, contrast: Self.letterContrast)
        }
        let grey = theme.subcaptionText.color
        quiet =
            switch options.shownGround {
            case .plain, .transparent: letters(grey)
            // Softer colours would need a darker scrim over the photo.
            case .gradient where options.photo != nil: palette?.text ?? ink
            case .gradient: letters(palette?.soft ?? grey.blended(with: accent, 0.15))
            }
        text = letters(palette?.text ?? ink)
        emphasis = letters(tint)
        goal = letters(theme.goalColor)
        record = theme.selectedNodeColor.legible(on: background, contrast: Self.signContrast)
        recordText = letters(record)
        self.backgroundEnds = backgroundEnds
        self.background = background
        self.ink = ink
        let own = [background.blended(with: accent, 0.28), missed, missed.blended(with: accent, 0.5), accent, record]
        steps = (palette?.steps ?? own).map { $0.legible(on: background, contrast: 1.3) }
        muted = background.blended(with: quiet, 0.55).legible(on: background, contrast: Self.signContrast)
    }

    /// Returns the colours of the background at the top and at the bottom.
    /// - Parameter base: the opaque background of the options or the theme.
    private static func ends(
        _ theme: ChartTheme, _ options: CardOptions, _ palette: Palette?, base: ChartTheme.Color
    ) -> BackgroundEnds {
        let asked = options.chart.background
        switch options.shownGround {
        case .plain: return BackgroundEnds(top: base, bottom: base)
        case .transparent: return BackgroundEnds(top: asked ?? .clear, bottom: asked ?? .clear)
        case .gradient:
            if let palette { return BackgroundEnds(top: palette.groundTop, bottom: palette.groundBottom) }
            let isDefault = ChartTheme.BuiltIn.allCases.contains { ChartTheme($0).background == theme.background }
            if asked == nil, isDefault { return base.isDark ? .night : .day }
            // The gradient leads away from the letters' brightness, so that they can be read at both ends.
            return base.isDark
                ? BackgroundEnds(top: base, bottom: base.blended(with: .black, 0.5))
                : BackgroundEnds(top: base.blended(with: .white, 0.25), bottom: base)
        }
    }
}

extension ChartTheme.Color {
    /// Returns the colour with as much of another, at most `most`, as keeps letters on it legible.
    fileprivate func tinted(_ color: Self, _ most: Double) -> (part: Double, color: Self) {
        let parts = (0...8).map { most * (1 - Double($0) / 8) }
        let part = parts.first { blended(with: color, $0).contrast(with: inkOn) >= CardPalette.letterContrast } ?? 0
        return (part, blended(with: color, part))
    }

    /// True if light letters are more legible on the colour than dark ones.
    var isDark: Bool { over(.white).inkOn == .white }
}

extension ChartTheme {
    /// True if letters on the theme's background are light.
    package var isDark: Bool { background.isDark }

    /// Returns the theme with the letters of the dark theme on a dark background, and of the light one on a light one.
    func suited(to background: Color?) -> ChartTheme {
        guard let background = background?.over(self.background.over(.white)) else { return self }
        guard background.isDark != self.background.isDark else { return self }
        let other = background.isDark ? ChartTheme.dark : .light
        var theme = self
        theme.palette = nil
        for path in [
            \ChartTheme.captionText.color, \.subcaptionText.color, \.labelText.color, \.valueText.color, \.goalColor,
            \.averageLineColor, \.previousColor,
        ] {
            theme[keyPath: path] = other[keyPath: path]
        }
        return theme
    }

    func legible(in palette: CardPalette) -> ChartTheme {
        var theme = self
        for path in [\ChartTheme.labelText.color, \.valueText.color, \.goalColor, \.averageLineColor] {
            theme[keyPath: path] = theme[keyPath: path].legible(
                on: palette.background, and: palette.shade, contrast: CardPalette.letterContrast)
        }
        // The rows of a card have a height of their own, whatever the theme.
        theme.baselineDrop = Self.light.baselineDrop
        theme.lineHeight = Self.light.lineHeight
        return theme
    }
}
