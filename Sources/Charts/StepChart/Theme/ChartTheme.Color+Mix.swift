extension ChartTheme.Color {
    /// The mix of two colours as the eye sees it: straight in Oklab (B. Ottosson, "A perceptual color space for image
    /// processing", 2020), and of their opacities. Exactly either colour at 0 and 1.
    ///
    /// Only elementary arithmetic, so that it is the same on every machine.
    func mixed(with other: Self, _ part: Double) -> Self {
        if part <= 0 { return self }
        if part >= 1 { return other }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        let (from, to) = (Oklab(self), Oklab(other))
        let mixed = Oklab(l: mix(from.l, to.l), a: mix(from.a, to.a), b: mix(from.b, to.b))
        return mixed.color(alpha: mix(alpha, other.alpha))
    }

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

/// Lightness, and how far a colour is from grey towards red and towards yellow.
private struct Oklab {
    var l: Double
    var a: Double
    var b: Double
}

extension Oklab {
    init(_ color: ChartTheme.Color) {
        let (r, g, b) = color.light
        let long = root(3, of: 0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let medium = root(3, of: 0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let short = root(3, of: 0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        self.init(
            l: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
            a: 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
            b: 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short)
    }

    /// What lies outside of sRGB is cut off.
    func color(alpha: Double) -> ChartTheme.Color {
        func cube(_ x: Double) -> Double { x * x * x }
        let long = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let medium = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let short = cube(l - 0.089_484_177_5 * a - 1.291_485_548 * b)
        return ChartTheme.Color(
            red: encoded(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
            green: encoded(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
            blue: encoded(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
            alpha: alpha)
    }
}

/// From an sRGB component to light (IEC 61966-2-1).
private func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let fifth = root(5, of: (component + 0.055) / 1.055)
    let square = fifth * fifth
    let fourth = square * square
    return fourth * fourth * fourth
}

/// From light to an sRGB component.
private func encoded(_ light: Double) -> Double {
    let light = max(0, min(1, light))
    if light <= 0.003_130_8 { return light * 12.92 }
    // A power of 5/12 is the cube root and the fourth root of that.
    let third = root(3, of: light)
    return min(1, 1.055 * third * third.squareRoot().squareRoot() - 0.055)
}

/// Newton's method from above, which never overshoots; `x` from 0 to about 1.
private func root(_ degree: Int, of x: Double) -> Double {
    guard x > 0 else { return 0 }
    var y = max(1, x)
    for _ in 0..<100 {
        var power = 1.0
        for _ in 1..<degree { power *= y }
        let next = y - (y * power - x) / (Double(degree) * power)
        if next >= y { break }
        y = next
    }
    return y
}
