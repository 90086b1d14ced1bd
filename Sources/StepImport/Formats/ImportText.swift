import StepText

extension ByteStream {
    /// The most bytes of a text that is read as a whole.
    private static let largestText = 1 << 29

    /// All of it, in UTF-8 or UTF-16.
    func text() throws(ImportError) -> SourceText {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try read(into: &piece)
            if count == 0 { break }
            bytes += piece[..<count]
            guard bytes.count <= Self.largestText else {
                throw .content(
                    at: ImportPlace(name), expected: "at most \(Self.largestText) bytes in one text", found: "more")
            }
        }
        do { return try SourceText(decoding: bytes) } catch { throw ImportError(error, in: name) }
    }
}

extension ImportError {
    /// What is wrong with a text, with the name of its file.
    init(_ error: TextError, in name: String) {
        switch error {
        case .malformed(let at, let field, let expected, let found):
            self = .content(at: ImportPlace(name, .place(at), field: field), expected: expected, found: found)
        case .invalid(let at, let field, let expected, let found):
            self = .content(
                at: ImportPlace(name, at.map { .place($0) }, field: field), expected: expected, found: found)
        case .unknownName(let at, let field, let nearest, let found):
            self = .content(
                at: ImportPlace(name, .place(at), field: field), expected: "a known name" + NearestName.hint(nearest),
                found: found)
        case .repeatedName(let at, let field, let found):
            self = .content(
                at: ImportPlace(name, .place(at), field: field), expected: "each name once", found: found + " again")
        }
    }
}

/// What tells one format from another.
enum FileHead {
    /// The names of columns in the first line, by the separator that parts it most.
    static func columns(_ head: ArraySlice<UInt8>) -> [String] {
        let text = SourceText.decoded(head: head)
        let line = text.prefix { $0 != UInt8(ascii: "\n") }
        guard line.count < 1 << 13, let source = try? SourceText(line) else { return [] }
        var most: [String] = []
        for separator in CSVReader.Separator.allCases {
            var reader = CSVReader(source, separator: separator)
            guard (try? reader.nextRecord()) == true else { continue }
            if reader.fields.count > most.count { most = reader.fields.map(reader.string) }
        }
        return most
    }

    /// What stands in JSON without white space, as far as it begins.
    static func json(_ head: ArraySlice<UInt8>, count: Int = 1 << 12) -> String {
        let text = SourceText.decoded(head: head).prefix(count)
        return String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self)
    }

    static func has(_ text: StaticString, in json: String) -> Bool {
        let bytes = Array(json.utf8)
        return bytes.span.bytes.contains(text, in: bytes.indices)
    }
}
