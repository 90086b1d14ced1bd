import StepRaster

/// A text set on a few lines, broken between words where it can be.
///
/// The lines are about as long as each other, which looks better than a last line of one word. When there is more than
/// they hold, the last one ends with `…`.
struct Paragraph: Hashable, Sendable {
    enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// From the top, each at the origin.
    let lines: [ChartLayout.Text]
    /// Whether there was more than the lines hold.
    let isShortened: Bool
    /// From line to line, in points.
    let lineHeight: Double

    var height: Double { Double(lines.count) * lineHeight }
    var width: Double { lines.map(\.rect.width).max() ?? 0 }

    /// - Parameters:
    ///   - width: most that a line may take, in points.
    ///   - most: how many lines there may be.
    init(
        _ text: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional, width: Double, lines most: Int = 1,
        theme: ChartTheme
    ) {
        let breaker = LineBreaker(width: width) { theme.width($0, style, digits: digits) }
        let lines = breaker.lines(of: text, most: most)
        self.lines = lines.texts.map { ChartLayout.Text($0, style, digits: digits, theme) }
        isShortened = lines.isShortened
        lineHeight = style.size * theme.linePitch
    }

    /// The lines, placed: the first begins at `y`, and each has its left end, middle or right end at `x`.
    func placed(x: Double, y: Double, _ alignment: Alignment = .leading) -> [ChartLayout.Text] {
        lines.enumerated().map { index, line in
            let left =
                switch alignment {
                case .leading: x
                case .center: x - line.rect.width / 2
                case .trailing: x - line.rect.width
                }
            return line.moved(x: left, y: y + Double(index) * lineHeight)
        }
    }
}

/// Breaks a text into lines.
private struct LineBreaker {
    /// Most that a line may take, in points.
    let width: Double
    /// The width of a text, in points.
    let measure: (String) -> Double

    func lines(of text: String, most: Int) -> (texts: [String], isShortened: Bool) {
        // No line holds more letters than this, so that a text of any length takes little time.
        let limit = 256 * most
        let pieces = pieces(of: text.prefix(limit))
        let isCut = text.dropFirst(limit).contains { !$0.isWhitespace }
        var lines = broken(pieces, width: width)
        if lines.count > most || isCut {
            let start = lines.prefix(most).dropLast().reduce(0) { $0 + $1.count }
            let kept = lines.prefix(most).dropLast().map(Self.line)
            return (kept + [shortened(Self.line(pieces[start...]))], true)
        }
        while let longest = lines.map({ measure(Self.line($0)) }).max(), lines.count > 1 {
            let narrower = broken(pieces, width: longest - 0.01)
            guard narrower.count == lines.count, narrower.allSatisfy({ measure(Self.line($0)) < longest }) else {
                break
            }
            lines = narrower
        }
        return (lines.map(Self.line), false)
    }

    /// What stays on one line: a word or a number with the word after it, each but the first with a space before it, what
    /// is between two breaks of a script without spaces, or a part of what is too long for a line.
    private func pieces(of text: Substring) -> [String] {
        let words = text.split { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }
        var pieces: [String] = []
        for word in words {
            if let last = pieces.last, last.last?.isNumber == true, measure("\(last) \(word)") <= width {
                pieces[pieces.count - 1] += " \(word)"
                continue
            }
            var piece = pieces.isEmpty ? "" : " "
            for part in word.unbroken {
                for letter in part {
                    if piece != "", piece != " ", measure(piece + String(letter)) > width {
                        pieces.append(piece)
                        piece = ""
                    }
                    piece.append(letter)
                }
                pieces.append(piece)
                piece = ""
            }
        }
        return pieces
    }

    /// As many pieces on every line as it can hold, and at least one.
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

    private static func line(_ pieces: ArraySlice<String>) -> String {
        String(pieces.joined().drop { $0 == " " })
    }

    /// As much of the text as leaves room for `…`, without a mark or a space before it; nothing when not even `…` fits.
    private func shortened(_ text: String) -> String {
        func start(_ count: Int) -> String {
            var letters = text.prefix(count)
            // Rather a word less than a part of one, unless that is long.
            let isBroken = letters.last?.isLetter == true && text.dropFirst(count).first?.isLetter == true
            if isBroken, let space = letters.lastIndex(of: " "), letters[space...].count <= 12 {
                letters = letters[..<space]
            }
            let end = letters.lastIndex { $0.isLetter || $0.isNumber }
            return (end.map { String(letters[...$0]) } ?? "") + "…"
        }
        var (fitting, most) = (0, text.count)
        while fitting < most {
            let middle = (fitting + most + 1) / 2
            if measure(start(middle)) <= width { fitting = middle } else { most = middle - 1 }
        }
        return measure(start(fitting)) <= width ? start(fitting) : ""
    }
}
