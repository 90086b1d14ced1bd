/// Base64 (RFC 4648) with padding, on one line.
package enum Base64 {
    package static func decode(_ text: [UInt8]) -> [UInt8]? {
        let letters = text.prefix { $0 != padding }
        let padded = text.count - letters.count
        guard text.count % 4 == 0, padded <= 2, text.suffix(padded).allSatisfy({ $0 == padding }) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var bits = 0
        var count = 0
        for letter in letters {
            guard let digit = values[Int(letter)] else { return nil }
            bits = bits << 6 | digit
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        // Each padding letter corresponds to two of the remaining bits, which must be 0.
        return padded * 2 == count && bits & ((1 << count) - 1) == 0 ? bytes : nil
    }

    /// The value of each letter, by its byte; nil if it is not one of the digits.
    private static let values = (0...UInt8.max).map { digits.firstIndex(of: $0) }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    package static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: encode(bytes), as: UTF8.self) }

    package static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits = Self.digits.span
        let count = bytes.count
        return [UInt8](capacity: (count + 2) / 3 * 4) { text in
            let bytes = bytes.span
            var start = 0
            while start < count {
                let second = start + 1 < count ? Int(bytes[start + 1]) : 0
                let third = start + 2 < count ? Int(bytes[start + 2]) : 0
                let group = Int(bytes[start]) << 16 | second << 8 | third
                text.append(digits[group >> 18])
                text.append(digits[group >> 12 & 63])
                text.append(start + 1 < count ? digits[group >> 6 & 63] : padding)
                text.append(start + 2 < count ? digits[group & 63] : padding)
                start += 3
            }
        }
    }
}
