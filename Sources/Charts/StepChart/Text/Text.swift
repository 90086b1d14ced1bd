extension ChartLayout {
    /// A line of text in its position, which is drawn as it was measured.
    public struct Text: Hashable, Sendable {
        /// The rectangle of the text, as wide as the letters, and as high as the lines of the theme.
        public internal(set) var rect: Rect
        /// The em size of the text, in points.
        public private(set) var size: Double
        private var storage: Storage
        private var look: Look { storage.look }

        /// The string of the text.
        public var string: String { look.line.text }

        /// A measured text, its rectangle at the origin.
        /// - Parameters:
        ///   - line: the part of the text that can be drawn.
        ///   - string: the whole text.
        init(_ line: TextLine, of string: String, _ style: TextStyle, _ theme: ChartTheme) {
            let omitted = line.text == string ? [] : Set(string).subtracting(line.text)
            storage = Storage(
                Look(
                    line: line, color: style.color, drop: theme.middleDrop, height: theme.linePitch, omitted: omitted))
            size = style.size
            rect = Rect(x: 0, y: 0, width: 0, height: size * theme.linePitch)
            rect.width = width(of: line)
        }

        /// A text that is set and measured, its rectangle at the origin.
        init(_ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional, _ theme: ChartTheme) {
            self.init(theme.line(string, weight: style.weight, digits: digits), of: string, style, theme)
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.rect == b.rect && a.size == b.size
                && (a.storage === b.storage
                    || a.look.line == b.look.line && a.color == b.color && a.look.drop == b.look.drop
                        && a.look.emphasis == b.look.emphasis && a.look.runs == b.look.runs)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(rect)
            hasher.combine(string)
        }

        /// Returns the text with another line or in other colours.
        private func changed(_ change: (inout Look) -> Void) -> Self {
            with(self) { $0.storage = Storage(with(look, change)) }
        }
    }

    /// The storage that copies of a text share: a layout has two optional texts in each of its nodes, mostly nil.
    private final class Storage: Sendable {
        let look: Look

        init(_ look: Look) { self.look = look }
    }

    /// The properties of a text that its position and its size do not change. Lengths are in em.
    private struct Look {
        var line: TextLine
        var color: ChartTheme.Color
        /// The distance from the rectangle's centre line down to the baseline, in em.
        let drop: Double
        let height: Double
        let omitted: Set<Character>
        /// The parts of the text where some matter more, and the colour of these.
        var runs: [EmphasizedText.Run] = []
        var emphasis: ChartTheme.Color?
    }
}

extension ChartLayout.Text {
    var color: ChartTheme.Color { look.color }

    func colored(_ color: ChartTheme.Color) -> Self { changed { $0.color = color } }

    func emphasizing(_ runs: [EmphasizedText.Run], _ color: ChartTheme.Color) -> Self {
        changed { look in
            look.runs = runs
            look.emphasis = color
        }
    }

    /// The text in pieces of one colour each, where they stand.
    var pieces: [Self] {
        guard let emphasis = look.emphasis, look.runs.count > 1 else { return [self] }
        var before = ""
        return look.runs.map { run in
            let x = rect.x + (before.isEmpty ? 0 : saying(before).rect.width)
            before += run.text
            let piece = saying(run.text).placed(x: x, baseline: baseline)
            return run.isEmphasized ? piece.colored(emphasis) : piece
        }
    }

    /// Another string in the same letters and in one colour, its left end in the same position.
    private func saying(_ string: String) -> Self {
        let own = look.line
        let text = changed { look in
            look.line = TextLine(string, weight: own.weight, digits: own.digits, fonts: own.fonts)
            look.emphasis = nil
        }
        return with(text) { $0.rect.width = width(of: text.look.line) }
    }

    /// The text at another em size, in points, its rectangle at the origin: all its measures are multiplied.
    func sized(_ size: Double) -> Self {
        with(self) { text in
            text.size = size
            text.rect = Rect(x: 0, y: 0, width: text.width(of: look.line), height: size * look.height)
        }
    }

    /// The text at the largest size at which it is no wider than that, its rectangle at the origin.
    func fitting(_ width: Double) -> Self {
        var text = self
        // A smaller text may have more between its letters, so that it has to become smaller once more.
        repeat {
            text = text.sized(text.size * min(1, width / max(text.rect.width, 1e-9)))
        } while text.rect.width > width * (1 + 1e-9)
        return text
    }

    var letters: GlyphRun {
        GlyphRun(look.line, origin: Point(rect.x, baseline), size: size, tracking: tracking)
    }

    /// The space added between two letters, in em: large letters stand closer.
    private var tracking: Double { size > 90 ? -0.022 : size > 44 ? -0.014 : 0 }

    private func width(of line: TextLine) -> Double { line.width(size: size, tracking: tracking) }

    var baseline: Double { rect.midY + size * look.drop }

    /// The distance from the left end to its ink, in points.
    var leftBearing: Double {
        let letters = GlyphRun(look.line, origin: .zero, size: size).letters()
        // A pen reaches across its way: not at all beside an end that lies flat.
        let strokes = letters.strokes.flatMap { stroke in
            stroke.path.stretched(for: stroke.style).segments.flatMap { segment -> [Double] in
                let curve: Cubic
                switch segment {
                case .line(let a, let b), .close(let a, let b): curve = Cubic(a, a, b, b)
                case .cubic(let cubic): curve = cubic
                case .move: return []
                }
                return [(curve.p0, curve.startTangent), (curve.p3, curve.endTangent)].map { end, way in
                    end.x - stroke.style.width / 2 * abs(way?.y ?? 1)
                }
            }
        }
        let ends = strokes + letters.outlines.flatMap { $0.elements.compactMap(\.end?.x) }
        return ends.min() ?? 0
    }

    /// The characters that it lacks, since they cannot be drawn.
    var omitted: Set<Character> { look.omitted }

    /// The first character that is drawn as a box.
    var missing: Unicode.Scalar? { look.line.missing.first }

    /// True if memory was short for a letter, which may then look as if a font lacked it.
    var lacksMemory: Bool { look.line.fonts.contains { $0.source.lacksMemory } }

    /// Its number on the way up from 0, `part` of it done, from the left end on: letter by letter, each in its own position.
    ///
    /// All positions have one width while digits change, so that none jumps; in the end each has its digit's own width.
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
        for (place, index) in digits.reversed().enumerated() where place < least || value > 0 {
            shown[index] = Character("\(value % 10)")
            value = value / 10
            first = index
        }
        func width(_ letters: some Sequence<Character>) -> Double { saying(String(letters)).rect.width }
        let digit = width("0")
        var left = rect.x
        let settled = max(0, 25 * part - 24)
        return letters[first...].indices.map { index in
            let wide = letters[index].isNumber ? digit : width([letters[index]])
            let end = rect.x + (width(letters[..<index]) + width(letters[...index])) / 2
            // A number that has all of its digits moves to their final positions.
            let center = (left + wide / 2) * (1 - settled) + end * settled
            left += wide
            return with(saying(String(shown[index]))) { $0.rect.x = center - $0.rect.width / 2 }
        }
    }

    /// The width of the text where all digits are as wide as the widest.
    var countedWidth: Double {
        let rest = saying(string.filter { !$0.isNumber }).rect.width
        return max(rect.width, rest + Double(string.count(where: \.isNumber)) * saying("0").rect.width)
    }

    func moved(x: Double = 0, y: Double = 0) -> Self { with(self) { $0.rect = rect.moved(x: x, y: y) } }

    /// The text with its left end, middle or right end at `x`, its letters standing on a baseline.
    func placed(x: Double, baseline: Double, _ alignment: Paragraph.Alignment = .leading) -> Self {
        with(self) {
            $0.rect.x = x - alignment.rawValue * rect.width
            $0.rect.y = baseline - size * look.drop - rect.height / 2
        }
    }

    /// The text centred on a point, or as near to it as the canvas lets it stand.
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
        // Emoji are left out where other missing characters are refused, since fonts of letters have none.
        let missing = Set(line.missing).filter { scalar in
            missingGlyph == .omit || missingGlyph == .error && scalar.properties.isEmoji
        }
        if missing.isEmpty { return line }
        // The characters that join a missing one to others go with it, as does a space beside it.
        let words = text.split(separator: " ").map { $0.filter { missing.isDisjoint(with: $0.unicodeScalars) } }
        let rest = words.filter { !$0.isEmpty }.joined(separator: " ")
        return TextLine(rest, weight: weight, digits: digits, fonts: typefaces)
    }
}
