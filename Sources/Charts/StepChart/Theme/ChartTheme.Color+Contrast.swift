extension ChartTheme.Color {
    /// Relative luminance as WCAG 2.2 defines it, 0 for black and 1 for white, of an opaque colour.
    var luminance: Double {
        let (red, green, blue) = light
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

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
