/// A text in a tEXt, zTXt or iTXt chunk: https://www.w3.org/TR/png-3/#11textinfo.
struct PNGText {
    private let chunk: PNGChunk
    private let keywordBytes: ArraySlice<UInt8>
    private var isCompressed = false
    private var language: ArraySlice<UInt8> = []
    private var translatedKeyword: ArraySlice<UInt8> = []
    private let textBytes: ArraySlice<UInt8>

    /// - Throws: Where a field is missing, or a number in one is wrong.
    init(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = PNGFields(chunk)
        keywordBytes = try fields.text("keyword")
        switch chunk.type {
        case "zTXt": isCompressed = true
        case "iTXt": isCompressed = try fields.next("compression flag", bytes: 1, in: 0...1) == 1
        default: break
        }
        if chunk.type != "tEXt" { try fields.compressionMethod() }
        if chunk.type == "iTXt" {
            language = try fields.text("language")
            translatedKeyword = try fields.text("translated keyword")
        }
        (self.chunk, textBytes) = (chunk, fields.rest)
    }

    var keyword: String { Self.latin1(keywordBytes) }

    /// Nil where it is compressed.
    var text: String? {
        if isCompressed { return nil }
        return chunk.type == "iTXt" ? String(decoding: textBytes, as: UTF8.self) : Self.latin1(textBytes)
    }

    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
    }

    /// - Throws: Where a field's contents are not as the specification has them.
    func check() throws(PNGFault) {
        try Self.checkKeyword(keywordBytes, "keyword", of: chunk)
        try chunk.require(
            language.allSatisfy({ UInt8(ascii: "-") == $0 || Self.isLetterOrDigit($0) }),
            .wrong(expected: "a language of ASCII letters, digits and hyphens"))
        if isCompressed { return try Self.checkCompressed(textBytes, of: chunk) }
        try chunk.require(!textBytes.contains(0), .wrong(expected: "a text without zero bytes"))
        try chunk.require(
            chunk.type == "tEXt" || [translatedKeyword, textBytes].allSatisfy(Self.isUTF8),
            .wrong(expected: "a text in UTF-8"))
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
    }

    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

    /// A keyword, or a profile's or palette's name, which has the same rules.
    static func checkKeyword(_ keyword: ArraySlice<UInt8>, _ name: String, of chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(
            1...79 ~= keyword.count, .value(of: "length of the \(name)", expected: "1 to 79", found: keyword.count))
        let space = UInt8(ascii: " ")
        guard keyword.allSatisfy({ 32...126 ~= $0 || $0 >= 161 }), keyword.first != space, keyword.last != space,
            !zip(keyword, keyword.dropFirst()).contains(where: { $0 == space && $1 == space })
        else {
            throw PNGFault(chunk, .wrong(expected: "a \(name) of printable Latin-1 with single spaces inside"))
        }
    }

    /// Looks only at the start of what is to be a zlib stream.
    static func checkCompressed(_ bytes: ArraySlice<UInt8>, of chunk: PNGChunk) throws(PNGFault) {
        let start = Int(bigEndian: bytes.prefix(2))
        try chunk.require(
            bytes.count >= 2 && start >> 8 & 15 == 8 && start >> 12 <= 7 && start % 31 == 0,
            .wrong(expected: "a zlib stream"))
    }
}
