/// Pairs that their side bearings leave too far apart, or too close, in thousandths of an em. Tabular digits keep equal
/// widths among themselves, so that numbers line up.
enum Kerning {
    static func between(
        _ left: Unicode.Scalar, _ right: Unicode.Scalar, digits: GlyphRun.Digits = .tabular
    ) -> Double {
        let pair = pair(left, right)
        if digits == .proportional, let kern = digitKerns[pair] { return kern }
        return kerns[pair] ?? 0
    }

    private typealias Group = (lefts: String, rights: String, kern: Double)

    private static let kerns = table(groups)
    private static let digitKerns = table(digitGroups)

    private static func pair(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> UInt64 {
        UInt64((Glyph.twin(of: left) ?? left).value) << 32 | UInt64((Glyph.twin(of: right) ?? right).value)
    }

    private static func table(_ groups: [Group]) -> [UInt64: Double] {
        var table: [UInt64: Double] = [:]
        for (lefts, rights, kern) in groups {
            for left in lefts.unicodeScalars {
                for right in rights.unicodeScalars { table[pair(left, right)] = kern }
            }
        }
        return table
    }

    private static let round = "acdegoqæøðœđ"

    /// What stands closer after one of `lefts`, or farther.
    private static let groups: [Group] = [
        ("1", "/", -24),
        ("7", "/", -40), ("7", ".,…", -70), ("7", "-–", -20),
        ("/", "/", -40),
        ("A", "TYŦ", -54), ("A", "VW", -36), ("A", "vwy", -24), ("A", "CGOQØŒ", -14), ("A", "’”‘“'\"", -60),
        ("C", "-–", -20),
        ("DĐÐ", "AVWY", -20), ("DĐÐ", ".,…", -30),
        ("F", ".,…", -90), ("F", "AÆ", -56), ("F", round, -16),
        ("K", "CGOQØŒ", -26), ("K", round, -16), ("K", "vwy", -34), ("K", "-–", -30),
        ("LŁ", "TYŦ", -80), ("LŁ", "VW", -60), ("LŁ", "vwy", -34), ("LŁ", "’”‘“'\"", -90), ("LŁ", "-–", -40),
        ("O", "AVWXY", -20), ("O", ".,…", -30),
        ("P", ".,…", -100), ("P", "AÆ", -64), ("P", round, -12),
        ("Q", "VWY", -20),
        ("R", "TVWY", -12),
        ("T", ".,…:;", -80), ("T", "-–—", -60), ("T", "AÆ", -54), ("T", round + "s", -70), ("T", "mnpruvwxyzŋ", -46),
        ("T", "OŒ", -14),
        ("V", ".,…", -80), ("V", "-–", -30), ("V", "AÆ", -36), ("V", round + "s", -34), ("V", "mnpruŋ:;", -16),
        ("V", "OŒ", -16),
        ("W", ".,…", -56), ("W", "-–", -16), ("W", "AÆ", -40), ("W", round + "s", -24), ("W", "mnpruŋ:;", -10),
        ("X", "CGOQŒ", -24), ("X", round, -16), ("X", "-–", -24),
        ("Y", ".,…", -90), ("Y", "-–—", -60), ("Y", "AÆ", -60), ("Y", round + "s", -64), ("Y", "mnpruŋ:;", -36),
        ("Y", "CGOQŒ", -24),
        ("bp", "vwxy", -8), ("bp", ".,", -10),
        ("eœ", "vwxy", -8),
        ("f", ".,…", -36), ("f", round, -10),
        ("kĸ", round, -18),
        ("o", "vwxy", -10), ("o", ".,", -10),
        ("r", ".,…", -70), ("r", "-–", -30), ("r", round, -12),
        ("v", ".,…", -50), ("vy", round, -10),
        ("w", ".,…", -40), ("w", round, -8),
        ("x", round, -14),
        ("y", ".,…", -56),
        (".", "1’”'\"", -30),
        (",", "’”", -30),
        ("‘“", "AÆ", -60), ("„‚", "TVWY", -60), ("„‚", "CGOQŒ", -16),
        // The caron of ď and ľ, and what is as tall; the ogonek, and j's tail; and what is wider than the i under it.
        ("\u{30C}", "bfhklßþħł’”‘“'\"", 44),
        ("\u{328}", "j", 64),
        ("fVWY", "\u{300}\u{302}\u{303}\u{304}\u{306}", 24), ("fFKTVWXYZ", "\u{308}", 52),
        // Ends of slopes that would touch.
        ("A", "AÆXx", 32),
        ("K", "AÆXx", 40), ("K", "YZz", 14),
        ("V", "VWX", 22), ("V", "Y", 30),
        ("W", "VWX", 22), ("W", "Y", 30),
        ("X", "AÆXx", 40), ("X", "VWYz", 18),
        ("Y", "VWY", 36), ("Y", "X", 20),
        ("f", "VWY", 18),
        ("k", "AÆXx", 50), ("k", "vwyzZ", 18),
        ("r", "vwy", 8),
        ("vwy", "vwy", 30), ("vwy", "x", 20),
        ("x", "AÆXx", 44), ("x", "vwyz", 20),
    ]

    /// What else there is when digits are not all of one width.
    private static let digitGroups: [Group] = [
        ("4", ".,…", -40), ("4", "1", -20), ("4", "7", -24),
        ("7", "4", -44), ("7", "0689", -16), ("7", ".,…", -110),
        (".,", "1", -56), (".,", "7", -24), (".,", "4", -10),
    ]
}
