import Synchronization

/// A font in memory. Each of its letters is outlined once at each weight.
final class FontFile: GlyphSource {
    private struct GlyphKey: Hashable {
        var scalar: Unicode.Scalar
        var weight: Double
    }

    private struct FontState: ~Copyable {
        let handle: FontHandle
        var glyphs: [GlyphKey: FontGlyph?] = [:]
        lazy var fingerprint = handle.fingerprint
    }

    private let state: Mutex<FontState>
    let metrics: FontMetrics

    init(_ handle: consuming sending FontHandle) {
        metrics = handle.metrics
        state = Mutex(FontState(handle: handle))
    }

    var fingerprint: String { state.withLock { $0.fingerprint } }

    var lacksMemory: Bool { state.withLock { $0.handle.lacksMemory } }

    func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? {
        state.withLock { state in
            let key = GlyphKey(scalar: scalar, weight: state.handle.hasWeights ? weight : 400)
            if let glyph = state.glyphs[key] { return glyph }
            let glyph = state.handle.glyph(for: scalar, weight: key.weight)
            // The limit is far above the letters of a picture's texts; it bounds the memory of a long batch.
            if state.glyphs.count >= 4096 { state.glyphs.removeAll(keepingCapacity: true) }
            state.glyphs[key] = .some(glyph)
            return glyph
        }
    }

    func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double { state.withLock { $0.handle.kern(left, right) } }
}
