/// The built-in letters' cut for large sizes: outlines of one bold weight, thinner across and where strokes meet.
///
/// It has digits, and letters of the texts beside them on cards; all others are drawn by the built-in face in bold.
package final class DisplayCut: GlyphSource {
    package static let shared = DisplayCut()

    package let fingerprint = "stepchart display 1"
    package let isSpacedForDisplay = true
    package let metrics = FontMetrics(capHeight: GlyphRun.capHeight, lineHeight: 1)
    private let glyphs: ScalarTable<FontGlyph>

    private init() {
        let glyphs = Glyph.drawings(in: Self.drawings).map { letter, notation in
            // Outlines are in the notation of skeletons; rounds are squarer.
            let glyph = Glyph(notation)
            var pen = Pen(
                nib: Nib(width: 0, height: 0, dot: 0), widening: 1, zones: .free, scale: 1, origin: .zero,
                roundness: 0.6)
            pen.draw(glyph.skeleton)
            let outline = pen.lines.mapped { Point($0.x / 1000, $0.y / 1000) }
            return (letter, FontGlyph(index: letter.value, advance: glyph.advance / 1000, outline: outline))
        }
        self.glyphs = ScalarTable(glyphs)
    }

    package func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? { glyphs[scalar] }

    package func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double {
        guard let left = Unicode.Scalar(left.index), let right = Unicode.Scalar(right.index) else { return 0 }
        return (Self.kerns[left, right] ?? 0) / 1000
    }
}
