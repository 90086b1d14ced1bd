extension ChartLayout {
    /// A line of text in its position, which is drawn as it was measured.
    public struct Text: Hashable, Sendable {
        /// The rectangle of the text, as wide as the letters, and as high as the lines of the theme.
        public internal(set) var rect: Rect
        /// The em size of the text, in points.
        public private(set) var size: Double
        private var storage: TextStorage
        private var attributes: TextAttributes { storage.attributes }

        /// The characters that are drawn.
        public var string: String { attributes.line.text }

        /// Creates a text at the origin from the measured part of `string` that can be drawn.
        init(_ line: TextLine, of string: String, _ style: TextStyle, _ theme: ChartTheme) {
            let omitted = line.text == string ? [] : Set(string).subtracting(line.text)
            storage = TextStorage(
                TextAttributes(
                    line: line, color: style.color, drop: theme.middleDrop, height: theme.linePitch, omitted: omitted))
            size = style.size
            rect = Rect(x: 0, y: 0, width: 0, height: size * theme.linePitch)
            rect.width = width(of: line)
        }

        /// Sets and measures a text, its rectangle at the origin.
        init(_ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional, _ theme: ChartTheme) {
            self.init(theme.line(string, weight: style.weight, digits: digits), of: string, style, theme)
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.rect == b.rect && a.size == b.size && (a.storage === b.storage || a.attributes == b.attributes)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(rect)
            hasher.combine(string)
        }

        /// Returns the text with another line or in other colours.
        private func changed(_ change: (inout TextAttributes) -> Void) -> Self {
            with(self) { $0.storage = TextStorage(with(attributes, change)) }
        }
    }

    /// The storage that copies of a text share. It keeps a text small: each node of a layout has two optional ones.
    private final class TextStorage: Sendable {
        let attributes: TextAttributes

        init(_ attributes: TextAttributes) { self.attributes = attributes }
    }

    /// The properties of a text that do not depend on its position and its size. Lengths are in em.
    private struct TextAttributes: Equatable {
        var line: TextLine
        var color: ChartTheme.Color
        /// The distance from the rectangle's centre line down to the baseline.
        let drop: Double
        let height: Double
        let omitted: Set<Character>
        /// The runs of a text in which some words are emphasized, and the colour of those words.
        var runs: [EmphasizedText.TextRun] = []
        var emphasis: ChartTheme.Color?
    }
}

extension ChartLayout.Text {
    var color: ChartTheme.Color { attributes.color }

    func colored(_ color: ChartTheme.Color) -> Self { changed { $0.color = color } }

    func emphasizing(_ runs: [EmphasizedText.TextRun], _ color: ChartTheme.Color) -> Self {
        changed { attributes in
            attributes.runs = runs
            attributes.emphasis = color
        }
    }

    /// The text cut into pieces of one colour each, in their positions.
    var pieces: [Self] {
        guard let emphasis = attributes.emphasis, attributes.runs.count > 1 else { return [self] }
        var before = ""
        return attributes.runs.map { run in
            let x = rect.x + (before.isEmpty ? 0 : replacingString(with: before).rect.width)
            before += run.text
            let piece = replacingString(with: run.text).placed(x: x, baseline: baseline)
            return run.isEmphasized ? piece.colored(emphasis) : piece
        }
    }

    /// Returns another string in the same style and in one colour, its left end in the same position.
    private func replacingString(with string: String) -> Self {
        let own = attributes.line
        let text = changed { attributes in
            attributes.line = TextLine(string, weight: own.weight, digits: own.digits, fonts: own.fonts)
            attributes.emphasis = nil
        }
        return with(text) { $0.rect.width = width(of: text.attributes.line) }
    }

    /// Returns the text at another em size, in points, its rectangle at the origin.
    func sized(_ size: Double) -> Self {
        with(self) { text in
            text.size = size
            text.rect = Rect(x: 0, y: 0, width: text.width(of: attributes.line), height: size * attributes.height)
        }
    }

    /// Returns the text at the origin, at the largest size up to its own at which it is no wider than `width` points.
    func fitting(_ width: Double) -> Self {
        var text = self
        // Tracking is wider at smaller sizes, so that a smaller text may have to become smaller once more.
        repeat {
            text = text.sized(text.size * min(1, width / max(text.rect.width, 1e-9)))
        } while text.rect.width > width * (1 + 1e-9)
        return text
    }

    var letters: GlyphRun { GlyphRun(attributes.line, origin: Point(rect.x, baseline), size: size, tracking: tracking) }

    /// The space added between two letters, in em: large letters are set closer.
    private var tracking: Double { size > 90 ? -0.022 : size > 44 ? -0.014 : 0 }

    private func width(of line: TextLine) -> Double { line.width(size: size, tracking: tracking) }

    var baseline: Double { rect.midY + size * attributes.drop }

    /// The distance from the left end to its ink, in points.
    var leftBearing: Double {
        let letters = GlyphRun(attributes.line, origin: .zero, size: size).letters()
        // A butt end reaches sideways as far as the stroke is steep: not at all where it is horizontal.
        let strokes = letters.strokes.flatMap { stroke in
            stroke.path.stretched(for: stroke.style).segments.flatMap { segment -> [Double] in
                let curve: Cubic
                switch segment {
                case .line(let a, let b), .close(let a, let b): curve = Cubic(a, a, b, b)
                case .cubic(let cubic): curve = cubic
                case .move: return []
                }
                return [(curve.p0, curve.startTangent), (curve.p3, curve.endTangent)].map { end, tangent in
                    end.x - stroke.style.width / 2 * abs(tangent?.y ?? 1)
                }
            }
        }
        let ends = strokes + letters.outlines.flatMap { $0.elements.compactMap(\.end?.x) }
        return ends.min() ?? 0
    }

    /// The characters of the whole text that are left out, since they cannot be drawn.
    var omitted: Set<Character> { attributes.omitted }

    /// The first character that is drawn as a box.
    var missing: Unicode.Scalar? { attributes.line.missing.first }

    /// True if memory was short for a letter; the font then seems to lack it.
    var lacksMemory: Bool { attributes.line.fonts.contains { $0.source.lacksMemory } }

    /// Returns the letters while the number counts up from 0, each as a text in its position; `part` is from 0 to 1.
    /// All digits have one width while they change, so that none jumps; at the end each has its own width.
    func counted(_ part: Double) -> [Self] {
        let letters = Array(string)
        let digits = letters.indices.filter { letters[$0].isNumber }
        guard let number = Int(String(digits.map { letters[$0] })), let last = digits.last else { return [self] }
        var value = Int(Double(number) * part)
        var shown = letters
        // Digits after a decimal point stay, and so does a digit before it.
        let decimals = letters[...last].reversed().prefix(while: \.isNumber).count
        let least = decimals < digits.count && decimals != 3 ? decimals + 1 : 1
        var first = last
        for (position, index) in digits.reversed().enumerated() where position < least || value > 0 {
            shown[index] = Character("\(value % 10)")
            value = value / 10
            first = index
        }
        func width(_ letters: some Sequence<Character>) -> Double { replacingString(with: String(letters)).rect.width }
        let digit = width("0")
        var left = rect.x
        let arrived = max(0, 25 * part - 24)
        return letters[first...].indices.map { index in
            let wide = letters[index].isNumber ? digit : width([letters[index]])
            let end = rect.x + (width(letters[..<index]) + width(letters[...index])) / 2
            // A number that has all of its digits moves them to their final positions.
            let center = (left + wide / 2) * (1 - arrived) + end * arrived
            left += wide
            return with(replacingString(with: String(shown[index]))) { $0.rect.x = center - $0.rect.width / 2 }
        }
    }

    /// The width of the text where all digits are as wide as the widest.
    var countedWidth: Double {
        let rest = replacingString(with: string.filter { !$0.isNumber }).rect.width
        return max(rect.width, rest + Double(string.count(where: \.isNumber)) * replacingString(with: "0").rect.width)
    }

    func moved(x: Double = 0, y: Double = 0) -> Self { with(self) { $0.rect = rect.moved(x: x, y: y) } }

    /// Returns the text with its left end, middle or right end at `x`, on a baseline.
    func placed(x: Double, baseline: Double, _ alignment: Paragraph.Alignment = .leading) -> Self {
        with(self) {
            $0.rect.x = x - alignment.rawValue * rect.width
            $0.rect.y = baseline - size * attributes.drop - rect.height / 2
        }
    }

    /// Returns the text centred on a point, or as near to it as possible inside the canvas.
    func centered(on center: Point, within canvas: Rect) -> Self {
        with(self) {
            $0.rect.x = max(canvas.x, min(center.x - rect.width / 2, canvas.maxX - rect.width))
            $0.rect.y = max(canvas.y, min(center.y - rect.height / 2, canvas.maxY - rect.height))
        }
    }
}

extension ChartTheme {
    func line(_ text: String, weight: Double, digits: GlyphRun.Digits) -> TextLine {
        let typefaces = fonts.map(\.typeface)
        let line = TextLine(text, weight: weight, digits: digits, fonts: typefaces)
        // Emoji are left out even where other missing characters are refused, since fonts of letters have none.
        let missing = Set(line.missing).filter { scalar in
            missingGlyph == .omit || missingGlyph == .error && scalar.properties.isEmoji
        }
        if missing.isEmpty { return line }
        // Whole grapheme clusters are left out, and a space beside them.
        let words = text.split(separator: " ").map { $0.filter { missing.isDisjoint(with: $0.unicodeScalars) } }
        let rest = words.filter { !$0.isEmpty }.joined(separator: " ")
        return TextLine(rest, weight: weight, digits: digits, fonts: typefaces)
    }
}
