/// Holds the chunks of a file, one after the other, against the rules of PNG and of its animations.
///
/// Checks what decides whether every reader sees the same: order and number of chunks, checksums, the fields of those that
/// no reader may skip and of animations, sequence numbers, areas, and that each frame's compressed pixels are exactly those
/// of its area. Time grows with the unpacked pixels; besides the file, memory does not.
package struct PNGValidator: ~Copyable {
    /// What a sound file holds.
    package struct Summary: Hashable, Sendable {
        package let header: PNGHeader
        package let animation: Animation?
    }

    package struct Animation: Hashable, Sendable {
        package let control: APNGAnimationControl
        /// Whether the picture that simple viewers show is also the first frame.
        package let startsWithStill: Bool
        /// How long the frames are shown together, once: seconds, as near as a Double comes.
        package let duration: Double
    }

    /// Where in the file the next chunk is.
    private enum Part { case start, beforePixels, pixels, afterPixels, ended }

    private var part = Part.start
    private var header: PNGHeader?
    private var hasPalette = false
    private var sequence: APNGSequence?
    private var duration = 0.0
    private var pixels = PixelDataCheck()
    private var end = PNGChunkReader.signature.count

    /// Looks at a whole file and calls `body` with each chunk that can be told apart, also after the first fault.
    package static func validate<E>(
        _ file: [UInt8], _ body: (PNGChunk) throws(E) -> Void
    ) throws(E) -> Result<Summary, PNGFault> {
        var reader = PNGChunkReader(file)
        var validator = PNGValidator()
        var fault: PNGFault?
        while let next = reader.next() {
            switch next {
            case .failure(let error): fault = fault ?? error
            case .success(let chunk):
                if fault == nil {
                    do throws(PNGFault) { try validator.check(chunk) } catch { fault = error }
                }
                try body(chunk)
            }
        }
        if let fault { return .failure(fault) }
        return Result { () throws(PNGFault) in try validator.finish() }
    }

    /// Takes the next chunk. After an error the validator is of no more use.
    mutating func check(_ chunk: PNGChunk) throws(PNGFault) {
        end = chunk.offset + chunk.data.count + PNGChunk.overhead
        try chunk.require(chunk.isIntact, chunk.checksumFault)
        try chunk.require(chunk.hasLetters, "expected a type of four letters")
        try chunk.require((part == .start) == (chunk.type == "IHDR"), "expected IHDR first, and once")
        if part == .pixels, chunk.type != "IDAT" {
            part = .afterPixels
            try pixels.finish(before: chunk)
        }
        switch chunk.type {
        case "IHDR":
            let header = try PNGHeader(chunk)
            self.header = header
            sequence = APNGSequence(header)
            part = .beforePixels
        case "PLTE": try checkPalette(chunk)
        case "acTL": _ = try sequence?.take(chunk)
        case "fcTL":
            try pixels.finish(before: chunk)
            _ = try sequence?.take(chunk)
            if let frame = sequence?.frame { duration += Double(frame.delayNumerator) / Double(frame.delayDenominator) }
        case "IDAT":
            try chunk.require(part != .afterPixels, "expected all IDAT chunks in a row")
            try chunk.require(hasPalette || header?.colorType != .palette, "expected PLTE before it")
            part = .pixels
            try checkPixels(chunk)
        case "fdAT": try checkPixels(chunk)
        case "IEND":
            try chunk.require(part == .afterPixels, "expected IDAT before it")
            try chunk.require(chunk.data.isEmpty, "length: expected 0, found \(chunk.data.count)")
            try pixels.finish(before: chunk)
            _ = try sequence?.take(chunk)
            part = .ended
        default:
            try chunk.require(
                chunk.isAncillary, "expected a known type, found one that must not be skipped")
        }
    }

    /// To be called at the end of the file.
    func finish() throws(PNGFault) -> Summary {
        guard let header, let sequence, part == .ended else {
            throw PNGFault(offset: end, "expected IEND at the end, found none")
        }
        return Summary(
            header: header,
            animation: sequence.control.map {
                Animation(control: $0, startsWithStill: sequence.startsWithStill, duration: duration)
            })
    }

    // MARK: Chunks

    private mutating func checkPalette(_ chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(!hasPalette && part == .beforePixels, "expected one palette, before the pixels")
        guard let header, !header.colorType.isGrey else {
            throw PNGFault(chunk, "expected no palette in a grey picture")
        }
        let most = header.colorType == .palette ? 1 << header.bitDepth : 256
        let bytes = chunk.data.count
        try chunk.require(
            bytes % 3 == 0 && 1...most ~= bytes / 3, "length: expected 1 to \(most) times 3 bytes, found \(bytes)")
        hasPalette = true
    }

    /// Looks at the next compressed pixels, of the still or of a frame.
    private mutating func checkPixels(_ chunk: PNGChunk) throws(PNGFault) {
        guard let bytes = try sequence?.take(chunk), let header, let sequence else { return }
        if sequence.pixelChunkCount == 1 {
            // A frame that is the still has its size.
            let size = sequence.frame.map { ($0.area.width, $0.area.height) } ?? (header.width, header.height)
            pixels.begin(header.passes(width: size.0, height: size.1))
        }
        try pixels.read(bytes, of: chunk)
    }
}
