/// The built-in face: monoline letters, each a skeleton inked by one pen whose width is the weight.
///
/// A light geometric sans drawn at weight 300: digits and capitals .708 em tall, digits .563 em wide, stems .072 em.
struct MonolineFace: Sendable {
    /// A glyph in a line of text; `x` and `lift` are thousandths of an em from the line's origin.
    struct Placement {
        var glyph: Glyph
        var x: Double
        var lift: Double
    }

    /// Stem width in thousandths of an em: 72 at weight 300, 150 at 700, straight between and beyond.
    let stem: Double
    /// Heavier letters are wider, or their counters would close: a factor of every width ...
    private let widening: Double
    /// ... and an addition on either side, in thousandths of an em.
    private let bearing: Double

    /// Weights outside 100 ... 900 are drawn as the nearest of the two; one that is no number as 300.
    init(weight: Double) {
        let weight = weight.isNaN ? 300 : max(100, min(900, weight))
        stem = 72 + (weight - 300) * 0.195
        widening = 1 + (stem - 72) * 0.001
        bearing = (stem - 72) * 0.15
    }

    /// The characters of `text` that the face does not have, each once, in order.
    static func missing(in text: String) -> [Unicode.Scalar] {
        var missing: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !missing.contains(scalar) {
            if Glyph.drawing(of: scalar) == nil, Glyph.composition(of: scalar) == nil { missing.append(scalar) }
        }
        return missing
    }

    /// Sets `text` on a line from x = 0. A combining mark stands on the letter before it; a character the face lacks
    /// is a box.
    func layout(_ text: String) -> (placements: [Placement], width: Double) {
        var placements: [Placement] = []
        var letter = 0
        var width = 0.0
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if let accent = Glyph.accent(scalar), !placements.isEmpty {
                stack(accent, on: letter, of: &placements)
                continue
            }
            let composition = Glyph.composition(of: scalar)
            let base = composition?.base ?? scalar
            if let last { width += Kerning.between(last, base) * widening }
            last = base
            letter = placements.count
            let glyph = Glyph.drawing(of: base) ?? .notdef
            placements.append(Placement(glyph: glyph, x: width + bearing, lift: 0))
            width += glyph.advance * widening + 2 * bearing
            if let accent = composition.flatMap({ Glyph.accent($0.mark) }) {
                stack(accent, on: letter, of: &placements)
            }
        }
        return (placements, width)
    }

    private func stack(_ accent: Glyph, on letter: Int, of placements: inout [Placement]) {
        let base = placements[letter]
        let above = accent.zones == .accent
        placements.append(
            Placement(
                glyph: accent, x: base.x + base.glyph.advance / 2 * widening,
                lift: above && base.glyph.zones != .small ? Glyph.capitalLift : 0))
        if above { placements[letter].glyph = base.glyph.withoutDot }
    }

    /// The strokes of a glyph whose origin lies at `origin`, an em being `scale` * 1000 points.
    func strokes(of glyph: Glyph, origin: Point, scale: Double) -> [GlyphStroke] {
        let width = stem - max(0, stem - 72) * glyph.crowd
        var pen = Pen(stem: width, widening: widening, zones: glyph.zones, scale: scale, origin: origin)
        pen.draw(glyph.skeleton + glyph.dot)
        var strokes: [GlyphStroke] = []
        if !pen.lines.isEmpty {
            let style = StrokeStyle(
                width: width * scale, cap: glyph.rounded ? .round : .butt, join: glyph.rounded ? .round : .miter)
            strokes.append(GlyphStroke(path: pen.lines, style: style))
        }
        if !pen.dots.isEmpty {
            strokes.append(GlyphStroke(path: pen.dots, style: StrokeStyle(width: pen.dot * scale, cap: .round)))
        }
        return strokes
    }
}
