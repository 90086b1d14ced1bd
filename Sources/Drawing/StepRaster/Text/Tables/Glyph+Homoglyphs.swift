extension Glyph {
    /// The character whose drawing, marks and kerning a Greek or Cyrillic one shares; nil if it has its own.
    static func homoglyph(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        isGreekOrCyrillic(scalar) ? homoglyphs[scalar] : nil
    }

    static func isGreekOrCyrillic(_ scalar: Unicode.Scalar) -> Bool { "\u{370}"..."\u{4FF}" ~= scalar }

    private static let homoglyphs: [Unicode.Scalar: Unicode.Scalar] = {
        let spellings =
            "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX κĸ μµ νv οo \u{37E}; \u{387}·"
            + " АA ВB ЕE КK МM НH ОO РP СC ТT ХX ЅS ІI ЈJ ГΓ ПΠ ФΦ аa еe кĸ оo рp сc уy хx ѕs іi јj ћħ"
        return Dictionary(uniqueKeysWithValues: pairs(spellings))
    }()

    /// The two characters of each word.
    static func pairs(_ words: String) -> [(Unicode.Scalar, Unicode.Scalar)] {
        words.split(separator: " ").map { word in
            let scalars = Array(word.unicodeScalars)
            return (scalars[0], scalars[1])
        }
    }
}
