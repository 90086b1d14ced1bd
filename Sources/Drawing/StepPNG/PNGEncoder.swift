import CStepPNG

/// Writes a PNG row by row: 8 bits a sample, marked sRGB, with its resolution and texts and no time stamp.
///
/// Rows go in with ``write(rows:)``, any number at a time; the file's bytes come out with ``drain(_:)`` whenever the
/// caller likes. A caller that drains after each batch holds only small buffers, whatever the picture's height. The bytes
/// depend on the pixels and the parameters alone: not on the batches, the machine, or a library's version.
///
/// A picture is RGB, or straight RGBA. Where it has at most 256 colors, and not more runs of them than a small buffer
/// holds, it has a palette instead, if that is smaller; and where all are grey, it is greyscale. To find that out, rows
/// wait in the buffer until it overflows or a color too many comes, and nothing comes out before.
///
///     var encoder = try PNGEncoder(PNGInfo(width: 1125, height: 600, scale: 3), opaque: true)
///     for band in bands {
///         try encoder.write(rows: band)
///         try encoder.drain { file.append($0) }
///     }
///     try encoder.finish()
///     try encoder.drain { file.append($0) }
package struct PNGEncoder: ~Copyable {
    /// The most pixels a side that libpng writes.
    package static let maxSide = 1_000_000

    private static let mostChunkBytes = 65_536

    private let writer: OpaquePointer
    private let info: PNGInfo
    private var rowsLeft: Int
    private var hasBegun = false
    private var hasEnded = false
    /// What waits for ``drain(_:)``.
    private var output: [UInt8] = []

    /// - Parameters:
    ///   - opaque: Whether every pixel has alpha 255. The file then leaves alpha out.
    ///   - waitsForColors: Whether a palette or grey will do. If not, chunks may be written before the rows. Default: true.
    /// - Throws: ``PNGError/impossibleSize(width:height:)``, ``PNGError/outOfMemory``.
    package init(_ info: PNGInfo, opaque: Bool, waitsForColors: Bool = true) throws(PNGError) {
        guard 1...Self.maxSide ~= info.width, 1...Self.maxSide ~= info.height else {
            throw .impossibleSize(width: info.width, height: info.height)
        }
        var header = cstep_header(
            width: UInt32(info.width), opaque: opaque, waits_for_colors: waitsForColors,
            is_small: info.compression == .small)
        guard let writer = cstep_writer_create(&header) else { throw .outOfMemory }
        (self.writer, self.info, rowsLeft) = (writer, info, info.height)
        takeOutput()
    }

    deinit { cstep_writer_destroy(writer) }

    /// Takes the next rows, from the top: a whole number of them, and no more than are left (a precondition).
    ///
    /// In a picture that was declared opaque, alpha is not looked at.
    package mutating func write(rows: Span<Pixel>) throws(PNGError) {
        let count = rows.count / info.width
        precondition(rows.count == count * info.width && count <= rowsLeft, "expected whole rows, \(rowsLeft) at most")
        rowsLeft -= count
        let written = rows.withUnsafeBytes { cstep_writer_rows(writer, $0.baseAddress, count) }
        guard written else { throw .outOfMemory }
        takeOutput()
    }

    /// Ends the file. All rows must have been written (a precondition).
    package mutating func finish() throws(PNGError) {
        try endPixels()
        end()
    }

    /// Hands the bytes that have become ready since the last call to `sink`, then forgets them.
    package mutating func drain<Failure>(_ sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        try sink(output.span)
        output.removeAll(keepingCapacity: true)
    }

    // MARK: Parts that an animation puts together otherwise

    /// How many bytes wait for ``drain(_:)``.
    var undrainedCount: Int { output.count }

    /// Ends the picture, though not the file. All rows must have been written (a precondition).
    mutating func endPixels() throws(PNGError) {
        precondition(rowsLeft == 0, "\(rowsLeft) rows are missing")
        guard !hasEnded else { throw .notWritten(reason: "the pixels have ended before") }
        hasEnded = true
        guard cstep_writer_end(writer) else { throw .outOfMemory }
        takeOutput()
    }

    /// Writes any chunk: before the rows, or after the picture's end.
    mutating func write(chunk type: String, _ data: [UInt8]) { output += PNGChunk.bytes(type: type, data) }

    /// Ends the file.
    mutating func end() { write(chunk: "IEND", []) }

    // MARK: Chunks

    /// Takes over what has been compressed, in whole IDAT chunks, and at the end what is left.
    private mutating func takeOutput() {
        guard let kind = cstep_writer_kind(writer) else { return }
        if !hasBegun { writeHead(kind.pointee) }
        hasBegun = true
        var count = 0
        let bytes = UnsafeBufferPointer(start: cstep_writer_output(writer, &count), count: count)
        var rest = bytes[...]
        while rest.count >= (hasEnded ? 1 : Self.mostChunkBytes) {
            let data = UnsafeBufferPointer(rebasing: rest.prefix(Self.mostChunkBytes))
            PNGChunk.append(type: "IDAT", data, to: &output)
            rest = rest.dropFirst(data.count)
        }
        cstep_writer_took(writer, count - rest.count)
    }

    /// Writes everything before the pixels.
    private mutating func writeHead(_ kind: cstep_kind) {
        // 8 bits a sample; compression, filter and interlacing are 0.
        let fields = UInt32(info.width).bigEndianBytes + UInt32(info.height).bigEndianBytes
        output += PNGChunkReader.signature + PNGChunk.bytes(type: "IHDR", fields + [8, kind.color_type, 0, 0, 0])
        write(chunk: "sRGB", [0])
        if kind.color_count > 0 {
            write(chunk: "PLTE", withUnsafeBytes(of: kind.colors) { Array($0.prefix(3 * kind.color_count)) })
        }
        if kind.alpha_count > 0 {
            write(chunk: "tRNS", withUnsafeBytes(of: kind.alphas) { Array($0.prefix(kind.alpha_count)) })
        }
        output += Self.chunks(info)
    }

    /// The resolution, 72 dots per inch at scale 1 but by the metre, and the texts, which are not compressed and of no
    /// language.
    private static func chunks(_ info: PNGInfo) -> [UInt8] {
        let density = UInt32((72 * info.scale / 0.0254).rounded()).bigEndianBytes
        let texts = [("Software", info.software), ("Title", info.title), ("Description", info.description)]
        return texts.reduce(PNGChunk.bytes(type: "pHYs", density + density + [1])) { chunks, entry in
            guard let text = entry.1 else { return chunks }
            return chunks + PNGChunk.bytes(type: "iTXt", entry.0.utf8 + [0, 0, 0, 0, 0] + text.utf8.prefix { $0 != 0 })
        }
    }
}

extension PNGEncoder {
    /// The whole picture as a PNG file, without alpha when every pixel is opaque. The parameters are as those of
    /// ``PNGInfo``; default: no texts, and ``PNGCompression/default``.
    package static func encode(
        _ picture: PixelBuffer, scale: Double, software: String? = nil, title: String? = nil,
        description: String? = nil, compression: PNGCompression = .default
    ) throws(PNGError) -> [UInt8] {
        let info = PNGInfo(
            width: picture.width, height: picture.height, scale: scale, software: software, title: title,
            description: description, compression: compression)
        var encoder = try PNGEncoder(info, opaque: picture.pixels.allSatisfy { $0.alpha == 255 })
        try encoder.write(rows: picture.pixels.span)
        try encoder.finish()
        return encoder.output
    }
}
