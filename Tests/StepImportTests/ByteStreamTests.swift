import StepSupport
import Testing

@testable import StepImport

struct ByteStreamTests {
    @Test(arguments: [1, 3, 100]) func whatWasLookedAtIsReadAgain(piece: Int) throws {
        let bytes = (0..<50).map { UInt8($0) }
        let stream = ByteStream(name: "a/b.zip/c.csv", bytes: bytes, piece: piece)
        #expect(try Array(stream.head(7)) == Array(bytes[..<7]))
        #expect(try Array(stream.head(4)) == Array(bytes[..<4]))
        #expect(try Array(stream.head(20)) == Array(bytes[..<20]))
        var buffer = [UInt8](repeating: 99, count: 9)
        #expect(try stream.read(into: &buffer, from: 4) == 5)
        #expect(buffer == [99, 99, 99, 99, 0, 1, 2, 3, 4])
        #expect(try stream.rest() == Array(bytes[5...]))
        #expect(stream.lastName == "c.csv")
    }

    @Test func moreThanIsAllowedIsAnError() throws {
        let stream = ByteStream(name: "a", allowance: ByteStream.Allowance(size: 10)) { buffer, start in
            min(4, buffer.count - start)
        }
        #expect(throws: Failure.self) { try stream.rest() }
        do throws(Failure) { _ = try stream.rest() } catch {
            #expect(error.line == "a: expected at most 10 bytes, unpacked, found more")
        }
    }

    @Test func itsSourceIsNotReadBeyondTheEnd() throws {
        var calls = 0
        let stream = ByteStream(name: "a") { buffer, start in
            calls += 1
            buffer[start] = 7
            return calls == 1 ? 1 : 0
        }
        #expect(try stream.head(4) == [7])
        #expect(try stream.head(100) == [7])
        #expect(try stream.rest() == [7])
        #expect(try stream.rest() == [])
        #expect(calls == 2)
    }
}
