import StepData
import Testing

/// Rows that are not one day each.
struct DayTableRowsTests: TableReading {
    @Test(arguments: ["2026-11-1%d %02d:00", "2026-11-1%dT%02d:00:00Z", "11/1%d/2026 %02d:00"])
    func hoursAreSummedByDay(pattern: String) throws {
        let (before, after) = (pattern.split(separator: "%d")[0], pattern.split(separator: "%02d")[1])
        let middle = pattern.split(separator: "%d")[1].split(separator: "%02d")[0]
        let rows = (0..<7).flatMap { day in
            (0..<24).map { hour in "\(before)\(day)\(middle)\(hour < 10 ? "0" : "")\(hour)\(after),\(hour)\n" }
        }
        let found = try read("timestamp,steps\n" + rows.joined())
        #expect(found.week.days.map(\.steps) == Array(repeating: 276, count: 7))
        #expect(found.week.days[0].date == CivilDate("2026-11-10"))
        #expect(found.notes == ["168 rows with times were summed to 7 days"])
        let last = try read("timestamp,steps\n" + rows.joined(), ReadingOptions(repeated: .last))
        #expect(last.week.days.map(\.steps) == Array(repeating: 23, count: 7))
        #expect(last.notes == [])
    }

    @Test(arguments: [
        "date,steps\n2026-11-16,1\n2026-11-16,2\n", "date,steps\n2026-11-16 08:00,1\n2026-11-16,2\n",
        "date,steps\n2026-11-16 08:00,1\n2026-11-16 08:00,2\n",
        "date,steps\n2026-11-16T08:00+01:00,1\n2026-11-16 07:00Z,2\n",
    ])
    func aMomentThatComesTwiceIsRefused(text: String) {
        let message = "date: expected each day once, or --repeated sum, max or last, found 2026-11-16 again, as in line"
        #expect(fault(text)?.contains(message) == true)
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

    @Test func withoutATimeZoneADateIsAsItIsWritten() throws {
        let days = try read("date,steps\n2026-11-15T23:00:00Z,5\n2026-11-16T23:00:00-08:00,6\n1794956400,7\n").week.days
        #expect(days.map { $0.date?.description } == ["2026-11-15", "2026-11-16", "2026-11-17"])
    }

    @Test(arguments: [
        "Total,9\n", "Sum;,9\n", "Gesamt:,9\n", "合計,1\n", ",9\n", "Total,9\nAverage,4.5\n", "Total,9\n\n,\n",
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
                == "2:1: steps: expected a number that means 7314 or 7.314, as others of the table show, found \"7.314\""
        )
    }
}
