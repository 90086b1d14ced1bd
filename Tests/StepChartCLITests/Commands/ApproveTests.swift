import Foundation
import StepPNG
import StepRaster
import Testing

struct ApproveTests {
    @Test func whatVerifyLeftBecomesTheGoldens() throws {
        try Self.withFailures { folder in
            let refused = try Tool.shell("CI=true \"$stepchart\" approve failures golden", in: folder)
            #expect(refused.status == 64)
            #expect(
                refused.message
                    == "stepchart: approve: refused because CI is set: goldens are changed by people\n")
            let approved = try Tool.shell("CI= \"$stepchart\" approve failures golden", in: folder)
            #expect((approved.status, approved.text) == (0, "approved   golden/a.png\n"))
            let verified = try Tool.shell("\"$stepchart\" verify golden --actual now --failures failures", in: folder)
            #expect(verified.status == 0)
            let nothing = try Tool.shell("CI= \"$stepchart\" approve failures golden", in: folder)
            #expect(nothing.status == 66)
        }
    }

    @Test func aFolderWithoutARunsListIsNoInput() throws {
        try Self.withFailures { folder in
            let outcome = try Tool.shell("CI= \"$stepchart\" approve now golden", in: folder)
            #expect(outcome.status == 66)
            #expect(
                outcome.message == "stepchart: now: expected what verify --failures left, found no failures.json\n")
        }
    }

    private static func withFailures(_ body: (URL) throws -> Void) throws {
        try Tool.withFolder { folder in
            for name in ["golden", "now"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: false)
            }
            try folder.write(PNGEncoder.encode(ComparePair.expected, scale: 1), to: "golden/a.png")
            try folder.write(PNGEncoder.encode(ComparePair.actual, scale: 1), to: "now/a.png")
            let verified = try Tool.shell("\"$stepchart\" verify golden --actual now --failures failures", in: folder)
            #expect(verified.status == 1)
            try body(folder)
        }
    }
}
