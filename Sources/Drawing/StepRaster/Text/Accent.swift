/// A combining mark on a letter.
struct Accent {
    /// The horizontal position of the mark, relative to a point or a stem in the drawing of its letter.
    enum AnchorPoint {
        case center
        /// The mark is over or under a point.
        case at(Double)
        /// The mark is within a stem, the right sides flush.
        case within(stem: Double)
        /// The mark is to the right of a stem.
        case beside(stem: Double)
        /// The mark is to the left of a stem, which moves to the right if there is not enough space.
        case before(stem: Double)
    }

    let glyph: Glyph
    let anchor: AnchorPoint
    let lift: Double
    /// True if it replaces the dot of i and j.
    let isAbove: Bool
    /// True if it is wider than its letter, and kerned with the letter before.
    let overhangs: Bool
    /// True if it is kerned with the next letter.
    let juts: Bool
    /// The drawing that replaces that of a mark which is already above the letter; nil if that one is kept.
    let replacement: Glyph?

    /// A mark on a letter; nil if the face does not have it. `first` is the mark that is already above the letter.
    init?(_ mark: Unicode.Scalar, on letter: Unicode.Scalar, over first: Unicode.Scalar?) {
        guard "\u{300}"..."\u{36F}" ~= mark, var drawing = Glyph.notation(of: mark) else { return nil }
        let base = Glyph.homoglyph(of: letter) ?? letter
        let isTonos = mark == "\u{301}" && "Α"..."Ω" ~= letter
        anchor = isTonos ? .before(stem: Self.stemsAfterTonos[letter] ?? 110) : Self.anchor(of: mark, on: base)
        let isBeside = if case .beside = anchor { true } else { false }
        let isTurned = mark == "\u{327}" && base == "g"
        isAbove = mark < "\u{31B}" && !isTonos || isTurned
        overhangs = isAbove && "iıjι".unicodeScalars.contains(base)
        juts = isBeside || mark == "\u{328}" || mark == "\u{308}" && overhangs
        if isTonos {
            drawing = Self.tonos
        } else if isBeside {
            drawing = Self.caronBeside
        } else if mark == "\u{308}", letter == "і" {
            drawing = Self.narrowDots
        } else if isTurned {
            drawing = Self.commaAbove
        } else if mark == "\u{327}", "DdGKkLlNnRrTt".unicodeScalars.contains(base) {
            drawing = Glyph.notation(of: "\u{326}") ?? drawing
        } else if overhangs || base == "I" {
            drawing = Self.narrow[mark] ?? drawing
        }
        var rise = 0.0
        var other: PathData?
        switch (first, mark) {
        case _ where first == nil || !isAbove: break
        case ("\u{302}", "\u{300}"): (drawing, other) = (Self.graveLeft, Self.circumflexRight)
        case ("\u{302}", "\u{301}"): (drawing, other) = (Self.acuteRight, Self.circumflexLeft)
        case ("\u{302}", "\u{309}"): (drawing, other) = (Self.hookRight, Self.circumflexLeft)
        case ("\u{308}", "\u{301}"): (drawing, other) = (Self.tonos, Self.dotsApart)
        case ("\u{306}", _): (other, rise) = (Self.lowBreve, 150)
        default: rise = 156
        }
        glyph = Glyph(drawing)
        replacement = other.map(Glyph.init)
        lift =
            switch base {
            case _ where isTonos: -52
            case _ where mark == "\u{31B}": base == "O" || base == "U" ? Self.capitalLift : 0
            case _ where !isAbove || isTurned: 0
            case _ where isBeside: base == "L" ? -30 : 0
            case "b", "d", "f", "h", "k", "l", "ß", "þ": 222
            case _ where Glyph.drawing(of: base)?.zones != .small && base != "ĸ": Self.capitalLift + rise
            default: rise
            }
    }

    /// The height by which a capital lifts a mark on it.
    private static let capitalLift = 182.0

    private static func anchor(of mark: Unicode.Scalar, on base: Unicode.Scalar) -> AnchorPoint {
        if let stem = withinStems[base, mark] { return .within(stem: stem) }
        if let stem = besideStems[base, mark] { return .beside(stem: stem) }
        return (base == "ι" ? 110 : points[base, mark]).map { .at($0) } ?? .center
    }
}

extension Glyph {
    /// The letter without its last mark, and the mark, of an accented letter; nil for anything else.
    static func decomposition(of scalar: Unicode.Scalar) -> (base: Unicode.Scalar, mark: Unicode.Scalar)? {
        scalar >= "À" && scalar <= "ỹ" ? decompositions[scalar] : nil
    }

    /// The accented letters; built when the first of them is used.
    private static let decompositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] =
        accentedLetters.reduce(into: [:]) { decompositions, group in
            for (letter, base) in pairs(group.letters) { decompositions[letter] = (base, group.mark) }
        }
}
