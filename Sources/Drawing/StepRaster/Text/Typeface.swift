/// A font whose letters replace those of the built-in face, or are missing in it.
package struct Typeface: Hashable, Sendable {
    package let source: any GlyphSource

    package init(_ source: any GlyphSource) { self.source = source }

    package static func == (a: Self, b: Self) -> Bool {
        a.source === b.source || a.source.fingerprint == b.source.fingerprint
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(source.metrics) }
}

/// The source of a font's letters.
package protocol GlyphSource: AnyObject, Sendable {
    /// A digest of all that affects its letters: fonts with equal fingerprints are equal.
    var fingerprint: String { get }
    var metrics: FontMetrics { get }
    /// True if there was not enough memory for a letter, which was then treated as missing.
    var lacksMemory: Bool { get }
    /// True if its letters are as close as those of large sizes should be.
    var isSpacedForDisplay: Bool { get }
    /// The letter of a character; nil if the font lacks it.
    /// - Parameter weight: 100 (thin) ... 900 (black); fonts of one weight ignore it.
    func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph?
    /// The kerning between two letters, in em; below 0 moves them closer.
    func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double
}

extension GlyphSource {
    package var lacksMemory: Bool { false }
    package var isSpacedForDisplay: Bool { false }
}

/// A letter of a font, in em; its origin is on the baseline, and y goes down.
package struct FontGlyph: Sendable {
    package var index: UInt32
    package var advance: Double
    /// The outline, to be filled by the non-zero rule.
    package var outline: Path

    package init(index: UInt32, advance: Double, outline: Path) {
        self.index = index
        self.advance = advance
        self.outline = outline
    }
}

/// The metrics of a font; heights are in em.
package struct FontMetrics: Hashable, Sendable {
    /// The height from the baseline up to the top of capitals.
    package var capHeight: Double
    /// The distance from one baseline to the next.
    package var lineHeight: Double
    /// True if its one weight is bold; nil for a font of all weights.
    package var isBold: Bool?

    package init(capHeight: Double, lineHeight: Double, isBold: Bool? = nil) {
        self.capHeight = capHeight
        self.lineHeight = lineHeight
        self.isBold = isBold
    }
}
