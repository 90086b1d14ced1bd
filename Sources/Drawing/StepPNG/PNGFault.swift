/// Where and how a file breaks the rules of PNG.
package struct PNGFault: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        /// The file is no PNG, but what the error says.
        case signature(PNGError)
        /// The file ends within a chunk: how many bytes that takes, and how many there are.
        case truncated(expected: Int, found: Int)
        /// A chunk's bytes have another checksum than it says.
        case checksum(expected: UInt32, found: UInt32)
        /// A chunk that no reader may skip and none knows.
        case unknownType
        /// A chunk that has no place there, or a second of its kind.
        case misplaced(expected: String)
        /// Something is not there at all.
        case missing(String)
        /// A field, or a length, has another value than it may have.
        case value(of: String, expected: String, found: Int)
        /// Data that are not what they have to be.
        case content(expected: String)
        /// How many bytes there are after IEND.
        case surplus(Int)
        /// The compressed pixels cannot be unpacked, in zlib's words.
        case notInflated(String)
        /// There is no memory for looking at the pixels.
        case outOfMemory
    }

    /// Where the chunk begins, in bytes from the start of the file.
    package let offset: Int
    /// The chunk's type; nil where there is none.
    package let type: String?
    package let problem: Problem

    init(offset: Int, type: String? = nil, _ problem: Problem) {
        self.offset = offset
        self.type = type
        self.problem = problem
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

    private var words: String {
        switch problem {
        case .signature(let error): error.description
        case .truncated(let expected, let found): "expected a chunk of \(expected) bytes, found \(found)"
        case .checksum(let expected, let found): "checksum: expected \(Self.hex(expected)), found \(Self.hex(found))"
        case .unknownType: "expected a known type, found one that must not be skipped"
        case .misplaced(let expected), .content(let expected): "expected \(expected)"
        case .surplus(let count):
            "expected the end of the file, found \(count) \(count == 1 ? "byte" : "bytes") after IEND"
        case .missing(let what): "expected \(what), found none"
        case .value(let name, let expected, let found): "\(name): expected \(expected), found \(found)"
        case .notInflated(let reason): "expected a zlib stream, found a broken one: \(reason)"
        case .outOfMemory: PNGError.outOfMemory.description
        }
    }

    private static func hex(_ checksum: UInt32) -> String { Int(checksum).digits(8, radix: 16) }
}
