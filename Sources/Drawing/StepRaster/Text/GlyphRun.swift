/// A line of text at a position, in points.
package struct GlyphRun: Hashable, Sendable {
    /// The letters, set once for all sizes.
    package let line: TextLine
    /// The left end of the baseline, in points.
    package var origin: Point
    /// The size of an em, in points.
    package var size: Double
    /// The space added between two letters, in em.
    package var tracking: Double

    package enum Digits: Hashable, Sendable {
        /// All digits have one width, so that numbers line up in columns, and keep their position while they change.
        case tabular
        /// Each digit has the width of its drawing, and is kerned, as letters are: for numbers in sentences.
        case proportional
    }

    package init(_ line: TextLine, origin: Point, size: Double, tracking: Double = 0) {
        self.line = line
        self.origin = origin
        self.size = size
        self.tracking = tracking
    }

    /// The height of the built-in face's capitals and digits, in em.
    package static let capHeight = 0.708

    /// Returns the letters, in points: strokes for the built-in face, outlines to fill by the non-zero rule for fonts.
    package func letters() -> (strokes: [GlyphStroke], outlines: [Path]) {
        var strokes: [GlyphStroke] = []
        var outlines: [Path] = []
        let face = MonolineFace(weight: line.weight)
        for segment in line.segments {
            switch segment {
            case .builtIn(let placements, let x, let index):
                let left = origin.x + x * size
                let scale = size / 1000
                strokes += placements.flatMap { placement in
                    let tracked = tracking * size * Double(index + placement.index)
                    let start = Point(left + placement.x * scale + tracked, origin.y - placement.lift * scale)
                    return face.strokes(of: placement.glyph, origin: start, scale: scale)
                }
            case .letter(let glyph, let x, let index) where !glyph.outline.isEmpty:
                let left = (x + tracking * Double(index)) * size
                let offset = origin + Point(left, 0)
                outlines.append(glyph.outline.mapped { $0 * size + offset })
            case .letter: break
            }
        }
        return (strokes, outlines)
    }
}

/// A centre line and the pen that draws it.
package struct GlyphStroke: Hashable, Sendable {
    package var path: Path
    package var style: StrokeStyle
}
