extension String {
    /// The text with what `words` gives in place of a scalar; where it gives nothing the scalar stays.
    package func replacingScalars(_ words: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let words = words(scalar) { text += words } else { text.unicodeScalars.append(scalar) }
        }
    }

    /// For the inside of elements and of quoted attributes in HTML and XML, where nothing of it is markup. What they cannot
    /// hold, as control characters, is a replacement character.
    package var markup: String {
        replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t", "\n": nil
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: nil
            }
        }
    }

    /// With control characters spelt out, which could do anything to a terminal.
    package var printable: String {
        replacingScalars { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : nil }
    }
}

extension Int {
    /// With zeros before it, where it has fewer digits than that.
    package func digits(_ least: Int, radix: Int = 10, uppercase: Bool = false) -> String {
        let digits = String(self, radix: radix, uppercase: uppercase)
        return String(repeating: "0", count: Swift.max(0, least - digits.utf8.count)) + digits
    }
}

extension String {
    /// With another text in every place of `word`, which is not empty. The standard library's own function brings regular
    /// expressions with it, a megabyte.
    package func replacingAll(_ word: String, with other: some StringProtocol) -> String {
        var (bytes, rest) = ([UInt8](), Array(utf8)[...])
        let word = Array(word.utf8)
        while let byte = rest.first {
            if rest.starts(with: word) {
                bytes += other.utf8
                rest.removeFirst(word.count)
            } else {
                bytes.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
