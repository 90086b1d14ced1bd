import StepRaster

/// A PNG of any kind, and the pixels that it means, both by the format's rules.
package struct SampleFile {
    package struct Kind: CustomStringConvertible, Sendable {
        package var colorType: UInt8
        package var bitDepth: Int
        package var description: String { "color type \(colorType), \(bitDepth) bits" }
    }

    /// All that the format has.
    package static let kinds: [Kind] =
        [1, 2, 4, 8, 16].map { Kind(colorType: 0, bitDepth: $0) }
        + [8, 16].map { Kind(colorType: 2, bitDepth: $0) }
        + [1, 2, 4, 8].map { Kind(colorType: 3, bitDepth: $0) }
        + [8, 16].map { Kind(colorType: 4, bitDepth: $0) }
        + [8, 16].map { Kind(colorType: 6, bitDepth: $0) }

    package var width: Int
    package var height: Int
    package var colorType: UInt8
    package var bitDepth: Int
    package var interlaced: Bool
    package var samples: [UInt16]
    package var palette: [UInt8]
    /// The contents of tRNS.
    package var transparency: [UInt8]?

    package var channels: Int { [1, 0, 3, 1, 2, 0, 4][Int(colorType)] }
    private var maximum: Int { 1 << bitDepth - 1 }

    package init(width: Int, height: Int, kind: Kind, interlaced: Bool) {
        self.init(
            width: width, height: height, colorType: kind.colorType, bitDepth: kind.bitDepth, interlaced: interlaced)
    }

    /// Without samples, a picture in which neighbours differ.
    package init(
        width: Int, height: Int, colorType: UInt8, bitDepth: Int, samples: [UInt16]? = nil, interlaced: Bool = false,
        palette: [UInt8]? = nil, transparency: [UInt8]? = nil
    ) {
        self.width = width
        self.height = height
        self.colorType = colorType
        self.bitDepth = bitDepth
        self.interlaced = interlaced
        self.transparency = transparency
        self.palette = palette ?? (0..<(3 << bitDepth & 0x3ff)).map { UInt8($0 * 151 & 255) }
        self.samples = []
        let count = width * height * channels
        self.samples = samples ?? (0..<count).map { UInt16(($0 * 40_503 + $0 / 7) & 0xffff & maximum) }
    }

    package var expected: [Pixel] {
        (0..<width * height).map { index in
            let sample = samples[index * channels..<(index + 1) * channels].map(Int.init)
            let color = sample.map { UInt8((Double($0) * 255 / Double(maximum)).rounded()) }
            let keyed = transparency.map { key in
                sample == stride(from: 0, to: key.count, by: 2).map { Int(key[$0]) << 8 | Int(key[$0 + 1]) }
            }
            let alpha: UInt8 = keyed == true ? 0 : 255
            let pixel =
                switch colorType {
                case 0: Pixel(red: color[0], green: color[0], blue: color[0], alpha: alpha)
                case 2: Pixel(red: color[0], green: color[1], blue: color[2], alpha: alpha)
                case 3:
                    Pixel(
                        red: palette[3 * sample[0]], green: palette[3 * sample[0] + 1],
                        blue: palette[3 * sample[0] + 2])
                case 4: Pixel(red: color[0], green: color[0], blue: color[0], alpha: color[1])
                default: Pixel(red: color[0], green: color[1], blue: color[2], alpha: color[3])
                }
            return pixel.alpha == 0 ? .clear : pixel
        }
    }

    package var bytes: [UInt8] { file.bytes }

    package var file: PNGFile {
        var chunks = [
            PNGFile.Chunk(
                type: "IHDR",
                data: UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
                    + [UInt8(bitDepth), colorType, 0, 0, interlaced ? 1 : 0])
        ]
        if colorType == 3 { chunks.append(PNGFile.Chunk(type: "PLTE", data: palette)) }
        if let transparency { chunks.append(PNGFile.Chunk(type: "tRNS", data: transparency)) }
        chunks.append(PNGFile.Chunk(type: "IDAT", data: PNGFile.stored(passes.flatMap(packed))))
        chunks.append(PNGFile.Chunk(type: "IEND", data: []))
        return PNGFile(chunks: chunks)
    }

    /// A grey file that ends with its first bytes of pixels.
    package static func header(width: Int, height: Int) -> [UInt8] {
        var file = SampleFile(width: 1, height: 1, colorType: 0, bitDepth: 8).file
        file.chunks[0].data.replaceSubrange(0..<8, with: UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes)
        return file.bytes
    }

    /// The columns and rows of each pass: Adam7, or everything at once.
    private var passes: [(columns: [Int], rows: [Int])] {
        let grid =
            interlaced
            ? [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
            : [(0, 1, 0, 1)]
        return grid.map { x, dx, y, dy in
            (Array(stride(from: x, to: width, by: dx)), Array(stride(from: y, to: height, by: dy)))
        }
    }

    /// The rows of one pass, each with filter None and padded to whole bytes.
    private func packed(columns: [Int], rows: [Int]) -> [UInt8] {
        guard !columns.isEmpty else { return [] }
        return rows.flatMap { y -> [UInt8] in
            let bits = columns.flatMap { x -> [UInt8] in
                let start = (y * width + x) * channels
                return samples[start..<start + channels].flatMap { sample in
                    (0..<bitDepth).reversed().map { UInt8(sample >> $0 & 1) }
                }
            }
            return [0]
                + stride(from: 0, to: bits.count, by: 8).map { start in
                    (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
                }
        }
    }
}
