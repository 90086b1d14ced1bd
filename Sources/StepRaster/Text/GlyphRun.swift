/// One line of text, in points.
package struct GlyphRun: Hashable, Sendable {
    package var text: String
    /// Left end of the baseline.
    package var origin: Point
    /// Em size.
    package var size: Double
    /// 100 (thin) ... 900 (black); 300 is the face's drawn weight, its stem .072 em.
    package var weight: Double
    package var digits: Digits
    /// Each is asked for what those before it lack; the built-in face comes last.
    package var fonts: [Typeface]

    /// How wide digits are.
    package enum Digits: Hashable, Sendable {
        /// All alike, so that numbers line up in columns, and keep their place while they change.
        case tabular
        /// Each as its drawing, and kerned, as letters are: for numbers in sentences.
        case proportional
    }

    package init(
        text: String, origin: Point, size: Double, weight: Double, digits: Digits = .tabular, fonts: [Typeface] = []
    ) {
        self.text = text
        self.origin = origin
        self.size = size
        self.weight = weight
        self.digits = digits
        self.fonts = fonts
    }

    /// Height of the built-in face's capitals and digits, in em.
    package static let capHeight = 0.708

    /// The characters that neither a font nor the built-in face draws; each is drawn as a box.
    package var missing: [Unicode.Scalar] {
        fonts.isEmpty ? MonolineFace.missing(in: text) : TextLine(self).missing
    }

    /// Advance width of the whole run, kerning included.
    package var width: Double {
        guard fonts.isEmpty else { return TextLine(self).width * size }
        return MonolineFace(weight: weight).layout(text, digits: digits).width * size / 1000
    }

    /// The centre lines of letters of the built-in face, placed, each with the stroke that inks it.
    package func strokes() -> [GlyphStroke] {
        guard !fonts.isEmpty else { return strokes(of: text, from: origin.x) }
        return TextLine(self).parts.flatMap { part -> [GlyphStroke] in
            guard case .builtIn(let text, let x) = part else { return [] }
            return strokes(of: text, from: origin.x + x * size)
        }
    }

    private func strokes(of text: String, from x: Double) -> [GlyphStroke] {
        let face = MonolineFace(weight: weight)
        let scale = size / 1000
        return face.layout(text, digits: digits).placements.flatMap { placement in
            face.strokes(
                of: placement.glyph, origin: Point(x + placement.x * scale, origin.y - placement.lift * scale),
                scale: scale)
        }
    }

    /// The outlines of letters of fonts, placed, each to be filled by the nonzero rule.
    package func outlines() -> [Path] {
        guard !fonts.isEmpty else { return [] }
        return TextLine(self).parts.compactMap { part in
            guard case .letter(let glyph, let x) = part, !glyph.outline.isEmpty else { return nil }
            return glyph.outline.transformed(
                by: Transform(a: size, b: 0, c: 0, d: size, tx: origin.x + x * size, ty: origin.y))
        }
    }
}

/// A centre line and the pen that draws it.
package struct GlyphStroke: Hashable, Sendable {
    package var path: Path
    package var style: StrokeStyle

    package init(path: Path, style: StrokeStyle) {
        self.path = path
        self.style = style
    }
}
