import Testing

@testable import StepSupport

struct SourceTextWindows1252Tests {
    @Test func readsLettersAndSigns() throws {
        let text = try #require(SourceText(windows1252: [0x47, 0x72, 0xF6, 0xDF, 0x65, 0x20, 0x80, 0x99, 0x0D, 0x0A]))
        #expect(String(decoding: text.bytes, as: UTF8.self) == "Größe €™\r\n")
    }

    @Test(arguments: [0x00, 0x08, 0x1F, 0x81, 0x8D, 0x9D] as [UInt8])
    func otherBytesAreNoText(byte: UInt8) {
        #expect(SourceText(windows1252: [0x61, byte]) == nil)
    }
}
