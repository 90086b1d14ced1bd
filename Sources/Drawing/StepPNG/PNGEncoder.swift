import CStepPNG

/// Writes a PNG row by row through libpng: 8 bits per sample, marked sRGB, with its resolution and texts and no time
/// stamp. The pixels are compressed by an encoder of our own, which is tuned to drawn rows.
///
/// A caller that drains after each batch of rows needs only small buffers, whatever the picture's height. The bytes
/// depend only on pixels and parameters, not on batches, machine, or a library's version, unless libpng compresses.
///
/// A picture is RGB, or straight RGBA. If it has at most 256 colours, and few enough runs of them for a small buffer,
/// it has a palette instead, if that is smaller; if all are grey, it is greyscale. To find out, rows are kept in the
/// buffer until it is full or there are too many colours; until then no bytes are ready.
///
/// After the initializer, `write` takes all rows, and `finish` ends the file, as in ``encode(_:scale:)``.
package final class PNGEncoder {
    /// The most pixels per side that libpng writes.
    package static let maxSide = 1_000_000

    let info: PNGInfo
    private let writer: OpaquePointer
    private(set) var rowsLeft: Int
    private var hasEnded = false

    /// - Parameter opaque: True if every pixel has alpha 255. The file is then without alpha.
    /// - Parameter waitsForColors: True if the file may have a palette or be grey, false if chunks precede the rows.
    /// - Throws: ``PNGError/impossibleSize(width:height:)``, ``PNGError/outOfMemory``.
    package init(_ info: PNGInfo, opaque: Bool, waitsForColors: Bool = true) throws(PNGError) {
        guard 1...Self.maxSide ~= info.width, 1...Self.maxSide ~= info.height else {
            throw .impossibleSize(width: info.width, height: info.height)
        }
        guard let writer = cstep_writer_create() else { throw .outOfMemory }
        self.info = info
        self.writer = writer
        rowsLeft = info.height
        let texts = [("Software", info.software), ("Title", info.title), ("Description", info.description)]
        for case (let keyword, let words?) in texts { try check(cstep_writer_text(writer, keyword, words)) }
        let picture = cstep_picture(
            width: UInt32(info.width), height: UInt32(info.height),
            // The density is in pixels per metre: 72 per inch at scale 1.
            density: UInt32((72 * info.scale / 0.0254).rounded()), is_opaque: opaque,
            waits_for_colors: waitsForColors && !info.usesLibpng, uses_libpng: info.usesLibpng)
        try check(cstep_writer_begin(writer, picture))
    }

    deinit { cstep_writer_destroy(writer) }

    /// Adds the next rows, from the top down: a whole number of them, and no more than are missing (a precondition).
    /// Alpha is ignored if the picture was declared opaque.
    package func write(rows: Span<Pixel>) throws(PNGError) {
        let (count, rest) = rows.count.quotientAndRemainder(dividingBy: info.width)
        precondition(rest == 0 && count <= rowsLeft, "expected whole rows, \(rowsLeft) at most")
        rowsLeft -= count
        try check(rows.withUnsafeBytes { cstep_writer_rows(writer, $0.baseAddress, count) })
    }

    /// Ends the file. All rows must have been written (a precondition).
    package func finish() throws(PNGError) {
        try endPixels()
        if !info.usesLibpng { try write(chunk: "IEND") }
    }

    /// Ends the picture, once, and the file if libpng compresses. All rows must have been written (a precondition).
    func endPixels() throws(PNGError) {
        precondition(rowsLeft == 0, "\(rowsLeft) rows are missing")
        guard !hasEnded else { throw .notWritten(reason: "the pixels have ended before") }
        hasEnded = true
        try check(cstep_writer_end(writer))
    }

    /// Writes a chunk of an animation: before the rows, or after the picture's end.
    func write(chunk type: String, _ data: [UInt8] = []) throws(PNGError) {
        try check(cstep_writer_chunk(writer, Array(type.utf8), data, data.count))
    }

    private func check(_ isDone: Bool) throws(PNGError) {
        if isDone { return }
        guard let message = cstep_writer_message(writer) else { throw .outOfMemory }
        throw .notWritten(reason: String(cString: message))
    }

    var bytes: UnsafeBufferPointer<UInt8> {
        var count = 0
        let start = cstep_writer_bytes(writer, &count)
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// Passes the bytes that became ready since the last call to `sink`, and discards them.
    package func drain<Failure>(_ sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        try sink(bytes.span)
        cstep_writer_took(writer)
    }

    /// Encodes a picture as a PNG file without texts, and without alpha if every pixel is opaque.
    package static func encode(_ picture: PixelBuffer, scale: Double) throws(PNGError) -> [UInt8] {
        try encode(picture, PNGInfo(width: picture.width, height: picture.height, scale: scale))
    }

    /// Encodes a picture as a PNG file, without alpha if every pixel is opaque.
    static func encode(_ picture: PixelBuffer, _ info: PNGInfo) throws(PNGError) -> [UInt8] {
        let encoder = try PNGEncoder(info, opaque: picture.pixels.allSatisfy { $0.alpha == 255 })
        try encoder.write(rows: picture.pixels.span)
        try encoder.finish()
        var file: [UInt8] = []
        encoder.drain { part in part.withUnsafeBufferPointer { file += $0 } }
        return file
    }
}
