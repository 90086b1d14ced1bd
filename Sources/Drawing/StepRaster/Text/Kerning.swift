/// The kerning of pairs that their side bearings leave too far apart, or too close, in thousandths of an em. Tabular
/// digits keep equal widths among themselves, so that numbers line up.
enum Kerning {
    static func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar, digits: GlyphRun.Digits = .tabular) -> Double {
        let isLatin = !Glyph.isGreekOrCyrillic(left) && !Glyph.isGreekOrCyrillic(right)
        let pair = pair(Glyph.homoglyph(of: left) ?? left, Glyph.homoglyph(of: right) ?? right)
        if !isLatin, let kern = greekAndCyrillicKerns[pair] { return kern }
        if digits == .proportional, let kern = digitKerns[pair] { return kern }
        return kerns[pair] ?? 0
    }

    private static let kerns = table(letters, marks, slopes)
    private static let digitKerns = table(proportionalDigits)
    /// A table that is built when such a letter is met.
    private static let greekAndCyrillicKerns = table(greekAndCyrillic)

    static func pair(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> UInt64 {
        UInt64(left.value) << 32 | UInt64(right.value)
    }

    /// The kerns by pair, from words in threes: letters, those that follow any of them, and the kern.
    static func table(_ texts: String...) -> [UInt64: Double] {
        let words = texts.joined(separator: "\n").utf8
            .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Substring.init)
        var table: [UInt64: Double] = [:]
        table.reserveCapacity(1200)
        for index in stride(from: 0, to: words.count, by: 3) {
            let kern = Double(words[index + 2])
            for left in words[index].unicodeScalars {
                for right in words[index + 1].unicodeScalars { table[pair(left, right)] = kern }
            }
        }
        return table
    }
}
