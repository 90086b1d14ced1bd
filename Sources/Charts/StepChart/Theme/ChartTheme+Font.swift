extension ChartTheme {
    /// A font for texts, which StepChartFonts opens.
    public struct Font: Hashable, Sendable {
        package let typeface: Typeface

        package init(_ typeface: Typeface) { self.typeface = typeface }
    }

    /// The height of capitals in the first font, in em.
    var capHeight: Double { fonts.first?.typeface.source.metrics.capHeight ?? GlyphRun.capHeight }

    /// The height of a text's rectangle, in em: `lineHeight`, or more if a font needs more.
    var linePitch: Double { fonts.reduce(lineHeight) { max($0, $1.typeface.source.metrics.lineHeight) } }

    /// The distance from a text's centre line down to its baseline, in em, scaled to the height of capitals.
    var middleDrop: Double { baselineDrop * (capHeight / GlyphRun.capHeight) }
}
