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
        let face = MonolineFace(weight: line.weight)
        var strokes: [GlyphStroke] = []
        forEachGlyph { strokes += face.strokes(of: $0, origin: $1, scale: size / 1000) }
        return (strokes, outlines())
    }

    /// Calls `body` with each letter of the built-in face, and the position of its drawing's origin in points.
    func forEachGlyph(_ body: (_ glyph: Glyph, _ origin: Point) -> Void) {
        let scale = size / 1000
        for case .builtIn(let placements, let x, let index) in line.segments {
            for placement in placements {
                let tracked = tracking * size * Double(index + placement.index)
                let left = origin.x + x * size + placement.x * scale + tracked
                body(placement.glyph, Point(left, origin.y - placement.lift * scale))
            }
        }
    }

    /// The outlines of letters from fonts, in points.
    func outlines() -> [Path] {
        var outlines: [Path] = []
        for case .letter(let glyph, let x, let index) in line.segments where !glyph.outline.isEmpty {
            let offset = origin + Point((x + tracking * Double(index)) * size, 0)
            outlines.append(glyph.outline.mapped { $0 * size + offset })
        }
        return outlines
    }
}

/// A centre line and the pen that draws it.
package struct GlyphStroke: Hashable, Sendable {
    package var path: Path
    package var style: StrokeStyle
}
