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
        options.timeZone = "UTC"
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
        let backup = try message(ZipSample.zip([("health_connect_export.db", Array("SQLite format 3".utf8))]))
        #expect(backup.hasPrefix("input/health_connect_export.db: a backup of Health Connect does not say"))
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
        options.maxSize = 300
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

    /// As standard input does, a pipe gives bytes in whatever pieces, and once.
    @Test func aPipeCanBeReadButForZips() throws {
        func read(_ bytes: [UInt8]) throws -> String {
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            // All fits into a pipe.
            try #require(write(ends[1], bytes, bytes.count) == bytes.count)
            close(ends[1])
            defer { close(ends[0]) }
            do throws(Failure) {
                var reading = try ImportReading("standard input", ImportOptions())
                try reading.read(streaming: ends[0], name: "standard input")
                return "\(try reading.days().days.map(\.steps))"
            } catch {
                return error.line
            }
        }
        #expect(try read(Self.export) == "[Optional(512.0)]")
        #expect(
            try read(ZipSample.zip([("a", Self.export)]))
                == "standard input: a zip has to be a file, since the list of its contents is at its end")
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
        options.format = "apples"
        let failure = #expect(throws: Failure.self) {
            try Import.days(of: [ByteStream(name: "a", bytes: Self.export)], options: options)
        }
        #expect(failure?.status == .usage)
        let names = ImportFormats.names.joined(separator: ", ")
        #expect(failure?.line == "--kind: expected \(names), found \"apples\"")
        options.format = "apple-health"
        #expect(try Import.days(of: [ByteStream(name: "a", bytes: Self.export)], options: options).days.count == 1)
    }
}
