import CStepPNG

/// Writes the chunks of a PNG file through libpng, into memory.
final class PNGFileWriter {
    private static let mostChunkBytes = 65_536

    let info: PNGInfo
    private let file: OpaquePointer
    /// Compresses the pixels; nil where libpng does.
    private let compressor: OpaquePointer?
    private var hasBegun = false

    /// Parameters are those of ``PNGEncoder``.
    init(_ info: PNGInfo, opaque: Bool, waitsForColors: Bool) throws(PNGError) {
        guard let file = cstep_file_create() else { throw .outOfMemory }
        self.info = info
        self.file = file
        let isLibpngs = info.compression == .libpng
        compressor = isLibpngs ? nil : cstep_writer_create(UInt32(info.width), opaque, waitsForColors)
        guard isLibpngs || compressor != nil else { throw .outOfMemory }
        var kind = cstep_kind()
        kind.color_type = opaque ? 2 : 6
        try begin(isLibpngs ? kind : cstep_writer_kind(compressor)?.pointee)
    }

    deinit {
        cstep_file_destroy(file)
        if let compressor { cstep_writer_destroy(compressor) }
    }

    /// Writes everything that stands before the pixels, once.
    /// - Parameter kind: how the file has pixels; nil while rows wait.
    private func begin(_ kind: cstep_kind?) throws(PNGError) {
        guard !hasBegun, var kind else { return }
        let texts = [("Software", info.software), ("Title", info.title), ("Description", info.description)]
        for case (let keyword, let words?) in texts { try check(cstep_file_text(file, keyword, words)) }
        // 72 pixels an inch at scale 1, but by the metre.
        let density = UInt32((72 * info.scale / 0.0254).rounded())
        try check(cstep_file_begin(file, UInt32(info.width), UInt32(info.height), density, &kind))
        hasBegun = true
    }

    /// Writes any chunk: before the rows, or after the picture's end.
    /// - Parameter head: stands before the data in the chunk.
    func write(chunk type: String, head: [UInt8] = [], _ data: [UInt8] = []) throws(PNGError) {
        try check(cstep_file_chunk(file, Array(type.utf8), head, head.count, data, data.count))
    }

    /// Takes the next `count` rows, from the top.
    func write(rows: Span<Pixel>, count: Int) throws(PNGError) {
        guard let compressor else {
            return try check(rows.withUnsafeBytes { cstep_file_rows(file, $0.baseAddress, count) })
        }
        let isWritten = rows.withUnsafeBytes { cstep_writer_rows(compressor, $0.baseAddress, count) }
        guard isWritten else { throw .outOfMemory }
        try takeCompressed(atLeast: Self.mostChunkBytes)
    }

    /// Ends the picture, once; and the file, where libpng compresses.
    func endRows() throws(PNGError) {
        guard let compressor else { return try check(cstep_file_end_rows(file)) }
        guard cstep_writer_end(compressor) else { throw .outOfMemory }
        try takeCompressed(atLeast: 1)
    }

    /// Writes what has been compressed, in IDAT chunks of no fewer bytes.
    private func takeCompressed(atLeast least: Int) throws(PNGError) {
        try begin(cstep_writer_kind(compressor)?.pointee)
        var count = 0
        let output = cstep_writer_output(compressor, &count)
        var rest = UnsafeBufferPointer(start: output, count: count)[...]
        while rest.count >= least {
            let data = UnsafeBufferPointer(rebasing: rest.prefix(Self.mostChunkBytes))
            try check(cstep_file_chunk(file, Array("IDAT".utf8), nil, 0, data.baseAddress, data.count))
            rest = rest.dropFirst(data.count)
        }
        cstep_writer_took(compressor, count - rest.count)
    }

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
