/// A text set on a line from x = 0, its letters from the first font that has them, otherwise from the built-in face.
/// Distances are in em, so that it is set once for all sizes.
package struct TextLine: Sendable {
    enum LineSegment: Sendable {
        /// The letters of the built-in face, which sets them itself, and the number of tracked ones before them.
        case builtIn([MonolineFace.GlyphPlacement], x: Double, index: Int)
        case letter(FontGlyph, x: Double, index: Int)
    }

    package let text: String
    package let weight: Double
    package let digits: GlyphRun.Digits
    package let fonts: [Typeface]
    /// The fonts, in the order in which a letter is looked up.
    private let sources: [any GlyphSource]

    private(set) var segments: [LineSegment] = []
    private var advance = 0.0
    /// The number of tracked letters: all but those of fonts that are spaced for display.
    private var trackedCount = 0
    /// The letters of the built-in face, and the sum of their lines' widths, in thousandths of an em.
    private var builtInText = ""
    private var builtInWidth = 0.0
    /// The pending letters of the built-in face, while the line is being set.
    private var pending = ""
    /// The last letter, if it is from a font.
    private var last: (glyph: FontGlyph, font: any GlyphSource)?

    /// - Parameters:
    ///   - weight: 100 (thin) ... 900 (black); 300 is the face's drawn weight, its stem .072 em.
    ///   - fonts: the fonts in order, each for letters that those before it lack; the built-in face is the last.
    package init(_ text: String, weight: Double, digits: GlyphRun.Digits, fonts: [Typeface]) {
        self.text = text
        self.weight = weight
        self.digits = digits
        self.fonts = fonts
        // Fonts of the text's weight are first: bold ones for a bold text, others for another one.
        let isOther = weight < 600
        let inOrder = fonts.map(\.source)
        sources = inOrder.filter { $0.metrics.isBold != isOther } + inOrder.filter { $0.metrics.isBold == isOther }
        if fonts.isEmpty {
            pending = text
        } else {
            for character in text { add(character) }
        }
        endBuiltIn()
    }

    /// The advance width in points, kerning included. An em has `size` points; `tracking`, between letters, is in em.
    package func width(size: Double, tracking: Double = 0) -> Double {
        let untracked = fonts.isEmpty ? builtInWidth * size / 1000 : advance * size
        return untracked + tracking * Double(max(0, trackedCount - 1)) * size
    }

    /// The characters that neither a font nor the built-in face draws, each once, in order.
    package var missing: [Unicode.Scalar] { MonolineFace.missing(in: builtInText) }

    private mutating func add(_ character: Character) {
        if character.unicodeScalars.allSatisfy(\.isInvisible) { return }
        guard let (letters, font) = letters(of: character) else { return pending.append(character) }
        endBuiltIn()
        let isInColumn = digits == .tabular && "0"..."9" ~= character
        for letter in letters {
            // A letter in a column is centred.
            let column = isInColumn ? digitAdvance(of: font) : letter.advance
            let isOwn = column == letter.advance
            if isOwn, let last, last.font === font { advance += font.kern(last.glyph, letter) }
            segments.append(.letter(letter, x: advance + (column - letter.advance) / 2, index: trackedCount))
            if !font.isSpacedForDisplay { trackedCount += 1 }
            advance += column
            last = isOwn ? (letter, font) : nil
        }
    }

    /// A character's letters in the first font that has all of them; nil for icons, and if the letters need shaping.
    private func letters(of character: Character) -> (letters: [FontGlyph], font: any GlyphSource)? {
        let scalars = character.composed.filter { !$0.isInvisible }
        guard !scalars.contains(where: { $0.needsShaping || $0.properties.generalCategory == .privateUse }) else {
            return nil
        }
        for font in sources {
            let letters = scalars.compactMap { font.glyph(for: $0, weight: weight) }
            if letters.count == scalars.count { return (letters, font) }
        }
        return nil
    }

    /// The advance of each digit in columns: that of the widest.
    private func digitAdvance(of font: any GlyphSource) -> Double {
        (0x30...0x39 as ClosedRange<UInt8>).reduce(0) { widest, digit in
            max(widest, font.glyph(for: Unicode.Scalar(digit), weight: weight)?.advance ?? 0)
        }
    }

    private mutating func endBuiltIn() {
        guard !pending.isEmpty else { return }
        let (placements, thousandths) = MonolineFace(weight: weight).layout(pending, digits: digits)
        segments.append(.builtIn(placements, x: advance, index: trackedCount))
        trackedCount += placements.last.map { $0.index + 1 } ?? 0
        advance += thousandths / 1000
        builtInWidth += thousandths
        builtInText += pending
        pending = ""
        last = nil
    }
}

extension TextLine: Hashable {
    package static func == (a: Self, b: Self) -> Bool {
        a.text == b.text && a.weight == b.weight && a.digits == b.digits && a.fonts == b.fonts
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
