/// The outlines of letters of the built-in face that were inked, since texts repeat letters.
struct InkedGlyphs: Sendable {
    private struct InkedGlyph {
        let glyph: Glyph
        let stem: Double
        let size: Double
        /// The outlines of its strokes in points, from the drawing's origin.
        let outlines: [[OutlineVertex]]
    }

    /// The greatest number of letters in the cache. Most pictures have fewer, and a linear search through them is fast.
    private static let most = 128

    private var known: [InkedGlyph] = []

    /// Adds a letter to the edges of a stroker. An em has `size` points, and the drawing's origin is at a point.
    mutating func ink(
        _ glyph: Glyph, of face: MonolineFace, _ size: Double, at origin: Point, by stroker: inout Stroker
    ) {
        // Icons do not repeat.
        if glyph.rounded {
            for stroke in face.strokes(of: glyph, origin: origin, scale: size / 1000) {
                stroker.stroke(stroke.path, style: stroke.style)
            }
            return
        }
        guard origin.isDrawable else { return }
        for outline in outlines(of: glyph, face, size, by: &stroker) { stroker.add(outline, at: origin) }
    }

    private mutating func outlines(
        of glyph: Glyph, _ face: MonolineFace, _ size: Double, by stroker: inout Stroker
    ) -> [[OutlineVertex]] {
        for index in known.indices where known[index].stem == face.stem && known[index].size == size {
            if known[index].glyph == glyph { return known[index].outlines }
        }
        let outlines = stroker.outlines(of: face.strokes(of: glyph, origin: .zero, scale: size / 1000))
        if known.count < Self.most {
            known.append(InkedGlyph(glyph: glyph, stem: face.stem, size: size, outlines: outlines))
        }
        return outlines
    }
}
