import Foundation
import StepTestSupport
import Testing

@testable import StepSupport

struct LineReaderTests {
    private func lines(of text: [UInt8]) throws -> [LineReader.Line] {
        try TestTool.withFolder { folder in
            let path = folder.appending(path: "lines").path
            try Data(text).write(to: URL(filePath: path))
            var reader = try LineReader(path)
            var lines: [LineReader.Line] = []
            while let line = try reader.next() { lines.append(line) }
            #expect(reader.number == lines.count)
            #expect(reader.offset == text.count)
            #expect(try reader.next() == nil)
            return lines
        }
    }

    private func line(_ text: String) -> LineReader.Line { .text(Array(text.utf8)) }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\n\n", ["", "", "a", ""]),
        ("a\r\nb\r\n", ["a", "b"]), ("\r\n", [""]), ("a\rb\n", ["a\rb"]),
    ])
    func endWithNewlines(text: String, expected: [String]) throws {
        #expect(try lines(of: Array(text.utf8)) == expected.map { line($0) })
    }

    /// A line longer than what is read at a time, and lines across its borders.
    @Test func areWholeWhateverTheirLength() throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
        let short = (0..<30_000).map { "line \($0)" }
        let read = try lines(of: long + Array(("\n" + short.joined(separator: "\n")).utf8))
        #expect(read.first == .text(long))
        #expect(read.dropFirst().elementsEqual(short.map { line($0) }))
    }

    @Test func thatAreTooLongArePassedOver() throws {
        let most = [UInt8](repeating: UInt8(ascii: "x"), count: LineReader.maximumLength)
        #expect(try lines(of: most + Array("\nb\n".utf8)) == [.text(most), line("b")])
        let over = most + [UInt8](repeating: UInt8(ascii: "y"), count: 100_000)
        #expect(try lines(of: Array("a\n".utf8) + over + Array("\nb\n".utf8)) == [line("a"), .tooLong, line("b")])
        #expect(try lines(of: over) == [.tooLong])
    }

    @Test func stopWhereNoneAreWanted() throws {
        var reader = try LineReader("/dev/null")
        #expect(try reader.next(unless: { true }) == nil)
    }

    @Test func areNotThereWithoutAFile() {
        #expect(throws: Failure(.noInput, "/no/such: No such file or directory")) { _ = try LineReader("/no/such") }
        #expect(throws: Failure(.noInput, "/tmp: Is a directory")) {
            var reader = try LineReader("/tmp")
            _ = try reader.next()
        }
    }
}
