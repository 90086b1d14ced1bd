/// Checks the chunks of a file, one after the other, against the rules of PNG and of its animations.
///
/// It checks everything that may affect what a decoder shows: order and number of chunks, checksums, the fields of
/// critical chunks and of animations, sequence numbers, areas, and that each frame's compressed pixels are exactly
/// those of its area. They are decompressed as by the decoder, one picture after the other, within its limits.
package struct PNGValidator: ~Copyable {
    package struct FileSummary: Hashable, Sendable {
        package let header: PNGHeader
        package let animation: Animation?
    }

    package struct Animation: Hashable, Sendable {
        package let control: APNGAnimationControl
        /// True if the picture that simple viewers show is also the first frame.
        package let startsWithStill: Bool
        /// The sum of the delays of all frames, in seconds, rounded to a Double.
        package let duration: Double
    }

    /// The part of the file to which the next chunk belongs.
    private enum ChunkPhase { case beforePixels, pixels, afterPixels, ended }

    private var phase = ChunkPhase.beforePixels
    private var palette: [UInt8] = []
    private var sequence: APNGSequence?
    private var duration = 0.0
    /// The compressed pixels of the current picture; nil once they are checked.
    private var pixels: [UInt8]?

    /// Checks a whole file and calls `body` with each chunk that can be recognised, also after the first fault.
    package static func validate<E>(
        _ file: [UInt8], _ body: (PNGChunk) throws(E) -> Void
    ) throws(E) -> Result<FileSummary, PNGFault> {
        var reader = PNGChunkReader(file)
        var validator = PNGValidator()
        var fault: PNGFault?
        while true {
            var next: PNGChunk?
            do throws(PNGFault) {
                next = try reader.next()
                if let next, fault == nil { try validator.check(next) }
            } catch { fault = fault ?? error }
            guard let next else { break }
            try body(next)
        }
        if let fault { return .failure(fault) }
        guard let sequence = validator.sequence, validator.phase == .ended else {
            return .failure(PNGFault(offset: file.count, "expected IEND at the end, found none"))
        }
        let animation = sequence.control.map {
            Animation(control: $0, startsWithStill: sequence.startsWithStill, duration: validator.duration)
        }
        return .success(FileSummary(header: sequence.header, animation: animation))
    }

    /// Checks the next chunk. After an error the validator must not be used.
    private mutating func check(_ chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(chunk.isIntact, chunk.checksumFault)
        try chunk.require(chunk.hasLetters, "expected a type of four letters")
        try chunk.require((sequence == nil) == (chunk.type == "IHDR"), "expected IHDR first, and once")
        if phase == .pixels, chunk.type != "IDAT" {
            phase = .afterPixels
            try checkPixels(before: chunk)
        }
        switch chunk.type {
        case "IHDR": sequence = APNGSequence(try PNGHeader(chunk))
        case "PLTE": try checkPalette(chunk)
        case "acTL", "fdAT": break
        case "fcTL": try checkPixels(before: chunk)
        case "IDAT":
            try chunk.require(phase != .afterPixels, "expected all IDAT chunks in a row")
            try chunk.require(!palette.isEmpty || sequence?.header.colorType != .palette, "expected PLTE before it")
            phase = .pixels
        case "IEND":
            try chunk.require(phase == .afterPixels, "expected IDAT before it")
            try chunk.require(chunk.data.isEmpty, "length: expected 0, found \(chunk.data.count)")
            try checkPixels(before: chunk)
            phase = .ended
        default: try chunk.require(chunk.isAncillary, "expected a known type, found one that must not be skipped")
        }
        guard let data = try sequence?.take(chunk) else { return }
        if ["IDAT", "fdAT"].contains(chunk.type) {
            if pixels == nil { pixels = [] }
            pixels? += data
        }
        guard chunk.type == "fcTL", let frame = sequence?.frame else { return }
        duration += Double(frame.delayNumerator) / Double(frame.delayDenominator)
    }

    private mutating func checkPalette(_ chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(palette.isEmpty && phase == .beforePixels, "expected one palette, before the pixels")
        guard let header = sequence?.header, ![.grey, .greyAlpha].contains(header.colorType) else {
            throw PNGFault(chunk, "expected no palette in a grey picture")
        }
        let most = header.colorType == .palette ? 1 << header.bitDepth : 256
        let bytes = chunk.data.count
        try chunk.require(
            bytes % 3 == 0 && 1...most ~= bytes / 3, "length: expected 1 to \(most) times 3 bytes, found \(bytes)")
        palette = PNGChunk.bytes(type: chunk.type, Array(chunk.data))
    }

    /// Decodes the pixels of the still or of a frame, all of which precede a chunk.
    private mutating func checkPixels(before chunk: PNGChunk) throws(PNGFault) {
        guard let sequence, let pixels else { return }
        let header = sequence.header
        let file = header.file(of: sequence.frame?.area ?? header.area, palette: palette, pixels)
        self.pixels = nil
        do {
            _ = try PNGDecoder.decodeByLibpng(file, isStrict: true)
        } catch { throw PNGFault(chunk, "pixels before it: \(error)") }
    }
}
