import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

struct HealthRecordsTests {
    struct Found: Hashable {
        var metric: ImportMetric
        var isManual: Bool
        var source: String
        var start: Int
        var end: Int
        var value: Double
        var offset: Int
    }

    static func read(
        _ bytes: [UInt8], capacity: Int = 1 << 16, piece: Int = .max
    ) throws(Failure) -> (found: Set<Found>, records: HealthRecords) {
        var records = HealthRecords()
        try records.read(ByteStream(name: "export.xml", bytes: bytes, piece: piece), capacity: capacity)
        var found: Set<Found> = []
        for metric in ImportMetric.allCases {
            for sample in records.samples.take(metric) {
                let source = records.sources.all[Int(sample.source)]
                found.insert(
                    Found(
                        metric: metric, isManual: source.kind == .manual,
                        source: String(decoding: source.name, as: UTF8.self),
                        start: Int(sample.start), end: Int(sample.end), value: sample.value,
                        offset: Int(sample.offset)))
            }
        }
        return (found, records)
    }

    /// What the witness's records come to, with Foundation's dates and numbers.
    private static func expected(_ export: Expat.Export) -> Set<Found>? {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss Z"
        var found: Set<Found> = []
        for record in export.records {
            guard let start = format.date(from: record.start), let end = format.date(from: record.end),
                let text = record.value, text.wholeMatch(of: /(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/) != nil,
                let value = Double(text), let east = Int(record.start.suffix(5)), end >= start,
                end.timeIntervalSince(start) <= Double(Sample.maxLength),
                record.unit == (record.metric == "DistanceWalkingRunning" ? "km" : "count")
            else { return nil }
            let metric: ImportMetric =
                ["StepCount": .steps, "DistanceWalkingRunning": .meters][record.metric] ?? .flights
            let amount = metric == .meters ? value * 1000 : value
            // More is skipped.
            if amount > Sample.maxValue { continue }
            found.insert(
                Found(
                    metric: metric, isManual: record.isManual, source: record.source,
                    start: Int(start.timeIntervalSince1970), end: Int(end.timeIntervalSince1970),
                    value: amount, offset: (east / 100 * 60 + east % 100) * 60))
        }
        return found
    }

    @Test func everythingIsAsExpatHasIt() throws {
        let export = try #require(Expat.read(HealthSample.everything))
        let (found, records) = try Self.read(HealthSample.everything)
        #expect(export.records.count == 6)
        #expect(found == Self.expected(export))
        #expect(records.zones == export.zones)
        #expect(records.zones == ["Europe/Helsinki": 2])
        #expect(records.exported == AppleTimestamp(time: 1_719_824_400, offset: 10_800))
        #expect(found.contains { $0.source == "Tom & \"Jérôme\"" })
    }

    /// However the file comes, and however small the buffer begins.
    @Test(arguments: [1, 2, 3, 7, 64, 1000]) func splitsChangeNothing(size: Int) throws {
        let whole = try Self.read(HealthSample.everything).found
        #expect(try Self.read(HealthSample.everything, capacity: size).found == whole)
        #expect(try Self.read(HealthSample.everything, piece: size).found == whole)
        #expect(try Self.read(HealthSample.everything, capacity: size, piece: 1).found == whole)
    }

    /// What Expat takes, we take, and find the same; what it does not take we may.
    @Test func damagedFilesAreReadAsExpatReadsThem() throws {
        var numbers = SeededGenerator(state: 1)
        let signs = Array("<>\"'/=!-[]?&; \n\u{A0}aR1".utf8)
        var compared = 0
        for _ in 0..<400 {
            var bytes = HealthSample.everything
            for _ in 0...Int.random(in: 0...1, using: &numbers) {
                let index = Int.random(in: HealthSample.documentType.utf8.count..<bytes.count, using: &numbers)
                switch Int.random(in: 0...2, using: &numbers) {
                case 0: bytes[index] = signs.randomElement(using: &numbers) ?? 0
                case 1: bytes.insert(signs.randomElement(using: &numbers) ?? 0, at: index)
                default: bytes.remove(at: index)
                }
            }
            let export = Expat.read(bytes)
            let capacity = Int.random(in: 1...99, using: &numbers)
            let text = String(decoding: bytes, as: UTF8.self)
            switch Result(catching: { () throws(Failure) in try Self.read(bytes, capacity: capacity).found }) {
            case .success(let found):
                if let export, let expected = Self.expected(export) {
                    #expect(found == expected, "\(found.symmetricDifference(expected)) in \(text)")
                    compared += 1
                }
            case .failure(let error):
                // An attribute that XML allows and an export has not.
                let isAboutValues = ["Date: ", "unit: ", "a record with", "five entities"].contains {
                    error.line.contains($0)
                }
                #expect(export == nil || isAboutValues, "\(error.line) in \(text)")
            }
        }
        #expect(compared > 20)
    }

    /// Declarations as damaged as iOS leaves them, which Expat does not take.
    @Test(arguments: [
        "<!DOCTYPE HealthData [<!ATTLIST VisionPrescription\n  type CDATA #REQUIRED\n<!ELEMENT Record ANY>>\n]>",
        "<!DOCTYPE HealthData [ <!ELEMENT a \" ANY> ] \n>", "<!DOCTYPE HealthData>",
        "<!DOCTYPE HealthData SYSTEM \"a[>b\">",
        "<!DOCTYPE HealthData [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>", "", "\u{FEFF}",
        "<!DOCTYPE HealthData []>>",
    ])
    func theDeclarationIsPassedOver(declaration: String) throws {
        let record = HealthSample.steps(2, "00:00:00", "00:10:00", "20")
        let bytes = Array("\(declaration)<HealthData>\(record)</HealthData>".utf8)
        for capacity in [1, 5, 1000] {
            #expect(try Self.read(bytes, capacity: capacity).found.map(\.value) == [20])
        }
    }

    @Test func controlCharactersAreDropped() throws {
        let bytes = HealthSample.export(
            "\u{B}\u{1}" + HealthSample.steps(2, "00:00:00", "00:10:00", "2\u{B}0", source: "a\u{B}&#11;b\tc\nd"))
        let found = try Self.read(bytes).found
        #expect(found.map(\.source) == ["ab c d"])
        #expect(found.map(\.value) == [20])
    }

    private static let good = HealthSample.record(
        start: "2024-01-02 08:50:00 +0200", end: "2024-01-02 08:58:20 +0200", value: "512")

    @Test(arguments: [
        ("<HealthData>\(good)/>", "byte 256: expected </HealthData>, found the end of the file"),
        ("<HealthData><Record type=\"", "byte 26: expected </HealthData>, found the end of the file"),
        ("<HealthData></Record></HealthData>", "byte 12: expected </HealthData>, found </Record>"),
        ("<HealthData/><a/>", "byte 13: expected the end of the file, found <a>"),
        ("<a><HealthData/></a>", "byte 0: expected <HealthData>, found <a>"),
        ("", "byte 0: expected an XML element, found the end of the file"),
        ("<HealthData><Record type=x/></HealthData>", "byte 25: expected a value in quotes, found \"x\""),
        ("<HealthData><a b=\"<\"/></HealthData>", "byte 18: expected the end of a value in quotes, found <"),
        ("<HealthData><a b/></HealthData>", "byte 16: expected =, found \"/\""),
        ("<HealthData><!a></HealthData>", "byte 12: expected a tag, a comment or characters, found <!"),
        (
            "<HealthData>" + String(repeating: "<a>", count: 200),
            "byte 309: expected at most 100 elements in each other, found more, or of long names"
        ),
        (
            "<HealthData>\(good.replacing("unit=\"count\"", with: "unit=\"mi\""))/></HealthData>",
            "byte 162: unit: expected count, found \"mi\""
        ),
        (
            "<HealthData>\(good.replacing("StepCount", with: "DistanceWalkingRunning"))/></HealthData>",
            "byte 175: unit: expected km, mi, m, cm, ft or yd, found \"count\""
        ),
        (
            "<HealthData>\(good.replacing(" 08:50", with: "T08:50"))/></HealthData>",
            "byte 180: startDate: expected a date like 2024-01-02 08:50:00 +0200, found \"2024-01-02T08:50:00 +0200\""
        ),
        (
            "<HealthData>\(good.replacing("iPhone\" d", with: "&laugh;\" d"))/></HealthData>",
            "byte 79: expected one of XML's five entities, or the number of a character, found \"&laugh;\""
        ),
        (
            "<HealthData>\(good.replacing("endDate", with: "stopDate"))/></HealthData>",
            "byte 12: expected a record with endDate, found none"
        ),
        (
            "<HealthData>\(good) unit=\"count\"/></HealthData>",
            "byte 255: expected each attribute once, found \"unit\" again"
        ),
        (
            "<HealthData>\(good.replacing("2024-01-02 08:50:00 +0200", with: "20150616071916-0700"))/></HealthData>",
            "byte 180: startDate: dates like \"20150616071916-0700\" are of iOS 8, whose exports are not read: "
                + "export again with a later one"
        ),
    ])
    func whatIsWrongIsSaidWithItsPlace(text: String, message: String) throws {
        for capacity in [1, 100_000] {
            do throws(Failure) {
                _ = try Self.read(Array(text.utf8), capacity: capacity)
                Issue.record("no error")
            } catch {
                #expect(error.line == "export.xml: \(message)")
            }
        }
    }

    @Test(arguments: [
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:49:59 +0200", "1", "its end is before its start"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0300", "1", "its end is before its start"),
        ("2024-01-02 08:50:00 +0200", "2024-02-02 08:50:01 +0200", "1", "it lasts more than 31 days"),
        ("0001-01-01 00:00:00 +0000", "0001-01-01 00:00:00 +0000", "1", "it is before 1970 or after 2105"),
        ("9999-12-31 23:59:59 -1000", "9999-12-31 23:59:59 -1000", "1", "it is before 1970 or after 2105"),
        ("2106-02-07 06:28:15 +0000", "2106-02-07 06:28:15 +0000", "1", "it is before 1970 or after 2105"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0200", "1000000000000000", "number"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0200", "1e999", "number"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0200", "NaN", "number"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0200", "-1", "number"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0200", "", "number"),
        ("2024-01-02 08:50:00 +0200", "2024-01-02 08:50:00 +0200", "1,5", "number"),
    ])
    func whatCannotBeIsLeftOutAndCounted(start: String, end: String, value: String, why: String) throws {
        let bad = HealthSample.record(start: start, end: end, value: value) + "/>"
        let (found, records) = try Self.read(
            HealthSample.export(bad, HealthSample.steps(2, "00:00:00", "00:01:00", "5"), bad))
        #expect(found.map(\.value) == [5])
        #expect(records.skipped.notes.count == 1)
        #expect(records.skipped.notes[0].hasPrefix("2 records left out: "))
        #expect(records.skipped.notes[0].contains(why))
    }

    @Test(arguments: [("km", 1000), ("mi", 1609.344), ("m", 1), ("cm", 0.01), ("ft", 0.3048), ("yd", 0.9144)])
    func distancesComeInManyUnits(unit: String, meters: Double) throws {
        let record = HealthSample.record(
            "DistanceWalkingRunning", unit: unit, start: "2024-01-02 08:50:00 +0200", end: "2024-01-02 08:50:00 +0200",
            value: "2.5")
        #expect(try Self.read(HealthSample.export(record + "/>")).found.map(\.value) == [2.5 * meters])
    }

    /// A tag as long as a tag may be comes in small pieces, and is not looked at again for each.
    @Test func longTagsAreReadOnce() throws {
        let long = String(repeating: "x", count: TagScanner.maxTag - 100)
        let bytes = HealthSample.export("<a b=\"\(long)\"/>", HealthSample.steps(2, "00:00:00", "00:01:00", "5"))
        #expect(try Self.read(bytes, capacity: 16, piece: 100).found.count == 1)
        #expect(throws: Failure.self) {
            try Self.read(HealthSample.export("<a b=\"\(long + long)\"/>"))
        }
        // A comment may have any length.
        #expect(try Self.read(HealthSample.export("<!--\(long + long)-->")).found.isEmpty)
    }

    @Test func namesOfElementsTakeNoMemoryToSpeakOf() throws {
        let name = String(repeating: "n", count: 70_000)
        #expect(throws: Failure.self) { try Self.read(HealthSample.export("<\(name)><a></a></\(name)>")) }
        #expect(try Self.read(HealthSample.export("<\(name)></\(name)>")).found.isEmpty)
    }

    @Test func onlyNamesThatAZoneMayHaveAreKept() throws {
        let names = (0..<700).map { "Zone/\($0)" } + [String(repeating: "n", count: 200)]
        let entries = names.map { "<MetadataEntry key=\"HKTimeZone\" value=\"\($0)\"/>" }.joined()
        let zones = try Self.read(HealthSample.export("<Workout>\(entries)</Workout>")).records.zones
        #expect(zones.count == 600)
        #expect(zones.keys.allSatisfy { $0.utf8.count < 100 })
    }

    @Test func tooManySourcesAreAnError() throws {
        let records = (0...RankSet.maxCount).map { HealthSample.steps(2, "00:00:00", "00:01:00", "5", source: "\($0)") }
        #expect(throws: Failure.self) { try Self.read(HealthSample.export(records.joined())) }
        #expect(try Self.read(HealthSample.export(records.dropLast().joined())).found.count == RankSet.maxCount)
    }
}
