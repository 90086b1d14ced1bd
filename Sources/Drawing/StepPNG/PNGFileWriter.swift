import CStepPNG

/// Writes the chunks of a PNG file through libpng, into memory.
final class PNGFileWriter {
    private let file: OpaquePointer

    /// - Throws: ``PNGError/outOfMemory``.
    init() throws(PNGError) {
        guard let file = cstep_file_create() else { throw .outOfMemory }
        self.file = file
    }

    deinit { cstep_file_destroy(file) }

    /// Writes everything that stands before the pixels.
    func begin(_ info: PNGInfo, _ kind: cstep_kind) throws(PNGError) {
        let texts = [("Software", info.software), ("Title", info.title), ("Description", info.description)]
        for case (let keyword, let words?) in texts { try check(cstep_file_text(file, keyword, words)) }
        // 72 pixels an inch at scale 1, but by the metre.
        let density = UInt32((72 * info.scale / 0.0254).rounded())
        var kind = kind
        try check(cstep_file_begin(file, UInt32(info.width), UInt32(info.height), density, &kind))
    }

    /// Writes any chunk: before the rows, or after the picture's end.
    /// - Parameter head: stands before the data in the chunk.
    func write(
        chunk type: String, head: [UInt8] = [], _ data: UnsafeBufferPointer<UInt8>
    ) throws(PNGError) {
        try check(cstep_file_chunk(file, Array(type.utf8), head, head.count, data.baseAddress, data.count))
    }

    /// The same of an array.
    func write(chunk type: String, head: [UInt8] = [], _ data: [UInt8] = []) throws(PNGError) {
        try check(cstep_file_chunk(file, Array(type.utf8), head, head.count, data, data.count))
    }

    // MARK: Pixels that libpng compresses

    func write(rows: Span<Pixel>, count: Int) throws(PNGError) {
        try check(rows.withUnsafeBytes { cstep_file_rows(file, $0.baseAddress, count) })
    }

    func endRows() throws(PNGError) { try check(cstep_file_end_rows(file)) }

    // MARK: Bytes

    /// How many bytes wait for ``drain(_:)``.
    var undrainedCount: Int { bytes.count }

    private var bytes: UnsafeBufferPointer<UInt8> {
        var count = 0
        let start = cstep_file_bytes(file, &count)
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// Hands the bytes that have become ready since the last call to `sink`, then forgets them.
    func drain<Failure>(_ sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        try sink(bytes.span)
        cstep_file_took(file)
    }

    private func check(_ isDone: Bool) throws(PNGError) {
        if isDone { return }
        guard let message = cstep_file_message(file) else { throw .outOfMemory }
        throw .notWritten(reason: String(cString: message))
    }
}
