import Testing

@testable import StepData

/// Rows that are not one day each.
struct DayTableRowsTests: TableReading {
    @Test(arguments: ["2026-11-1%d %02d:00", "2026-11-1%dT%02d:00:00Z", "11/1%d/2026 %02d:00"])
    func hoursAreSummedByDay(pattern: String) throws {
        let (before, after) = (pattern.split(separator: "%d")[0], pattern.split(separator: "%02d")[1])
        let middle = pattern.split(separator: "%d")[1].split(separator: "%02d")[0]
        let rows = (0..<7).flatMap { day in
            // Counts rise and fall, as those of a counter do not.
            (0..<24).map { hour in
                "\(before)\(day)\(middle)\(hour < 10 ? "0" : "")\(hour)\(after),\(hour * 7 % 24)\n"
            }
        }
        let found = try read("timestamp,steps\n" + rows.joined())
        #expect(found.week.days.map(\.steps) == Array(repeating: 276, count: 7))
        #expect(found.week.days[0].date == CivilDate("2026-11-10"))
        #expect(found.notes == ["168 rows with times were summed to 7 days"])
        let last = try read("timestamp,steps\n" + rows.joined(), ReadingOptions(repeated: .last))
        #expect(last.week.days.map(\.steps) == Array(repeating: 17, count: 7))
        #expect(last.notes == [])
    }

    @Test(arguments: [
        "date,steps\n2026-11-16,1\n2026-11-16,2\n", "date,steps\n2026-11-16 08:00,1\n2026-11-16,2\n",
        "date,steps\n2026-11-16 08:00,1\n2026-11-16,2\n2026-11-16,2\n2026-11-17 08:00,1\n2026-11-18 08:00,1\n",
    ])
    func aDayThatComesTwiceIsRefused(text: String) {
        let message = "date: expected each day once, or --repeated sum, max or last, found 2026-11-16 again, as in line"
        #expect(fault(text)?.contains(message) == true)
    }

    /// The hour that comes twice when clocks go back, and several counts within a minute.
    @Test(arguments: [
        "time,steps\n2026-11-01 01:00,20\n2026-11-01 01:00,30\n2026-11-01 01:00,0\n2026-11-01 01:00,0\n",
        "time,steps,end,kcal\n11/13/26 1:00,20,11/13/26 2:00,3.5\n11/13/26 1:00,30,11/13/26 2:00,4\n",
        "time,steps\n2026-11-01T01:00:00+01:00,20\n2026-11-01T01:00:00+01:00,30\n",
        "time,steps\n2026-11-01T01:00:00+01:00,20\n2026-11-01T01:00:00+02:00,30\n",
        "time,steps\n2026-11-01,10\n2026-11-01 01:00,10\n2026-11-01 02:00,30\n",
    ])
    func timesThatComeTwiceAreAddedUp(text: String) throws {
        #expect(try read(text).week.days.map(\.steps) == [50])
        #expect(try read(text, ReadingOptions(repeated: .max)).week.days.map(\.steps) == [30])
    }

    /// What may be the same steps twice: another device, the same figures, the same moment by another clock, a whole day.
    @Test(arguments: [
        (
            "time,steps,device\n2026-11-01 01:00,20,watch\n2026-11-01 01:00,30,phone\n",
            "device: expected rows of one source"
        ),
        (
            "time,steps,userId\n2026-11-01 01:00,20,1\n2026-11-01 01:00,30,2\n",
            "userId: expected rows of one person, by --where"
        ),
        ("time,steps\n2026-11-01 01:00,20\n2026-11-01 01:00,30\n2026-11-01 01:00,20\n", "the time of line 3 again"),
        ("time,steps\n2026-11-01T01:00+01:00,20\n2026-11-01 00:00Z,30\n", "found the time of line 2 again"),
        ("time,steps\n2026-11-01,20\n2026-11-01 00:00,5\n2026-11-01 01:00,5\n", "found the time of line 2 again"),
    ])
    func timesOfSeveralSourcesAreRefused(text: String, message: String) {
        #expect(fault(text)?.contains(message) == true, "\(fault(text) ?? "")")
    }

    /// A table of the hours from 6 to 9 of days.
    private static func table(ofHours counts: [Int]) -> String {
        let lines = counts.enumerated().map { index, count in
            "2026-11-1\(6 + index / 4) 0\(6 + index % 4):00,\(count)\n"
        }
        return "time,steps\n" + lines.joined()
    }

    /// The states of a counter, which begins anew at midnight, or never.
    @Test(arguments: [
        [0, 1200, 2400, 5100, 0, 800, 1400, 3100],
        [101_200, 102_400, 105_100, 109_100, 110_000, 110_900, 111_500, 117_100],
    ])
    func countsThatOnlyRiseAreRefused(counts: [Int]) throws {
        let text = Self.table(ofHours: counts)
        #expect(
            fault(text)
                == "2:1: steps: expected the steps since the row before, or --repeated sum, or max for a counter from "
                + "midnight, found counts that only rise on each day")
        #expect(try read(text, ReadingOptions(repeated: .max)).week.days.map(\.steps) == [counts[3], counts[7]])
        #expect(try read(text, ReadingOptions(repeated: .sum)).week.days[0].steps == counts[..<4].reduce(0, +))
    }

    /// A counter that is read three times a day, and one that is never set back, with a row for each day.
    @Test func countersWithFewReadingsAreRefused() {
        let times = (1...5).flatMap { day in
            [("08", 1000 + day), ("14", 5000 + day), ("22", 9000 - day)].map { "2026-11-1\(day) \($0):00,\($1)\n" }
        }
        #expect(fault("time,steps\n" + times.joined())?.hasSuffix("counts that only rise on each day") == true)
        let days = (1...9).map { "2026-11-1\($0),\(1_000_000 + 7314 * $0)\n" }
        #expect(
            fault("date,steps\n" + days.joined())
                == "2:1: steps: expected the steps since the row before, or --repeated sum, found counts that only rise "
                + "from day to day")
        // A person may walk more from day to day.
        let counts = (1...9).map { "2026-11-1\($0),\(1000 * $0)\n" }
        #expect(fault("date,steps\n" + counts.joined()) == nil)
    }

    /// The states of a counter that is read nine times on three days.
    private static let states = [
        [0, 252, 902, 1833, 2502, 4118, 5202, 5812, 6457], [0, 180, 950, 1500, 2900, 4406, 5100, 6000, 6458],
        [0, 300, 800, 1700, 2600, 3900, 5000, 5900, 7001],
    ]

    /// A table of such states, every two hours from a first one on, which may be on the day before.
    private static func table(ofStates states: [[Int]], from hour: Int, suffix: String = "") -> String {
        let rows = states.enumerated().flatMap { day, counts in
            counts.enumerated().map { number, count in
                let time = hour + 2 * number
                let (days, hours) = (time.floored(by: 24), time - 24 * time.floored(by: 24))
                return "2026-11-\(16 + day + days) \(hours < 10 ? "0" : "")\(hours):00\(suffix),\(count)\n"
            }
        }
        return "time,steps\n" + rows.joined()
    }

    /// A count that is too low, a sensor that begins at 0 again, and a state that is still that of the day before.
    @Test(arguments: [(1, 5, 2403), (1, 4, 0), (2, 0, 6458)])
    func aCounterWithAnOddReadingIsRefused(day: Int, reading: Int, count: Int) {
        var states = Self.states
        states[day][reading] = count
        #expect(
            fault(Self.table(ofStates: states, from: 6))
                == "2:1: steps: expected the steps since the row before, or --repeated sum, found counts that only rise "
                + "on each day, apart from 1 of them")
    }

    /// A counter that begins anew at the midnight of a time zone, with times in UTC, or by a clock of another zone.
    @Test(arguments: [-3, 11, 16])
    func aCounterOfAnotherMidnightIsRefused(hour: Int) throws {
        let states = Self.states + Self.states
        let text = Self.table(ofStates: states, from: hour, suffix: "Z")
        let zone = "the --time-zone in which a counter begins anew at midnight, or the steps since the row before"
        #expect(fault(text)?.hasPrefix("2:1: steps: expected \(zone), or --repeated sum, found counts") == true)
        let local = fault(Self.table(ofStates: states, from: hour))
        #expect(local?.hasSuffix("counts that only rise on each day, from another time on") == true, "\(local ?? "")")
        var options = ReadingOptions()
        options.zone = TimeZoneRules(offset: (6 - hour) * 3600)
        #expect(fault(text, options)?.hasSuffix("found counts that only rise on each day") == true)
        options.repeated = .max
        #expect(try read(text, options).week.days.map(\.steps) == states.map { $0.max() })
    }

    @Test func aCounterThatIsSetBackOnceIsRefused() {
        let counts = (0..<17).map { 1_207_657 + 11_325 * $0 } + (0..<9).map { 11_000 * $0 }
        let rows = counts.enumerated().map { "2026-11-\($0 < 9 ? "0" : "")\($0 + 1),\($1)\n" }
        let message = fault("date,steps\n" + rows.joined())
        #expect(message?.hasSuffix("counts that only rise from day to day, apart from 1 of them") == true)
    }

    /// The steps of half days, parts of days and hours, most of which rise until the evening.
    @Test(arguments: [
        [[3000, 5500], [4100, 5200], [2800, 2700], [900, 6100]], [[1800, 3000, 3500], [2000, 2500, 2400]],
        [[20, 300, 1900, 2500, 2600, 900], [0, 400, 800, 2900, 3100, 300]],
    ])
    func stepsThatMostlyRiseAreAddedUp(days: [[Int]]) throws {
        let week = Array(repeating: days, count: 3).joined()
        let text = Self.table(ofStates: Array(week), from: 8, suffix: "Z")
        #expect(try read(text).week.days.map(\.steps) == week.map { $0.reduce(0, +) })
    }

    /// Totals that are not exactly the sum of their parts, and totals of some days only, at the start or the end.
    @Test(arguments: [[0, 7, 0, 0], [1, 1, 1, 1], [nil, 0, 0, 2]], ["00:00", "23:59"])
    func mostTotalsAmongTheirPartsAreRefused(errors: [Int?], time: String) {
        let days = errors.enumerated().map { day, error in
            let date = "2026-11-1\(6 + day)"
            let parts = "\(date) 08:00,2100\n\(date) 12:00,\(800 + 90 * day)\n\(date) 20:00,1700\n"
            let total = error.map { "\(date) \(time),\(4600 + 90 * day + $0)\n" } ?? ""
            return time == "00:00" ? total + parts : parts + total
        }
        let message = fault("time,steps\n" + days.joined())
        #expect(message?.contains("steps: expected counts without their total") == true, "\(message ?? "")")
    }

    /// The totals of days among their parts, before or behind these, and that of all counts without dates.
    @Test(arguments: [
        "time,steps\n2026-11-16 08:00,3000\n2026-11-16 12:00,1000\n2026-11-16,4000\n",
        "time,steps\n2026-11-16,4000\n2026-11-16 08:00,3000\n2026-11-16 12:00,1000\n",
        "time,steps\n2026-11-16 08:00,3000\n2026-11-16 12:00,1000\n2026-11-16 23:59,4000\n"
            + "2026-11-17 08:00,300\n2026-11-17 12:00,100\n2026-11-17 23:59,400\n",
        "steps\n7000\n5000\n3000\n15000\n", "day,steps\nMon,7000\nTue,5000\nWed,3000\n,15000\n",
    ])
    func totalsAmongTheirPartsAreRefused(text: String) {
        #expect(fault(text)?.contains("steps: expected counts without their total") == true, "\(fault(text) ?? "")")
    }

    @Test func aSumByChanceIsNoTotal() throws {
        let text = "time,steps\n2026-11-16 08:00,10\n2026-11-16 09:00,20\n2026-11-16 10:00,30\n"
        #expect(try read(text).week.days.map(\.steps) == [60])
        #expect(try read("steps\n100\n200\n300\n").week.days.count == 3)
    }

    /// A repeated header begins another table if its title is another; pages and months of one table have other numbers.
    @Test(arguments: [
        ("Alice", "Bob"), ("Steps", "Walking"), ("User 1", "User 2"), ("P01", "P02"), ("# Alice", "# Bob"),
        ("Mary 2026", "Julia 2026"),
    ])
    func tablesOfOtherTitlesAreNotJoined(first: String, second: String) {
        let text =
            "\(first)\nDate,Steps,km\n2026-11-16,7314,5\n\n\(second)\nDate,Steps,km\n2026-11-17,2583,2\n"
        #expect(
            fault(text)?.hasPrefix("6:1: expected a table of days, or its parts below one title") == true,
            "\(fault(text) ?? "")")
    }

    @Test(arguments: [
        ("Report", "Report"), ("Page 1 of 2", "Page 2 of 2"), ("November 2026", "December 2026"), ("Week 1", "Week 2"),
        ("", ""), ("Report", ""),
    ])
    func partsOfOneTableAreJoined(first: String, second: String) throws {
        let text = "\(first)\nDate,Steps\n2026-11-16,7314\n\n\(second)\nDate,Steps\n2026-11-17,2583\n"
        #expect(try read(text).week.days.map(\.steps) == [7314, 2583])
    }

    /// Honest counts: one hour with fewer steps than the one before is enough, and so are few hours or steps.
    @Test(arguments: [
        [0, 1200, 2400, 5100, 0, 800, 1400, 900], [0, 1200, 2400, 5100, 5100, 5100, 5100, 5200], [0, 1, 2, 3],
        [10, 20, 30, 40, 50, 60, 70, 80],
    ])
    func countsThatMayBeOfHoursAreAddedUp(counts: [Int]) throws {
        #expect(try read(Self.table(ofHours: counts)).week.days[0].steps == counts[..<4].reduce(0, +))
    }

    /// Two devices without a column that tells them apart.
    @Test(arguments: [
        "start,end,steps\n2026-11-16 08:00,2026-11-16 09:00,1000\n2026-11-16 08:10,2026-11-16 08:50,900\n",
        "start,end,steps\n2026-11-16 08:00,2026-11-16 09:00,1000\n2026-11-16 08:25,2026-11-16 09:25,900\n",
        "start,end,steps\n2026-11-16T08:00Z,2026-11-16T09:00Z,1000\n2026-11-16T08:00Z,2026-11-16T09:00Z,900\n",
    ])
    func rowsThatOverlapAreRefused(text: String) throws {
        #expect(
            fault(text)
                == "3:1: date: expected times that do not overlap, a column of their sources, or --repeated sum, found a "
                + "part of the time of line 2 again")
        #expect(try read(text, ReadingOptions(repeated: .sum)).week.days.map(\.steps) == [1900])
    }

    /// Hours of two devices are twice on each day; when clocks go back, they are on one only.
    @Test func hoursThatComeTwiceOnSeveralDaysAreRefused() throws {
        let hour = "2026-11-16 01:00,2026-11-16 02:00,"
        let text = "start,end,steps\n\(hour)20\n\(hour)30\n"
        #expect(try read(text).week.days.map(\.steps) == [50])
        let more = [20, 30].map { "2026-11-17 01:00,2026-11-17 02:00,\($0)\n" }.joined()
        #expect(fault(text + more)?.contains("found a part of the time of line 4 again") == true)
    }

    /// Days west of UTC, as Google Fit has them: without a time zone, midnight is that of UTC.
    @Test func daysDividedAtMidnightOfUTCAreNoted() throws {
        let text =
            "start,end,steps\n2026-11-16T05:00:00Z,2026-11-17T05:00:00Z,2400\n"
            + "2026-11-17T05:00:00Z,2026-11-18T05:00:00Z,4800\n"
        let note = "days are those of UTC, as all times are; --time-zone Area/City puts that right"
        let found = try read(text)
        #expect(found.week.days.map(\.steps) == [1900, 4300, 1000])
        #expect(found.notes.contains(note))
        var options = ReadingOptions()
        options.zone = TimeZoneRules(offset: -5 * 3600)
        let local = try read(text, options)
        #expect(local.week.days.map(\.steps) == [2400, 4800])
        #expect(!local.notes.contains(note))
        #expect(try !read(text.replacing("Z", with: "")).notes.contains(note))
    }

    /// Rows that only touch, or whose times are rounded.
    @Test func rowsSideBySideAreAddedUp() throws {
        let text =
            "start,end,steps\n2026-11-16 08:00,2026-11-16 08:11,10\n2026-11-16 08:10,2026-11-16 08:20,20\n"
            + "2026-11-16 08:20,2026-11-16 08:30,30\n"
        #expect(try read(text).week.days.map(\.steps) == [60])
    }

    /// The moment of a row is its date and time together: on the day of 25 hours 22:00 comes twice in UTC.
    @Test(arguments: [
        (
            "2026-10-25", ["2026-10-24T22:00:00Z", "2026-10-25T08:00:00Z", "2026-10-25T22:00:00Z"],
            [1_792_879_200, 1_792_915_200, 1_792_965_600]
        ),
        (
            "2026-03-29", ["2026-03-28T23:00:00Z", "2026-03-29T08:00:00Z", "2026-03-29T21:59:59Z"],
            [1_774_738_800, 1_774_771_200, 1_774_821_599]
        ),
    ])
    func hoursOfADayOnWhichClocksChangeAreAddedUp(date: String, times: [String], seconds: [Int]) throws {
        var options = ReadingOptions()
        options.zone = try TimeZoneRules(named: "Europe/Vienna")
        for times in [times, seconds.map { "\($0)" }] {
            let csv = "time,steps\n" + times.map { "\($0),7\n" }.joined()
            let json = "[" + times.map { #"{"time": "\#($0)", "steps": 7}"# }.joined(separator: ", ") + "]"
            for days in [try read(csv, options).week.days, try read(json, options, .json).week.days] {
                #expect(days == [StepDay(date: CivilDate(date), steps: 21)])
            }
        }
    }

    @Test(arguments: ["99:99", "24:30", "23:60", "08:00:60", "25:00 PM", "99:00:00Z", "24:00:01"])
    func aTimeThatNoClockShowsIsRefused(time: String) {
        for name in ["date", "time", "x"] {
            let message =
                "2:1: \(name): expected a time of day from 00:00 to 23:59:59 with the date, "
                + "found \"2026-11-16 \(time)\""
            #expect(fault("\(name),steps\n2026-11-16 \(time),5\n") == message)
        }
    }

    /// A time that says how far from UTC it is belongs to the day of the zone; others to the day that is written.
    @Test(arguments: [
        ("2026-11-15T23:00:00Z", "2026-11-16"), ("2026-11-15T22:59:59.999Z", "2026-11-15"),
        ("2026-11-16 00:30 +0200", "2026-11-15"), ("11/15/2026, 11:30:00 PM GMT+0000", "2026-11-16"),
        ("Sun Nov 15 2026 23:30:00 GMT+0000 (Coordinated Universal Time)", "2026-11-16"),
        ("2026-11-15 23:30:00", "2026-11-15"), ("2026-11-15", "2026-11-15"), ("1794784800000", "2026-11-16"),
    ])
    func aTimeZoneSaysWhichDay(written: String, date: String) throws {
        var options = ReadingOptions()
        options.zone = try TimeZoneRules(named: "Europe/Vienna")
        for (text, format) in [
            ("date,steps\n\"\(written)\",5\n", .csv), ("[{\"date\": \"\(written)\", \"steps\": 5}]", .json),
        ] as [(String, StepDataFormat)] {
            let days = try read(text, options, format).week.days
            #expect(days == [StepDay(date: CivilDate(date), steps: 5)], "\(text)")
        }
    }

    /// A time in a column of its own has an offset too, and so may its end.
    @Test(arguments: [
        "date,time,steps\n2026-11-15,23:30Z,5\n2026-11-16,01:30 UTC,6\n",
        "date,time,steps\n2026-11-16,00:30+01:00,5\n2026-11-16,3:30 AM GMT+2,6\n",
        "date,start time,end time,steps\n2026-11-15,23:15Z,23:45Z,5\n2026-11-16,01:30Z,01:45Z,6\n",
        "Date (UTC),Time,Steps\n2026-11-15,23:30,5\n2026-11-16,01:30,6\n",
        "Date,Time (GMT),Steps\n2026-11-15,23:30,5\n2026-11-16,02:30+01:00,6\n",
        "start_utc,steps\n2026-11-15 23:30:00,5\n2026-11-16 01:30:00,6\n",
    ])
    func timesBesideDatesHaveOffsets(text: String) throws {
        var options = ReadingOptions()
        options.zone = try TimeZoneRules(named: "Europe/Vienna")
        #expect(try read(text, options).week.days == [StepDay(date: CivilDate("2026-11-16"), steps: 11)])
    }

    /// Without an offset, the name of a zone does not tell which day of another zone it is.
    @Test(arguments: [
        ("time,steps\n2026-11-15 23:30:00 PST,5\n", "2:1: time: "),
        ("date,time,steps\n2026-11-15,23:30 CET,5\n", "2:12: time: "),
        ("time,steps\n2026-11-15 23:30 America/New_York,5\n", "2:1: time: "),
    ])
    func zonesWithoutOffsetsAreRefusedBesideATimeZone(text: String, place: String) throws {
        #expect(try read(text).week.days == [StepDay(date: CivilDate("2026-11-15"), steps: 5)])
        var options = ReadingOptions()
        options.zone = TimeZoneRules(offset: 0)
        let message = fault(text, options) ?? ""
        let expected = "expected an offset such as -08:00 or UTC after the time, or no --time-zone, found "
        #expect(message.hasPrefix(place + expected), "\(message)")
    }

    /// A later date shows the order of day and month, also for the ends of rows, for times and for goals.
    @Test(arguments: [
        "Start,End,Steps\n9/10/2026 23:00,9/11/2026 01:00,100\n9/13/2026 08:00,9/13/2026 09:00,5\n",
        "Date,Start time,End time,Steps\n9/10/2026,23:00,01:00,100\n9/13/2026,08:00,09:00,5\n",
    ])
    func rowsWithAmbiguousDatesAreDividedAtMidnight(text: String) throws {
        let days = try read(text).week.days.filter { $0.steps != nil }
        #expect(days.map { $0.date?.description } == ["2026-09-10", "2026-09-11", "2026-09-13"])
        #expect(days.map(\.steps) == [50, 50, 5])
    }

    @Test func equalTimesOfAmbiguousDatesDoNotOverlap() throws {
        let rows = (10...13).map { "9/\($0)/2026,08:00,09:00,\($0)\n9/\($0)/2026,09:00,10:00,1\n" }
        let days = try read("Date,Start time,End time,Steps\n" + rows.joined()).week.days
        #expect(days.map(\.steps) == [11, 12, 13, 14])
    }

    @Test func goalsOfAmbiguousDatesAreKept() throws {
        let text = "Date,Steps,Goal\n9/11/2026,1,7000\n9/12/2026,2,8000\n9/13/2026,3,8000\n"
        let week = try read(text).week
        #expect(week.goal == 7000)
        #expect(week.goalChanges.map(\.goal) == [8000])
    }

    /// Programs write the local midnight in UTC, which is on the day before in the east.
    @Test(arguments: [
        ["2026-11-15T23:00:00.000Z", "2026-11-16T23:00:00.000Z"], ["1794783600", "1794870000"],
        ["2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"], ["2026-11-15T18:30:00Z", "2026-11-16T18:30:00Z"],
    ])
    func midnightsOfOtherZonesAreRefused(times: [String]) throws {
        let text = "date,steps\n\(times[0]),5\n\(times[1]),6\n"
        #expect(
            fault(text)
                == "2:1: date: expected days that begin at midnight, by --time-zone Area/City or UTC, "
                + "found one row for each day, late on the day in UTC")
        var options = ReadingOptions()
        for offset in [0, 5 * 3600 + 1800] {
            options.zone = TimeZoneRules(offset: offset)
            #expect(try read(text, options).week.days.map(\.steps) == [5, 6])
        }
    }

    @Test(arguments: [
        ["2026-11-15T12:00:00Z", "2026-11-16T12:00:00Z"], ["2026-11-15T05:00:00Z", "2026-11-16T05:00:00Z"],
        ["2026-11-15T23:00:00", "2026-11-16T23:00:00"], ["2026-11-15T23:59:59Z", "2026-11-16T23:59:59Z"],
    ])
    func otherTimesOfDaysAreRead(times: [String]) throws {
        let days = try read("date,steps\n\(times[0]),5\n\(times[1]),6\n").week.days
        #expect(days.map { $0.date?.description } == ["2026-11-15", "2026-11-16"])
    }

    @Test func withoutATimeZoneADateIsAsItIsWritten() throws {
        let days = try read("date,steps\n2026-11-15T23:00:00Z,5\n2026-11-16T23:00:00-08:00,6\n1794956400,7\n").week.days
        #expect(days.map { $0.date?.description } == ["2026-11-15", "2026-11-16", "2026-11-17"])
    }

    @Test(arguments: [
        "Total,9\n", "Sum;,9\n", "Gesamt:,9\n", "合計,1\n", ",9\n", "Total,9\nAverage,4.5\n", "Total,9\n\n,\n",
        "Grand Total,9\n", "Gesamtergebnis,9\n", "Total général:,9\n", "Общий итог,9\n",
    ])
    func theLastRowMayBeOfAllDays(last: String) throws {
        let text = "date,steps\n2026-11-16,4\n2026-11-17,5\n" + last.replacing(";", with: "")
        let found = try read(text)
        #expect(found.week.days.map(\.steps) == [4, 5])
        #expect(found.notes.count == 1 && found.notes[0].hasPrefix("the last row, with "), "\(found.notes)")
    }

    @Test func aRowOfAllDaysIsKnownByItsLabelToo() throws {
        #expect(try read("Day,Steps\nMon,4\nTue,5\nTotal,9\n").week.days.map(\.label) == ["Mon", "Tue"])
        #expect(try read("steps,label\n4,Mon\n9,Total\n").week.days.map(\.label) == ["Mon", "Total"])
    }

    @Test(arguments: [
        (
            "date,steps\n2026-11-16,4\nTotal,4\n2026-11-17,5\n",
            #"3:1: date: expected a date like 2016-09-12, found "Total""#
        ),
        ("date,steps\n2026-11-16,4\n2026-11-17,5\n,8\n", "4:1: date: expected a date like 2016-09-12, found nothing"),
        ("date,steps\n2026-11-16,4\n,4\n", "3:1: date: expected a date like 2016-09-12, found nothing"),
    ])
    func otherRowsWithoutADateAreRefused(text: String, message: String) {
        #expect(fault(text) == message)
    }

    /// As means are; what may have thousands is still refused.
    @Test func fractionsOfStepsAreRounded() throws {
        let found = try read("date,steps\n2026-11-16,7314.5\n2026-11-17,2583.25\n2026-11-18,583.125\n")
        #expect(found.week.days.map(\.steps) == [7315, 2583, 583])
        #expect(found.notes == [#""7314.5" and 2 more were rounded to whole numbers"#])
        #expect(
            try read(#"[{"steps": 7314.5}, {"steps": "0.4"}]"#, ReadingOptions(), .json).week.days.map(\.steps) == [
                7315, 0,
            ])
        #expect(fault("steps\n7.314\n5000\n") == nil)
        #expect(try read("steps\n7.314\n5000\n").week.days.map(\.steps) == [7314, 5000])
        #expect(
            fault("steps,distance (km)\n7.314,5.3\n")
                == "2:1: steps: expected a number that means 7314 or 7.314, as others of the table show, or --decimal comma or point, found \"7.314\""
        )
    }
}
