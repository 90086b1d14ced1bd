/// Base64 (RFC 4648) with padding, on one line.
package enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The digits for `bytes`. Parts of a whole can be encoded one by one when their sizes, but the last, are multiples
    /// of 3.
    package static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits = Self.digits.span
        let count = bytes.count
        return [UInt8](capacity: (count + 2) / 3 * 4) { text in
            let bytes = bytes.span
            var start = 0
            while start + 2 < count {
                let group = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
                text.append(digits[group >> 18])
                text.append(digits[group >> 12 & 63])
                text.append(digits[group >> 6 & 63])
                text.append(digits[group & 63])
                start += 3
            }
            guard start < count else { return }
            let group = Int(bytes[start]) << 16 | (start + 1 < count ? Int(bytes[start + 1]) << 8 : 0)
            text.append(digits[group >> 18])
            text.append(digits[group >> 12 & 63])
            text.append(start + 1 < count ? digits[group >> 6 & 63] : padding)
            text.append(padding)
        }
    }
}
