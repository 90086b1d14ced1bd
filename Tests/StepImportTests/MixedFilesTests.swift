import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

/// Several files, also of several kinds, and archives in archives.
struct MixedFilesTests {
    private func days(_ files: [(name: String, text: String)], asFolder: Bool = false) throws -> [String] {
        try TestTool.withFolder { folder in
            for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
            let paths = asFolder ? [folder.path] : files.map { folder.appending(path: $0.name).path }
            return try days(paths)
        }
    }

    private func days(_ paths: [String]) throws -> [String] {
        var options = ImportOptions()
        options.setZone("UTC")
        guard case .days(let found) = try Import.read(paths, options: options) else { return ["a text"] }
        return found.days.map { "\($0.date) \($0.steps ?? -1)" }
    }

    private static let expected = ["2026-11-16 7314.0", "2026-11-17 2583.0"]

    @Test(arguments: [
        [
            ("a.json", #"{"days": [{"date": "2026-11-16", "steps": 7314}]}"#),
            ("b.json", #"[{"day": "2026-11-17", "steps": 2583}]"#),
        ],
        [
            ("a.json", #"{"calendarDate": "2026-11-16", "totalSteps": 7314}"#),
            ("b.json", #"{"calendarDate": "2026-11-17", "totalSteps": 2583}"#),
        ],
        [("a.csv", "2026-11-16,7314\n"), ("b.csv", "2026-11-17,2583\n")],
        [("a.csv", "date,steps\n2026-11-16,7314\n"), ("b.json", #"{"2026-11-17": 2583}"#)],
        [
            ("UDSFile_1.json", #"[{"calendarDate": "2026-11-16", "totalSteps": 7314}]"#),
            ("b.csv", "Date,Steps\n2026-11-17,2583\n"),
        ],
    ])
    func severalFilesAreAsEachAlone(files: [(name: String, text: String)]) throws {
        #expect(try days(files) == Self.expected)
        #expect(try days(files, asFolder: true) == Self.expected)
    }

    @Test func aTableForEachMetricGivesTheSteps() throws {
        let head = "sep=,\ntype,sourceName,startDate,endDate,unit,value\n"
        let steps = "HKQuantityTypeIdentifierStepCount,Phone,2026-11-1# 08:00:00 +0000,2026-11-1# 08:10:00 +0000,count,"
        let files = [
            (
                "HKQuantityTypeIdentifierHeartRate_1.csv",
                head
                    + "HKQuantityTypeIdentifierHeartRate,W,2026-11-16 08:00:00 +0000,2026-11-16 08:00:00 +0000,count/min,61\n"
            ),
            (
                "HKQuantityTypeIdentifierStepCount_1.csv",
                head + steps.replacing("#", with: "6") + "7314\n" + steps.replacing("#", with: "7") + "2583\n"
            ),
        ]
        #expect(try days(files.map { (name: $0.0, text: $0.1) }, asFolder: true) == Self.expected)
    }

    @Test func aDayOfTwoKindsIsRefused() {
        #expect {
            try days([
                (name: "a.csv", text: "date,steps\n2026-11-16,7314\n"),
                (name: "UDSFile_1.json", text: #"[{"calendarDate": "2026-11-16", "totalSteps": 5}]"#),
            ])
        } throws: {
            ($0 as? Failure)?.line.contains("7314 and 5 steps on 2026-11-16") == true
        }
    }

    /// A zip in a folder, in a zip and in a tar, and a tar that is packed.
    @Test func archivesAreReadWhereverTheyAre() throws {
        let table = Array("date,steps\n2026-11-16,7314\n2026-11-17,2583\n".utf8)
        let other = Array("<gpx>".utf8)
        let zip = try ZipSample.zip([("a.csv", table), ("b.gpx", other)])
        let nested = try ZipSample.zip([("inner.zip", zip)])
        let long = String(repeating: "folder/", count: 30)
        let tar = try Self.tar([("b.gpx", other), (long + "a.csv", table)])
        let tarOfZip = try Self.tar([("inner.zip", zip)])
        for bytes in [zip, nested, tar, tarOfZip, try GzipSample.gzip(tar)] {
            try TestTool.withFolder { folder in
                let file = folder.appending(path: "input")
                try Data(bytes).write(to: file)
                #expect(try days([file.path]) == Self.expected)
                #expect(try days([folder.path]) == Self.expected)
            }
        }
        try TestTool.withFolder { folder in
            let file = folder.appending(path: "input")
            try Data(tar.prefix(1300)).write(to: file)
            #expect(throws: Failure.self) { try days([file.path]) }
        }
    }

    /// Python makes the tar, in the format of pax.
    private static func tar(_ files: [(name: String, bytes: [UInt8])]) throws -> [UInt8] {
        let script = """
            import base64, io, sys, tarfile
            made = io.BytesIO()
            with tarfile.open(fileobj=made, mode="w") as tar:
                for line in sys.stdin:
                    name, data = line.split()
                    data = base64.b64decode(data)
                    entry = tarfile.TarInfo(name)
                    entry.size = len(data)
                    tar.addfile(entry, io.BytesIO(data))
            print(made.getvalue().hex())
            """
        let lines = files.map { "\($0.name) \(Data($0.bytes).base64EncodedString())\n" }.joined()
        let digits = try python(script, [], input: Array(lines.utf8)).utf8.compactMap {
            Character(Unicode.Scalar($0)).hexDigitValue
        }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    /// What is known and not read is refused with the next step.
    @Test(arguments: [
        ("a.pdf", Array("%PDF-1.7".utf8), "as CSV"),
        ("a.fit", [14, 16, 0, 0, 0, 0, 0, 0] + Array(".FIT".utf8), "UDSFile"),
        ("a.parquet", Array("PAR1".utf8), "as CSV"), ("a.xls", [0xD0, 0xCF, 0x11, 0xE0], "as CSV"),
        ("export.xml", [0xFF, 0xFE, 0x3C, 0, 0x3F, 0], "UTF-8"),
        ("calories-2026-11-16.json", Array(#"[{"dateTime":"11/16/26 08:00:00","value":"1.21"}]"#.utf8), "steps-*.json"),
        ("raw_tracker_steps.csv", Array("start,duration,value\n".utf8), "aggregates_steps"),
        (
            "com.samsung.shealth.tracker.pedometer_step_count.1.csv",
            Array("com.samsung.shealth.tracker.pedometer_step_count,1,8\na,b\n".utf8), "step_daily_trend"
        ),
        ("derived.json", Array(#"{"Data Source": "a", "Data Points": []}"#.utf8), "Daily activity metrics"),
    ])
    func knownFilesSayWhatToGive(name: String, bytes: [UInt8], word: String) throws {
        try TestTool.withFolder { folder in
            try Data(bytes).write(to: folder.appending(path: name))
            for path in [folder.path, folder.appending(path: name).path] {
                do throws(Failure) {
                    _ = try Import.read([path], options: ImportOptions())
                    Issue.record("\(name) is read")
                } catch {
                    #expect(error.line.contains(word), "\(error.line)")
                    #expect(error.status == .badData)
                }
            }
        }
    }
}
