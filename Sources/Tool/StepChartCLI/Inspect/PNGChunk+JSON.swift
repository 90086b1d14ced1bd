extension PNGChunk {
    var json: JSON {
        .object(
            [
                ("offset", .number(offset)), ("type", .string(type)), ("length", .number(data.count)),
                ("intact", .bool(isIntact)),
            ] + meaning.members)
    }
}

extension PNGChunk.Meaning {
    fileprivate var members: [(String, JSON)] {
        switch self {
        case .header(let header): header.members
        case .renderingIntent(let intent): [("intent", .number(intent))]
        case .resolution(let x, let y, let perMetre):
            [("x", .number(x)), ("y", .number(y)), ("unit", .string(perMetre ? "metre" : "unknown"))]
        case .text(let keyword, let text): [("keyword", .string(keyword)), ("text", .text(text))]
        case .palette(let colors): [("colors", .number(colors))]
        case .animation(let control): control.members
        case .frame(let frame):
            [("sequence", .number(frame.sequenceNumber))] + frame.area.members + [
                ("delay", .array([.number(frame.delayNumerator), .number(frame.delayDenominator)])),
                ("dispose", .string(frame.disposal.name)), ("blend", .string(frame.blend.name)),
            ]
        case .framePixels(let sequenceNumber): [("sequence", .number(sequenceNumber))]
        case .pixels, .end, .unknown: []
        }
    }
}

extension PNGHeader {
    fileprivate var members: [(String, JSON)] {
        [
            ("width", .number(width)), ("height", .number(height)), ("bitDepth", .number(bitDepth)),
            ("colorType", .string(colorType.name)), ("interlaced", .bool(isInterlaced)),
        ]
    }
}

extension APNGAnimationControl {
    fileprivate var members: [(String, JSON)] { [("frames", .number(frameCount)), ("loops", .number(loops))] }
}

extension PNGValidator.FileSummary {
    var json: JSON { .object(header.members + [("animation", animation.map { .object($0.members) } ?? .null)]) }
}

extension PNGValidator.Animation {
    fileprivate var members: [(String, JSON)] {
        control.members + [("startsWithStill", .bool(startsWithStill)), ("seconds", .number(duration))]
    }
}

extension PNGFault {
    var json: JSON { .object([("offset", .number(offset)), ("type", .text(type)), ("message", .string(description))]) }
}
