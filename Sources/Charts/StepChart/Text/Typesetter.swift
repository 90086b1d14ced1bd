/// Sets lines of text in a theme's letters. A line is set once, however often it is measured and at whatever sizes.
final class Typesetter {
    let theme: ChartTheme
    private var lines: [Key: TextLine] = [:]

    private struct Key: Hashable {
        let text: String
        let weight: Double
        let digits: GlyphRun.Digits
    }

    init(_ theme: ChartTheme) { self.theme = theme }

    /// How wide a line of text is, in points.
    func width(_ text: String, _ style: TextStyle) -> Double { self.text(text, style).rect.width }

    /// A text that is measured, its rectangle at the origin.
    func text(_ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional) -> ChartLayout.Text {
        ChartLayout.Text(line(string, style, digits), of: string, style, theme)
    }

    private func line(_ text: String, _ style: TextStyle, _ digits: GlyphRun.Digits) -> TextLine {
        let key = Key(text: text, weight: style.weight, digits: digits)
        if let line = lines[key] { return line }
        let line = theme.line(text, weight: style.weight, digits: digits)
        lines[key] = line
        return line
    }
}
