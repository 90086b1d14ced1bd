import StepData
import StepSupport
import Testing

@testable import StepImport

struct HealthConnectTests {
    private typealias Sample = SQLSample

    private func days(_ records: String..., order: String? = "1,2") throws -> [String] {
        try imported(SQLSample.healthConnect(order: order, records.joined()))
    }

    // MARK: As the phone adds up

    @Test func theWatchCountsAndThePhoneFillsItsGaps() throws {
        let both = [Sample.steps(1, "10:00-10:10", "600"), Sample.steps(2, "10:05-10:15", "500")].joined()
        #expect(try days(both) == ["2026-03-02 850 - -"])
        #expect(try days(both, order: "2,1") == ["2026-03-02 800 - -"])
    }

    @Test func recordsOfOneAppDoNotAddUp() throws {
        #expect(
            try days(
                Sample.steps(1, "10:00-10:10", "600", modified: 5), Sample.steps(1, "10:05-10:15", "500", modified: 9))
                == ["2026-03-02 800 - -"])
        #expect(
            try days(
                Sample.steps(1, "10:00-10:10", "600", modified: 9), Sample.steps(1, "10:05-10:15", "500", modified: 5))
                == ["2026-03-02 850 - -"])
    }

    @Test func aDaysRecordFillsWhatAnHourLeaves() throws {
        #expect(
            try days(Sample.steps(2, "00:00-24:00", "12000"), Sample.steps(1, "10:00-11:00", "2000"))
                == ["2026-03-02 13500 - -"])
    }

    @Test func anAppThatIsNotListedCountsNothing() throws {
        #expect(try days(Sample.steps(2, "10:00-10:10", "600"), order: "1") == [])
        #expect(
            try days(Sample.steps(2, "10:00-10:10", "600"), Sample.steps(1, "12:00-12:10", "5"), order: "1,77")
                == ["2026-03-02 5 - -"])
    }

    @Test func anInstantCountsWhereItIsTheBest() throws {
        let watch = Sample.steps(1, "10:00-10:10", "600")
        #expect(try days(watch, Sample.steps(2, "10:10:00", "7")) == ["2026-03-02 600 - -"])
        #expect(try days(watch, Sample.steps(2, "10:10:01", "7")) == ["2026-03-02 607 - -"])
        #expect(try days(watch, Sample.steps(2, "10:00:00", "7")) == ["2026-03-02 600 - -"])
        #expect(
            try days(Sample.steps(2, "10:00-10:10", "600"), Sample.steps(1, "10:05:00", "7")) == ["2026-03-02 607 - -"])
        // Of several at once one.
        #expect(
            try days(
                Sample.steps(2, "10:05:00", "9"), Sample.steps(1, "10:05:00", "7"), Sample.steps(1, "10:05:00", "8"))
                == ["2026-03-02 8 - -"])
    }

    @Test func midnightDividesARecord() throws {
        #expect(try days(Sample.steps(2, "23:50-24:10", "100")) == ["2026-03-02 50 - -", "2026-03-03 50 - -"])
        // What is cut off the one is not added to the other.
        #expect(try days(Sample.steps(2, "23:50-24:10", "101")) == ["2026-03-02 50 - -", "2026-03-03 50 - -"])
        #expect(
            try days(
                Sample.steps(2, "23:50-24:10", "101", table: "distance"),
                Sample.steps(2, "23:50-24:10", "1", table: "floors_climbed"))
                == ["2026-03-02 - 50.5 1", "2026-03-03 - 50.5 1"])
    }

    /// Ten tenths are a whole one, whatever a computer makes of tenths.
    @Test func partsOfRecordsAreWholeAgain() throws {
        let parts = (0..<6).map { Sample.steps(2, "10:\($0)0-10:\($0)9", "9") }
        let others = (0..<6).map { Sample.steps(1, "10:\($0)1-10:\($0)9", "0") }
        #expect(try days(parts.joined(), others.joined()) == ["2026-03-02 6 - -"])
        let tenths = (0..<10).map { Sample.steps(2, "1\($0):00-1\($0):50", "1") }
        let rests = (0..<10).map { Sample.steps(1, "1\($0):05-1\($0):50", "0") }
        #expect(try days(tenths.joined(), rests.joined()) == ["2026-03-02 1 - -"])
    }

    // MARK: Days

    @Test func daysAreThoseOfTheRecordsOwnClock() throws {
        let records = Sample.steps(1, "22:30-22:40", "70", offset: "7200")
        #expect(try days(records) == ["2026-03-03 70 - -"])
        let database = try SQLSample.healthConnect(records)
        #expect(try imported(database, options { $0.setZone("UTC") }) == ["2026-03-02 70 - -"])
    }

    @Test func aClockThatIsNotSaidIsTheOneBefore() throws {
        let records = [
            Sample.steps(1, "20:00-20:10", "1", offset: "7200"), Sample.steps(1, "22:30-22:40", "70", offset: "NULL"),
        ].joined()
        #expect(try days(records) == ["2026-03-02 1 - -", "2026-03-03 70 - -"])
        let first = try SQLSample.healthConnect(Sample.steps(1, "20:00-20:10", "1", offset: "NULL"), records)
        #expect(
            refusal(first)
                == "a.db: start_zone_offset: expected how far the clock was from UTC, or --time-zone, found nothing")
        #expect(try imported(first, options { $0.setZone("UTC") }) == ["2026-03-02 71 - -"])
        // 99 hours from UTC is no clock.
        #expect(refusal(try SQLSample.healthConnect(Sample.steps(1, "20:00-20:10", "1", offset: "356400"))) != nil)
    }

    /// 2026-03-29 has 23 hours in Helsinki, 2026-10-25 has 25.
    @Test(arguments: [(27, 23), (237, 25)]) func aDayOfAClockChangeHasItsHours(day: Int, hours: Int) throws {
        let start = 24 * day - 2
        let record = Sample.steps(1, "\(start - 48):00-\(start + 240):00", "288000")
        let days = try imported(SQLSample.healthConnect(record), options { $0.setZone("Europe/Helsinki") })
        #expect(days.contains { $0.hasSuffix(" \(hours)000 - -") }, "\(days)")
        #expect(days.filter { $0.hasSuffix(" 24000 - -") }.count >= 10)
    }

    // MARK: Which apps

    @Test func sourcesTellWhoCounted() throws {
        let database = try SQLSample.healthConnect(
            apps: ["watch/Watch", "phone", "old/Old App"], order: "1,2", Sample.steps(1, "10:00-10:10", "600"),
            Sample.steps(2, "10:05-10:15", "500"), Sample.steps(3, "12:00-12:10", "90"),
            Sample.steps(9, "12:00-12:10", "4"))
        let read = try Import.days(of: [ByteStream(name: "a.db", bytes: database)])
        #expect(
            read.sources.map {
                "\($0.name) \($0.totals[.steps]?.records ?? 0) \($0.totals[.steps]?.counted ?? 0) \($0.totals[.steps]?.taken ?? 0)"
            }
                == [
                    "Watch 1 600.0 600.0", "phone 1 500.0 250.0", "Old App 1 90.0 0.0",
                    "an app that is not named 1 4.0 0.0",
                ])
        #expect(
            read.notes == [
                "not in the phone's list, and left out: Old App, an app that is not named; --source-priority takes one in"
            ])
        #expect(try imported(database, options { $0.sourcePriority = ["Old App"] }) == ["2026-03-02 940 - -"])
        #expect(try imported(database, options { $0.sourcePriority = ["phone"] }) == ["2026-03-02 800 - -"])
        #expect(try imported(database, options { $0.merge = .only("old") }) == ["2026-03-02 90 - -"])
        #expect(try imported(database, options { $0.merge = .sum }) == ["2026-03-02 1100 - -"])
        #expect(try imported(database, options { $0.merge = .greatest }) == ["2026-03-02 600 - -"])
        #expect(
            refusal(database, options { $0.sourcePriority = ["x"] })
                == #"a.db: source: expected one of "Old App", "Watch", "an app that is not named", "old", "phone", "watch", found "x""#
        )
    }

    /// What began before the first day asked for counts once, however many parts of it count.
    @Test func daysThatAreAskedForHaveTheirRecords() throws {
        let database = try SQLSample.healthConnect(
            Sample.steps(2, "23:00-25:00", "120"), Sample.steps(1, "24:10-24:20", "1"),
            Sample.steps(1, "24:30-24:40", "1"), Sample.steps(2, "10:00-10:10", "9"))
        var options = ImportOptions()
        let day = try #require(CivilDate("2026-03-03"))
        options.window = day...day
        let read = try Import.days(of: [ByteStream(name: "a.db", bytes: database)], options: options)
        #expect(lines(read) == ["2026-03-03 42 - -"])
        let phone = try #require(read.sources.first { $0.name == "Phone" }?.totals[.steps])
        #expect([Double(phone.records), phone.counted, phone.taken] == [1, 60, 40])
    }

    @Test func withoutAListAllCountByTheirDays() throws {
        for order in [nil, "", "77"] as [String?] {
            let database = try SQLSample.healthConnect(
                order: order, Sample.steps(1, "10:00-10:10", "600"), Sample.steps(2, "10:05-10:15", "500"),
                Sample.steps(2, "34:00-34:01", "1"))
            let read = try Import.days(of: [ByteStream(name: "a.db", bytes: database)])
            #expect(lines(read) == ["2026-03-02 800 - -", "2026-03-03 1 - -"])
            #expect(
                read.notes == ["the phone's list of apps is not there: all count, those with the most days first"])
        }
    }

    // MARK: What does not count

    @Test func whatCannotBeIsLeftOut() throws {
        let database = try SQLSample.healthConnect(
            Sample.steps(1, "10:00-10:10", "NULL"), Sample.steps(1, "10:00-10:10", "-1"),
            Sample.steps(1, "10:00-10:10", "'x'"),
            Sample.steps(1, "11:00-10:00", "9"), Sample.steps(1, "00:00-9999:00", "9"),
            Sample.steps(1, "12:00-12:01", "3"))
        let read = try Import.days(of: [ByteStream(name: "a.db", bytes: database)])
        #expect(lines(read) == ["2026-03-02 3 - -"])
        #expect(
            read.notes == [
                "1 record left out: its end is before its start",
                "3 records left out: its value is not a number from 0 to 1000000000",
                "1 record left out: it lasts more than 31 days",
            ])
    }

    @Test func whatWasTypedInMayBeLeftOut() throws {
        let database = try SQLSample.healthConnect(
            Sample.steps(1, "10:00-10:10", "600", method: 3), Sample.steps(1, "12:00-12:01", "3"))
        #expect(try imported(database) == ["2026-03-02 603 - -"])
        #expect(try imported(database, options { $0.leavesManualOut = true }) == ["2026-03-02 3 - -"])
    }

    @Test func anOldOneIsRefused() throws {
        #expect(
            refusal(try SQLSample.healthConnect(version: 8))
                == "a.db: expected a backup of version 9 or later, found 8")
        #expect(
            try imported(SQLSample.healthConnect(version: 99, Sample.steps(1, "10:00-10:10", "6"))) == [
                "2026-03-02 6 - -"
            ])
    }

    @Test func anIconIsNotRead() throws {
        let database = try SQLSample.healthConnect(
            "UPDATE application_info_table SET app_icon = zeroblob(2000000);", Sample.steps(1, "10:00-10:10", "6"))
        #expect(try imported(database) == ["2026-03-02 6 - -"])
    }

    @Test func twoBackupsAreOneTooMany() throws {
        let database = try SQLSample.healthConnect(Sample.steps(1, "10:00-10:10", "6"))
        let failure = #expect(throws: Failure.self) {
            try Import.days(of: ["a", "b"].map { ByteStream(name: $0, bytes: database) })
        }
        #expect(failure?.line == "b: expected one backup of Health Connect, found a too")
    }
}
