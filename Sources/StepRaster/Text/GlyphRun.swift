/// One line of text in the built-in face, in points.
package struct GlyphRun: Hashable, Sendable {
    package var text: String
    /// Left end of the baseline.
    package var origin: Point
    /// Em size.
    package var size: Double
    /// 100 (thin) ... 900 (black); 300 is the face's drawn weight, its stem .072 em.
    package var weight: Double
    package var digits: Digits

    /// How wide digits are.
    package enum Digits: Hashable, Sendable {
        /// All alike, so that numbers line up in columns, and keep their place while they change.
        case tabular
        /// Each as its drawing, and kerned, as letters are: for numbers in sentences.
        case proportional
    }

    package init(text: String, origin: Point, size: Double, weight: Double, digits: Digits = .tabular) {
        self.text = text
        self.origin = origin
        self.size = size
        self.weight = weight
        self.digits = digits
    }

    /// Height of capitals and digits, in em.
    package static let capHeight = 0.708

    /// The characters that the face cannot draw; each is drawn as a box.
    package var missing: [Unicode.Scalar] { MonolineFace.missing(in: text) }

    /// Advance width of the whole run, kerning included.
    package var width: Double { MonolineFace(weight: weight).layout(text, digits: digits).width * size / 1000 }

    /// The run's centre lines, placed, each with the stroke that inks it.
    package func strokes() -> [GlyphStroke] {
        let face = MonolineFace(weight: weight)
        let scale = size / 1000
        return face.layout(text, digits: digits).placements.flatMap { placement in
            face.strokes(
                of: placement.glyph,
                origin: Point(origin.x + placement.x * scale, origin.y - placement.lift * scale), scale: scale)
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
