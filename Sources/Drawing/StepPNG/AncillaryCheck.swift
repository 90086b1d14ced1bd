/// Holds the chunks that a reader may skip against the rules of PNG: https://www.w3.org/TR/png-3/#11Ancillary-chunks.
///
/// Checks place, number, length and every field that has a fixed meaning. Compressed texts and profiles are not unpacked:
/// of those only the start is looked at. Types that the specification does not know are let be.
struct AncillaryCheck {
    private let header: PNGHeader
    /// How many colors PLTE has; nil before it.
    var colorCount: Int?
    var isBeforePixels = true
    private var found: Set<String> = []

    init(_ header: PNGHeader) { self.header = header }

    /// Whether PLTE still may come.
    var takesPalette: Bool { colorCount == nil && isBeforePixels && found.isDisjoint(with: ["bKGD", "hIST", "tRNS"]) }

    // MARK: Rules

    /// A number, how many bytes it has, and what it may be.
    private typealias Field = (name: String, bytes: Int, range: ClosedRange<Int>)

    /// Where a type has to stand, besides after IHDR.
    private enum Place { case beforePalette, beforePixels, anywhere }

    private struct Rule {
        var place: Place
        var isOnce = true
        /// All of the data, where that does not depend on the picture.
        var fields: [Field]?
    }

    private static let rules: [String: Rule] = [
        "cHRM": Rule(
            place: .beforePalette,
            fields: number31("white x", "white y", "red x", "red y", "green x", "green y", "blue x", "blue y")),
        "gAMA": Rule(place: .beforePalette, fields: [("gamma", 4, 1...Int(Int32.max))]),
        "iCCP": Rule(place: .beforePalette),
        "sBIT": Rule(place: .beforePalette),
        "sRGB": Rule(place: .beforePalette, fields: [("rendering intent", 1, 0...3)]),
        "cICP": Rule(
            place: .beforePalette,
            fields: [("primaries and transfer", 2, 0...0xffff), ("matrix", 1, 0...0), ("full range", 1, 0...1)]),
        "mDCV": Rule(
            place: .beforePalette,
            fields: Array(repeating: ("chromaticity", 2, 0...0xffff), count: 8)
                + Array(repeating: ("luminance", 4, 0...0xffff_ffff), count: 2)),
        "cLLI": Rule(place: .beforePalette, fields: number31("brightest pixel", "brightest frame")),
        "bKGD": Rule(place: .beforePixels),
        "hIST": Rule(place: .beforePixels),
        "tRNS": Rule(place: .beforePixels),
        "pHYs": Rule(
            place: .beforePixels, fields: number31("pixels a unit, x", "pixels a unit, y") + [("unit", 1, 0...1)]),
        "sPLT": Rule(place: .beforePixels, isOnce: false),
        "tIME": Rule(
            place: .anywhere,
            fields: [
                ("year", 2, 0...0xffff), ("month", 1, 1...12), ("day", 1, 1...31), ("hour", 1, 0...23),
                // Of a leap second, too.
                ("minute", 1, 0...59), ("second", 1, 0...60),
            ]),
        // Its place was fixed only lately, so any will do.
        "eXIf": Rule(place: .anywhere),
        "tEXt": Rule(place: .anywhere, isOnce: false),
        "zTXt": Rule(place: .anywhere, isOnce: false),
        "iTXt": Rule(place: .anywhere, isOnce: false),
    ]

    private static func number31(_ names: String...) -> [Field] { names.map { ($0, 4, 0...Int(Int32.max)) } }

    // MARK: Checks

    mutating func check(_ chunk: PNGChunk) throws(PNGFault) {
        guard let rule = Self.rules[chunk.type] else { return }
        try chunk.require(found.insert(chunk.type).inserted || !rule.isOnce, .wrong(expected: "one \(chunk.type)"))
        try chunk.require(
            rule.place != .beforePalette || colorCount == nil, .wrong(expected: "\(chunk.type) before PLTE"))
        try chunk.require(rule.place == .anywhere || isBeforePixels, .wrong(expected: "\(chunk.type) before IDAT"))
        var fields = rule.fields
        if fields == nil { fields = try self.fields(byPictureOf: chunk) }
        if let fields {
            var data = try PNGFields(chunk, length: fields.reduce(0) { $0 + $1.bytes })
            for field in fields { _ = try data.next(field.name, bytes: field.bytes, in: field.range) }
        } else {
            try checkBytes(chunk)
        }
    }

    /// What the data are where the kind of picture decides; nil where they are no numbers.
    private func fields(byPictureOf chunk: PNGChunk) throws(PNGFault) -> [Field]? {
        let isPalette = header.colorType == .palette
        switch chunk.type {
        case "sBIT":
            // Those of the palette's colors.
            let (count, depth) = isPalette ? (3, 8) : (header.colorType.channels, header.bitDepth)
            return Array(repeating: ("significant bits", 1, 1...depth), count: count)
        case "bKGD": return isPalette ? [("background", 1, 0...(try paletteSize(for: chunk) - 1))] : color("background")
        case "hIST": return Array(repeating: ("frequency", 2, 0...0xffff), count: try paletteSize(for: chunk))
        case "tRNS" where [.greyAlpha, .rgba].contains(header.colorType):
            throw PNGFault(chunk, .wrong(expected: "no tRNS beside alpha"))
        case "tRNS" where !isPalette: return color("transparent color")
        default: return nil
        }
    }

    /// A color without alpha, of two bytes a sample.
    private func color(_ name: String) -> [Field] {
        Array(repeating: (name, 2, 0...1 << header.bitDepth - 1), count: header.colorType.isGrey ? 1 : 3)
    }

    private func paletteSize(for chunk: PNGChunk) throws(PNGFault) -> Int {
        guard let colorCount else { throw PNGFault(chunk, .wrong(expected: "PLTE before it")) }
        return colorCount
    }

    private func checkBytes(_ chunk: PNGChunk) throws(PNGFault) {
        switch chunk.type {
        case "tRNS":
            let most = try paletteSize(for: chunk)
            try chunk.require(
                1...most ~= chunk.data.count, .value(of: "length", expected: "1 to \(most)", found: chunk.data.count))
        case "eXIf":
            try chunk.require(
                ["II*\0", "MM\0*"].contains(where: { chunk.data.starts(with: $0.utf8) }),
                .wrong(expected: "Exif data that begin with II or MM"))
        case "sPLT": try checkSuggestedPalette(chunk)
        case "iCCP":
            var fields = PNGFields(chunk)
            try PNGText.checkKeyword(fields.text("name"), "name", of: chunk)
            try fields.compressionMethod()
            try PNGText.checkCompressed(fields.rest, of: chunk)
        default: try PNGText(chunk).check()
        }
    }

    private func checkSuggestedPalette(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = PNGFields(chunk)
        try PNGText.checkKeyword(fields.text("name"), "name", of: chunk)
        let depth = try fields.next("sample depth", bytes: 1, in: 0...255)
        try chunk.require(depth == 8 || depth == 16, .value(of: "sample depth", expected: "8 or 16", found: depth))
        let size = depth == 8 ? 6 : 10
        try chunk.require(
            fields.rest.count % size == 0,
            .value(of: "bytes of colors", expected: "a multiple of \(size)", found: fields.rest.count))
    }
}
