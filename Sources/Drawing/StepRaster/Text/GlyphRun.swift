/// One line of text, in points.
package struct GlyphRun: Hashable, Sendable {
    package var text: String
    /// The left end of the baseline, in points.
    package var origin: Point
    /// The size of an em, in points.
    package var size: Double
    /// 100 (thin) ... 900 (black); 300 is the face's drawn weight, its stem .072 em.
    package var weight: Double
    package var digits: Digits
    /// Each is asked for what those before it lack; the built-in face comes last.
    package var fonts: [Typeface]

    /// The width that digits have.
    package enum Digits: Hashable, Sendable {
        /// All alike, so that numbers line up in columns, and keep their place while they change.
        case tabular
        /// Each as its drawing, and kerned, as letters are: for numbers in sentences.
        case proportional
    }

    package init(
        text: String, origin: Point, size: Double, weight: Double, digits: Digits = .tabular, fonts: [Typeface] = []
    ) {
        (self.text, self.origin, self.size) = (text, origin, size)
        (self.weight, self.digits, self.fonts) = (weight, digits, fonts)
    }

    /// Height of the built-in face's capitals and digits, in em.
    package static let capHeight = 0.708

    /// The characters that neither a font nor the built-in face draws; each is drawn as a box.
    package var missing: [Unicode.Scalar] { fonts.isEmpty ? MonolineFace.missing(in: text) : TextLine(self).missing }

    /// The advance width of the whole run, kerning included, in points.
    package var width: Double {
        guard fonts.isEmpty else { return TextLine(self).width * size }
        return MonolineFace(weight: weight).layout(text, digits: digits).width * size / 1000
    }

    /// What the run's letters are drawn with, placed, in points.
    package struct Letters {
        /// The centre lines of those of the built-in face, each with the stroke that inks it.
        package var strokes: [GlyphStroke] = []
        /// The outlines of those of fonts, each to be filled by the nonzero rule.
        package var outlines: [Path] = []
    }

    package func letters() -> Letters {
        guard !fonts.isEmpty else { return Letters(strokes: strokes(of: text, from: origin.x)) }
        var letters = Letters()
        for part in TextLine(self).parts {
            switch part {
            case .builtIn(let text, let x): letters.strokes += strokes(of: text, from: origin.x + x * size)
            case .letter(let glyph, let x) where !glyph.outline.isEmpty:
                let place = TranslateScale(translation: origin + Point(x * size, 0), scale: size)
                letters.outlines.append(glyph.outline.transformed(by: place))
            case .letter: break
            }
        }
        return letters
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
}

/// A centre line and the pen that draws it.
package struct GlyphStroke: Hashable, Sendable {
    package var path: Path
    package var style: StrokeStyle
}
