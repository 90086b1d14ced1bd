import StepData

extension ChartStyle.Color {
    /// Relative luminance as WCAG 2.2 defines it, 0 for black and 1 for white, of an opaque colour.
    var luminance: Double { 0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear }

    /// Contrast ratio as WCAG 2.2 defines it, 1...21, of two opaque colours.
    func contrast(with other: Self) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The colour as it looks on an opaque ground, or as little darker or lighter as gives it this contrast, at most 4.58,
    /// which black or white has on any ground.
    func legible(on ground: Self, contrast least: Double) -> Self {
        let seen = over(ground)
        let pole = Self.black.contrast(with: ground) > Self.white.contrast(with: ground) ? Self.black : .white
        let steps = 32
        for step in 0..<steps {
            let color = seen.blended(with: pole, Double(step) / Double(steps))
            if color.contrast(with: ground) >= least { return color }
        }
        return pole
    }
}

extension Double {
    /// The light of an sRGB component (IEC 61966-2-1). By elementary arithmetic, since pictures depend on it.
    fileprivate var linear: Double {
        guard self > 0.040_45 else { return self / 12.92 }
        let base = (self + 0.055) / 1.055
        // base^2.4 is base^2 times the fifth root of it, which Newton's method finds from above.
        let square = base * base
        var root = 1.0
        for _ in 0..<24 {
            let fourth = root * root * root * root
            root -= (root * fourth - square) / (5 * fourth)
        }
        return square * root
    }
}
