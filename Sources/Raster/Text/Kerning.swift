/// Pairs that their side bearings leave too far apart, in thousandths of an em. Digits keep equal widths among
/// themselves, so that numbers line up.
enum Kerning {
    static func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        for (rights, kern) in pairs[left] ?? [] where rights.unicodeScalars.contains(right) {
            return kern
        }
        return 0
    }

    private static let round = "acdegoqæøð"

    private static let pairs: [Unicode.Scalar: [(rights: String, kern: Double)]] = [
        "1": [("/", -24)],
        "7": [("/", -40), (".,…", -70), ("-–", -20)],
        "/": [("/", -40)],
        "A": [("TY", -54), ("VW", -36), ("vwy", -24), ("CGOQØ", -14), ("’”'\"", -60)],
        "C": [("-–", -20)],
        "D": [("AVWY", -20), (".,…", -30)],
        "F": [(".,…", -90), ("AÆ", -56), (round, -16)],
        "K": [("CGOQØ", -26), (round, -16), ("vwy", -34), ("-–", -30)],
        "L": [("TY", -80), ("VW", -60), ("vwy", -34), ("’”'\"", -90), ("-–", -40)],
        "O": [("AVWXY", -20), (".,…", -30)],
        "P": [(".,…", -100), ("AÆ", -64), (round, -12)],
        "Q": [("VWY", -20)],
        "R": [("TVWY", -12)],
        "T": [(".,…:;", -80), ("-–—", -60), ("AÆ", -54), (round + "s", -70), ("mnpruvwxyz", -46), ("O", -14)],
        "V": [(".,…", -80), ("-–", -30), ("AÆ", -36), (round + "s", -34), ("mnpru:;", -16), ("O", -16)],
        "W": [(".,…", -56), ("-–", -16), ("AÆ", -40), (round + "s", -24), ("mnpru:;", -10)],
        "X": [("CGOQ", -24), (round, -16), ("-–", -24)],
        "Y": [(".,…", -90), ("-–—", -60), ("AÆ", -60), (round + "s", -64), ("mnpru:;", -36), ("CGOQ", -24)],
        "b": [("vwxy", -8), (".,", -10)],
        "e": [("vwxy", -8)],
        "f": [(".,…", -36), (round, -10)],
        "k": [(round, -18)],
        "o": [("vwxy", -10), (".,", -10)],
        "p": [("vwxy", -8), (".,", -10)],
        "r": [(".,…", -70), ("-–", -30), (round, -12)],
        "v": [(".,…", -50), (round, -10)],
        "w": [(".,…", -40), (round, -8)],
        "x": [(round, -14)],
        "y": [(".,…", -56), (round, -10)],
        ".": [("1’”'\"", -30)],
        ",": [("’”", -30)],
    ]
}
