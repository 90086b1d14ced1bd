import Foundation
import StepSupport
import StepTestSupport
import Synchronization
import Testing

@testable import StepImport

struct ImportTests {
    private static let export = HealthSample.export(HealthSample.steps(2, "10:00:00", "10:10:00", "512"))
    private static let others: [(name: String, bytes: [UInt8])] = [
        (
            "apple_health_export/export_cda.xml",
            Array("<?xml version=\"1.0\"?><ClinicalDocument><a></ClinicalDocument>".utf8)
        ),
        ("apple_health_export/electrocardiograms/a.csv", Array("a,b\n1,2\n".utf8)),
        ("apple_health_export/workout-routes/r.gpx", Array("<gpx>".utf8)),
    ]

    private func steps(_ path: String) throws(Failure) -> [Double?] {
        var options = ImportOptions()
        options.setZone("UTC")
        return try Import.days(from: [path], options: options).days.map(\.steps)
    }

    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        try TestTool.withFolder { folder in
            let file = folder.appending(path: "input")
            try Data(bytes).write(to: file)
            return try body(file.path)
        }
    }

    private func message(_ bytes: [UInt8]) throws -> String {
        try withFile(bytes) { path in
            do throws(Failure) {
                return "\(try steps(path))"
            } catch {
                return error.line.replacing(path, with: "input")
            }
        }
    }

    @Test func aFileAFolderAndAZipAreTheSame() throws {
        #expect(try withFile(Self.export, steps) == [512])
        // Whatever the name and the order.
        let zip = try ZipSample.zip(Self.others + [("apple_health_export/vienti.xml", Self.export)], "streamed")
        #expect(try withFile(zip, steps) == [512])
        try TestTool.withFolder { folder in
            for (name, bytes) in Self.others + [("apple_health_export/导出.xml", Self.export)] {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            #expect(try steps(folder.path) == [512])
        }
    }

    /// The root decides, and it may come late.
    @Test(arguments: [(0, true), (20_000, true), (120_000, true), (140_000, false)])
    func anExportIsKnownByItsRoot(before: Int, isKnown: Bool) throws {
        let text = String(decoding: Self.export, as: UTF8.self)
        let bytes = Array("\u{FEFF}<!-- \(String(repeating: "-\n", count: before / 2)) -->\(text)".utf8)
        let message = try message(bytes.filter { $0 != 0 })
        #expect(message.contains("512") == isKnown, "\(message)")
    }

    @Test func whatIsNothingIsSaid() throws {
        let names = ImportFormats.names.joined(separator: ", ")
        #expect(try message(Array("hello".utf8)) == "input: expected data of \(names), found nothing of the kind")
        #expect(try message([]) == "input: expected data of \(names), found nothing of the kind")
        #expect(
            try message(ZipSample.zip(Self.others)) == "input: expected data of \(names), found nothing of the kind")
        #expect(try message(ZipSample.zip([])) == "input: expected data of \(names), found nothing of the kind")
        #expect(
            try message(Array(ZipSample.zip(Self.others).dropLast(9)))
                == "input: expected a whole zip, found one that is cut short or damaged")
    }

    @Test func otherZipsAreRefusedWithAReason() throws {
        let backup = try message(ZipSample.zip([("health_connect_export.db", Array("SQLite format 3\0".utf8))]))
        let damaged = "expected a whole database of SQLite, found one that is cut short or damaged"
        #expect(backup == "input/health_connect_export.db: \(damaged)")
        var encrypted = try ZipSample.zip([("export.xml", Self.export)])
        let directory = try #require(encrypted.firstRange(of: [0x50, 0x4B, 1, 2]))
        encrypted[6] |= 1
        encrypted[directory.lowerBound + 8] |= 1
        #expect(try message(encrypted) == "input/export.xml: it is encrypted; unpack it with its password first")
    }

    @Test func whatIsNotThereIsAnErrorOfTheSystem() {
        do throws(Failure) {
            _ = try steps("/nowhere/at/all")
            Issue.record("no error")
        } catch {
            #expect(error == Failure(.noInput, "/nowhere/at/all: No such file or directory"))
        }
    }

    @Test func moreThanIsAllowedIsRefused() throws {
        var options = ImportOptions()
        options.maxSize = ByteCount(300)
        for bytes in [Self.export, try ZipSample.zip([("a", Self.export)])] {
            try withFile(bytes) { path in
                do throws(Failure) {
                    _ = try Import.days(from: [path], options: options)
                    Issue.record("no error")
                } catch {
                    #expect(error.line.hasSuffix(": expected at most 300 bytes, unpacked, found more"))
                }
            }
        }
    }

    /// A pipe gives bytes in whatever pieces, and once: a zip goes to disk on the way.
    @Test(arguments: ["plain", "gzip", "zip"]) func aPipeIsReadAsAFileIs(packing: String) throws {
        let bytes =
            switch packing {
            case "gzip": try GzipSample.gzip(Self.export)
            case "zip": try ZipSample.zip([("a", Self.export)])
            default: Self.export
            }
        try TestTool.withFolder { folder in
            let path = folder.appending(path: "pipe").path
            try #require(mkfifo(path, 0o600) == 0)
            let thread = Thread {
                let file = open(path, O_WRONLY)
                _ = write(file, bytes, bytes.count)
                close(file)
            }
            thread.start()
            #expect(try steps(path) == [512])
        }
    }

    /// A text alone, packed or not, is the same; beside another file it is not alone.
    @Test func aTextIsHadAsItIs() throws {
        func text(_ bytes: [UInt8], _ format: String? = nil) throws -> String? {
            try withFile(bytes) { path in
                var options = ImportOptions()
                options.kind = format
                guard case .text(let file) = try Import.read([path], options: options) else { return nil }
                return file.name.replacing(path, with: "input") + ": " + String(decoding: file.bytes, as: UTF8.self)
            }
        }
        let json = Array(#"{"2016-09-12": 7314}"#.utf8)
        let csv = Array("date,steps\n2016-09-12,7314\n".utf8)
        for bytes in [json, csv] {
            let plain = String(decoding: bytes, as: UTF8.self)
            #expect(try text(bytes) == "input: \(plain)")
            #expect(try text(GzipSample.gzip(bytes)) == "input: \(plain)")
            let junk = ("__MACOSX/._week", Array("x".utf8))
            #expect(try text(ZipSample.zip([junk, ("week", bytes)])) == "input/week: \(plain)")
        }
        #expect(try text(csv, "csv") == nil)
        #expect(try text(ZipSample.zip([("a", csv), ("b", Array("date,steps\n2016-09-13,1\n".utf8))])) == nil)
        #expect(try text(ZipSample.zip([("a", Self.export)])) == nil)
        #expect(try text(GzipSample.gzip(Self.export)) == nil)
    }

    @Test func aDamagedGzipIsRefused() throws {
        let whole = try GzipSample.gzip(Self.export)
        #expect(try message(whole) == "[Optional(512.0)]")
        #expect(
            try message(Array(whole.dropLast(1)))
                == "input: expected a whole gzip, found one that is cut short or damaged")
        var damaged = whole
        damaged[whole.count - 6] ^= 1
        #expect(try message(damaged) == "input: expected a whole gzip, found one that is cut short or damaged")
        // Two in a row are one file.
        let half = Self.export.count / 2
        let parts = try GzipSample.gzip(Array(Self.export[..<half])) + GzipSample.gzip(Array(Self.export[half...]))
        #expect(try message(parts) == "[Optional(512.0)]")
    }

    @Test func aGzipThatBecomesFarMoreIsRefused() throws {
        let message = try message(
            GzipSample.gzip(Array("<HealthData>".utf8), blanks: ZipArchive.freeSize + 1 << 20))
        #expect(message == "input: expected at most 300 times the size when unpacked, found more")
    }

    /// What Apple's zip has beside the records, and what systems leave, is not worth a note; another file is.
    @Test func companionsAreNotNoted() throws {
        let junk = [(name: "__MACOSX/._a.xml", bytes: Array("x".utf8)), (name: ".DS_Store", bytes: [1, 2, 3])]
        func remarks(_ others: [(name: String, bytes: [UInt8])]) throws -> [String] {
            try withFile(ZipSample.zip(others + [("apple_health_export/export.xml", Self.export)])) { path in
                var options = ImportOptions()
                options.setZone("UTC")
                return try Import.days(from: [path], options: options).remarks
            }
        }
        #expect(try remarks(Self.others + junk) == [])
        #expect(
            try remarks(Self.others + [("a/diary.txt", Array("x".utf8))])
                == ["1 of the files are of other kinds, and not read"])
    }

    @Test func theProgressIsTold() throws {
        let told = Mutex<[[Int?]]>([])
        // Of a size at which one call of many is enough.
        let filler = String(repeating: "<!-- filler -->", count: 200_000)
        let bytes = HealthSample.export(filler, HealthSample.steps(2, "10:00:00", "10:10:00", "512"))
        try withFile(bytes) { path in
            _ = try Import.days(from: [path]) { done, total in told.withLock { $0.append([done, total]) } }
        }
        let calls = told.withLock { $0 }
        #expect(calls.count == 2)
        #expect(calls.allSatisfy { $0[1] == bytes.count && $0[0] ?? 0 <= bytes.count })
    }

    @Test func anUnknownFormatIsAnError() throws {
        var options = ImportOptions()
        options.kind = "apples"
        let failure = #expect(throws: Failure.self) {
            try Import.days(of: [ByteStream(name: "a", bytes: Self.export)], options: options)
        }
        #expect(failure?.status == .usage)
        let names = ImportFormats.names.joined(separator: ", ")
        #expect(failure?.line == "--kind: expected \(names), found \"apples\"")
        options.kind = "apple-health"
        #expect(try Import.days(of: [ByteStream(name: "a", bytes: Self.export)], options: options).days.count == 1)
    }
}
