/// The fields of an animation's acTL chunk.
package struct APNGAnimationControl: Hashable, Sendable {
    package let frameCount: Int
    /// The number of times that the animation plays; 0 is forever.
    package let loops: Int

    package init(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = try PNGFields(chunk, length: 8)
        frameCount = try fields.next("number of frames", bytes: 4, in: 1...Int(Int32.max))
        loops = try fields.next("number of plays", bytes: 4, in: 0...Int(Int32.max))
    }
}

/// The fields of a frame's fcTL chunk.
package struct APNGFrameControl: Hashable, Sendable {
    package enum Disposal: UInt8, Sendable {
        case none, background, previous

        package var name: String { ["none", "background", "previous"][Int(rawValue)] }
    }

    package let sequenceNumber: Int
    /// The area of the picture that the frame's pixels cover.
    package let area: PixelRect
    /// The delay as a fraction of a second. A denominator of 0 in the file means 100, and is 100 here.
    package let delayNumerator: Int
    package let delayDenominator: Int
    package let disposal: Disposal
    package let blend: APNGFrame.Blend

    package init(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = try PNGFields(chunk, length: 26)
        sequenceNumber = try fields.next("sequence number", bytes: 4, in: 0...Int(Int32.max))
        let width = try fields.next("width", bytes: 4, in: 1...Int(Int32.max))
        let height = try fields.next("height", bytes: 4, in: 1...Int(Int32.max))
        let x = try fields.next("x", bytes: 4, in: 0...Int(Int32.max))
        let y = try fields.next("y", bytes: 4, in: 0...Int(Int32.max))
        area = PixelRect(x: x, y: y, width: width, height: height)
        delayNumerator = try fields.next("delay's numerator", bytes: 2, in: 0...Int(UInt16.max))
        let denominator = try fields.next("delay's denominator", bytes: 2, in: 0...Int(UInt16.max))
        delayDenominator = denominator == 0 ? 100 : denominator
        disposal = Disposal(rawValue: UInt8(try fields.next("disposal", bytes: 1, in: 0...2))) ?? .none
        blend = APNGFrame.Blend(rawValue: UInt8(try fields.next("blend", bytes: 1, in: 0...1))) ?? .source
    }
}
