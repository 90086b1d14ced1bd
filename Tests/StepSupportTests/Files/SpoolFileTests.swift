import StepTestSupport
import Testing

@testable import StepSupport

struct SpoolFileTests {
    @Test func givesBackWhatWasWritten() throws {
        try withFolder { folder in
            let spool = try SpoolFile(beside: "\(folder)/a")
            let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 >> 3) }
            try spool.write(bytes.span.extracting(first: 70_001))
            try spool.write(bytes.span.extracting(droppingFirst: 70_001))
            for _ in 0..<2 {
                var read: [UInt8] = []
                try spool.read { part in for index in part.indices { read.append(part[index]) } }
                #expect(read == bytes)
            }
            #expect(try Folder.names(in: folder) == [])
        }
    }

    /// No call has failed then, so that the system has nothing to say.
    @Test func saysThatItWasCutShort() throws {
        try withFolder { folder in
            let spool = try SpoolFile(beside: "\(folder)/a")
            let bytes: [UInt8] = [1, 2, 3, 4]
            try spool.write(bytes.span)
            ftruncate(spool.descriptor, 2)
            let failure = #expect(throws: Failure.self) { try spool.read { _ in } }
            #expect(failure?.line.hasSuffix(": it has been cut short") == true)
            #expect(failure?.status == .inputOutput)
        }
    }
}
