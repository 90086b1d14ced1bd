/// The built-in face: monoline letters, each a skeleton inked by one pen whose width is the weight.
///
/// A light geometric sans drawn at weight 300: digits and capitals .708 em tall, digits .563 em wide, stems .072 em.
struct MonolineFace: Sendable {
    /// Stem width in thousandths of an em: 72 at weight 300, 150 at 700, straight between and beyond.
    let stem: Double
    /// Heavier letters are wider, or their counters would close: a factor of every width ...
    let widening: Double
    /// ... and an addition on either side, in thousandths of an em.
    let bearing: Double

    /// Weights outside 100 ... 900 are drawn as the nearest of the two; one that is no number as 300.
    init(weight: Double) {
        let weight = weight.isNaN ? 300 : max(100, min(900, weight))
        stem = 72 + (weight - 300) * 0.195
        widening = 1 + (stem - 72) * 0.001
        bearing = (stem - 72) * 0.1
    }

    /// The drawing of a character; nil where the face has none.
    static func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case "0"..."9": .digits[scalar]
        default: .punctuation[scalar]
        }
    }

    /// What stands in for a character the face lacks.
    static let notdef = Glyph(563, "M90,0H473V708H90Z")

    /// From one origin to the next, in thousandths of an em.
    func advance(of glyph: Glyph) -> Double {
        glyph.advance * widening + 2 * bearing
    }

    /// The strokes of `glyph` with its origin at `origin` and an em of `size` points.
    func strokes(of glyph: Glyph, origin: Point, size: Double) -> [GlyphStroke] {
        let scale = size / 1000
        let origin = Point(origin.x + bearing * scale, origin.y)
        let width = stem - max(0, stem - 72) * glyph.crowd
        var pen = Pen(stem: width, widening: widening, zones: glyph.zones, scale: scale, origin: origin)
        pen.draw(glyph.skeleton)
        var strokes: [GlyphStroke] = []
        if !pen.lines.isEmpty {
            strokes.append(GlyphStroke(path: pen.lines, style: StrokeStyle(width: width * scale)))
        }
        if !pen.dots.isEmpty {
            strokes.append(GlyphStroke(path: pen.dots, style: StrokeStyle(width: pen.dot * scale, cap: .round)))
        }
        return strokes
    }
}
