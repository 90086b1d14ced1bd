import StepSupport
import Testing

@testable import StepImport

struct TagScannerTests {
    /// Names of every length, with letters, digits, signs and bytes of other scripts, in pieces of every size.
    @Test(arguments: [1, 3, 8, 64])
    func namesMayHaveAnyLettersAndSigns(piece: Int) throws {
        let names = ["a", "x2", "xml:lang", "data-1.b", "größe", "a_0123456789-z", "日付", "@at^[`{~"]
        let long = (1...40).map { String("abc.defg-hij:klmn0opq1rst2uvw3xyz456789ABCDEF".prefix($0)) }
        for name in names + long {
            let bytes = Array("<\(name) \(name)='1' \(name)x = \"2\"/>".utf8)
            var scanner = TagScanner(ByteStream(name: "x.xml", bytes: bytes, piece: piece), capacity: 4)
            #expect(try scanner.next())
            #expect(Self.texts(scanner, [scanner.name]) == [name])
            #expect(Self.texts(scanner, scanner.attributes.map(\.name)) == [name, name + "x"])
            #expect(Self.texts(scanner, scanner.attributes.map(\.value)) == ["1", "2"])
            #expect(try !scanner.next())
        }
    }

    @Test(arguments: ["<abcdefgh?='1'/>", "<a abcdefghi\"='1'/>", "<a abc&d='1'/>", "<a abcdefg<='1'/>", "<ab\u{1}/>"])
    func otherSignsEndAName(text: String) {
        #expect(throws: Failure.self) {
            var scanner = TagScanner(ByteStream(name: "x.xml", bytes: Array(text.utf8), piece: 3), capacity: 4)
            _ = try scanner.next()
        }
    }

    private static func texts(_ scanner: TagScanner, _ ranges: [Range<Int>]) -> [String] {
        ranges.map { String(decoding: scanner.buffer[$0], as: UTF8.self) }
    }
}
