/// The heights between which the ink of a letter must be. The raw values are their letters in the notation of drawings.
enum AlignmentZones: Unicode.Scalar, Sendable {
    /// The zone between baseline and cap height: capitals, most signs.
    case capital = "c"
    /// The zone of capitals, for digits.
    case digit = "d"
    /// The zone of capitals, for icons, which a round nib draws.
    case icon = "i"
    /// The zone between baseline and x-height, or beyond: small letters.
    case small = "s"
    /// The zone between an accent's foot and head.
    case accent = "a"
    /// No zone, for bars and arrows: centre lines stay where they are drawn.
    case free = "f"

    /// The widening of a letter for each thousandth of an em that stems are wider than drawn: a part of its width.
    ///
    /// Rounds of small letters become narrower, since their sides grow in both directions.
    var widening: Double {
        switch self {
        case .digit: 0.0005
        case .icon: 0.001
        case .small: -0.0005
        case .capital, .accent, .free: 0
        }
    }

    /// The shift, in half stems, of a centre line at height `y` that keeps its ink in the zone.
    func inset(at y: Double) -> Double {
        switch self {
        case .capital, .digit, .icon: between(0, 708, y)
        case .small: between(0, 518, y)
        case .accent: between(580, 730, y)
        case .free: 0
        }
    }

    /// The value is 1 at the floor, -1 at the ceiling, linear between, constant beyond.
    private func between(_ floor: Double, _ ceiling: Double, _ y: Double) -> Double {
        max(-1, min(1, 1 - 2 * (y - floor) / (ceiling - floor)))
    }
}
