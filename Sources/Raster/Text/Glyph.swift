/// The drawing of one character, in thousandths of an em, y up from the baseline.
///
/// The skeleton is drawn for a pen of no width, so that it fills the letter's height exactly; the pen's ``Zones`` then
/// inset it by half a stem, and the ink stays as tall as the drawing at every weight.
struct Glyph: Sendable {
    let advance: Double
    let zones: Zones
    /// How many strokes crowd together: the share of its growth that the pen gives up towards bold, 0 ... 1.
    let crowd: Double
    /// Whether its lines end and turn round.
    let rounded: Bool
    let skeleton: String
    init(
        _ advance: Double, in zones: Zones = .capital, crowd: Double = 0, rounded: Bool = false, _ skeleton: String
    ) {
        self.advance = advance
        self.zones = zones
        self.crowd = crowd
        self.rounded = rounded
        self.skeleton = skeleton
    }

    /// i and j as they carry an accent: without the dot, which their skeletons draw last.
    var withoutDot: Glyph {
        Glyph(advance, in: zones, crowd: crowd, String(skeleton.prefix { $0 != "O" }))
    }
}

extension Glyph {
    /// The drawing of a character of its own; nil where the face has none. Only the tables that a text touches are built.
    static func drawing(of scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case "0"..."9": digits[scalar]
        case "A"..."Z": uppercase[scalar]
        case "a"..."z": lowercase[scalar]
        case "ı": lowercase["i"]?.withoutDot
        case "\u{300}"..."\u{36F}": accents[scalar]
        case "\u{E000}"..."\u{F8FF}": icons[scalar]
        default: punctuation[scalar] ?? latin1[scalar]
        }
    }

    /// The box that stands for a character the face lacks.
    static let notdef = Glyph(563, "M90,0H473V708H90Z")
}

/// The heights that ink must not cross, and which side of them it lies on.
enum Zones: Sendable {
    /// Between baseline and cap height: capitals, digits, most signs.
    case capital
    /// Descender, baseline, x-height, ascender.
    case small
    /// Between an accent's foot and head.
    case accent
    /// Bars and arrows: centre lines that stay where they are drawn.
    case free

    static let capHeight = 708.0
    static let xHeight = 518.0
    static let descent = -200.0

    /// Which way, in half stems, a centre line at height `y` moves to keep its ink in the zone.
    func inset(at y: Double) -> Double {
        switch self {
        case .capital: Self.between(0, Self.capHeight, y)
        case .small: y < 0 ? 1 : Self.between(0, Self.xHeight, y)
        case .accent: Self.between(580, 730, y)
        case .free: 0
        }
    }

    /// 1 at the floor, -1 at the ceiling, straight between, level beyond.
    private static func between(_ floor: Double, _ ceiling: Double, _ y: Double) -> Double {
        max(-1, min(1, 1 - 2 * (y - floor) / (ceiling - floor)))
    }
}
