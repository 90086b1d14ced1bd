/// What a tEXt, zTXt or iTXt chunk says: https://www.w3.org/TR/png-3/#11textinfo.
struct PNGText {
    let keyword: String
    /// Nil where it is compressed.
    let text: String?

    /// - Throws: Where a field is missing, or a number in one is wrong.
    init(_ chunk: PNGChunk) throws(PNGFault) {
        var fields = try PNGFields(chunk)
        keyword = Self.latin1(try fields.text("keyword"))
        var isCompressed = chunk.type == "zTXt"
        if chunk.type == "iTXt" { isCompressed = try fields.next("compression flag", bytes: 1, in: 0...1) == 1 }
        if chunk.type != "tEXt" { _ = try fields.next("compression method", bytes: 1, in: 0...0) }
        if chunk.type == "iTXt" { for name in ["language", "translated keyword"] { _ = try fields.text(name) } }
        let isUTF8 = chunk.type == "iTXt"
        text = isCompressed ? nil : isUTF8 ? String(decoding: fields.rest, as: UTF8.self) : Self.latin1(fields.rest)
    }

    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
    }
}
