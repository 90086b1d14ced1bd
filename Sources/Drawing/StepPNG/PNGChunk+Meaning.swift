extension PNGChunk {
    package enum Meaning: Hashable, Sendable {
        case header(PNGHeader)
        /// The rendering intent of sRGB, from 0: perceptual, relative colorimetric, saturation, absolute colorimetric.
        case renderingIntent(Int)
        /// The number of pixels per metre; if the unit is not known, only their ratio has a meaning.
        case resolution(x: Int, y: Int, perMetre: Bool)
        /// A text without its language; nil if it is compressed.
        case text(keyword: String, String?)
        case palette(colors: Int)
        case pixels
        case animation(APNGAnimationControl)
        case frame(APNGFrameControl)
        case framePixels(sequenceNumber: Int)
        case end
        /// A type that is not parsed, or contents that are not valid for the type.
        case unknown
    }

    /// The meaning of the chunk by itself: its position and its checksum are not checked.
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
        case "tEXt", "zTXt", "iTXt": (try? text()) ?? .unknown
        default: .unknown
        }
    }

    /// The meaning of a tEXt, zTXt or iTXt chunk: https://www.w3.org/TR/png-3/#11textinfo.
    /// - Throws: If a field is missing, or a number in one is wrong.
    private func text() throws(PNGFault) -> Meaning {
        var fields = try PNGFields(self)
        let keyword = Self.latin1(try fields.text("keyword"))
        let isUTF8 = type == "iTXt"
        var isCompressed = type == "zTXt"
        if isUTF8 { isCompressed = try fields.next("compression flag", bytes: 1, in: 0...1) == 1 }
        if type != "tEXt" { _ = try fields.next("compression method", bytes: 1, in: 0...0) }
        if isUTF8 { for name in ["language", "translated keyword"] { _ = try fields.text(name) } }
        let words = isUTF8 ? String(decoding: fields.rest, as: UTF8.self) : Self.latin1(fields.rest)
        return .text(keyword: keyword, isCompressed ? nil : words)
    }

    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
    }
}
