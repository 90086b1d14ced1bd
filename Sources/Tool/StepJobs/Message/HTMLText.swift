/// Text as HTML, in which nothing is markup.
enum HTMLText {
    /// For the inside of elements and of quoted attributes. What HTML cannot hold, as control characters, is a
    /// replacement character.
    static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t", "\n": nil
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
            default: nil
            }
        }
    }
}
