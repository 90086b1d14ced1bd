/// One line of text in the built-in face, in points.
package struct GlyphRun: Hashable, Sendable {
    package var text: String
    /// Left end of the baseline.
    package var origin: Point
    /// Em size.
    package var size: Double
    /// 100 (thin) ... 900 (black); 300 is the face's drawn weight, its stem .072 em.
    package var weight: Double

    package init(text: String, origin: Point, size: Double, weight: Double) {
        self.text = text
        self.origin = origin
        self.size = size
        self.weight = weight
    }

    /// Advance width of the whole run, kerning included.
    package var width: Double {
        let face = MonolineFace(weight: weight)
        var width = 0.0
        for scalar in text.unicodeScalars {
            width += face.advance(of: MonolineFace.glyph(scalar) ?? MonolineFace.notdef)
        }
        return width * size / 1000
    }

    /// The run's centre lines, placed, each with the stroke that inks it.
    package func strokes() -> [GlyphStroke] {
        let face = MonolineFace(weight: weight)
        var strokes: [GlyphStroke] = []
        var x = 0.0
        for scalar in text.unicodeScalars {
            let glyph = MonolineFace.glyph(scalar) ?? MonolineFace.notdef
            strokes += face.strokes(of: glyph, origin: Point(origin.x + x * size / 1000, origin.y), size: size)
            x += face.advance(of: glyph)
        }
        return strokes
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
