import Testing

@testable import StepImport

struct RawSpanSearchTests {
    private static let lengths = 0...41

    /// Every position among bytes of every length: the search takes sixteen at a time, and the rest one by one.
    @Test func firstIndexIsThatOfEitherByte() {
        for length in Self.lengths {
            for position in 0...length {
                for byte in [UInt8(ascii: "\""), UInt8(ascii: "<")] where position < length {
                    var bytes = [UInt8](repeating: UInt8(ascii: "="), count: length)
                    bytes[position] = byte
                    // A later one is not the first.
                    bytes[length - 1] = position == length - 1 ? byte : UInt8(ascii: "<")
                    for start in 0...position {
                        #expect(Self.index(in: bytes, from: start, to: length) == position)
                        #expect(Self.index(in: bytes, from: start, to: position) == position)
                    }
                }
            }
        }
    }

    @Test func bytesAreTheSameOnlyIfAllAre() {
        for length in Self.lengths {
            let bytes = (0..<UInt8(length)).map { $0 }
            let around = [7] + bytes + [9]
            #expect(Self.holds(around, bytes, at: 1..<length + 1))
            #expect(!Self.holds(around, bytes, at: 1..<length + 2))
            #expect(!Self.holds(bytes, bytes + [1], at: 0..<length + 1))
            for position in 0..<length {
                var others = bytes
                others[position] ^= 1
                #expect(!Self.holds(around, others, at: 1..<length + 1))
            }
        }
    }

    @Test(arguments: [("needle in hay", true), ("a need, a needle", true), ("a need, no needl", false), ("", false)])
    func containsAWord(text: String, isThere: Bool) {
        let bytes = Array(text.utf8)
        let isFound = bytes.span.bytes.contains("needle")
        #expect(isFound == isThere)
    }

    private static func holds(_ bytes: [UInt8], _ others: [UInt8], at range: Range<Int>) -> Bool {
        bytes.span.bytes.holds(others, at: range)
    }

    private static func index(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
        bytes.span.bytes.firstIndex(of: UInt8(ascii: "\""), or: UInt8(ascii: "<"), from: start, to: end)
    }
}
