extension ChartTheme.Color {
    /// What the colour looks like on an opaque one.
    func over(_ ground: Self) -> Self {
        var color = ground.blended(with: self, alpha)
        color.alpha = 1
        return color
    }

    /// The straight mix of sRGB components, opaque.
    func blended(with other: Self, _ part: Double) -> Self {
        Self(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}

extension ChartTheme.Color {
    /// The light of its components, 0...1.
    var light: (red: Double, green: Double, blue: Double) { (linear(red), linear(green), linear(blue)) }
}

/// From an sRGB component to light (IEC 61966-2-1).
private func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let fifth = fifthRoot((component + 0.055) / 1.055)
    let square = fifth * fifth
    let fourth = square * square
    return fourth * fourth * fourth
}

/// Newton's method from above, which never overshoots; `x` from 0 to about 1.
private func fifthRoot(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var y = max(1, x)
    for _ in 0..<100 {
        let square = y * y
        let power = square * square
        let next = y - (y * power - x) / (5 * power)
        if next >= y { break }
        y = next
    }
    return y
}
