/// The fields of a PNG's first chunk.
package struct PNGHeader: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let bitDepth: Int
    package let colorType: ColorType
    package let isInterlaced: Bool

    package init(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = try PNGFields(chunk, length: 13)
        width = try fields.next("width", bytes: 4, in: 1...Int(Int32.max))
        height = try fields.next("height", bytes: 4, in: 1...Int(Int32.max))
        bitDepth = try fields.next("bit depth", bytes: 1, in: 1...16)
        let type = try fields.next("color type", bytes: 1, in: 0...6)
        guard let colorType = ColorType(rawValue: UInt8(type)) else {
            throw PNGFault(chunk, "color type: expected 0, 2, 3, 4 or 6, found \(type)")
        }
        guard colorType.bitDepths.contains(bitDepth) else {
            let depths = colorType.bitDepths.map(String.init).joined(separator: ", ")
            throw PNGFault(chunk, "bit depth of color type \(type): expected one of \(depths), found \(bitDepth)")
        }
        self.colorType = colorType
        _ = try fields.next("compression", bytes: 1, in: 0...0)
        _ = try fields.next("filter", bytes: 1, in: 0...0)
        isInterlaced = try fields.next("interlace", bytes: 1, in: 0...1) == 1
    }

    var area: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The bytes of a file with an area of the picture, given its compressed pixels and the chunks before them.
    func file(of area: PixelRect, palette: [UInt8], _ pixels: [UInt8]) -> [UInt8] {
        let size = [area.width, area.height].flatMap { UInt32($0).bigEndianBytes }
        let kind: [UInt8] = [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        return PNGChunkReader.signature + PNGChunk.bytes(type: "IHDR", size + kind) + palette
            + PNGChunk.bytes(type: "IDAT", pixels) + PNGChunk.bytes(type: "IEND", [])
    }
}
