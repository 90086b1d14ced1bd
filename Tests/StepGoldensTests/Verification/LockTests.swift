import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct LockTests {
    private static let digest = PictureDigest(
        size: PixelSize(width: 30, height: 20), sha256: String(repeating: "0a", count: 32))

    @Test func isALineForEachCase() throws {
        var lock = Lock()
        lock.path = "golden.lock"
        lock.digests = ["week/dark": Self.digest, "a  b": Self.digest]
        let hex = Self.digest.sha256
        #expect(lock.text == "\(hex)  30x20  a  b\n\(hex)  30x20  week/dark\n")
        #expect(try Lock(InputFile(name: "golden.lock", bytes: Array(lock.text.utf8))) == lock)
        let crlf = lock.text.replacing("\n", with: "\r\n")
        #expect(try Lock(InputFile(name: "golden.lock", bytes: Array(crlf.utf8))) == lock)
        #expect(try Lock(InputFile(name: "", bytes: [])) == Lock())
    }

    @Test(arguments: [
        "<<<<<<< HEAD", "0a  30x20  a", "DIGEST  30x20", "DIGEST  30x0  a", "DIGEST  30  a", "DIGEST 30x20 a",
    ])
    func refusesOtherLines(line: String) {
        let line = line.replacing("DIGEST", with: Self.digest.sha256)
        let text = "\(Self.digest.sha256)  30x20  b\n\(line)\n"
        let failure = #expect(throws: Failure.self) {
            try Lock(InputFile(name: "golden.lock", bytes: Array(text.utf8)))
        }
        #expect(
            failure?.line == "golden.lock:2:1: expected sha256  WIDTHxHEIGHT  name, found \(SourceText.quoted(line))")
    }

    @Test func anUpdateKeepsTheOtherLines() throws {
        try withFolder { folder in
            let path = "\(folder)/golden.lock"
            try Lock.update(path, [("gone", nil)])
            #expect(!Folder.exists(path), "nothing changed")
            try Lock.update(path, [("a", Self.digest), ("b", Self.digest)])
            try Lock.update(path, [("a", nil), ("c", Self.digest)])
            #expect(try Lock(InputFile(path)).digests.keys.sorted() == ["b", "c"])
        }
    }

    @Test func refusesANameThatComesTwice() {
        let line = "\(Self.digest.sha256)  30x20  b\n"
        let failure = #expect(throws: Failure.self) {
            try Lock(InputFile(name: "golden.lock", bytes: Array((line + line).utf8)))
        }
        #expect(failure?.line == "golden.lock:2:1: expected each name once, found \"b\" again")
    }
}
