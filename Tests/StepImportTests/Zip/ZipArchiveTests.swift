import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

extension ZipArchive {
    convenience init(path: String) throws(Failure) {
        let descriptor = try Descriptor.reading(path)
        defer { close(descriptor) }
        try self.init(descriptor, name: path)
    }
}

struct ZipArchiveTests {
    private static let entries: [(name: String, bytes: [UInt8])] = [
        ("apple_health_export/导出.xml", HealthSample.everything),
        ("../../etc/passwd", Array("root".utf8)), ("empty", []),
        ("C:\\long", (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 7) }),
    ]

    private static func contents(_ zip: ZipArchive) throws(Failure) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        while let entry = try zip.next() {
            contents[entry.name] = try zip.contents(of: entry, .init()).rest()
        }
        return contents
    }

    /// What becomes of a file with these bytes, which is gone when it has been opened.
    private static func zip(_ bytes: [UInt8]) throws -> ZipArchive {
        try withFolder { folder in
            try OutputFile.write(bytes, to: "\(folder)/a.zip")
            return try ZipArchive(path: "\(folder)/a.zip")
        }
    }

    private static func contents(_ bytes: [UInt8]) throws -> [String: [UInt8]] { try contents(zip(bytes)) }

    @Test(arguments: ["deflate", "stored", "zip64", "streamed"]) func allThatIsInItComesOut(kind: String) throws {
        let bytes = try ZipSample.zip(Self.entries, kind)
        let expected = Dictionary(uniqueKeysWithValues: Self.entries.map { ($0.name, $0.bytes) })
        #expect(try Self.contents(bytes) == expected)
    }

    @Test func entriesMayBePassedOverAndLeftHalfRead() throws {
        let zip = try Self.zip(ZipSample.zip(Self.entries))
        let first = try #require(try zip.next())
        let stream = try zip.contents(of: first, .init())
        #expect(try Array(stream.head(5)) == Array("<?xml".utf8))
        _ = try zip.next()
        // What was open is so no more.
        var buffer = [UInt8](repeating: 0, count: 100)
        #expect(try stream.read(into: &buffer) == 5)
        #expect(try stream.read(into: &buffer) == 0)
        _ = try zip.next()
        let last = try #require(try zip.next())
        #expect(try zip.contents(of: last, .init()).rest() == Self.entries[3].bytes)
        #expect(try zip.next() == nil)
    }

    /// Wherever a zip is cut, or a byte of it is another, it is refused or says what it said: never anything else.
    @Test func damagedZipsAreRefused() throws {
        let entries: [(name: String, bytes: [UInt8])] = [
            ("a", Array("steps and steps".utf8)), ("b", Array("more".utf8)),
        ]
        for kind in ["deflate", "stored", "zip64", "streamed"] {
            let bytes = try ZipSample.zip(entries, kind)
            for count in Walk.sample(Array(bytes.indices), every: 7) {
                #expect(throws: Failure.self) { try Self.contents(Array(bytes[..<count])) }
            }
            for index in Walk.sample(Array(bytes.indices), every: 7, from: kind.utf8.count) {
                for change: UInt8 in [1, 0x80, 0xFF] {
                    var damaged = bytes
                    damaged[index] ^= change
                    guard let contents = try? Self.contents(damaged) else { continue }
                    #expect(Set(contents.values).isSubset(of: Set(entries.map(\.bytes))), "\(kind), byte \(index)")
                }
            }
        }
    }

    @Test func aWrongChecksumIsFoundAtTheEnd() throws {
        var bytes = try ZipSample.zip([("a", Array("steps".utf8))], "stored")
        // Past the local header of 30 bytes and the name.
        bytes[31] ^= 1
        let failure = #expect(throws: Failure.self) { try Self.contents(bytes) }
        #expect(failure?.line.hasSuffix("/a.zip/a: expected the checksum of the zip, found another") == true)
    }

    @Test func bombsAreRefused() throws {
        let script = """
            import io, zipfile
            out = io.BytesIO()
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
                with archive.open("export.xml", "w") as entry:
                    entry.write(b"<HealthData>")
                    for _ in range(40): entry.write(b" " * (1 << 20))
            print(out.getvalue().hex())
            """
        let digits = try python(script, [], input: []).utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
        let zip = try Self.zip(bytes)
        let entry = try #require(try zip.next())
        // It is found out long before all of it has been unpacked.
        let allowance = ByteStream.Allowance(size: 20 << 20)
        let stream = try zip.contents(of: entry, allowance)
        let failure = #expect(throws: Failure.self) { try stream.rest() }
        let message = "a.zip/export.xml: expected at most 300 times the size when unpacked, found more"
        #expect(failure?.line.hasSuffix(message) == true)
    }

    /// There may be very many entries in it, all of them small.
    @Test func entriesAreVisitedUntilTimeIsOver() throws {
        let bytes = try ZipSample.zip([("a", [1]), ("b", [2])])
        try withFolder { folder in
            let path = "\(folder)/a.zip"
            try OutputFile.write(bytes, to: path)
            let late = with(FileAccess()) { $0.deadline = Deadline(seconds: -1) }
            let failure = #expect(throws: Failure.self) { try Import.read([path], options: ImportOptions(), late) }
            #expect(failure?.line == "\(path): took longer than --timeout allows")
        }
    }
}
