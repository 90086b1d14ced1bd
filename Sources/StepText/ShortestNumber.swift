extension Double {
    /// The shortest digits that read back as this number, which must be finite; a whole number has no point.
    package var shortest: String {
        let digits = self == 0 ? "0" : "\(self)"
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
}
