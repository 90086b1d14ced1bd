import Foundation
import StepSupport
import Testing

@Suite struct Base64Tests {
    /// The vectors of RFC 4648.
    @Test(
        arguments: zip(
            ["", "f", "fo", "foo", "foob", "fooba", "foobar"],
            ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]))
    func knownTexts(plain: String, encoded: String) {
        #expect(String(decoding: Base64.encode(Array(plain.utf8)[...]), as: UTF8.self) == encoded)
    }

    @Test func everyByteComesBack() {
        let bytes = (0..<1000).map { UInt8($0 * $0 / 3 & 255) }
        let slice = bytes[7..<999]
        #expect(Data(base64Encoded: Data(Base64.encode(slice))) == Data(slice))
    }
}
