/// The theme's colours, made strong enough for a card: letters have a contrast of at least 4.5 with its background.
struct CardPalette: Hashable, Sendable {
    struct BackgroundEnds: Hashable, Sendable {
        var top: ChartTheme.Color
        var bottom: ChartTheme.Color

        fileprivate static let night = Self(
            top: .init(red: 0.055, green: 0.165, blue: 0.227), bottom: .init(red: 0.043, green: 0.059, blue: 0.078))
        fileprivate static let day = Self(
            top: .init(red: 0.965, green: 0.976, blue: 0.984), bottom: .init(red: 0.859, green: 0.918, blue: 0.945))
    }

    /// The background, as the one of its colours on which letters are hardest to read, or as the colour that is likely
    /// under a transparent one.
    let background: ChartTheme.Color
    /// The colours of the background at the top and at the bottom; equal where it is plain.
    let backgroundEnds: BackgroundEnds
    /// The light that rises from the bottom edge; nil where there is none.
    let glow: ChartTheme.Color?
    /// The colour of the shadow under letters on a transparent background; nil on others.
    let shadow: ChartTheme.Color?
    /// The background under the line, where the shade is darkest, and the opacity of the shade there.
    let shade: ChartTheme.Color
    let shadeOpacity: Double
    /// The colour of the headline.
    let ink: ChartTheme.Color
    /// The colour of sentences.
    let text: ChartTheme.Color
    /// The colour of the important words in a sentence.
    let emphasis: ChartTheme.Color
    let quiet: ChartTheme.Color
    /// The colour of days that reached the goal, and of signs that are to be seen first.
    let accent: ChartTheme.Color
    /// The colour of days that did not reach the goal.
    let missed: ChartTheme.Color
    /// The colours of the day that is not over yet, and of the stripes across it.
    let hatch: ChartTheme.Color
    let hatchStripe: ChartTheme.Color
    let goal: ChartTheme.Color
    /// The colours of a record, as a shape and as letters.
    let record: ChartTheme.Color
    let recordText: ChartTheme.Color
    /// The colour behind the sentence about the most important fact.
    let pill: ChartTheme.Color
    /// The colour of signs for no increase, and of minor marks.
    let muted: ChartTheme.Color
    /// The colours of counts, from the fewest steps to the most.
    let steps: [ChartTheme.Color]

    /// The least contrast of letters: a little above 4.5, so that rounding to 8 bits leaves 4.5.
    static let ofLetters = 4.55
    /// The least contrast of signs and lines that have to be seen (WCAG 2.2, 1.4.11).
    static let ofSigns = 3.05
    /// The least contrast of days that did not reach the goal: they are to be seen, but not before the others.
    static let ofMissed = 1.6

    init(_ theme: ChartTheme, _ options: CardOptions) {
        let asked = options.chart.background
        let palette = asked == nil ? theme.palette : nil
        let base = (asked ?? theme.background).over(theme.background.over(.white))
        let isDark = base.isDark
        let isGradient = options.shownGround == .gradient
        let backgroundEnds: BackgroundEnds
        switch options.shownGround {
        case .plain: backgroundEnds = BackgroundEnds(top: base, bottom: base)
        case .transparent: backgroundEnds = BackgroundEnds(top: asked ?? .clear, bottom: asked ?? .clear)
        case .gradient:
            if let palette {
                backgroundEnds = BackgroundEnds(top: palette.groundTop, bottom: palette.groundBottom)
            } else if asked == nil,
                ChartTheme.BuiltIn.allCases.contains(where: { ChartTheme($0).background == theme.background })
            {
                // The background is a default one.
                backgroundEnds = isDark ? .night : .day
            } else if isDark {
                // Away from the letters' side, so that they can be read on both backgroundEnds.
                backgroundEnds = BackgroundEnds(top: base, bottom: base.blended(with: .black, 0.5))
            } else {
                backgroundEnds = BackgroundEnds(top: base.blended(with: .white, 0.25), bottom: base)
            }
        }
        glow = isGradient ? palette?.glow : nil
        // The letters at the bottom lie beside the brightest part of the glow, not on it.
        let lit = glow.map { backgroundEnds.bottom.blended(with: $0, 0.5 * $0.alpha) } ?? backgroundEnds.bottom
        let brighter = lit.luminance > backgroundEnds.top.luminance ? lit : backgroundEnds.top
        let background = isGradient ? (isDark ? brighter : backgroundEnds.bottom) : base
        shadow = options.shownGround == .transparent ? (isDark ? .black : .white) : nil
        let tint = palette?.reached ?? theme.lineMiddleColor
        (shadeOpacity, shade) = background.tinted(tint, 0.22 * tint.alpha)
        let accent = tint.legible(on: background, contrast: Self.ofSigns)
        missed = (palette?.missed ?? background.blended(with: accent, 0.45)).legible(on: background, contrast: Self.ofMissed)
        hatch = palette?.hatch ?? background.blended(with: accent, 0.25)
        hatchStripe = palette?.hatchStripe ?? background.blended(with: accent, 0.6)
        pill = background.tinted(accent, 0.16).color
        let ink = (palette?.ink ?? theme.captionText.color).legible(on: background, and: pill, contrast: Self.ofLetters)
        let grey = theme.subcaptionText.color
        quiet =
            switch options.shownGround {
            case .plain: grey.legible(on: background, contrast: Self.ofLetters)
            // Soft colours would need a darker photo.
            case .gradient where options.photo != nil: palette?.text ?? ink
            case .gradient:
                (palette?.soft ?? grey.blended(with: accent, 0.15)).legible(on: background, contrast: Self.ofLetters)
            // The picture under the card may be grey, too.
            case .transparent: ink
            }
        let isSeen = options.shownGround != .transparent
        text = isSeen ? (palette?.text ?? ink).legible(on: background, contrast: Self.ofLetters) : ink
        emphasis = isSeen ? tint.legible(on: background, contrast: Self.ofLetters) : ink
        goal = isSeen ? theme.goalColor.legible(on: background, contrast: Self.ofLetters) : ink
        record = theme.selectedNodeColor.legible(on: background, contrast: Self.ofSigns)
        recordText = isSeen ? record.legible(on: background, contrast: Self.ofLetters) : ink
        self.backgroundEnds = backgroundEnds
        self.background = background
        self.accent = accent
        self.ink = ink
        let own = [background.blended(with: accent, 0.28), missed, missed.blended(with: accent, 0.5), accent, record]
        steps = (palette?.steps ?? own).map { $0.legible(on: background, contrast: 1.3) }
        muted = background.blended(with: quiet, 0.55).legible(on: background, contrast: Self.ofSigns)
    }
}

extension ChartTheme.Color {
    /// The colour with as much of another, up to a part, as leaves letters on it legible.
    fileprivate func tinted(_ color: Self, _ most: Double) -> (part: Double, color: Self) {
        let tints = (0...8).map { step in
            let part = most * (1 - Double(step) / 8)
            return (part, blended(with: color, part))
        }
        return tints.first { $0.1.contrast(with: inkOn) >= CardPalette.ofLetters } ?? (0, self)
    }

    /// True if letters on the colour are to be light.
    var isDark: Bool { over(.white).inkOn == .white }
}

extension ChartTheme {
    /// True if letters on the theme's background are light.
    package var isDark: Bool { background.isDark }

    /// The theme with the letters of a dark theme on a dark background, and of a light one on a light background, so
    /// that strong and soft colours stay so on any background.
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
                on: palette.background, and: palette.shade, contrast: CardPalette.ofLetters)
        }
        // Rows of a card are as high as its own measures say.
        theme.baselineDrop = Self.light.baselineDrop
        theme.lineHeight = Self.light.lineHeight
        return theme
    }
}
