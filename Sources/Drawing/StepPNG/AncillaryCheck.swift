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

    init(_ header: PNGHeader) {
        self.header = header
    }

    /// Where a type has to stand, besides after IHDR.
    private enum Place { case beforePalette, beforePixels, anywhere }

    /// Of the types of which there may be one: its place. One for `eXIf` was fixed only lately, so any will do.
    private static let places: [String: Place] = [
        "cHRM": .beforePalette, "cICP": .beforePalette, "cLLI": .beforePalette, "gAMA": .beforePalette,
        "iCCP": .beforePalette, "mDCV": .beforePalette, "sBIT": .beforePalette, "sRGB": .beforePalette,
        "bKGD": .beforePixels, "hIST": .beforePixels, "tRNS": .beforePixels, "pHYs": .beforePixels,
        "tIME": .anywhere, "eXIf": .anywhere,
    ]

    /// Whether PLTE still may come.
    var takesPalette: Bool { colorCount == nil && isBeforePixels && found.isDisjoint(with: ["bKGD", "hIST", "tRNS"]) }

    mutating func check(_ chunk: PNGChunk) throws(PNGFault) {
        if let place = Self.places[chunk.type] {
            guard found.insert(chunk.type).inserted else {
                throw PNGFault(chunk, .misplaced(expected: "one \(chunk.type)"))
            }
            if place == .beforePalette, colorCount != nil {
                throw PNGFault(chunk, .misplaced(expected: "\(chunk.type) before PLTE"))
            }
            if place != .anywhere { try checkIsBeforePixels(chunk) }
        }
        switch chunk.type {
        case "cHRM":
            try checkNumbers(chunk, ["white x", "white y", "red x", "red y", "green x", "green y", "blue x", "blue y"])
        case "gAMA": try checkNumbers(chunk, ["gamma"], from: 1)
        case "sRGB":
            var fields = try PNGFields(chunk, length: 1)
            _ = try fields.next("rendering intent", bytes: 1, in: 0...3)
        case "cICP":
            var fields = try PNGFields(chunk, length: 4)
            _ = try fields.next("primaries and transfer", bytes: 2, in: 0...Int(UInt16.max))
            _ = try fields.next("matrix", bytes: 1, in: 0...0)
            _ = try fields.next("full range", bytes: 1, in: 0...1)
        case "mDCV": _ = try PNGFields(chunk, length: 24)
        case "cLLI": try checkNumbers(chunk, ["brightest pixel", "brightest frame"])
        case "sBIT": try checkSignificantBits(chunk)
        case "bKGD": try checkBackground(chunk)
        case "hIST": try checkHistogram(chunk)
        case "tRNS": try checkTransparency(chunk)
        case "pHYs":
            var fields = try PNGFields(chunk, length: 9)
            for axis in ["x", "y"] {
                _ = try fields.next("pixels a unit, \(axis)", bytes: 4, in: 0...Int(Int32.max))
            }
            _ = try fields.next("unit", bytes: 1, in: 0...1)
        case "tIME": try checkTime(chunk)
        case "eXIf":
            guard ["II*\0", "MM\0*"].contains(where: { chunk.data.starts(with: $0.utf8) }) else {
                throw PNGFault(chunk, .content(expected: "Exif data that begin with II or MM"))
            }
        case "sPLT":
            try checkIsBeforePixels(chunk)
            try checkSuggestedPalette(chunk)
        case "iCCP":
            var fields = TextFields(chunk)
            try fields.keyword("name")
            try fields.method()
            try fields.compressed()
        case "tEXt", "zTXt", "iTXt": try checkText(chunk)
        default: break
        }
    }

    private func checkIsBeforePixels(_ chunk: PNGChunk) throws(PNGFault) {
        guard isBeforePixels else { throw PNGFault(chunk, .misplaced(expected: "\(chunk.type) before IDAT")) }
    }

    /// Numbers of 31 bits, and nothing else.
    private func checkNumbers(_ chunk: PNGChunk, _ names: [String], from least: Int = 0) throws(PNGFault) {
        var fields = try PNGFields(chunk, length: 4 * names.count)
        for name in names { _ = try fields.next(name, bytes: 4, in: least...Int(Int32.max)) }
    }

    private func checkTime(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = try PNGFields(chunk, length: 7)
        _ = try fields.next("year", bytes: 2, in: 0...Int(UInt16.max))
        for (name, range) in [
            // Of a leap second, too.
            ("month", 1...12), ("day", 1...31), ("hour", 0...23), ("minute", 0...59), ("second", 0...60),
        ] {
            _ = try fields.next(name, bytes: 1, in: range)
        }
    }

    // MARK: By color type

    private func checkSignificantBits(_ chunk: PNGChunk) throws(PNGFault) {
        // Those of the palette's colors.
        let (count, depth) =
            header.colorType == .palette ? (3, 8) : (header.colorType.channels, header.bitDepth)
        var fields = try PNGFields(chunk, length: count)
        for _ in 0..<count { _ = try fields.next("significant bits", bytes: 1, in: 1...depth) }
    }

    private func checkBackground(_ chunk: PNGChunk) throws(PNGFault) {
        guard header.colorType == .palette else { return try checkColor(chunk, "background") }
        guard let colorCount else { throw PNGFault(chunk, .misplaced(expected: "PLTE before it")) }
        var fields = try PNGFields(chunk, length: 1)
        _ = try fields.next("background", bytes: 1, in: 0...colorCount - 1)
    }

    /// A color without alpha, of two bytes a sample.
    private func checkColor(_ chunk: PNGChunk, _ name: String) throws(PNGFault) {
        let count = header.colorType.isGrey ? 1 : 3
        var fields = try PNGFields(chunk, length: 2 * count)
        for _ in 0..<count { _ = try fields.next(name, bytes: 2, in: 0...1 << header.bitDepth - 1) }
    }

    private func checkHistogram(_ chunk: PNGChunk) throws(PNGFault) {
        guard let colorCount else { throw PNGFault(chunk, .misplaced(expected: "PLTE before it")) }
        _ = try PNGFields(chunk, length: 2 * colorCount)
    }

    private func checkTransparency(_ chunk: PNGChunk) throws(PNGFault) {
        switch header.colorType {
        case .grey, .rgb: try checkColor(chunk, "transparent color")
        case .greyAlpha, .rgba: throw PNGFault(chunk, .misplaced(expected: "no tRNS beside alpha"))
        case .palette:
            guard let colorCount else { throw PNGFault(chunk, .misplaced(expected: "PLTE before it")) }
            guard 1...colorCount ~= chunk.data.count else {
                throw PNGFault(chunk, .value(of: "length", expected: "1 to \(colorCount)", found: chunk.data.count))
            }
        }
    }

    // MARK: Texts

    private func checkSuggestedPalette(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = TextFields(chunk)
        try fields.keyword("name")
        let depth = try fields.byte("sample depth")
        guard depth == 8 || depth == 16 else {
            throw PNGFault(chunk, .value(of: "sample depth", expected: "8 or 16", found: Int(depth)))
        }
        let size = depth == 8 ? 6 : 10
        guard fields.rest.count % size == 0 else {
            throw PNGFault(
                chunk, .value(of: "bytes of colors", expected: "a multiple of \(size)", found: fields.rest.count))
        }
    }

    private func checkText(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = TextFields(chunk)
        try fields.keyword("keyword")
        var isCompressed = chunk.type == "zTXt"
        if chunk.type == "iTXt" {
            let flag = try fields.byte("compression flag")
            guard flag <= 1 else {
                throw PNGFault(chunk, .value(of: "compression flag", expected: "0 to 1", found: Int(flag)))
            }
            isCompressed = flag == 1
        }
        if chunk.type != "tEXt" { try fields.method() }
        if chunk.type == "iTXt" {
            let language = try fields.field("language")
            guard
                language.allSatisfy({
                    $0 < 128 && (Character(Unicode.Scalar($0)).isLetter || 48...57 ~= $0 || $0 == 45)
                })
            else {
                throw PNGFault(chunk, .content(expected: "a language of ASCII letters, digits and hyphens"))
            }
            try fields.checkUTF8(try fields.field("translated keyword"))
        }
        if isCompressed { return try fields.compressed() }
        guard !fields.rest.contains(0) else {
            throw PNGFault(chunk, .content(expected: "a text without zero bytes"))
        }
        if chunk.type == "iTXt" { try fields.checkUTF8(fields.rest) }
    }
}

/// Reads a chunk's data, which end fields with zero bytes.
private struct TextFields {
    let chunk: PNGChunk
    var rest: ArraySlice<UInt8>

    init(_ chunk: PNGChunk) {
        self.chunk = chunk
        rest = chunk.data
    }

    /// Up to the next zero byte.
    mutating func field(_ name: String) throws(PNGFault) -> ArraySlice<UInt8> {
        guard let end = rest.firstIndex(of: 0) else {
            throw PNGFault(chunk, .missing("a zero byte after the \(name)"))
        }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }

    mutating func byte(_ name: String) throws(PNGFault) -> UInt8 {
        guard let byte = rest.popFirst() else { throw PNGFault(chunk, .missing("a \(name)")) }
        return byte
    }

    mutating func keyword(_ name: String) throws(PNGFault) {
        let keyword = try field(name)
        guard 1...79 ~= keyword.count else {
            throw PNGFault(chunk, .value(of: "length of the \(name)", expected: "1 to 79", found: keyword.count))
        }
        let space = UInt8(ascii: " ")
        guard keyword.allSatisfy({ 32...126 ~= $0 || $0 >= 161 }), keyword.first != space, keyword.last != space,
            !zip(keyword, keyword.dropFirst()).contains(where: { $0 == space && $1 == space })
        else {
            throw PNGFault(chunk, .content(expected: "a \(name) of printable Latin-1 with single spaces inside"))
        }
    }

    mutating func method() throws(PNGFault) {
        let method = try byte("compression method")
        guard method == 0 else {
            throw PNGFault(chunk, .value(of: "compression method", expected: "0", found: Int(method)))
        }
    }

    /// What is left is to be a zlib stream.
    func compressed() throws(PNGFault) {
        let start = Int(bigEndian: rest.prefix(2))
        guard rest.count >= 2, start >> 8 & 15 == 8, start >> 12 <= 7, start % 31 == 0 else {
            throw PNGFault(chunk, .content(expected: "a zlib stream"))
        }
    }

    func checkUTF8(_ bytes: ArraySlice<UInt8>) throws(PNGFault) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw PNGFault(chunk, .content(expected: "a text in UTF-8"))
        }
    }
}
