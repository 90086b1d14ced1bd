extension PNGChunk {
    /// What a chunk says.
    package enum Meaning: Hashable, Sendable {
        case header(PNGHeader)
        /// From 0: perceptual, relative colorimetric, saturation, absolute colorimetric.
        case renderingIntent(Int)
        /// Pixels a metre, or where the unit is not known, no more than a ratio.
        case resolution(x: Int, y: Int, perMetre: Bool)
        /// A text without its language; nil where it is compressed.
        case text(keyword: String, String?)
        case palette(colors: Int)
        case pixels
        case animation(APNGAnimationControl)
        case frame(APNGFrameControl)
        case framePixels(sequenceNumber: Int)
        case end
        /// A kind that is not looked into, or contents that are not as that kind's.
        case unknown
    }

    /// Says nothing of whether the chunk is in its place, or intact.
    package var meaning: Meaning {
        switch type {
        case "IHDR": (try? PNGHeader(self)).map { .header($0) } ?? .unknown
        case "PLTE": .palette(colors: data.count / 3)
        case "IDAT": .pixels
        case "IEND": .end
        case "acTL": (try? APNGAnimationControl(self)).map { .animation($0) } ?? .unknown
        case "fcTL": (try? APNGFrameControl(self)).map { .frame($0) } ?? .unknown
        case "fdAT" where data.count >= 4: .framePixels(sequenceNumber: Int(bigEndian: data.prefix(4)))
        case "sRGB" where data.count == 1: .renderingIntent(Int(bigEndian: data))
        case "pHYs" where data.count == 9: resolution
        case "tEXt", "zTXt", "iTXt": text ?? .unknown
        default: .unknown
        }
    }

    private var resolution: Meaning {
        .resolution(
            x: Int(bigEndian: data.prefix(4)), y: Int(bigEndian: data.dropFirst(4).prefix(4)),
            perMetre: data.last == 1)
    }

    private var text: Meaning? {
        var rest = data
        /// Up to the next zero byte.
        func field() -> ArraySlice<UInt8>? {
            guard let end = rest.firstIndex(of: 0) else { return nil }
            defer { rest = rest[(end + 1)...] }
            return rest[..<end]
        }
        func latin1(_ bytes: ArraySlice<UInt8>) -> String {
            bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
        }
        guard let keyword = field().map(latin1) else { return nil }
        switch type {
        case "tEXt":
            return .text(keyword: keyword, latin1(rest))
        case "zTXt":
            return .text(keyword: keyword, nil)
        default:
            guard rest.count >= 2, let isCompressed = rest.popFirst(), rest.popFirst() != nil, field() != nil,
                field() != nil
            else { return nil }
            return .text(keyword: keyword, isCompressed == 0 ? String(decoding: rest, as: UTF8.self) : nil)
        }
    }
}
