extension Double {
    /// The fewest digits that read back exactly: `0.1`; a whole number without a point, `-0.0` without its sign.
    package var shortest: String {
        let digits = self == 0 ? "0" : description
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }

    /// The shortest text of the number rounded to that many decimals.
    package func shortest(decimals: Int) -> String {
        let unit = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        return ((self * unit).rounded() / unit).shortest
    }
}
