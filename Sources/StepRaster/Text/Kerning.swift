/// Pairs that their side bearings leave too far apart, in thousandths of an em. Digits keep equal widths among
/// themselves, so that numbers line up.
enum Kerning {
    static func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        for (rights, kern) in pairs(after: left) where rights.unicodeScalars.contains(right) {
            return kern
        }
        return 0
    }

    private static let round = "acdegoqæøð"

    /// What stands closer after `left`, and by how much.
    private static func pairs(after left: Unicode.Scalar) -> [(rights: String, kern: Double)] {
        switch left {
        case "1": [("/", -24)]
        case "7": [("/", -40), (".,…", -70), ("-–", -20)]
        case "/": [("/", -40)]
        case "A": [("TY", -54), ("VW", -36), ("vwy", -24), ("CGOQØ", -14), ("’”'\"", -60)]
        case "C": [("-–", -20)]
        case "D": [("AVWY", -20), (".,…", -30)]
        case "F": [(".,…", -90), ("AÆ", -56), (round, -16)]
        case "K": [("CGOQØ", -26), (round, -16), ("vwy", -34), ("-–", -30)]
        case "L": [("TY", -80), ("VW", -60), ("vwy", -34), ("’”'\"", -90), ("-–", -40)]
        case "O": [("AVWXY", -20), (".,…", -30)]
        case "P": [(".,…", -100), ("AÆ", -64), (round, -12)]
        case "Q": [("VWY", -20)]
        case "R": [("TVWY", -12)]
        case "T": [(".,…:;", -80), ("-–—", -60), ("AÆ", -54), (round + "s", -70), ("mnpruvwxyz", -46), ("O", -14)]
        case "V": [(".,…", -80), ("-–", -30), ("AÆ", -36), (round + "s", -34), ("mnpru:;", -16), ("O", -16)]
        case "W": [(".,…", -56), ("-–", -16), ("AÆ", -40), (round + "s", -24), ("mnpru:;", -10)]
        case "X": [("CGOQ", -24), (round, -16), ("-–", -24)]
        case "Y": [(".,…", -90), ("-–—", -60), ("AÆ", -60), (round + "s", -64), ("mnpru:;", -36), ("CGOQ", -24)]
        case "b": [("vwxy", -8), (".,", -10)]
        case "e": [("vwxy", -8)]
        case "f": [(".,…", -36), (round, -10)]
        case "k": [(round, -18)]
        case "o": [("vwxy", -10), (".,", -10)]
        case "p": [("vwxy", -8), (".,", -10)]
        case "r": [(".,…", -70), ("-–", -30), (round, -12)]
        case "v": [(".,…", -50), (round, -10)]
        case "w": [(".,…", -40), (round, -8)]
        case "x": [(round, -14)]
        case "y": [(".,…", -56), (round, -10)]
        case ".": [("1’”'\"", -30)]
        case ",": [("’”", -30)]
        default: []
        }
    }
}
