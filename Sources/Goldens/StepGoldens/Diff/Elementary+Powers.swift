// `exp` takes positive powers too. It is not `exponential`: the two round differently, and no verdict may change.
extension Elementary {
    private static let ln2 = 0.693147180559945309

    /// The natural logarithm of a positive number that is not subnormal, to 15 digits.
    static func ln(_ value: Double) -> Double {
        // value = m 2^k with m around 1, and ln m = 2 artanh((m - 1) / (m + 1)), whose series falls by 30 a term.
        let exponent = Int(value.bitPattern >> 52) - 1023
        let significand = value * powerOfTwo(-exponent)
        let isLarge = significand > 1.4142135623730951
        let m = isLarge ? significand / 2 : significand
        let t = (m - 1) / (m + 1)
        let s = t * t
        let last = 1 / 15.0 + s * (1 / 17.0 + s * (1 / 19.0 + s / 21))
        let middle = 1 / 9.0 + s * (1 / 11.0 + s * (1 / 13.0 + s * last))
        let sum = 1 + s * (1 / 3.0 + s * (1 / 5.0 + s * (1 / 7.0 + s * middle)))
        return 2 * t * sum + Double(exponent + (isLarge ? 1 : 0)) * ln2
    }

    /// e to the power of a number from -700 to 700, to 12 digits.
    static func exp(_ power: Double) -> Double {
        // 2^k e^16r, where the series for e^r falls by 90 a term.
        let k = (power / ln2).rounded()
        let r = (power - k * ln2) / 16
        let last = 1 / 6.0 + r * (1 / 24.0 + r * (1 / 120.0 + r / 720))
        var sum = 1 + r * (1 + r * (0.5 + r * last))
        for _ in 0..<4 { sum *= sum }
        return sum * powerOfTwo(Int(k))
    }

    /// 2 to the power of an integer from -1022 to 1023: `Double`'s own functions for its parts are calls.
    private static func powerOfTwo(_ exponent: Int) -> Double { Double(bitPattern: UInt64(exponent + 1023) << 52) }

    /// The power of a base that is 0 or positive, to 12 digits; 0 for a base of 0.
    static func pow(_ base: Double, _ exponent: Double) -> Double { base > 0 ? exp(exponent * ln(base)) : 0 }
}
