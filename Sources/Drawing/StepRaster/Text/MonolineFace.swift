import Synchronization

/// The built-in face: letters that are skeletons, each inked by one nib whose width is the weight.
///
/// It is drawn at weight 300 as a light sans: digits and capitals are .708 em tall, digits .563 em wide, all lines .072
/// em. From weight 400 on it is a grotesque, whose level lines are .85 as thick as upright ones.
struct MonolineFace: Sendable {
    /// A glyph in a line of text; `x` and `lift` are thousandths of an em from the line's origin.
    struct GlyphPlacement: Sendable {
        var glyph: Glyph
        var x: Double
        var lift: Double
        /// The number of letters before it, or for a mark before its letter.
        var index: Int
    }

    /// The stem width in thousandths of an em: 72 at weight 300, 150 at 700, linear between and beyond.
    let stem: Double
    /// The width of stems less that of the drawn weight.
    private var growth: Double { stem - 72 }

    /// Creates the face at a weight, limited to 100 ... 900; NaN is 300.
    init(weight: Double) {
        let weight = weight.isNaN ? 300 : max(100, min(900, weight))
        stem = 72 + (weight - 300) * 0.195
    }

    /// The characters of `text` that the face does not have, each once, in order.
    static func missing(in text: String) -> [Unicode.Scalar] {
        var missing: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !missing.contains(scalar) && !scalar.isInvisible {
            if Glyph.notation(of: scalar) == nil, Glyph.decomposition(of: scalar) == nil { missing.append(scalar) }
        }
        return missing
    }

    /// The clear space beside a letter's ink, given that at the drawn weight, both in thousandths of an em.
    ///
    /// Heavy letters are closer, as their counters are narrower too: at weight 700, upright stems by an eighth. Little
    /// or no space, as beside slopes, grows instead, so that letters do not touch.
    private func clearance(_ drawn: Double) -> Double { drawn - (drawn - 30) * growth * 0.002 }

    /// Sets `text` on a line from x = 0. A combining mark is on the letter before it; a missing character is a box.
    func layout(_ text: String, digits: GlyphRun.Digits = .tabular) -> (placements: [GlyphPlacement], width: Double) {
        var line = PartialLine()
        for scalar in text.unicodeScalars {
            if scalar.isInvisible || stack(scalar, in: &line) { continue }
            var base = scalar
            var marks: [Unicode.Scalar] = []
            while let decomposition = Glyph.decomposition(of: base) {
                base = decomposition.base
                marks.append(decomposition.mark)
            }
            if let last = line.base { line.width += kern(last, base, digits: digits) }
            if let mark = line.jutting { line.width += kern(mark, base) }
            line.before = line.base
            line.base = base
            line.above = nil
            line.jutting = nil
            line.letter = line.placements.count
            let glyph = Glyph.drawing(of: base) ?? .notdef
            let slot = slot(of: glyph, base, digits: digits)
            let index = line.placements.last.map { $0.index + 1 } ?? 0
            line.placements.append(GlyphPlacement(glyph: glyph, x: line.width + slot.origin, lift: 0, index: index))
            line.width += slot.advance
            for mark in marks.reversed() { _ = stack(mark, in: &line) }
        }
        return (line.placements, line.width)
    }

    /// A line that is being set.
    private struct PartialLine {
        var placements: [GlyphPlacement] = []
        var width = 0.0
        /// The index in `placements` of the letter that marks are placed on.
        var letter = 0
        /// The letter's character, and the one before it.
        var base: Unicode.Scalar?
        var before: Unicode.Scalar?
        var above: Unicode.Scalar?
        /// The letter's mark, if it juts out to the right.
        var jutting: Unicode.Scalar?
    }

    /// The kerning of two letters, which is less the heavier they are.
    private func kern(_ left: Unicode.Scalar, _ right: Unicode.Scalar, digits: GlyphRun.Digits = .tabular) -> Double {
        Kerning.between(left, right, digits: digits) * (1 - growth * 0.003)
    }

    /// A letter's slot in the line, in thousandths of an em, and the position of the drawing's origin in it.
    private typealias Slot = (origin: Double, advance: Double)

    private struct SlotKey: Hashable {
        var scalar: Unicode.Scalar
        var stem: Double
        var digits: GlyphRun.Digits
    }

    /// A cache of slots, since measuring the ink takes as long as drawing it.
    private static let slots = Mutex<[SlotKey: Slot]>([:])

    private func slot(of glyph: Glyph, _ scalar: Unicode.Scalar, digits: GlyphRun.Digits) -> Slot {
        let trim = digits == .proportional ? Glyph.proportionalTrims[scalar] ?? (0, 0) : (left: 0, right: 0)
        if stem == 72 { return (-trim.left, glyph.advance - trim.left - trim.right) }
        let key = SlotKey(scalar: scalar, stem: stem, digits: digits)
        if let slot = Self.slots.withLock({ $0[key] }) { return slot }
        var slot = slot(of: glyph, trim: trim)
        if digits == .tabular, "0"..."9" ~= scalar {
            // All digits are as wide as a 0, which is 463 wide between spaces of 50.
            let advance = 2 * clearance(50) + 391 * widening(of: glyph) + stem
            slot = (slot.origin + (advance - slot.advance) / 2, advance)
        }
        Self.slots.withLock { slots in
            if slots.count >= 4096 { slots.removeAll(keepingCapacity: true) }
            slots[key] = slot
        }
        return slot
    }

    /// The slot for a letter's ink and the space beside it: that of the drawn weight less `trim`, adapted to this one.
    private func slot(of glyph: Glyph, trim: (left: Double, right: Double)) -> Slot {
        guard let drawn = MonolineFace(weight: 300).pen(for: glyph).reach, let ink = pen(for: glyph).reach else {
            return (0, glyph.advance)
        }
        let left = clearance(drawn.lowerBound - trim.left)
        let right = clearance(glyph.advance - trim.right - drawn.upperBound)
        return (left - ink.lowerBound, left + ink.upperBound - ink.lowerBound + right)
    }

    /// Returns the pen after it has drawn a glyph at `origin`.
    private func pen(for glyph: Glyph, origin: Point = .zero, scale: Double = 1) -> Pen {
        var pen = Pen(
            nib: nib(of: glyph), widening: widening(of: glyph), zones: glyph.zones, scale: scale, origin: origin,
            roundness: 0.575 + 0.025 * max(0, min(1, growth / 78)))
        pen.draw(glyph.skeleton, hasDot: glyph.hasDot)
        return pen
    }

    /// The nib for a glyph. Crowding thins level lines more than upright ones.
    private func nib(of glyph: Glyph) -> Nib {
        let crowded = stem - max(0, growth) * glyph.boldReduction
        let contrast = 1 - 0.15 * max(0, min(1, growth / 19.5))
        if glyph.zones == .icon {
            let width = crowded * glyph.penScale
            return Nib(width: width, height: width, dot: width)
        }
        let share = glyph.zones == .accent ? 1 : 0.6
        let width = stem - max(0, growth) * glyph.boldReduction * share
        return Nib(width: width * glyph.penScale, height: crowded * contrast * glyph.penScale, dot: crowded + 6)
    }

    /// The factor on all widths of a letter.
    private func widening(of glyph: Glyph) -> Double { 1 + growth * glyph.zones.widening }

    /// Places a mark on the line's last letter; returns false if it is not a mark, or if there is no letter.
    private func stack(_ mark: Unicode.Scalar, in line: inout PartialLine) -> Bool {
        guard let letter = line.base, let accent = Accent(mark, on: letter, over: line.above) else { return false }
        if line.placements.count - line.letter > NFC.mostMarks { return true }
        if accent.overhangs, let before = line.before {
            let kern = kern(before, mark)
            line.placements[line.letter].x += kern
            line.width += kern
        }
        let base = line.placements[line.letter]
        let pens = (letter: nib(of: base.glyph).width, mark: nib(of: accent.glyph).width)
        let widening = widening(of: base.glyph)
        var x = base.x
        var ink: ClosedRange<Double> { pen(for: accent.glyph).reach ?? 0...0 }
        switch accent.anchor {
        case .center: x += base.glyph.advance / 2 * widening
        case .at(let axis): x += axis * widening
        case .within(let stem): x += stem * widening + (pens.letter - pens.mark) / 2
        case .beside(let stem):
            x += stem * widening + pens.letter / 2 + 40 - ink.lowerBound
            line.width = max(line.width, x + ink.upperBound - 20)
        case .before(let axis):
            x += axis * widening - pens.letter / 2 - 30 - ink.upperBound
            let gap = max(0, base.x + 20 - x - ink.lowerBound)
            x += gap
            line.placements[line.letter].x += gap
            line.width += gap
        }
        if mark == "\u{31B}" { line.width = max(line.width, x + ink.upperBound + 30) }
        if let glyph = accent.replacement { line.placements[line.placements.count - 1].glyph = glyph }
        line.placements.append(GlyphPlacement(glyph: accent.glyph, x: x, lift: accent.lift, index: base.index))
        if accent.isAbove {
            line.placements[line.letter].glyph.hasDot = false
            line.above = mark
        }
        if accent.juts { line.jutting = mark }
        return true
    }

    /// The strokes of a glyph at `origin`; an em is `scale` * 1000 points.
    func strokes(of glyph: Glyph, origin: Point, scale: Double) -> [GlyphStroke] {
        let pen = pen(for: glyph, origin: origin, scale: scale)
        var strokes: [GlyphStroke] = []
        if !pen.lines.isEmpty {
            var style = StrokeStyle(
                width: pen.nib.width * scale, cap: glyph.rounded ? .round : .butt,
                join: glyph.rounded ? .round : .miter)
            style.aspect = pen.aspect
            strokes.append(GlyphStroke(path: pen.lines, style: style))
        }
        if !pen.dots.isEmpty {
            strokes.append(GlyphStroke(path: pen.dots, style: StrokeStyle(width: pen.nib.dot * scale)))
        }
        return strokes
    }
}
