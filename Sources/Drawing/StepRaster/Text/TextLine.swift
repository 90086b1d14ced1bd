/// A text set on a line from x = 0, its letters from the first font that has them, else from the built-in face. Distances are
/// in em, so that it is set once, whatever its size.
package struct TextLine: Sendable {
    enum Part: Sendable {
        /// Letters of the built-in face, which sets them itself, and how many tracked ones stand before them.
        case builtIn([MonolineFace.Placement], x: Double, index: Int)
        case letter(FontGlyph, x: Double, index: Int)
    }

    package let text: String
    package let weight: Double
    package let digits: GlyphRun.Digits
    package let fonts: [Typeface]
    private let setter: Setter

    /// - Parameters:
    ///   - weight: 100 (thin) ... 900 (black); 300 is the face's drawn weight, its stem .072 em.
    ///   - fonts: each is asked for what those before it lack; the built-in face comes last.
    package init(_ text: String, weight: Double, digits: GlyphRun.Digits, fonts: [Typeface]) {
        self.text = text
        self.weight = weight
        self.digits = digits
        self.fonts = fonts
        var setter = Setter(digits: digits, face: MonolineFace(weight: weight), fonts: fonts.asked(for: weight))
        if fonts.isEmpty {
            setter.waiting = text
        } else {
            for character in text { setter.add(character, weight: weight) }
        }
        setter.endBuiltIn()
        self.setter = setter
    }

    var parts: [Part] { setter.parts }

    /// The advance width, kerning included, in points.
    /// - Parameters:
    ///   - size: of an em, in points.
    ///   - tracking: what is added between two letters, in em.
    package func width(size: Double, tracking: Double = 0) -> Double {
        let untracked = fonts.isEmpty ? setter.builtInWidth * size / 1000 : setter.width * size
        return untracked + tracking * Double(max(0, setter.trackedCount - 1)) * size
    }

    /// Characters that neither a font nor the built-in face draws, each once, in order.
    package var missing: [Unicode.Scalar] { MonolineFace.missing(in: setter.builtInText) }
}

extension TextLine: Hashable {
    package static func == (a: Self, b: Self) -> Bool {
        a.text == b.text && a.weight == b.weight && a.digits == b.digits && a.fonts == b.fonts
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(weight)
        hasher.combine(digits)
        hasher.combine(fonts)
    }
}

/// Sets the letters of a line one after another.
private struct Setter: Sendable {
    let digits: GlyphRun.Digits
    let face: MonolineFace
    let fonts: [Typeface]
    var parts: [TextLine.Part] = []
    var width = 0.0
    /// How many letters are tracked: all but those of fonts that are spaced for display.
    var trackedCount = 0
    /// All letters of the built-in face, and the sum of their lines' widths, in thousandths of an em.
    var builtInText = ""
    var builtInWidth = 0.0
    /// Letters for the built-in face that wait for more of them.
    var waiting = ""
    /// The letter before, if it is of a font.
    var last: (glyph: FontGlyph, font: Int)?

    mutating func add(_ character: Character, weight: Double) {
        if character.unicodeScalars.allSatisfy(\.isInvisible) { return }
        guard let (letters, font) = letters(of: character, weight: weight) else {
            waiting.append(character)
            return
        }
        endBuiltIn()
        let isDigit = "0"..."9" ~= character
        for letter in letters {
            let advance = isDigit && digits == .tabular ? digitAdvance(of: font, weight: weight) : letter.advance
            add(letter, of: font, advance: advance)
        }
    }

    /// A character's letters in the first font that has all of them. Icons are always the built-in ones, and what would
    /// have to be shaped no font draws.
    private func letters(of character: Character, weight: Double) -> (letters: [FontGlyph], font: Int)? {
        let scalars = character.composed.filter { !$0.isInvisible }
        guard !scalars.contains(where: { $0.needsShaping || $0.properties.generalCategory == .privateUse }) else {
            return nil
        }
        for (index, font) in fonts.enumerated() {
            let letters = scalars.compactMap { font.source.glyph(for: $0, weight: weight) }
            if letters.count == scalars.count { return (letters, index) }
        }
        return nil
    }

    /// - Parameter advance: the letter's own, or what it has in a column, in the middle of which it stands.
    private mutating func add(_ glyph: FontGlyph, of font: Int, advance: Double) {
        let isOwn = advance == glyph.advance
        if isOwn, let last, last.font == font { width += fonts[font].source.kern(last.glyph, glyph) }
        parts.append(.letter(glyph, x: width + (advance - glyph.advance) / 2, index: trackedCount))
        if !fonts[font].source.isSpacedForDisplay { trackedCount += 1 }
        width += advance
        last = isOwn ? (glyph, font) : nil
    }

    /// The advance of each digit in columns: that of the widest.
    private func digitAdvance(of font: Int, weight: Double) -> Double {
        (0x30...0x39 as ClosedRange<UInt8>).reduce(0) { widest, digit in
            max(widest, fonts[font].source.glyph(for: Unicode.Scalar(digit), weight: weight)?.advance ?? 0)
        }
    }

    mutating func endBuiltIn() {
        guard !waiting.isEmpty else { return }
        let (placements, thousandths) = face.layout(waiting, digits: digits)
        parts.append(.builtIn(placements, x: width, index: trackedCount))
        trackedCount += placements.last.map { $0.index + 1 } ?? 0
        width += thousandths / 1000
        builtInWidth += thousandths
        builtInText += waiting
        waiting = ""
        last = nil
    }
}
