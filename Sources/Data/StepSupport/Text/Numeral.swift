/// A number as JSON writes it, `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`; CSV fields use the same form.
package struct Numeral {
    package let range: Range<Int>
    private let hasExponent: Bool
    private var fractionDigits = 0

    /// The longest numeral that begins at `start`, or nil when none does.
    package init?(in bytes: [UInt8], at start: Int) {
        var end = start
        _ = Self.skip("-", in: bytes, at: &end)
        guard Self.skip("0", in: bytes, at: &end) || Self.skipDigits(in: bytes, at: &end) > 0 else { return nil }
        if Self.skip(".", in: bytes, at: &end) {
            fractionDigits = Self.skipDigits(in: bytes, at: &end)
            guard fractionDigits > 0 else { return nil }
        }
        hasExponent = Self.skip("e", in: bytes, at: &end) || Self.skip("E", in: bytes, at: &end)
        if hasExponent {
            _ = Self.skip("+", in: bytes, at: &end) || Self.skip("-", in: bytes, at: &end)
            guard Self.skipDigits(in: bytes, at: &end) > 0 else { return nil }
        }
        range = start..<end
    }

    private static func skip(_ sign: Unicode.Scalar, in bytes: [UInt8], at end: inout Int) -> Bool {
        guard end < bytes.count, bytes[end] == UInt8(ascii: sign) else { return false }
        end += 1
        return true
    }

    private static func skipDigits(in bytes: [UInt8], at end: inout Int) -> Int {
        let first = end
        while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
        return end - first
    }

    /// The nearest Double, infinite when the number is too great for one.
    package func double(in bytes: [UInt8]) -> Double? {
        guard !hasExponent, range.count <= 16 else { return Double(String(decoding: bytes[range], as: UTF8.self)) }
        // Both are whole numbers that Double holds exactly, so their quotient is rounded only once.
        return Double(digits(in: bytes)) / Self.powersOfTen[fractionDigits]
    }

    /// The number, or the nearest Int, if it is whole in any form (7314, 7314.0, 7.314e3); nil if it has a fraction.
    package func wholeNumber(in bytes: [UInt8]) -> Int? {
        if !hasExponent, fractionDigits == 0, range.count <= 18 { return digits(in: bytes) }
        guard let value = double(in: bytes) else { return nil }
        // No Double of 2^53 or more has a fraction.
        guard value.magnitude < 0x1p53 else { return value < 0 ? .min : .max }
        return Double(Int(value)) == value ? Int(value) : nil
    }

    /// The number's digits as an integer, without its point.
    private func digits(in bytes: [UInt8]) -> Int {
        var value = 0
        for byte in bytes[range] where byte &- 0x30 < 10 { value = value * 10 + Int(byte & 0x0F) }
        return bytes[range.lowerBound] == UInt8(ascii: "-") ? -value : value
    }
}
