/// Writes a GIF, which chats and mail play: one palette, and the changes of each frame.
/// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
///
///     var encoder = GIFEncoder(size, palette, plays: nil)
///     var file = encoder.header
///     for (index, frame) in frames.enumerated() { file += encoder.append(frame, until: 4 * (index + 1)) }
///     file += encoder.finish()
package struct GIFEncoder {
    /// The greatest number of times that an animation can play, if not for ever.
    package static let mostPlays = 65_536
    /// The least delay in hundredths of a second: viewers stretch shorter ones to 10.
    package static let leastDelay = 2

    private let size: PixelSize
    private let palette: GIFPalette
    private let plays: Int?
    /// The last frame, and the times when it begins and ends, in hundredths of a second.
    private var pending: (frame: GIFFrame, start: Int, end: Int)?

    /// - Parameter plays: the number of times that it plays; nil is for ever.
    package init(_ size: PixelSize, _ palette: GIFPalette, plays: Int?) {
        self.size = size
        self.palette = palette
        self.plays = plays
    }

    /// The bytes before the first frame.
    package var header: [UInt8] {
        let bits = UInt8(max(1, palette.bits))
        var bytes = Array("GIF89a".utf8) + size.width.bytes + size.height.bytes + [0xF0 | (bits - 1), 0, 0]
        bytes += palette.colors.flatMap { [$0.red, $0.green, $0.blue] }
        bytes += Array(repeating: 0, count: 3 * ((1 << Int(bits)) - palette.colors.count))
        // An animation that plays once needs no extension for it.
        guard plays != 1 else { return bytes }
        return bytes + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + (plays.map { $0 - 1 } ?? 0).bytes + [0]
    }

    /// Adds the next frame; nil, which the first must not be, shows the one before for longer.
    /// - Parameter end: the end of its time, in hundredths of a second from the start.
    /// - Returns: the bytes to write now.
    package mutating func append(_ frame: GIFFrame?, until end: Int) -> [UInt8] {
        let start = pending?.end ?? 0
        guard let frame else {
            pending?.end = end
            return []
        }
        defer { pending = (frame, start, end) }
        return pendingBytes
    }

    /// The last frame, and the end of the file.
    package mutating func finish() -> [UInt8] { pendingBytes + [0x3B] }

    /// The bytes of the pending frame, which is repeated if it lasts longer than a delay can: this changes no pixel.
    private var pendingBytes: [UInt8] {
        guard let (frame, start, end) = pending else { return [] }
        let most = 65_000
        return stride(from: start, to: end, by: most).flatMap { from in
            var bytes: [UInt8] = [0x21, 0xF9, 4, frame.leavesOut ? 0b101 : 0b100]
            bytes += min(most, end - from).bytes + [palette.unchanged ?? 0, 0, 0x2C]
            bytes += [frame.area.x, frame.area.y, frame.area.width, frame.area.height].flatMap(\.bytes)
            return bytes + [0] + frame.data
        }
    }
}

extension Int {
    /// The lower two bytes, the lowest first.
    fileprivate var bytes: [UInt8] { [UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8)] }
}
