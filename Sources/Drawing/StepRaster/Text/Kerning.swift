/// The kerning of pairs whose side bearings are too wide or too narrow, in thousandths of an em. Tabular digits are not
/// kerned with each other, so that numbers line up.
enum Kerning {
    static func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar, digits: GlyphRun.Digits = .tabular) -> Double {
        let isLatin = !Glyph.isGreekOrCyrillic(left) && !Glyph.isGreekOrCyrillic(right)
        let left = Glyph.homoglyph(of: left) ?? left
        let right = Glyph.homoglyph(of: right) ?? right
        if !isLatin, let kern = greekAndCyrillicKerns[left, right] { return kern }
        if digits == .proportional, let kern = digitKerns[left, right] { return kern }
        return kerns[left, right] ?? 0
    }

    private static let kerns = ScalarPairs(letters, marks, slopes)
    private static let digitKerns = ScalarPairs(proportionalDigits)
    /// A table that is built when the first such letter is used.
    private static let greekAndCyrillicKerns = ScalarPairs(greekAndCyrillic)
}
