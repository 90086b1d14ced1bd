/// A text on a line from x = 0, its letters from the first font that has them, else from the built-in face; in em.
struct TextLine {
    enum Part {
        /// Letters of the built-in face, which sets them itself.
        case builtIn(String, x: Double)
        case letter(FontGlyph, x: Double)
    }

    private(set) var parts: [Part] = []
    private(set) var width = 0.0
    /// Characters that neither a font nor the built-in face draws, each once, in order.
    private(set) var missing: [Unicode.Scalar] = []

    private let run: GlyphRun
    private let face: MonolineFace
    /// Letters for the built-in face that wait for more of them.
    private var waiting = ""
    /// The letter before, if it is of a font.
    private var last: (glyph: FontGlyph, font: Int)?

    init(_ run: GlyphRun) {
        (self.run, face) = (run, MonolineFace(weight: run.weight))
        let fonts = run.fonts.asked(for: run.weight)
        for character in run.text {
            guard let (letters, font) = Self.letters(of: character, fonts, weight: run.weight) else {
                waiting.append(character)
                continue
            }
            endBuiltIn()
            for letter in letters { add(letter, of: font, in: fonts[font], isDigit: "0"..."9" ~= character) }
        }
        endBuiltIn()
    }

    /// A character's letters in the first font that has all of them. Icons are always the built-in ones, and what would
    /// have to be shaped no font draws.
    private static func letters(
        of character: Character, _ fonts: [Typeface], weight: Double
    ) -> (letters: [FontGlyph], font: Int)? {
        let scalars = character.composed
        guard !scalars.contains(where: { $0.needsShaping || $0.properties.generalCategory == .privateUse }) else {
            return nil
        }
        for (index, font) in fonts.enumerated() {
            let letters = scalars.compactMap { font.source.glyph(for: $0, weight: weight) }
            if letters.count == scalars.count { return (letters, index) }
        }
        return nil
    }

    private mutating func add(_ glyph: FontGlyph, of font: Int, in typeface: Typeface, isDigit: Bool) {
        let room = isDigit && run.digits == .tabular ? digitRoom(in: typeface) : glyph.advance
        if room == glyph.advance, let last, last.font == font { width += typeface.source.kern(last.glyph, glyph) }
        parts.append(.letter(glyph, x: width + (room - glyph.advance) / 2))
        width += room
        last = room == glyph.advance ? (glyph, font) : nil
    }

    /// The room of each digit in columns: that of the widest.
    private func digitRoom(in typeface: Typeface) -> Double {
        (0x30...0x39 as ClosedRange<UInt8>).reduce(0) { room, digit in
            max(room, typeface.source.glyph(for: Unicode.Scalar(digit), weight: run.weight)?.advance ?? 0)
        }
    }

    private mutating func endBuiltIn() {
        guard !waiting.isEmpty else { return }
        parts.append(.builtIn(waiting, x: width))
        width += face.layout(waiting, digits: run.digits).width / 1000
        for scalar in MonolineFace.missing(in: waiting) where !missing.contains(scalar) { missing.append(scalar) }
        (waiting, last) = ("", nil)
    }
}
