extension ChartLayout {
    /// A line of text in its place, which is drawn as it was measured.
    public struct Text: Hashable, Sendable {
        /// As wide as the letters, and as high as the theme has lines.
        public internal(set) var rect: Rect
        /// What does not change with its place.
        private var setting: Setting

        /// What the text says.
        public var string: String { setting.run.text }
        /// The em size of the text, in points.
        public var size: Double { setting.run.size }

        /// A text that is measured, its rectangle at the origin.
        init(_ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional, _ theme: ChartTheme) {
            let run = theme.run(string, style, digits: digits)
            let omitted = run.text == string ? [] : Set(string).subtracting(run.text)
            setting = Setting(run, style.color, drop: style.size * theme.middleDrop, omitted)
            rect = Rect(x: 0, y: 0, width: run.width, height: style.size * theme.linePitch)
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.rect == b.rect
                && (a.setting === b.setting
                    || a.setting.run == b.setting.run && a.color == b.color && a.setting.drop == b.setting.drop)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(rect)
            hasher.combine(string)
        }
    }

    /// Shared by all copies of a text: a layout has room for two in each of its nodes, most of which have none.
    private final class Setting: Sendable {
        /// The letters, beginning at the origin.
        let run: GlyphRun
        let color: ChartTheme.Color
        /// From the rectangle's centre line down to the baseline.
        let drop: Double
        let omitted: Set<Character>

        init(_ run: GlyphRun, _ color: ChartTheme.Color, drop: Double, _ omitted: Set<Character>) {
            (self.run, self.color, self.drop, self.omitted) = (run, color, drop, omitted)
        }
    }
}

extension ChartLayout.Text {
    /// The colour of its letters.
    var color: ChartTheme.Color { setting.color }

    /// The same in another colour.
    func colored(_ color: ChartTheme.Color) -> Self {
        with(self) { $0.setting = ChartLayout.Setting(setting.run, color, drop: setting.drop, omitted) }
    }

    /// Its letters where they stand.
    var letters: GlyphRun { with(setting.run) { $0.origin = Point(rect.x, baseline) } }

    /// Where its letters stand.
    var baseline: Double { rect.midY + setting.drop }

    /// From the left end to its ink, in points.
    var leftBearing: Double {
        let letters = setting.run.letters()
        // A pen reaches across its way: not at all beside an end that lies flat.
        let strokes = letters.strokes.flatMap { stroke in
            stroke.path.segments.flatMap { segment -> [Double] in
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
    var omitted: Set<Character> { setting.omitted }

    /// The first character that is drawn as a box.
    var missing: Unicode.Scalar? { setting.run.missing.first }

    /// Whether letters may look as if a font lacked them.
    var lacksMemory: Bool { setting.run.fonts.contains { $0.source.lacksMemory } }

    /// Its number on the way up from 0, `part` of it done: letter by letter, each in a place of its own.
    ///
    /// As long as digits change, all places are alike, so that none jumps; they become what each digit needs.
    func counted(_ part: Double) -> [Self] {
        let letters = Array(string)
        let digits = letters.indices.filter { letters[$0].isNumber }
        guard let number = Int(String(digits.map { letters[$0] })), let last = digits.last else { return [self] }
        var value = Int(Double(number) * part)
        var shown = letters
        // What follows a point stays, and so does a digit before it.
        let decimals = letters[...last].reversed().prefix(while: \.isNumber).count
        let least = decimals < digits.count && decimals != 3 ? decimals + 1 : 1
        var first = last
        for (place, index) in digits.reversed().enumerated() where place < least || value > 0 {
            shown[index] = Character("\(value % 10)")
            (value, first) = (value / 10, index)
        }
        func saying(_ string: String) -> Self {
            let run = with(setting.run) { $0.text = string }
            return with(self) {
                $0.setting = ChartLayout.Setting(run, color, drop: setting.drop, omitted)
                $0.rect.width = run.width
            }
        }
        func width(_ letters: some Sequence<Character>) -> Double { saying(String(letters)).rect.width }
        let digit = width("0")
        var right = rect.maxX
        let settled = max(0, 25 * part - 24)
        return letters.indices.reversed().compactMap { index in
            let wide = letters[index].isNumber ? digit : width([letters[index]])
            let end = rect.x + (width(letters[..<index]) + width(letters[...index])) / 2
            let center = (right - wide / 2) * (1 - settled) + end * settled
            right -= wide
            var text = saying(String(shown[index]))
            text.rect.x = center - text.rect.width / 2
            return index < first ? nil : text
        }.reversed()
    }

    func moved(x: Double = 0, y: Double = 0) -> Self { with(self) { $0.rect = rect.moved(x: x, y: y) } }

    /// The text with its left end at `x`, its letters standing on a baseline.
    func placed(x: Double, baseline: Double) -> Self {
        with(self) { ($0.rect.x, $0.rect.y) = (x, baseline - setting.drop - rect.height / 2) }
    }

    /// The text centred on a point, or as near to it as the canvas lets it stand.
    func centered(on center: Point, within canvas: Rect) -> Self {
        with(self) {
            $0.rect.x = max(canvas.x, min(center.x - rect.width / 2, canvas.maxX - rect.width))
            $0.rect.y = max(canvas.y, min(center.y - rect.height / 2, canvas.maxY - rect.height))
        }
    }
}

extension TextStyle {
    /// The same at another weight.
    func weighing(_ weight: Double) -> TextStyle { with(self) { $0.weight = weight } }

    /// The same at another em size, in points.
    func sized(_ size: Double) -> TextStyle { with(self) { $0.size = size } }
}

extension ChartTheme {
    /// The letters of a line of text, beginning at the origin.
    func run(_ text: String, _ style: TextStyle, digits: GlyphRun.Digits) -> GlyphRun {
        var run = GlyphRun(
            text: text, origin: .zero, size: style.size, weight: style.weight, digits: digits,
            fonts: fonts.map(\.typeface))
        guard omitsMissing, case let missing = Set(run.missing), !missing.isEmpty else { return run }
        // With a character goes what joins it to others, and a space beside it.
        let words = text.split(separator: " ").map { $0.filter { missing.isDisjoint(with: $0.unicodeScalars) } }
        run.text = words.filter { !$0.isEmpty }.joined(separator: " ")
        return run
    }

    /// The same, by what is to be done about a character that cannot be drawn.
    func omitting(_ option: ChartOptions.MissingGlyph) -> ChartTheme {
        with(self) { $0.omitsMissing = option == .omit }
    }

    /// How wide a line of text is, in points.
    func width(_ text: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional) -> Double {
        run(text, style, digits: digits).width
    }
}
