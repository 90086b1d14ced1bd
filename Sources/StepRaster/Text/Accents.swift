extension Glyph {
    /// A combining mark, drawn about x = 0 and for a small letter; a capital lifts it if it stands above.
    static func accent(_ scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case "\u{300}":
            Glyph(0, in: .accent, crowd: 0.3, "D -72,742 36,598")
        case "\u{301}":
            Glyph(0, in: .accent, crowd: 0.3, "D 72,742 -36,598")
        case "\u{302}":
            Glyph(0, in: .accent, crowd: 0.6, "M-118,552L0,726L118,552")
        case "\u{303}":
            Glyph(
                0, in: .accent, crowd: 0.6,
                "M-140,604C-130,684 -100,716 -64,716C0,716 0,616 64,616C100,616 130,648 140,728"
            )
        case "\u{308}":
            Glyph(0, in: .accent, crowd: 0.3, "O-94,728O94,728")
        case "\u{30A}":
            Glyph(
                0, in: .accent, crowd: 0.7, "M-72,678R-72,786 0,786R72,786 72,678R72,570 0,570R-72,570 -72,678Z")
        case "\u{327}":
            Glyph(
                0, in: .free, crowd: 0.7,
                "M12,14L-12,-62C56,-62 86,-92 86,-128R86,-194 2,-194C-32,-194 -62,-187 -88,-174")
        default: nil
        }
    }

    /// How far a capital lifts an accent.
    static let capitalLift = 182.0

    /// An accented letter of Latin-1 as a base letter and a mark; nil for anything else.
    static func composition(of scalar: Unicode.Scalar) -> (base: Unicode.Scalar, mark: Unicode.Scalar)? {
        scalar >= "À" && scalar <= "ÿ" ? composed[scalar] : nil
    }

    /// Latin-1's accented letters; built when the first of them is met.
    private static let composed: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = {
        let spellings: [(mark: Unicode.Scalar, letters: String)] = [
            ("\u{300}", "ÀA ÈE ÌI ÒO ÙU àa èe ìi òo ùu"),
            ("\u{301}", "ÁA ÉE ÍI ÓO ÚU ÝY áa ée íi óo úu ýy"),
            ("\u{302}", "ÂA ÊE ÎI ÔO ÛU âa êe îi ôo ûu"),
            ("\u{303}", "ÃA ÑN ÕO ãa ñn õo"),
            ("\u{308}", "ÄA ËE ÏI ÖO ÜU äa ëe ïi öo üu ÿy"),
            ("\u{30A}", "ÅA åa"),
            ("\u{327}", "ÇC çc"),
        ]
        var composed: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
        for (mark, letters) in spellings {
            for pair in letters.split(separator: " ") {
                let scalars = pair.unicodeScalars
                composed[scalars[scalars.startIndex]] = (scalars[scalars.index(after: scalars.startIndex)], mark)
            }
        }
        return composed
    }()
}
