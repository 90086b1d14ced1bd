import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

struct HealthExportTests {
    private func days(
        _ bytes: [UInt8], _ change: (inout ImportOptions) -> Void = { _ in }
    ) throws(Failure) -> ImportedDays {
        var options = ImportOptions()
        change(&options)
        return try Import.days(of: [ByteStream(name: "export.xml", bytes: bytes)], options: options)
    }

    private static func summer(_ from: String, _ to: String, _ value: String = "10") -> String {
        HealthSample.record(start: "2024-07-\(from):00 +0200", end: "2024-07-\(to):00 +0200", value: value) + "/>"
    }

    private static func zone(_ name: String) -> String {
        "<Workout><MetadataEntry key=\"HKTimeZone\" value=\"\(name)\"/></Workout>"
    }

    /// Half past eleven in winter's clock is half past midnight in summer's.
    private static let late = summer("01 23:30", "01 23:40")
    private static let exported = "2024-12-31 12:00:00 +0200"

    @Test func theZoneIsTheUsersThenTheExportsThenTheDates() throws {
        let bytes = HealthSample.export(Self.late, Self.zone("Europe/Helsinki"), exported: Self.exported)
        let helsinki = try days(bytes)
        #expect(helsinki.days.map(\.date.description) == ["2024-07-02"])
        #expect(
            helsinki.remarks == ["days are those of Europe/Helsinki, which the export names; --time-zone names another"]
        )
        let berlin = try days(bytes) { $0.setZone("Europe/Berlin") }
        #expect(berlin.days.map(\.date.description) == ["2024-07-01"])
        #expect(berlin.notes == [])
        let written = try days(HealthSample.export(Self.late, exported: Self.exported))
        #expect(written.days.map(\.date.description) == ["2024-07-01"])
        #expect(written.notes.count == 1 && written.notes[0].hasPrefix("days are by the one clock of all dates"))
        let other = Self.late.replacing("+0200", with: "+0300")
        let clocks = try days(HealthSample.export(Self.late, other, exported: Self.exported))
        #expect(
            clocks.notes.count == 1
                && clocks.notes[0].hasPrefix("days are by the clock that each date of the export was written by"))
    }

    @Test(arguments: [
        // By number, then by name; but only those whose clocks were the export's.
        (["Europe/Helsinki", "Africa/Cairo", "Africa/Cairo"], "Africa/Cairo"),
        (["Europe/Helsinki", "Africa/Cairo"], "Africa/Cairo"),
        (["Europe/Berlin", "Europe/Berlin", "Europe/Helsinki"], "Europe/Helsinki"),
        (["Nowhere/At_All", "Nowhere/At_All", "../../etc/passwd", "Europe/Helsinki"], "Europe/Helsinki"),
    ])
    func theZoneThatFitsTheExportIsTaken(names: [String], expected: String) throws {
        let bytes = HealthSample.export(names.map(Self.zone).joined(), Self.late, exported: Self.exported)
        #expect(try days(bytes).remarks[0].hasPrefix("days are those of \(expected),"))
    }

    @Test func noZoneThatFitsIsNone() throws {
        let bytes = HealthSample.export(Self.zone("Asia/Tokyo"), Self.late, exported: Self.exported)
        #expect(try days(bytes).days.map(\.date.description) == ["2024-07-01"])
    }

    @Test func daysHaveWhatWasCountedAndNoMore() throws {
        let distance = HealthSample.record(
            "DistanceWalkingRunning", unit: "km", start: "2024-01-03 10:00:00 +0000", end: "2024-01-03 10:00:00 +0000",
            value: "1.2345")
        let imported = try days(
            HealthSample.export(
                HealthSample.steps(2, "10:00:00", "10:00:02", "0.25"),
                HealthSample.steps(2, "11:00:00", "11:00:02", "0.25"),
                distance + "/>")
        ) { $0.setZone("UTC") }
        // Rounded once, half up; metres are not.
        let dates = try ["2024-01-02", "2024-01-03"].map { try #require(CivilDate($0)) }
        #expect(imported.days == [ImportedDay(date: dates[0], steps: 1), ImportedDay(date: dates[1], meters: 1234.5)])
        #expect(imported.sources.map(\.name) == ["A’s iPhone"])
        #expect(imported.sources[0].totals[.steps]?.records == 2)
        #expect(imported.sources[0].totals[.flights] == nil)
    }

    private static let watch = "device=\"&lt;name:Apple Watch, model:Watch&gt;\""

    /// Each of ten minutes' length at the same time, so that only the highest counts.
    private static func rivals(_ sources: [(name: String, device: String?, created: Int, isManual: Bool)]) -> [UInt8] {
        HealthSample.export(
            sources.enumerated().map { index, source in
                let record = HealthSample.record(
                    source: source.name, device: source.device, created: "20\(source.created)-01-01 00:00:00 +0000",
                    start: "2024-01-02 10:00:00 +0000", end: "2024-01-02 10:10:00 +0000", value: "\(index)")
                let entry = "<MetadataEntry key=\"HKWasUserEntered\" value=\"\(source.isManual ? 1 : 0)\"/>"
                return "\(record)>\(entry)</Record>"
            }.joined())
    }

    private static let ranked: [(name: String, device: String?, created: Int, isManual: Bool)] = [
        ("Other", "&lt;model:Band&gt;", 24, false), ("B iPhone", "&lt;model:iPhone&gt;", 19, false),
        ("A iPad", nil, 19, false), ("Newer", "&lt;name:iPhone&gt;", 20, false), ("My wAtCh", nil, 15, false),
        ("Health", nil, 10, true), ("iphone", nil, 23, false), ("Watch", "&lt;model:Band&gt;", 22, false),
        ("Newest", "&lt;name:Apple Watch, x&gt;", 16, false),
    ]

    @Test func typedInThenWatchThenPhoneThenOthersAndNewOnesFirst() throws {
        let imported = try days(Self.rivals(Self.ranked)) { $0.setZone("UTC") }
        let order = [
            "Health (typed in)", "Newest", "My wAtCh", "Newer", "A iPad", "B iPhone", "Other", "iphone", "Watch",
        ]
        #expect(imported.sources.map(\.name) == order)
        #expect(imported.days.map(\.steps) == [5])
        #expect(imported.sources.map { $0.totals[.steps]?.taken } == [5] + [Double](repeating: 0, count: 8))
    }

    @Test func theUserMaySayOtherwise() throws {
        let bytes = Self.rivals(Self.ranked)
        let first = try days(bytes) { $0.sourcePriority = ["Other", "Newer"] }
        #expect(first.days.map(\.steps) == [0])
        #expect(first.sources.map(\.name).prefix(3) == ["Other", "Newer", "Health (typed in)"])
        #expect(try days(bytes) { $0.merge = .only("B iPhone") }.days.map(\.steps) == [1])
        #expect(try days(bytes) { $0.merge = .sum }.days.map(\.steps) == [36])
        #expect(try days(bytes) { $0.merge = .greatest }.days.map(\.steps) == [8])
        let counted = try days(bytes) { $0.leavesManualOut = true }
        #expect(counted.days.map(\.steps) == [8])
        #expect(counted.notes.contains("1 record left out: typed in"))
    }

    /// Names have a space and an apostrophe that no keyboard has.
    @Test func namesAreFoundAsTheyAreTyped() throws {
        let bytes = HealthSample.export(
            HealthSample.steps(2, "10:00:00", "10:00:02", "3", source: "Anna’s Apple\u{A0}Watch"))
        #expect(try days(bytes) { $0.merge = .only("Anna's Apple Watch") }.days.map(\.steps) == [3])
        do throws(Failure) {
            _ = try days(bytes) { $0.merge = .only("Bob's Watch") }
            Issue.record("no error")
        } catch {
            #expect(
                error.line == "export.xml: source: expected one of \"Anna's Apple Watch\", found \"Bob's Watch\"")
        }
    }

    /// A watch that came later ranks before the one before it, whatever the window.
    @Test func aWindowHasTheDaysOfTheWhole() throws {
        var records: [String] = []
        for day in 1...28 {
            records.append(HealthSample.steps(day, "23:50:00", "23:59:59", "\(day)"))
            records.append(HealthSample.steps(day, "23:55:00", "23:59:59", "7", source: "Other iPhone"))
        }
        // Within most windows the other phone would seem to be the newer one.
        records.append(HealthSample.steps(1, "00:00:00", "00:00:01", "1", source: "Other iPhone"))
        let across = HealthSample.record(
            start: "2024-01-08 22:00:00 +0000", end: "2024-01-10 02:00:00 +0000", value: "28")
        var random = SeededGenerator(state: 1)
        let bytes = HealthSample.export(
            records.shuffled(using: &random).joined(), across + "/>", Self.zone("Europe/Helsinki"))
        let whole = try days(bytes).days
        for (from, to) in [("2024-01-09", "2024-01-15"), ("2024-01-10", "2024-01-10"), ("2023-01-01", "2023-01-07")] {
            let window = try #require(CivilDate(from))...(try #require(CivilDate(to)))
            #expect(try days(bytes) { $0.window = window }.days == whole.filter { window.contains($0.date) })
        }
    }

    @Test func twoExportsAreTooMany() throws {
        let bytes = HealthSample.everything
        #expect(throws: Failure.self) {
            try Import.days(of: [ByteStream(name: "a.xml", bytes: bytes), ByteStream(name: "b.xml", bytes: bytes)])
        }
    }
}
