import CStepPNG

/// Compresses rows of pixels to one zlib stream.
final class PixelCompressor {
    private let writer: OpaquePointer

    /// Parameters are those of ``PNGEncoder``.
    /// - Throws: ``PNGError/outOfMemory``.
    init(_ info: PNGInfo, opaque: Bool, waitsForColors: Bool) throws(PNGError) {
        guard let writer = cstep_writer_create(UInt32(info.width), opaque, waitsForColors) else { throw .outOfMemory }
        self.writer = writer
    }

    deinit { cstep_writer_destroy(writer) }

    /// How the file has pixels; nil while rows wait, the same from then on.
    var kind: cstep_kind? { cstep_writer_kind(writer)?.pointee }

    /// The bytes that are ready; valid until the next call.
    var output: UnsafeBufferPointer<UInt8> {
        var count = 0
        let start = cstep_writer_output(writer, &count)
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// Takes the next `count` rows, from the top.
    func write(rows: Span<Pixel>, count: Int) throws(PNGError) {
        let isWritten = rows.withUnsafeBytes { cstep_writer_rows(writer, $0.baseAddress, count) }
        guard isWritten else { throw .outOfMemory }
    }

    /// Ends the picture, once.
    func end() throws(PNGError) {
        guard cstep_writer_end(writer) else { throw .outOfMemory }
    }

    /// Forgets the first bytes that are ready.
    func forget(_ count: Int) { cstep_writer_took(writer, count) }
}
