import Synchronization

/// The built-in face: monoline letters, each a skeleton inked by one pen whose width is the weight.
///
/// A light geometric sans drawn at weight 300: digits and capitals .708 em tall, digits .563 em wide, stems .072 em.
struct MonolineFace: Sendable {
    /// A glyph in a line of text; `x` and `lift` are thousandths of an em from the line's origin.
    struct Placement: Sendable {
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
            if Glyph.notation(of: scalar) == nil, Glyph.decomposition(of: scalar) == nil { missing.append(scalar) }
        }
        return missing
    }

    /// The clear space beside a letter's ink that has so much of it at the drawn weight, in thousandths of an em.
    ///
    /// Heavy letters stand closer, for their counters are narrower too: at weight 700, upright stems by an eighth. But where
    /// there is little space or none, as beside slopes, it becomes more, or they would run together.
    private func clearance(_ drawn: Double) -> Double { drawn - (drawn - 30) * (stem - 72) * 0.004 }

    /// Sets `text` on a line from x = 0. A combining mark stands on the letter before it; a character the face lacks
    /// is a box.
    func layout(_ text: String, digits: GlyphRun.Digits = .tabular) -> (placements: [Placement], width: Double) {
        var line = Line()
        for scalar in text.unicodeScalars {
            if stack(scalar, in: &line) { continue }
            var base = scalar
            var marks: [Unicode.Scalar] = []
            while let decomposition = Glyph.decomposition(of: base) {
                base = decomposition.base
                marks.append(decomposition.mark)
            }
            if let last = line.base { line.width += kern(last, base, digits: digits) }
            if let mark = line.jutting { line.width += kern(mark, base) }
            (line.before, line.base, line.above, line.jutting) = (line.base, base, nil, nil)
            line.letter = line.placements.count
            let glyph = Glyph.drawing(of: base) ?? .notdef
            let slot = slot(of: glyph, base, digits: digits)
            line.placements.append(Placement(glyph: glyph, x: line.width + slot.origin, lift: 0))
            line.width += slot.advance
            for mark in marks.reversed() { _ = stack(mark, in: &line) }
        }
        return (line.placements, line.width)
    }

    /// A line being set.
    private struct Line {
        var placements: [Placement] = []
        var width = 0.0
        /// Which of them is the letter that marks stand on.
        var letter = 0
        /// The letter's character, and the one before it.
        var base: Unicode.Scalar?
        var before: Unicode.Scalar?
        /// What stands above the letter.
        var above: Unicode.Scalar?
        /// The letter's mark, if it juts out to the right.
        var jutting: Unicode.Scalar?
    }

    /// Letters that overhang each other have less to give the heavier they are.
    private func kern(_ left: Unicode.Scalar, _ right: Unicode.Scalar, digits: GlyphRun.Digits = .tabular) -> Double {
        Kerning.between(left, right, digits: digits) * (1 - (stem - 72) * 0.003)
    }

    /// A letter's room in the line, in thousandths of an em, and where in it the drawing's origin lies.
    private typealias Slot = (origin: Double, advance: Double)

    private struct SlotKey: Hashable {
        var scalar: Unicode.Scalar
        var stem: Double
        var digits: GlyphRun.Digits
    }

    /// The slots that were asked for, since finding the ink takes as long as drawing it.
    private static let slots = Mutex<[SlotKey: Slot]>([:])
    private static let mostSlots = 4096

    private func slot(of glyph: Glyph, _ scalar: Unicode.Scalar, digits: GlyphRun.Digits) -> Slot {
        let isDigit = "0"..."9" ~= scalar
        let trim = digits == .proportional ? Glyph.proportionalTrims[scalar] ?? (0, 0) : (left: 0, right: 0)
        if stem == 72 { return (-trim.left, glyph.advance - trim.left - trim.right) }
        let key = SlotKey(scalar: scalar, stem: stem, digits: digits)
        if let slot = Self.slots.withLock({ $0[key] }) { return slot }
        var slot = slot(of: glyph, trim: trim)
        if isDigit, digits == .tabular {
            // All are as wide as a 0, which is 463 wide between spaces of 50.
            let advance = 2 * clearance(50) + 391 * widening + stem
            slot = (slot.origin + (advance - slot.advance) / 2, advance)
        }
        Self.slots.withLock { slots in
            if slots.count >= Self.mostSlots { slots.removeAll(keepingCapacity: true) }
            slots[key] = slot
        }
        return slot
    }

    /// The room for a letter's ink, and beside it what there is at the drawn weight, less `trim`, as the weight has it.
    private func slot(of glyph: Glyph, trim: (left: Double, right: Double)) -> Slot {
        guard let drawn = pen(for: glyph, stem: 72 * glyph.penScale, widening: 1).reach,
            let ink = pen(for: glyph, stem: stem(of: glyph), widening: widening).reach
        else { return (0, glyph.advance * widening) }
        let left = clearance(drawn.lowerBound - trim.left)
        let right = clearance(glyph.advance - trim.right - drawn.upperBound)
        return (left - ink.lowerBound, left + ink.upperBound - ink.lowerBound + right)
    }

    /// What the pen has drawn of a glyph whose origin lies at `origin`.
    private func pen(
        for glyph: Glyph, stem: Double, widening: Double, origin: Point = .zero, scale: Double = 1
    ) -> Pen {
        var pen = Pen(stem: stem, widening: widening, zones: glyph.zones, scale: scale, origin: origin)
        pen.draw(glyph.skeleton, hasDot: glyph.hasDot)
        return pen
    }

    private func stem(of glyph: Glyph) -> Double { (stem - max(0, stem - 72) * glyph.boldReduction) * glyph.penScale }

    /// Sets a mark on the line's last letter; false if it is no mark, or there is no letter.
    private func stack(_ mark: Unicode.Scalar, in line: inout Line) -> Bool {
        guard let letter = line.base, let accent = Accent(mark, on: letter, over: line.above) else { return false }
        if line.placements.count - line.letter > NFC.mostMarks { return true }
        if accent.overhangs, let before = line.before {
            let kern = kern(before, accent.mark)
            line.placements[line.letter].x += kern
            line.width += kern
        }
        let base = line.placements[line.letter]
        let pens = (letter: stem(of: base.glyph), mark: stem(of: accent.glyph))
        var x = base.x
        var ink: ClosedRange<Double> { pen(for: accent.glyph, stem: pens.mark, widening: widening).reach ?? 0...0 }
        switch accent.axis {
        case .center: x += base.glyph.advance / 2 * widening
        case .at(let axis): x += axis * widening
        case .within(let stem): x += stem * widening + (pens.letter - pens.mark) / 2
        case .beside(let stem):
            x += stem * widening + pens.letter / 2 + 40 - ink.lowerBound
            line.width = max(line.width, x + ink.upperBound - 20)
        case .before(let axis):
            x += axis * widening - pens.letter / 2 - 30 - ink.upperBound
            let room = max(0, base.x + 20 - x - ink.lowerBound)
            x += room
            line.placements[line.letter].x += room
            line.width += room
        }
        if mark == "\u{31B}" { line.width = max(line.width, x + ink.upperBound + 30) }
        if let other = accent.other { line.placements[line.placements.count - 1].glyph = other }
        line.placements.append(Placement(glyph: accent.glyph, x: x, lift: accent.lift))
        if accent.isAbove {
            line.placements[line.letter].glyph.hasDot = false
            line.above = mark
        }
        if accent.juts { line.jutting = mark }
        return true
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
