/// Base64 (RFC 4648) with padding, on one line.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The digits for `bytes`. Parts of a whole can be encoded one by one when their sizes, but the last, are multiples
    /// of 3.
    static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
            let count = min(3, bytes.endIndex - start)
            var group = 0
            for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
            for place in 0..<4 {
                text.append(place <= count ? digits[group >> (18 - 6 * place) & 63] : padding)
            }
        }
        return text
    }
}
