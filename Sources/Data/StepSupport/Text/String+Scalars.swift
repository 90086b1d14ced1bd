extension String {
    /// The text with the result of `words` in place of each scalar; a scalar stays if the result is nil.
    package func replacingScalars(_ words: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let words = words(scalar) { text += words } else { text.unicodeScalars.append(scalar) }
        }
    }

    /// The text for the inside of elements and of quoted attributes in HTML and XML, with markup escaped. Characters
    /// that these cannot hold, such as control characters, become the replacement character.
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

    /// The text on one line, with characters escaped that hide or move the text around them, as in `\u{202E}`.
    package var printable: String { replacingHidden { $0.escaped(asASCII: true) } }

    /// The text with `form` in place of each invisible scalar: control characters, line and paragraph separators,
    /// controls of writing direction, and scalars without width, such as tags and fillers.
    ///
    /// Joiners and variation selectors stay after a visible scalar that is not ASCII: emoji, Persian and the scripts of
    /// India are not readable without them. Between Latin letters, or several in a row, they could only hide something.
    package func replacingHidden(_ form: (Unicode.Scalar) -> String) -> String {
        if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return self }
        var previous: Unicode.Scalar?
        return replacingScalars { scalar in
            let isHidden = scalar.isHidden(after: previous)
            previous = isHidden ? nil : scalar
            return isHidden ? form(scalar) : nil
        }
    }

    /// The text with `other` in place of each `word`, which must not be empty. Bytes are compared, as a combining mark
    /// changes the character before it. The standard library's function adds a megabyte of regular expressions.
    package func replacingAll(_ word: String, with other: some StringProtocol) -> String {
        var bytes = [UInt8]()
        var rest = Array(utf8)[...]
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

    /// The text in quotes, with each of its own written twice, as in CSV and in SQL.
    package var inQuotes: String { "\"\(replacingAll("\"", with: "\"\""))\"" }

    /// True if there is a control character in it, such as the end of a line.
    package var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

extension Unicode.Scalar {
    /// True if the scalar is not visible; `previous` is the one before it, if that is shown.
    fileprivate func isHidden(after previous: Unicode.Scalar?) -> Bool {
        let category = properties.generalCategory
        if category == .control || category == .lineSeparator || category == .paragraphSeparator { return true }
        let isVisibleBefore = previous.map { !$0.isASCII && !$0.properties.isDefaultIgnorableCodePoint } ?? false
        switch self {
        // Anchors of annotations, which some programs do not show.
        case "\u{FFF9}"..."\u{FFFB}": return true
        case "\u{200C}", "\u{200D}": return !isVisibleBefore && previous?.properties.isVariationSelector != true
        // A keycap emoji begins with a digit and a variation selector.
        case "\u{FE0F}" where previous.map { "0123456789#*".unicodeScalars.contains($0) } ?? false: return false
        case _ where properties.isVariationSelector: return !isVisibleBefore
        default: return properties.isDefaultIgnorableCodePoint
        }
    }
}

extension Int {
    /// The number's digits, with zeros before them up to `least` digits.
    package func digits(_ least: Int, radix: Int = 10, uppercase: Bool = false) -> String {
        let digits = String(self, radix: radix, uppercase: uppercase)
        return String(repeating: "0", count: Swift.max(0, least - digits.utf8.count)) + digits
    }
}
