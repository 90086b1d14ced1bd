/// The notation of numbers with the fewest characters in SVG: `12`, `-.5`, `3.25`.
enum SVGNumber {
    static func text(_ units: Int, decimals: Int) -> String {
        let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
        let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
        var text = units < 0 ? "-" : ""
        if whole > 0 || fraction == 0 { text += "\(whole)" }
        guard fraction > 0 else { return text }
        let digits = "\(UInt(unit) + fraction)".dropFirst()
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        return "\(text).\(digits.dropLast(zeros))"
    }

    /// Returns the text of a rounded number; 0 for one that is not a number, or has more than 18 digits.
    static func text(_ value: Double, decimals: Int) -> String {
        text(units(value, decimals: decimals), decimals: decimals)
    }

    static func units(_ value: Double, decimals: Int) -> Int {
        let unit = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        return Int(exactly: (value * unit).rounded()) ?? 0
    }
}
