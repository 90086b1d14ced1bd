/// Writes an animated PNG: a still, which is shown by viewers that do not support animations, and then the frames.
///
///     var encoder = try APNGEncoder(PNGInfo(width: 1125, height: 600, scale: 3), key: key)
///     try encoder.write(rows: still.pixels.span)
///     for (previous, picture) in zip([nil] + pictures, pictures) {
///         try encoder.append(APNGFrame(from: previous, to: picture, key: key), delay: delay)
///         try encoder.drain { try file.write($0) }
///     }
///     let count = try encoder.finish()
///     try encoder.drain { try file.write($0) }
///     try file.overwrite(at: count.offset, with: count.bytes)
///
/// The number of frames precedes them, but is known only once equal neighbours are merged: ``finish()`` corrects it.
/// For an output that cannot seek, such as a pipe, the caller must keep all bytes until the end.
///
/// Omitting unchanged pixels saves most bytes. It needs alpha or a key: an unused colour that is shown as transparent.
package struct APNGEncoder: ~Copyable {
    /// The bytes that replace those at `offset` from the start of the file.
    package struct Correction: Hashable, Sendable {
        package let offset: Int
        package let bytes: [UInt8]

        package func apply(to file: inout [UInt8]) { file.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
    }

    private let still: PNGEncoder
    private let loops: Int
    private let controlOffset: Int

    private let key: Pixel?
    private let hasStill: Bool
    private var frameCount = 0
    private var sequenceNumber: UInt32 = 0
    /// The last frame, whose delay may still grow.
    private var pending: (frame: APNGFrame, delay: FrameDelay)?

    /// - Parameter info: The metadata of the file. Its compression is that of the still.
    /// - Parameter key: The opaque colour of unchanged pixels in a file without alpha; nil for a file with alpha.
    /// - Parameter hasStill: True if the still is none of the frames, false if it is the first. Default: true.
    /// - Parameter loops: The number of times that the animation plays, below 2^31; 0 is forever. Default: 0.
    /// - Throws: ``PNGError/impossibleSize(width:height:)``, ``PNGError/outOfMemory``.
    package init(_ info: PNGInfo, key: Pixel?, hasStill: Bool = true, loops: Int = 0) throws(PNGError) {
        precondition(0...Int(Int32.max) ~= loops, "loops must have 31 bits")
        let still = try PNGEncoder(info, opaque: key != nil, waitsForColors: false)
        if let key { try still.write(chunk: "tRNS", [0, key.red, 0, key.green, 0, key.blue]) }
        let controlOffset = still.bytes.count
        try still.write(chunk: "acTL", Self.control(frameCount: 0, loops: loops))
        self.still = still
        self.controlOffset = controlOffset
        self.loops = loops
        self.hasStill = hasStill
        self.key = key
    }

    /// Adds the next rows of the still, before the first frame, as ``PNGEncoder/write(rows:)``. None may have the key.
    package mutating func write(rows: Span<Pixel>) throws(PNGError) {
        if let key, rows.indices.contains(where: { rows[$0] == key }) { throw .keyIsTaken }
        try still.write(rows: rows)
        if still.rowsLeft == 0 { try still.endPixels() }
    }

    /// Adds the next frame; nil is a picture equal to the one before, which is then shown for longer. The still must be
    /// complete, and the first frame must cover the whole picture (preconditions).
    package mutating func append(_ frame: APNGFrame?, delay: FrameDelay) throws(PNGError) {
        precondition(!hasStill || still.rowsLeft == 0, "the still comes first")
        guard let frame else {
            guard let (last, time) = pending else { preconditionFailure("the first frame is no repetition") }
            let sum = time.followed(by: delay)
            // If no fraction is exactly the sum, the frame is repeated, which changes no pixel.
            if sum == nil { try writePending() }
            pending = (last, sum ?? delay)
            return
        }
        let whole = PixelRect(x: 0, y: 0, width: still.info.width, height: still.info.height)
        precondition(pending != nil || frame.area == whole, "the first frame must cover the picture")
        precondition(frame.area.union(whole) == whole, "frames lie within the picture")
        try writePending()
        pending = (frame, delay)
    }

    /// Ends the file, which is valid once the correction is applied. There must be a frame (a precondition).
    package mutating func finish() throws(PNGError) -> Correction {
        precondition(pending != nil, "an animation has a frame")
        try writePending()
        pending = nil
        try still.write(chunk: "IEND")
        let control = Self.control(frameCount: frameCount, loops: loops)
        return Correction(offset: controlOffset, bytes: PNGChunk.bytes(type: "acTL", control))
    }

    /// Passes the bytes that became ready since the last call to `sink`, and discards them.
    package mutating func drain<Failure>(_ sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        try still.drain(sink)
    }

    private static func control(frameCount: Int, loops: Int) -> [UInt8] {
        UInt32(frameCount).bigEndianBytes + UInt32(loops).bigEndianBytes
    }

    private mutating func writePending() throws(PNGError) {
        guard let (frame, delay) = pending else { return }
        for part in delay.parts {
            try still.write(chunk: "fcTL", nextSequenceNumber() + Self.control(of: frame, part))
            if frameCount == 0, !hasStill {
                try still.write(chunk: "IDAT", frame.data)
            } else {
                try still.write(chunk: "fdAT", nextSequenceNumber() + frame.data)
            }
            frameCount += 1
        }
    }

    /// The data of an fcTL chunk after its sequence number.
    private static func control(of frame: APNGFrame, _ delay: FrameDelay) -> [UInt8] {
        let area = frame.area
        let rectangle = [area.width, area.height, area.x, area.y].flatMap { UInt32($0).bigEndianBytes }
        let time = [delay.numerator, delay.denominator].flatMap { UInt16($0).bigEndianBytes }
        return rectangle + time + [APNGFrameControl.Disposal.none.rawValue, frame.blend.rawValue]
    }

    private mutating func nextSequenceNumber() -> [UInt8] {
        defer { sequenceNumber += 1 }
        return sequenceNumber.bigEndianBytes
    }
}
