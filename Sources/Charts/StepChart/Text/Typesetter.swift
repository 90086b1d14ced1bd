/// Sets lines of text in a theme's fonts. A line is set once for all its sizes and measurements.
final class Typesetter {
    let theme: ChartTheme
    private var lines: [LineKey: TextLine] = [:]

    private struct LineKey: Hashable {
        let text: String
        let weight: Double
        let digits: GlyphRun.Digits
    }

    init(_ theme: ChartTheme) { self.theme = theme }

    /// Returns a measured text, its rectangle at the origin.
    func text(_ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional) -> ChartLayout.Text {
        let key = LineKey(text: string, weight: style.weight, digits: digits)
        let known = lines[key]
        let line = known ?? theme.line(string, weight: style.weight, digits: digits)
        if known == nil { lines[key] = line }
        return ChartLayout.Text(line, of: string, style, theme)
    }
}
