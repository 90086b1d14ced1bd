/// Text inside an element.
enum SVGText {
    /// XML has no way to write most control characters; one that stands for what cannot be read takes their place.
    static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: nil
            default: "\u{FFFD}"
            }
        }
    }
}
