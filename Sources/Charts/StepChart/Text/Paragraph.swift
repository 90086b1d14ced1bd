/// A text on a few lines, broken between words. The lines are about equally long, so that no word is alone on the last
/// one; the first of two lines ends with a comma if that leaves no line short. A text that does not fit ends with `…`.
struct Paragraph: Hashable, Sendable {
    /// An alignment of lines: its raw value is the part of a line's width before the point that it is aligned to.
    enum Alignment: Double {
        case leading = 0
        case center = 0.5
        case trailing = 1
    }

    /// The lines from the top, each at the origin.
    let lines: [ChartLayout.Text]
    /// True if there was more text than the lines hold.
    let isShortened: Bool

    /// - Parameter width: the greatest width of a line, in points.
    init(_ text: String, _ style: TextStyle, width: Double, lines most: Int = 1, _ typesetter: Typesetter) {
        let breaker = LineBreaker(width: width) { typesetter.text($0, style).rect.width }
        let lines = breaker.lines(of: text, most: most)
        self.lines = lines.texts.map { typesetter.text($0, style) }
        isShortened = lines.isShortened
    }
}

private struct LineBreaker {
    let width: Double
    let measure: (String) -> Double

    func lines(of text: String, most: Int) -> (texts: [String], isShortened: Bool) {
        let text = text.drop(while: Self.isSpace)
        // The lines hold fewer letters than this; the limit bounds the time for texts of any length.
        let limit = 256 * most
        let pieces = pieces(of: text.prefix(limit))
        let isCut = text.dropFirst(limit).contains { !$0.isWhitespace }
        var lines = broken(pieces, width: width)
        // Words are not broken: from the line before a word that is too long on, the text is shortened.
        let tooLong = lines.firstIndex { measure(Self.line($0)) > width }.map { max($0 - 1, 0) }
        let last = min(tooLong ?? .max, lines.count > most || isCut ? min(most, lines.count) - 1 : .max)
        if last < lines.count {
            let rest = pieces[lines[last].startIndex...]
            return (lines.prefix(last).map(Self.line) + [shortened(Self.line(rest))], true)
        }
        while let longest = lines.map({ measure(Self.line($0)) }).max(), lines.count > 1 {
            let narrower = broken(pieces, width: longest - 0.01)
            if narrower.count != lines.count { break }
            guard narrower.allSatisfy({ measure(Self.line($0)) < longest }) else { break }
            lines = narrower
        }
        return ((afterComma(pieces, lines) ?? lines).map(Self.line), false)
    }

    /// Returns the text on two lines of similar length, the first of which ends with a comma; nil if there are none.
    private func afterComma(_ pieces: [String], _ lines: [ArraySlice<String>]) -> [ArraySlice<String>]? {
        guard lines.count == 2 else { return nil }
        let ends = pieces.indices.dropLast().filter { pieces[$0].hasSuffix(",") }
        return ends.map { [pieces[...$0], pieces[($0 + 1)...]] }.first { trial in
            let widths = trial.map { measure(Self.line($0)) }
            return widths.allSatisfy { $0 <= width } && widths.allSatisfy { $0 >= 0.5 * (widths.max() ?? 0) }
        }
    }

    /// Returns the unbreakable pieces of a text: a word, a number with the word after it, each but the first with a
    /// space before it, or the text between two possible breaks of a script without spaces.
    private func pieces(of text: Substring) -> [String] {
        var pieces: [String] = []
        for word in text.split(whereSeparator: Self.isSpace) {
            if let last = pieces.last, last.last?.isNumber == true, measure("\(last) \(word)") <= width {
                pieces[pieces.count - 1] += " \(word)"
                continue
            }
            let space = pieces.isEmpty ? "" : " "
            let parts = word.cut { $0.canBreak(before: $1) }
            pieces += parts.prefix(1).map { space + $0 } + parts.dropFirst().map(String.init)
        }
        return pieces
    }

    /// Returns the pieces of each line: as many as fit, and at least one.
    private func broken(_ pieces: [String], width: Double) -> [ArraySlice<String>] {
        var lines: [ArraySlice<String>] = []
        var start = 0
        for end in pieces.indices.dropFirst() where measure(Self.line(pieces[start...end])) > width {
            lines.append(pieces[start..<end])
            start = end
        }
        if start < pieces.count { lines.append(pieces[start...]) }
        return lines
    }

    /// Returns true for white space at which a line may break.
    private static func isSpace(_ letter: Character) -> Bool {
        letter.isWhitespace && letter != "\u{A0}" && letter != "\u{202F}"
    }

    private static func line(_ pieces: ArraySlice<String>) -> String { String(pieces.joined().drop { $0 == " " }) }

    /// Returns the longest start of the text with `…` that fits: of whole words if possible, and without punctuation or
    /// a space before `…`. Empty if not even `…` fits.
    private func shortened(_ text: String) -> String {
        let letters = Array(text)
        func start(_ count: Int) -> String {
            let end = (1..<count + 1).last { index in
                index == letters.count || letters[index] == " " || letters[index - 1].canBreak(before: letters[index])
            }
            let kept = letters.prefix(min(end ?? count, count))
            return String(kept.prefix((kept.lastIndex { $0.isLetter || $0.isNumber } ?? -1) + 1)) + "…"
        }
        var fitting = 0
        var most = letters.count
        while fitting < most {
            let middle = (fitting + most + 1) / 2
            if measure(start(middle)) <= width { fitting = middle } else { most = middle - 1 }
        }
        return measure(start(fitting)) <= width ? start(fitting) : ""
    }
}
