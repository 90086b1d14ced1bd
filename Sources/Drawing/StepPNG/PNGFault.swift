/// Where and how a file breaks the rules of PNG.
package struct PNGFault: Error, Hashable, Sendable {
    /// Where the chunk begins, in bytes from the start of the file.
    package let offset: Int
    /// The chunk's type; nil where there is none.
    package let type: String?
    private let words: String

    init(offset: Int, type: String? = nil, _ problem: Problem) {
        (self.offset, self.type, words) = (offset, type, problem.words)
    }

    init(_ chunk: PNGChunk, _ problem: Problem) { self.init(offset: chunk.offset, type: chunk.type, problem) }
}

extension PNGChunk {
    /// - Throws: The problem, where a rule is not kept.
    func require(_ isKept: Bool, _ problem: @autoclosure () -> PNGFault.Problem) throws(PNGFault) {
        if !isKept { throw PNGFault(self, problem()) }
    }
}

extension PNGFault: CustomStringConvertible {
    package var description: String { "offset \(offset): " + (type.map { "\($0): " } ?? "") + words }

    /// What is wrong, in words.
    struct Problem {
        fileprivate let words: String

        /// The file is no PNG, but what the error says.
        static func signature(_ error: PNGError) -> Self { Self(words: error.description) }

        /// The file ends within a chunk: how many bytes that takes, and how many there are.
        static func truncated(expected: Int, found: Int) -> Self {
            Self(words: "expected a chunk of \(expected) bytes, found \(found)")
        }

        static func checksum(of chunk: PNGChunk) -> Self {
            let (expected, found) = (Int(chunk.checksum), Int(chunk.storedChecksum))
            return Self(
                words: "checksum: expected \(expected.digits(8, radix: 16)), found \(found.digits(8, radix: 16))")
        }

        /// A chunk that no reader may skip and none knows.
        static let unknownType = Self(words: "expected a known type, found one that must not be skipped")

        /// A chunk that has no place there, a second of its kind, or data that are not what they have to be.
        static func wrong(expected: String) -> Self { Self(words: "expected \(expected)") }

        static func missing(_ what: String) -> Self { Self(words: "expected \(what), found none") }

        /// A field, or a length, has another value than it may have.
        static func value(of name: String, expected: String, found: Int) -> Self {
            Self(words: "\(name): expected \(expected), found \(found)")
        }

        /// How many bytes there are after IEND.
        static func surplus(_ count: Int) -> Self {
            Self(words: "expected the end of the file, found \(count) \(count == 1 ? "byte" : "bytes") after IEND")
        }

        /// The compressed pixels cannot be unpacked, in zlib's words.
        static func notInflated(_ reason: String) -> Self {
            Self(words: "expected a zlib stream, found a broken one: \(reason)")
        }

        /// There is no memory for looking at the pixels.
        static let outOfMemory = Self(words: PNGError.outOfMemory.description)
    }
}
