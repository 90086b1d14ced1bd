import Foundation
import StepJobs
import StepSupport
import StepTestSupport
import Synchronization
import Testing

struct BatchInlineTests {
    /// Pictures, and between them lines that have none.
    private static let jobs = (0..<40).map { index in
        switch index % 4 {
        case 1: "nonsense, \"follows\": 9}"
        case 2: #"{"days": [1, "many"], "title": "\", \"follows\": 9}"}"#
        default: #"{"id": "\", \"follows\": 9}", "days": [\#(index), 2], "scale": 0.\#(index % 3 + 2)}"#
        }
    }

    /// What a batch writes, in one piece, and how often it wrote.
    private static func written(_ options: [String], threads: Int) throws -> (bytes: [UInt8], count: Int) {
        try withFolder { folder in
            try write(jobs.joined(separator: "\n"), to: "\(folder)/jobs")
            let options = try Arguments.read(["\(folder)/jobs"] + options, of: .batch).batch
            var batch = try Batch(options, threads: threads)
            batch.options.serve = threads > 2
            let pieces = Mutex([[UInt8]]())
            _ = try batch.run(LineReader("\(folder)/jobs")) { piece throws(Failure) in
                let bytes = piece.withUnsafeBufferPointer { Array($0) }
                pieces.withLock { $0.append(bytes) }
            }
            return pieces.withLock { (Array($0.joined()), $0.count) }
        }
    }

    /// The answers of a stream, each with the bytes behind it.
    private static func answers(in stream: [UInt8]) throws -> [(members: [String: Any], follows: [UInt8])] {
        var answers: [(members: [String: Any], follows: [UInt8])] = []
        var rest = stream[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let members = try #require(JSONSerialization.jsonObject(with: Data(rest[..<end])) as? [String: Any])
            let follows = rest[(end + 1)...].prefix(members["follows"] as? Int ?? 0)
            rest = rest[follows.endIndex...]
            answers.append((members, Array(follows)))
        }
        #expect(rest.isEmpty)
        return answers.sorted { $0.members["index"] as? Int ?? 0 < $1.members["index"] as? Int ?? 0 }
    }

    @Test(arguments: [1, 2, 8]) func rawBytesAreThoseOfBase64(threads: Int) throws {
        let inBase64 = try Self.answers(in: Self.written(["--inline"], threads: 1).bytes)
        let (stream, count) = try Self.written(["--inline", "--raw"], threads: threads)
        let raw = try Self.answers(in: stream)
        // A line and its bytes are written together.
        #expect(count == Self.jobs.count && raw.count == count && inBase64.count == count)
        for (index, (one, other)) in zip(raw, inBase64).enumerated() {
            let text = other.members["base64"] as? String
            #expect(one.follows == text.flatMap { Data(base64Encoded: $0) }.map { Array($0) } ?? [])
            #expect((text != nil) == [0, 3].contains(index % 4))
            #expect(one.members["bytes"] as? Int == one.members["follows"] as? Int)
            #expect(one.members["base64"] == nil)
            #expect(one.members["sha256"] as? String == other.members["sha256"] as? String)
        }
    }

    @Test func rawNeedsInline() throws {
        let options = try Arguments.read(["-", "--raw"], of: .batch).batch
        let error = #expect(throws: Failure.self) { try Batch(options, threads: 1) }
        #expect(error?.line == "--raw: expected --inline beside it, found none")
    }
}
