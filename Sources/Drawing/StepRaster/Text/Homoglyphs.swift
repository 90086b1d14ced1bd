extension Glyph {
    /// The character whose drawing, marks and kerning a Greek or Cyrillic one shares; nil where it has its own.
    static func homoglyph(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        isGreekOrCyrillic(scalar) ? homoglyphs[scalar] : nil
    }

    static func isGreekOrCyrillic(_ scalar: Unicode.Scalar) -> Bool { "\u{370}"..."\u{4FF}" ~= scalar }

    private static let homoglyphs: [Unicode.Scalar: Unicode.Scalar] = {
        let spellings =
            "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX κĸ μµ νv οo \u{37E}; \u{387}·"
            + " АA ВB ЕE КK МM НH ОO РP СC ТT ХX ЅS ІI ЈJ ГΓ ПΠ ФΦ аa еe кĸ оo рp сc уy хx ѕs іi јj ћħ"
        var homoglyphs: [Unicode.Scalar: Unicode.Scalar] = [:]
        for pair in spellings.split(separator: " ") {
            let scalars = pair.unicodeScalars
            homoglyphs[scalars[scalars.startIndex]] = scalars[scalars.index(after: scalars.startIndex)]
        }
        return homoglyphs
    }()
}
