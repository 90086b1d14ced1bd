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
    /// Heavier letters are wider, or their counters would close: a factor of every width.
    private let widening: Double

    /// Weights outside 100 ... 900 are drawn as the nearest of the two; one that is no number as 300.
    init(weight: Double) {
        let weight = weight.isNaN ? 300 : max(100, min(900, weight))
        stem = 72 + (weight - 300) * 0.195
        widening = 1 + (stem - 72) * 0.001
    }

    /// The characters of `text` that the face does not have, each once, in order.
    static func missing(in text: String) -> [Unicode.Scalar] {
        var missing: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !missing.contains(scalar) {
            if Glyph.drawing(of: scalar) == nil, Glyph.composition(of: scalar) == nil { missing.append(scalar) }
        }
        return missing
    }

    /// The clear space beside a letter's ink that has so much of it at the drawn weight, in thousandths of an em.
    ///
    /// Heavy letters stand closer, for their counters are narrower too: at weight 700, upright stems by an eighth. But where
    /// there is little space or none, as beside slopes, it becomes more, or they would run together.
    private func clearance(_ drawn: Double) -> Double { drawn - (drawn - 30) * (stem - 72) * 0.004 }

    /// How much of a kern there is: letters that overhang each other have less to give the heavier they are.
    private var kerningStrength: Double { 1 - (stem - 72) * 0.003 }

    /// Sets `text` on a line from x = 0. A combining mark stands on the letter before it; a character the face lacks
    /// is a box.
    func layout(
        _ text: String, digits: GlyphRun.Digits = .tabular
    ) -> (placements: [Placement], width: Double) {
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
            if let last { width += Kerning.between(last, base, digits: digits) * kerningStrength }
            last = base
            letter = placements.count
            let glyph = Glyph.drawing(of: base) ?? .notdef
            let slot = slot(of: glyph, base, digits: digits)
            placements.append(Placement(glyph: glyph, x: width + slot.origin, lift: 0))
            width += slot.advance
            if let accent = composition.flatMap({ Glyph.accent($0.mark) }) {
                stack(accent, on: letter, of: &placements)
            }
        }
        return (placements, width)
    }

    /// A letter's room in the line, in thousandths of an em, and where in it the drawing's origin lies.
    private func slot(
        of glyph: Glyph, _ scalar: Unicode.Scalar, digits: GlyphRun.Digits
    ) -> (origin: Double, advance: Double) {
        let isDigit = "0"..."9" ~= scalar
        let trim = isDigit && digits == .proportional ? Glyph.proportionalTrim(of: scalar) : (left: 0, right: 0)
        if stem == 72 { return (-trim.left, glyph.advance - trim.left - trim.right) }
        guard let drawn = pen(for: glyph, stem: 72, widening: 1).reach,
            let ink = pen(for: glyph, stem: stem(of: glyph), widening: widening).reach
        else { return (0, glyph.advance * widening) }
        let left = clearance(drawn.lowerBound - trim.left)
        let right = clearance(glyph.advance - trim.right - drawn.upperBound)
        let slot = (origin: left - ink.lowerBound, advance: left + ink.upperBound - ink.lowerBound + right)
        guard isDigit, digits == .tabular else { return slot }
        // All are as wide as a 0, which is 463 wide between spaces of 50.
        let advance = 2 * clearance(50) + 391 * widening + stem
        return (slot.origin + (advance - slot.advance) / 2, advance)
    }

    /// What the pen has drawn of a glyph whose origin lies at `origin`.
    private func pen(
        for glyph: Glyph, stem: Double, widening: Double, origin: Point = .zero, scale: Double = 1
    ) -> Pen {
        var pen = Pen(stem: stem, widening: widening, zones: glyph.zones, scale: scale, origin: origin)
        pen.draw(glyph.skeleton + glyph.dot)
        return pen
    }

    private func stem(of glyph: Glyph) -> Double { stem - max(0, stem - 72) * glyph.crowd }

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
        let width = stem(of: glyph)
        let pen = pen(for: glyph, stem: width, widening: widening, origin: origin, scale: scale)
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
