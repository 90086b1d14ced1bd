/// What a PNG's first chunk says.
package struct PNGHeader: Hashable, Sendable {
    package enum ColorType: UInt8, Sendable {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        var isGrey: Bool { self == .grey || self == .greyAlpha }

        var bitDepths: [Int] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .greyAlpha, .rgba: [8, 16]
            }
        }
    }

    package let width: Int
    package let height: Int
    package let bitDepth: Int
    package let colorType: ColorType
    package let isInterlaced: Bool

    /// - Throws: Where `chunk` is no IHDR chunk by the rules.
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

    /// Rows of equal length that follow each other: all of a picture, or one of the seven parts of an interlaced one.
    struct Pass: Hashable {
        var rows: Int
        /// How many bytes a row has, with the one that names the filter.
        var rowBytes: Int
    }

    /// The rows of an area of the picture, in the order of the file.
    func passes(width: Int, height: Int) -> [Pass] {
        guard isInterlaced else { return [pass(width: width, height: height)] }
        // Adam7: where each pass starts, and how far apart its pixels are.
        let steps: [(x: Int, y: Int, dx: Int, dy: Int)] = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return steps.compactMap { step in
            guard width > step.x, height > step.y else { return nil }
            return pass(
                width: (width - step.x + step.dx - 1) / step.dx, height: (height - step.y + step.dy - 1) / step.dy)
        }
    }

    private func pass(width: Int, height: Int) -> Pass {
        Pass(rows: height, rowBytes: 1 + (width * colorType.channels * bitDepth + 7) / 8)
    }
}
