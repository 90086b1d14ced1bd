import CStepFreeType
import StepRaster
import StepSupport
import Synchronization

/// A font in memory. Each of its letters is drawn once at each weight.
final class FontFile: GlyphSource {
    private struct GlyphKey: Hashable {
        var scalar: Unicode.Scalar
        var weight: Double
    }

    private struct State: ~Copyable {
        let handle: FontHandle
        var glyphs: [GlyphKey: FontGlyph?] = [:]
        var fingerprint: String?

        init(_ handle: consuming FontHandle) { self.handle = handle }
    }

    private let state: Mutex<State>
    private let number: Int
    private let unitsPerEm: Double
    private let hasWeights: Bool
    let metrics: FontMetrics

    /// More letters than the texts of a picture have; beyond these, all are drawn anew.
    private static let mostGlyphs = 4096

    /// - Parameter number: of the font in its file, from 1.
    init(_ handle: consuming sending FontHandle, number: Int) throws(FontError) {
        try handle.open(number: number)
        let facts = cstep_font_read_facts(handle.pointer)
        let unitsPerEm = Double(facts.units_per_em)
        metrics = FontMetrics(facts, capital: { handle.glyph(for: "H", weight: 400, unitsPerEm: unitsPerEm) })
        (self.number, self.unitsPerEm, hasWeights) = (number, unitsPerEm, facts.has_weights)
        state = Mutex(State(handle))
    }

    var fingerprint: String {
        state.withLock { state in
            if let fingerprint = state.fingerprint { return fingerprint }
            var hash = SHA256()
            hash.update("\(number) ".utf8)
            hash.update(state.handle.bytes.span)
            let fingerprint = hash.finishHex()
            state.fingerprint = fingerprint
            return fingerprint
        }
    }

    func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? {
        let key = GlyphKey(scalar: scalar, weight: hasWeights ? weight : 400)
        return state.withLock { state in
            if let glyph = state.glyphs[key] { return glyph }
            let glyph = state.handle.glyph(for: scalar, weight: key.weight, unitsPerEm: unitsPerEm)
            if state.glyphs.count >= Self.mostGlyphs { state.glyphs.removeAll(keepingCapacity: true) }
            state.glyphs[key] = .some(glyph)
            return glyph
        }
    }

    func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double {
        state.withLock { Double(cstep_font_kern($0.handle.pointer, left.index, right.index)) / unitsPerEm }
    }
}

extension FontMetrics {
    /// What the font says, where it can be so; else its H is measured.
    fileprivate init(_ facts: cstep_font_facts, capital: () -> FontGlyph?) {
        let em = Double(facts.units_per_em)
        var capHeight = Double(facts.cap_height) / em
        if !(0.3...1.5).contains(capHeight) {
            let top = capital()?.outline.elements.compactMap(\.end).map { -$0.y }.max() ?? 0
            capHeight = (0.3...1.5).contains(top) ? top : 0.7
        }
        let lineHeight = Double(facts.ascender - facts.descender + facts.line_gap) / em
        self.init(capHeight: capHeight, lineHeight: max(0, min(lineHeight, 3)))
    }
}
