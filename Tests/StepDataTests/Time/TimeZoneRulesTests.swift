import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepData

struct TimeZoneRulesTests {
    private static let zones = [
        "Europe/Helsinki", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Asia/Kathmandu",
        "Africa/Casablanca", "Africa/El_Aaiun", "Europe/Dublin", "America/St_Johns", "Pacific/Apia", "Asia/Tehran",
        "Asia/Gaza", "America/Havana", "Antarctica/Troll", "America/Nuuk", "Asia/Tokyo", "Etc/GMT+5", "Africa/Cairo",
    ]

    /// Python reads the same files with code of its own.
    @Test func asPythonHasIt() throws {
        var numbers = SeededGenerator(state: 1)
        let times = (0..<400).map { _ in Int.random(in: -3_000_000_000...8_000_000_000, using: &numbers) }
        let script = """
            import sys, datetime, zoneinfo
            times = [int(word) for word in sys.stdin.read().split()]
            epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
            for name in sys.argv[1:]:
                zone = zoneinfo.ZoneInfo(name)
                print(*(int((epoch + datetime.timedelta(seconds=t)).astimezone(zone).utcoffset().total_seconds())
                        for t in times))
            """
        let text = try python(script, Self.zones, input: Array(times.map(String.init).joined(separator: " ").utf8))
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
        try #require(lines.count == Self.zones.count)
        for (name, expected) in zip(Self.zones, lines) {
            let zone = try TimeZoneRules(named: name)
            #expect(times.map { zone.offset(at: $0) } == expected, "\(name) at \(times)")
        }
    }

    @Test(arguments: [
        ("Europe/Helsinki", "2024-03-31", 23.0), ("Europe/Helsinki", "2024-10-27", 25),
        ("Europe/Helsinki", "2024-07-01", 24),
        ("Europe/Helsinki", "2091-03-25", 23), ("Australia/Lord_Howe", "2024-04-07", 24.5),
        ("Australia/Lord_Howe", "2024-10-06", 23.5), ("America/Santiago", "2024-09-08", 23),
        ("Pacific/Apia", "2011-12-30", 0),
        // At one minute past midnight the clocks went back to the day before, which went on until the minute was over.
        ("America/St_Johns", "2006-10-28", 24), ("America/St_Johns", "2006-10-29", 25), ("+05:45", "2024-01-01", 24),
    ])
    func aDayBeginsAtTheFirstInstantOfItsDate(name: String, date: String, hours: Double) throws {
        let zone = try TimeZoneRules(named: name)
        let day = try #require(CivilDate(date)).daysSince1970
        let (start, end) = (zone.start(ofDay: day), zone.start(ofDay: day + 1))
        #expect(Double(end - start) / 3600 == hours)
        guard hours > 0 else { return }
        #expect(zone.date(at: start)?.description == date)
        #expect(zone.date(at: end - 1)?.description == date)
        #expect(zone.date(at: start - 1)?.description != date)
        #expect(zone.date(at: end)?.description != date)
    }

    @Test func offsetsAndUTCNeedNoFiles() throws {
        #expect(try TimeZoneRules(named: "UTC").offset(at: 5) == 0)
        #expect(try TimeZoneRules(named: "+02:00").offset(at: 5) == 7200)
        #expect(try TimeZoneRules(named: "-0330").offset(at: 5) == -12_600)
    }

    @Test(arguments: [
        "", "Europe/Nowhere", "../../../etc/passwd", "/etc/passwd", "Europe/../UTC", "Europe", "Europe/", "tzdata.zi",
        "zone.tab",
        "+2", "+25:00", "+02:60", "Europe/Helsinki\u{0}", "+0a:00",
    ])
    func noSuchZoneIsAnErrorInOneLine(name: String) {
        do throws(Failure) {
            _ = try TimeZoneRules(named: name)
            Issue.record("a zone named \(name)")
        } catch {
            #expect(error.status == .usage)
            #expect(
                error.line == "--time-zone: expected a time zone such as Europe/Helsinki, UTC or +02:00, "
                    + "found \(SourceText.quoted(name))")
        }
    }

    @Test func whereThereAreNoZonesAnErrorSaysWhatToInstall() throws {
        #expect(try TimeZoneRules(named: "+02:00", folder: "/nowhere").offset(at: 0) == 7200)
        do throws(Failure) {
            _ = try TimeZoneRules(named: "Europe/Helsinki", folder: "/nowhere")
            Issue.record("no error")
        } catch {
            #expect(
                error.line == "\"Europe/Helsinki\": there are no time zones in /nowhere: install tzdata, "
                    + "or give an offset as in +02:00")
            #expect(error.status == .badData)
        }
    }

    /// A file that is cut anywhere or changed is refused or read, and never more.
    @Test func damagedFilesAreRefused() throws {
        let bytes = try Array(Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Helsinki")))
        #expect(TimeZoneRules(file: bytes) != nil)
        for count in 0..<bytes.count { #expect(TimeZoneRules(file: Array(bytes[..<count])) == nil, "\(count) bytes") }
        for index in bytes.indices {
            for value: UInt8 in [1, 255] {
                var damaged = bytes
                damaged[index] = value
                let zone = TimeZoneRules(file: damaged)
                _ = zone?.offset(at: 4_000_000_000)
                _ = zone?.start(ofDay: 19_000)
            }
        }
    }

    @Test(arguments: [
        "EET", "2", "EET-2EEST,", "EET-2EEST,M3.5.0/3", "EET-2EEST,M13.5.0,M10.5.0", "EET-2EEST,M3.6.0,M10.5.0",
        "EET-2EEST,J0,J5", "EET-99", "<EET-2", "EET-2EEST,M3.5.0/3,M10.5.0/4x", "EET-2EEST,M3.5.0/200,M10.5.0/4",
    ])
    func otherRulesAreRefused(rule: String) {
        #expect(PosixTZRule(Array(rule.utf8)[...]) == nil)
    }

    @Test func rulesByTheNumberOfTheDay() throws {
        // The 60th day is 1 March whether or not the year leaps, but not where it is counted from 0.
        let common = try #require(PosixTZRule(Array("AAA0BBB,J60/0,J300/0".utf8)[...]))
        let ordinal = try #require(PosixTZRule(Array("AAA0BBB,59/0,300/0".utf8)[...]))
        func change(_ rule: PosixTZRule, _ date: String) throws -> String? {
            let time = try #require(CivilDate(date)).daysSince1970 * 86_400
            return rule.change(after: time).flatMap { CivilDate(daysSince1970: $0 / 86_400) }?.description
        }
        #expect(try change(common, "2024-01-01") == "2024-03-01")
        #expect(try change(common, "2023-01-01") == "2023-03-01")
        #expect(try change(ordinal, "2024-01-01") == "2024-02-29")
        #expect(try change(ordinal, "2023-01-01") == "2023-03-01")
    }
}
