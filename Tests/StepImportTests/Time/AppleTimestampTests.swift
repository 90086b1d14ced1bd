import Foundation
import Testing

@testable import StepImport

struct AppleTimestampTests {
    private func read(_ text: String) -> AppleTimestamp? {
        var reader = AppleTimestamp.Reader()
        return reader.read(Array(text.utf8).span.bytes)
    }

    @Test func aMomentIsSecondsSince1970() {
        #expect(read("1970-01-01 00:00:00 +0000") == AppleTimestamp(time: 0, offset: 0))
        #expect(read("2024-01-02 08:50:00 +0200") == AppleTimestamp(time: 1_704_178_200, offset: 7200))
        #expect(read("2024-02-29 23:59:59 -0330") == AppleTimestamp(time: 1_709_263_799, offset: -12_600))
        #expect(read("0001-01-01 00:00:00 +0000")?.time == -62_135_596_800)
        #expect(read("9999-12-31 23:59:59 +0000")?.time == 253_402_300_799)
    }

    @Test func readersKeepNoDateTooLong() {
        var reader = AppleTimestamp.Reader()
        for text in ["2024-01-02 00:00:00 +0000", "2024-01-03 00:00:00 +0000", "2024-01-02 00:00:00 +0000"] {
            #expect(reader.read(Array(text.utf8).span.bytes) == read(text))
        }
        #expect(reader.read(Array("2024-01-3x 00:00:00 +0000".utf8).span.bytes) == nil)
    }

    @Test(arguments: [
        "", "2024-01-02", "2024-01-02 08:50:00", "2024-01-02T08:50:00 +0200", "2024-01-02 08:50:00 0200x",
        "2024-02-30 08:50:00 +0200", "2024-13-02 08:50:00 +0200", "2024-01-02 24:50:00 +0200",
        "2024-01-02 08:60:00 +0200",
        "2024-01-02 08:50:60 +0200", "2024-01-02 08:50:00 +2400", "2024-01-02 08:50:00 +0260",
        "2024-01-02 08:50:00 +02:00",
        "2024-01-02 8:50:000 +0200", "0000-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +02001",
    ])
    func otherTextsAreNone(text: String) {
        #expect(read(text) == nil)
    }
}
