import Foundation
import Testing

@testable import StepJobs

struct FrameNamesTests {
    @Test(arguments: [
        ("f%04d.png", 7, "f0007.png"),
        ("frames/%03d.png", 41, "frames/041.png"),
        ("a b/%06d-week.png", 90, "a b/000090-week.png"),
        ("100%%/f%02d.png", 1234, "100%/f1234.png"),
    ])
    func numbersHaveLeadingZeros(pattern: String, index: Int, name: String) throws {
        #expect(try FrameNames(pattern: pattern)[index] == name)
    }

    @Test(arguments: [
        "f%d.png", "f%4d.png", "f%0d.png", "f%00d.png", "f%04x.png", "f%04d-%04d.png", "f%s.png", "f%.png", "f%%.png",
        "f%04d", "f%04d.jpg", "%04d/f.png", "f%010d.png",
    ])
    func refusesOtherPatterns(pattern: String) {
        #expect(throws: (any Error).self) { try FrameNames(pattern: pattern) }
    }

    @Test func foldersHaveNamesOfTheirOwn() {
        #expect(FrameNames(folder: "frames")[12] == "frames/frame-0012.png")
        #expect(FrameNames(folder: "frames/")[12] == "frames/frame-0012.png")
    }

    @Test func theNameTellsWhatItBecomes() throws {
        func isSequence(_ path: String) throws -> Bool { try FrameNames.animation(path) != nil }
        for path in ["/tmp", "new/", "f%04d.png"] { #expect(try isSequence(path), "\(path)") }
        for path in ["-", "a.png", "a.apng", "/dev/null"] { #expect(try !isSequence(path), "\(path)") }
        for path in ["a.gif", "new", ""] {
            #expect(throws: (any Error).self, "\(path)") { try FrameNames.animation(path) }
        }
    }
}
