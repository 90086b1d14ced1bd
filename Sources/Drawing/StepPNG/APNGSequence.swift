/// Checks the chunks of an animation, in the order of the file, against its rules, for decoders and validators: number,
/// order, sequence numbers, and areas of frames. https://www.w3.org/TR/png-3/#apng-frame-based-animation
struct APNGSequence {
    let header: PNGHeader
    private(set) var control: APNGAnimationControl?
    /// The frame whose pixels are expected or being read; nil before the first.
    private(set) var frame: APNGFrameControl?
    private(set) var frameCount = 0
    /// True if the picture that simple viewers show is also the first frame.
    private(set) var startsWithStill = false
    /// The number of chunks of pixels so far, of the current frame, or of the still before the first.
    private(set) var pixelChunkCount = 0
    private var isBeforePixels = true
    private var sequenceNumber = 0

    init(_ header: PNGHeader) { self.header = header }

    /// Checks the next chunk, of any type. Returns its compressed pixels, if any, of the current frame or of the still.
    mutating func take(_ chunk: PNGChunk) throws(PNGFault) -> ArraySlice<UInt8> {
        switch chunk.type {
        case "acTL":
            try chunk.require(isBeforePixels && control == nil, "expected one acTL, before the pixels")
            control = try APNGAnimationControl(chunk)
        case "fcTL": try takeFrameControl(chunk)
        case "IDAT":
            try chunk.require(frame == nil || control != nil, "expected acTL before it, as there is fcTL")
            isBeforePixels = false
            pixelChunkCount += 1
            return chunk.data
        case "fdAT": return try framePixels(chunk)
        case "IEND":
            try checkHasPixels(before: chunk)
            let expected = control?.frameCount ?? frameCount
            try chunk.require(frameCount == expected, "frames: expected \(expected), found \(frameCount)")
        default: break
        }
        return []
    }

    private mutating func takeFrameControl(_ chunk: PNGChunk) throws(PNGFault) {
        // acTL may follow, before the pixels.
        try chunk.require(control != nil || isBeforePixels, "expected acTL before the pixels")
        try checkHasPixels(before: chunk)
        try chunk.require(control?.frameCount != frameCount, "frames: expected \(frameCount), found \(frameCount + 1)")
        let frame = try APNGFrameControl(chunk)
        try checkSequence(frame.sequenceNumber, of: chunk)
        let right = frame.area.x + frame.area.width
        let bottom = frame.area.y + frame.area.height
        try chunk.require(right <= header.width, "right end: expected at most \(header.width), found \(right)")
        try chunk.require(bottom <= header.height, "lower end: expected at most \(header.height), found \(bottom)")
        if isBeforePixels {
            try chunk.require(frame.area == header.area, "expected all of the picture where the frame is the still")
            startsWithStill = true
        }
        self.frame = frame
        frameCount += 1
        pixelChunkCount = 0
    }

    private mutating func framePixels(_ chunk: PNGChunk) throws(PNGFault) -> ArraySlice<UInt8> {
        // The pixels of a frame that is the still are IDAT chunks.
        let isStill = startsWithStill && frameCount == 1
        try chunk.require(
            frame != nil && !isBeforePixels && (pixelChunkCount == 0 || !isStill),
            "expected fcTL before it, and both after IDAT")
        try chunk.require(chunk.data.count >= 4, "length: expected 4 at least, found \(chunk.data.count)")
        try checkSequence(Int(bigEndian: chunk.data.prefix(4)), of: chunk)
        pixelChunkCount += 1
        return chunk.data.dropFirst(4)
    }

    private mutating func checkSequence(_ number: Int, of chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(number == sequenceNumber, "sequence number: expected \(sequenceNumber), found \(number)")
        sequenceNumber += 1
    }

    private func checkHasPixels(before chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(frame == nil || pixelChunkCount > 0, "expected the pixels of the frame before it, found none")
    }
}
