extension ChartTheme.Color {
    /// What the colour looks like on an opaque one.
    func over(_ ground: Self) -> Self { ground.blended(with: self, alpha) }

    /// The straight mix of sRGB components, opaque.
    func blended(with other: Self, _ part: Double) -> Self {
        Self(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}

extension ChartTheme.Color {
    /// The light of its components, 0...1.
    var light: (red: Double, green: Double, blue: Double) {
        (LinearLight.light(red), LinearLight.light(green), LinearLight.light(blue))
    }
}
