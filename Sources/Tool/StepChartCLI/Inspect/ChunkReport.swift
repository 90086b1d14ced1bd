/// Describes the chunks of a PNG file to a person, in a line each.
enum ChunkReport {
    static let header = line("offset", "type", "length", "meaning")

    static func line(_ chunk: PNGChunk) -> String {
        let fault = chunk.isIntact ? "" : "; wrong checksum"
        return line("\(chunk.offset)", chunk.type.printable, "\(chunk.data.count)", chunk.meaning.words + fault)
    }

    private static func line(_ offset: String, _ type: String, _ length: String, _ meaning: String) -> String {
        "\(offset.padded(to: 10))  \(type)  \(length.padded(to: 9))  \(meaning)\n"
    }

    static func summary(_ summary: PNGValidator.FileSummary) -> String {
        var lines = ["picture: \(summary.header.words)"]
        if let animation = summary.animation {
            let seconds = (animation.duration * 1e3).rounded() / 1e3
            let other = "a picture of its own, for viewers without animation"
            lines.append("animation: \(animation.control.words), \(seconds) s")
            lines.append("still: \(animation.startsWithStill ? "the first frame" : other)")
        }
        lines.append("verdict: sound")
        return lines.joined(separator: "\n") + "\n"
    }
}

extension PNGChunk.Meaning {
    fileprivate var words: String {
        switch self {
        case .header(let header): header.words
        case .renderingIntent(let intent):
            "sRGB, \(Self.intents.indices.contains(intent) ? Self.intents[intent] : "unknown intent \(intent)")"
        case .resolution(let x, let y, perMetre: true):
            "\(x) x \(y) pixels a metre, \(Self.dotsPerInch(x)) x \(Self.dotsPerInch(y)) an inch"
        case .resolution(let x, let y, perMetre: false): "pixels of \(y) : \(x)"
        case .text(let keyword, let text): "\(keyword.printable): \(text.map(Self.quoted) ?? "compressed")"
        case .palette(let colors): colors == 1 ? "1 color" : "\(colors) colors"
        case .pixels: "pixels"
        case .animation(let control): control.words
        case .frame(let frame):
            "#\(frame.sequenceNumber) \(frame.area.width) x \(frame.area.height) at \(frame.area.x), \(frame.area.y) for "
                + "\(frame.delayNumerator)/\(frame.delayDenominator) s, \(frame.blend.name), dispose \(frame.disposal.name)"
        case .framePixels(let sequenceNumber): "#\(sequenceNumber) pixels of the frame"
        case .end: "end"
        case .unknown: "not shown"
        }
    }

    private static let intents = ["perceptual", "relative colorimetric", "saturation", "absolute colorimetric"]

    private static func dotsPerInch(_ perMetre: Int) -> String { (Double(perMetre) * 0.0254).shortest(decimals: 1) }

    /// Quotes a text, of a long one the beginning.
    private static func quoted(_ text: String) -> String { "\"\(SourceText.excerpt(text, length: 60))\"" }
}

extension PNGHeader {
    fileprivate var words: String {
        "\(width) x \(height) pixels, \(colorType.name), \(bitDepth) bits\(isInterlaced ? ", interlaced" : "")"
    }
}

extension PNGHeader.ColorType {
    var name: String {
        switch self {
        case .grey: "grey"
        case .rgb: "RGB"
        case .palette: "palette"
        case .greyAlpha: "grey and alpha"
        case .rgba: "RGBA"
        }
    }
}

extension APNGAnimationControl { fileprivate var words: String { "\(frameCount.frames), plays \(loops.times)" } }

extension String {
    /// Returns the text with spaces before it, so that it has at least `width` characters.
    func padded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
