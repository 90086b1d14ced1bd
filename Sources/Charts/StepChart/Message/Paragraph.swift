import StepRaster

/// A text set on a few lines, broken between words where it can be.
///
/// The lines are about as long as each other, which looks better than a last line of one word. When there is more than
/// they hold, the last one ends with `…`.
struct Paragraph: Hashable, Sendable {
    enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// An em size, a weight and a colour.
    struct Face: Hashable, Sendable {
        var size: Double
        var weight: Double
        var color: ChartTheme.Color
        var digits = GlyphRun.Digits.proportional
        var fonts: [ChartTheme.Font]

        func width(_ text: String) -> Double {
            GlyphRun(
                text: text, origin: .zero, size: size, weight: weight, digits: digits, fonts: fonts.map(\.typeface)
            ).width
        }
    }

    let lines: [String]
    /// Whether there was more than the lines hold.
    let isShortened: Bool
    let face: Face
    /// From line to line, in points.
    let lineHeight: Double

    var height: Double { Double(lines.count) * lineHeight }
    var width: Double { lines.map(face.width).max() ?? 0 }

    /// - Parameter width: most that a line may take, in points.
    init(_ text: String, _ face: Face, width: Double, lines most: Int = 1, theme: ChartTheme) {
        self.face = face
        lineHeight = face.size * theme.linePitch
        // No line holds more letters than this, so that a text of any length takes little time.
        let limit = 256 * most
        let pieces = Self.pieces(of: text.prefix(limit), width: width, face)
        let isCut = text.dropFirst(limit).contains { !$0.isWhitespace }
        var lines = Self.broken(pieces, width: width, face)
        isShortened = lines.count > most || isCut
        if isShortened {
            let start = lines.prefix(most).dropLast().reduce(0) { $0 + $1.count }
            let kept = lines.prefix(most).dropLast().map(Self.line)
            self.lines = kept + [Self.shortened(Self.line(pieces[start...]), width: width, face)]
            return
        }
        while let longest = lines.map({ face.width(Self.line($0)) }).max(), lines.count > 1 {
            let narrower = Self.broken(pieces, width: longest - 0.01, face)
            guard narrower.count == lines.count, narrower.allSatisfy({ face.width(Self.line($0)) < longest }) else {
                break
            }
            lines = narrower
        }
        self.lines = lines.map(Self.line)
    }

    /// What stays on one line: a word or a number with the word after it, each but the first with a space before it, what
    /// is between two breaks of a script without spaces, or a part of what is too long for a line.
    private static func pieces(of text: Substring, width: Double, _ face: Face) -> [String] {
        let words = text.split { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }
        var pieces: [String] = []
        for word in words {
            if let last = pieces.last, last.last?.isNumber == true, face.width("\(last) \(word)") <= width {
                pieces[pieces.count - 1] += " \(word)"
                continue
            }
            var piece = pieces.isEmpty ? "" : " "
            for part in word.unbroken {
                for letter in part {
                    if piece != "", piece != " ", face.width(piece + String(letter)) > width {
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
    private static func broken(_ pieces: [String], width: Double, _ face: Face) -> [ArraySlice<String>] {
        var lines: [ArraySlice<String>] = []
        var start = 0
        for end in pieces.indices.dropFirst() where face.width(line(pieces[start...end])) > width {
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
    private static func shortened(_ text: String, width: Double, _ face: Face) -> String {
        func start(_ count: Int) -> String {
            let letters = text.prefix(count)
            let end = letters.lastIndex { $0.isLetter || $0.isNumber }
            return (end.map { String(letters[...$0]) } ?? "") + "…"
        }
        var (fitting, most) = (0, text.count)
        while fitting < most {
            let middle = (fitting + most + 1) / 2
            if face.width(start(middle)) <= width { fitting = middle } else { most = middle - 1 }
        }
        return face.width(start(fitting)) <= width ? start(fitting) : ""
    }
}

extension Paragraph {
    /// The lines, placed: the first begins at `y`, and each has its left end, middle or right end at `x`.
    func placed(x: Double, y: Double, _ alignment: Alignment = .leading) -> [PlacedText] {
        lines.enumerated().map { index, line in
            let width = face.width(line)
            let left =
                switch alignment {
                case .leading: x
                case .center: x - width / 2
                case .trailing: x - width
                }
            let rect = Rect(
                x: left, y: y + Double(index) * lineHeight, width: width, height: lineHeight)
            return PlacedText(text: ChartLayout.Text(string: line, rect: rect, size: face.size), face: face)
        }
    }
}

/// A line of text in its place.
struct PlacedText: Hashable, Sendable {
    let text: ChartLayout.Text
    let face: Paragraph.Face

    func item(_ theme: ChartTheme) -> Scene.Item {
        .text(text.run(weight: face.weight, digits: face.digits, theme), face.color)
    }
}

extension [PlacedText] {
    /// - Parameter name: what messages call the text that these lines are of.
    /// - Throws: `ChartError.missingGlyph` for the first line that would be drawn with a box in it.
    func refuseMissingGlyphs(of name: String, _ theme: ChartTheme) throws(ChartError) {
        for line in self { try line.text.refuseMissingGlyphs(in: name, theme) }
    }
}

extension ChartTheme {
    var captionFace: Paragraph.Face {
        .init(size: captionSize, weight: captionWeight, color: captionColor, fonts: fonts)
    }
    var subcaptionFace: Paragraph.Face {
        .init(size: subcaptionSize, weight: subcaptionWeight, color: subcaptionColor, fonts: fonts)
    }
}
