extension PNGChunk {
    package enum Meaning: Hashable, Sendable {
        case header(PNGHeader)
        /// How sRGB colors are rendered, from 0: perceptual, relative colorimetric, saturation, absolute colorimetric.
        case renderingIntent(Int)
        /// How many pixels a metre has; where the unit is not known, only their ratio means anything.
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

    /// What the chunk says by itself: not whether it is in its place, or intact.
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
        case "pHYs" where data.count == 9:
            .resolution(
                x: Int(bigEndian: data.prefix(4)), y: Int(bigEndian: data.dropFirst(4).prefix(4)),
                perMetre: data.last == 1)
        case "tEXt", "zTXt", "iTXt": (try? PNGText(self)).map { .text(keyword: $0.keyword, $0.text) } ?? .unknown
        default: .unknown
        }
    }
}
