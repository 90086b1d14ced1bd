import Testing

@testable import StepSupport

struct SourceTextTests {
    @Test func countsLinesAndCharactersFromOne() throws {
        let text = try SourceText("ab\nçd\r\ne".utf8)
        #expect(text.position(of: 0) == TextPosition(line: 1, column: 1))
        #expect(text.position(of: 3) == TextPosition(line: 2, column: 1))
        // The two bytes of ç are one column.
        #expect(text.position(of: 5) == TextPosition(line: 2, column: 2))
        #expect(text.position(of: 8) == TextPosition(line: 3, column: 1))
        #expect(text.position(of: 9) == TextPosition(line: 3, column: 2))
    }

    @Test func doesNotCountTheByteOrderMark() throws {
        let text = try SourceText("\u{FEFF}ab".utf8)
        #expect(text.start == 3)
        #expect(text.position(of: 4) == TextPosition(line: 1, column: 2))
    }

    @Test(
        arguments: [
            ([0x5B, 0xFF], "1:2: expected UTF-8 text, found byte 0xFF at offset 1"),
            ([0xFF, 0xFE, 0x5B, 0x00], "1:1: expected UTF-8 text, found byte 0xFF at offset 0"),
            ([0xEF, 0xBB, 0xBF, 0x0A, 0xC3, 0xA9, 0x80], "2:2: expected UTF-8 text, found byte 0x80 at offset 6"),
            ([0x31, 0xC0, 0x80], "1:2: expected UTF-8 text, found byte 0xC0 at offset 1"),
            ([0x31, 0xED, 0xA0, 0x80], "1:2: expected UTF-8 text, found byte 0xED at offset 1"),
            ([0x31, 0xE2, 0x82], "1:2: expected UTF-8 text, found byte 0xE2 at offset 1"),
        ] as [([UInt8], String)])
    func refusesWhatIsNotUTF8(bytes: [UInt8], message: String) {
        let error = #expect(throws: TextError.self) { try SourceText(bytes) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("a\nb\tc\u{0}", #"a\nb\tc\0"#),
        ("\u{85}\u{2028}\u{2029}\u{202E}", #"\u{0085}\u{2028}\u{2029}\u{202E}"#),
        (String(repeating: "走", count: 40), String(repeating: "走", count: 40)),
        (String(repeating: "走", count: 41), String(repeating: "走", count: 40) + "…"),
    ])
    func quotesOnOneLine(text: String, excerpt: String) throws {
        let source = try SourceText(text.utf8)
        #expect(source.excerpt(0..<source.bytes.count) == excerpt)
    }

    @Test(arguments: ["ab\r\nçd", "{\"a\": \"🚶走\"}", "da"])
    func readsUTF16(text: String) throws {
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [[0xFF, 0xFE] + little, little, [0xFE, 0xFF] + big, big, Array(text.utf8)] {
            let source = try SourceText(decoding: bytes)
            #expect(String(decoding: source.bytes[source.start...], as: UTF8.self) == text)
            #expect(
                source.position(of: source.bytes.count) == (try SourceText(text.utf8)).position(of: text.utf8.count))
            #expect(SourceText.decoded(head: bytes[...]).elementsEqual(text.utf8))
        }
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8], "1:2: expected UTF-16 text, found 0xD800 at offset 4"),
            ([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8, 0x61, 0x00], "2:1: expected UTF-16 text, found 0xD800 at offset 4"),
            ([0xFE, 0xFF, 0xDC, 0x00], "1:1: expected UTF-16 text, found 0xDC00 at offset 2"),
            ([0xFF, 0xFE, 0x61, 0x00, 0x61], "1:2: expected UTF-16 text, found half of a unit at offset 4"),
        ] as [([UInt8], String)])
    func refusesWhatIsNotUTF16(bytes: [UInt8], message: String) {
        let error = #expect(throws: TextError.self) { try SourceText(decoding: bytes) }
        #expect(error?.description == message)
    }
}
