import CStepFreeType
import StepRaster

/// A font in C's hands, used by one thread at a time.
struct FontHandle: ~Copyable {
    let pointer: OpaquePointer

    init() throws(FontError) {
        guard let pointer = cstep_font_new() else { throw .noMemory }
        self.pointer = pointer
    }

    deinit { cstep_font_close(pointer) }

    /// Adds the next bytes of its file.
    func append(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
        guard self.bytes.count + bytes.count <= FontError.maximumSize else { throw .tooLarge }
        guard cstep_font_append(pointer, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count) else {
            throw .noMemory
        }
    }

    /// Of its file.
    var bytes: UnsafeBufferPointer<UInt8> {
        var count = 0
        return UnsafeBufferPointer(start: cstep_font_bytes(pointer, &count), count: count)
    }

    /// - Parameter number: of the font in its file, from 1.
    func open(number: Int) throws(FontError) {
        switch cstep_font_open(pointer, number &- 1) {
        case CSTEP_FONT_OPEN: return
        case CSTEP_FONT_NO_SUCH_FACE: throw .noSuchFace(number)
        case CSTEP_FONT_NO_OUTLINES: throw .noOutlines
        case CSTEP_FONT_NO_UNICODE: throw .noUnicode
        case CSTEP_FONT_NO_MEMORY: throw .noMemory
        default: throw .notAFont
        }
    }

    /// A character's letter at a weight; nil where there is none, or a damaged one.
    func glyph(for scalar: Unicode.Scalar, weight: Double, unitsPerEm: Double) -> FontGlyph? {
        let index = cstep_font_find(pointer, scalar.value)
        guard index != 0 else { return nil }
        cstep_font_set_weight(pointer, weight)
        var glyph = cstep_font_glyph()
        guard cstep_font_draw(pointer, index, &glyph) else { return nil }
        return FontGlyph(
            index: index, advance: Double(glyph.advance) / unitsPerEm,
            outline: Path(
                UnsafeBufferPointer(start: glyph.segments, count: glyph.count), unit: 1 / (64 * unitsPerEm)))
    }
}
