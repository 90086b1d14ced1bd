extension ChartTheme.Color {
    /// Composites the colour on an opaque background.
    func over(_ background: Self) -> Self { background.blended(with: self, alpha) }

    /// Mixes the sRGB components linearly; the result is opaque.
    func blended(with other: Self, _ part: Double) -> Self {
        Self(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }

    /// The relative luminance of an opaque colour, as WCAG 2.2 defines it: 0 for black, 1 for white.
    var luminance: Double {
        0.2126 * LinearLight.light(red) + 0.7152 * LinearLight.light(green) + 0.0722 * LinearLight.light(blue)
    }

    /// Returns the contrast ratio of two opaque colours, as WCAG 2.2 defines it: from 1 to 21.
    func contrast(with other: Self) -> Double {
        let a = luminance
        let b = other.luminance
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Black or white, whichever is more legible on this opaque colour: its contrast is 4.58 at least.
    var inkOn: Self { Self.black.contrast(with: self) > Self.white.contrast(with: self) ? .black : .white }

    /// Returns the colour as it is seen on an opaque background, made only as much darker or lighter as it needs for
    /// this contrast there, and if possible on the other backgrounds, too.
    /// - Parameter least: at most 4.58, which black or white has on any background.
    func legible(on background: Self, and others: Self..., contrast least: Double) -> Self {
        let seen = over(background)
        let pole = background.inkOn
        let shades = (0..<32).lazy.map { seen.blended(with: pole, Double($0) / 32) }
        let legible = shades.first { color in ([background] + others).allSatisfy { color.contrast(with: $0) >= least } }
        return legible ?? pole
    }
}
