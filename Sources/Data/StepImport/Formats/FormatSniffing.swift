/// Tests of the beginning of a text, in UTF-8 and without a byte order mark, for finding its kind.
enum FormatSniffing {
    /// True if a text may be a table: it begins neither as JSON nor as XML does. This is tested before any names are
    /// compared, as making their lists takes time.
    static func mayBeTable(_ head: ArraySlice<UInt8>) -> Bool {
        head.first { $0 > 0x20 }.map { !"{[<".utf8.contains($0) } ?? false
    }

    /// The names of columns in the first line, by the separator that gives the most.
    static func columns(_ head: ArraySlice<UInt8>) -> [String] {
        guard mayBeTable(head) else { return [] }
        let line = head.prefix { $0 != UInt8(ascii: "\n") }
        guard line.count < 1 << 13, let source = try? SourceText(line) else { return [] }
        var most: [String] = []
        for separator in CSVReader.Separator.allCases {
            var reader = CSVReader(source, separator: separator)
            guard (try? reader.nextRecord()) == true else { continue }
            if reader.fields.count > most.count { most = reader.fields.map(reader.string) }
        }
        return most
    }

    static func firstCell(_ head: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
        return lines.count < 2 ? [] : lines[1].prefix { !",;\t\r".utf8.contains($0) }
    }

    /// The beginning of a text in JSON, without white space.
    static func json(_ head: ArraySlice<UInt8>, count: Int = 1 << 12) -> String {
        String(decoding: head.prefix(count).filter { $0 > 0x20 }, as: UTF8.self)
    }

    static func has(_ text: StaticString, in json: String) -> Bool {
        let bytes = Array(json.utf8)
        return bytes.span.bytes.contains(text, in: bytes.indices)
    }
}
