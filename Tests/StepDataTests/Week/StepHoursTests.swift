import StepSupport
import StepTestSupport
import Testing

@testable import StepData

/// The steps of each hour: where they come from, and that their sum is the day's.
@Suite struct StepHoursTests: TableReading {
    private static func options(_ zone: String? = nil) throws -> ReadingOptions {
        var options = ReadingOptions()
        options.keepsHours = true
        options.zone = try zone.map { try TimeZoneRules(named: $0) }
        return options
    }

    /// The hours of each day that have steps.
    private func hours(_ text: String, _ options: ReadingOptions) throws -> [[Int: Int]?] {
        try read(text, options).week.days.map { day in
            guard let hours = day.hours else { return nil }
            #expect(hours.count == 24 && hours.reduce(0, +) == day.steps)
            return Dictionary(uniqueKeysWithValues: hours.enumerated().filter { $1 > 0 }.map { ($0, $1) })
        }
    }

    @Test func areThoseOfTheRows() throws {
        let text =
            "time,steps\n2026-11-02 08:00,500\n2026-11-02 17:30,700\n2026-11-02 17:45,40\n2026-11-02 20:00,0\n"
            + "2026-11-03 00:00,9\n2026-11-03 23:59:59,1\n"
        #expect(try hours(text, Self.options()) == [[8: 500, 17: 740], [0: 9, 23: 1]])
        #expect(try read(text).week.days.allSatisfy { $0.hours == nil })
        #expect(try hours("date,hour,steps\n2026-11-02,7,10\n2026-11-02,8,20\n", Self.options()) == [[7: 10, 8: 20]])
        let json = #"[{"start": "2026-11-02T08:00:00", "steps": 5}, {"start": "2026-11-02T09:00:00", "steps": 6}]"#
        let day = try read(json, Self.options(), .json).week.days[0]
        #expect(day.hours?[8] == 5 && day.hours?[9] == 6 && day.steps == 11)
    }

    /// A day of one row, even with a time, has no hours, nor have days that were chosen from several rows.
    @Test(arguments: [
        "date,steps\n2026-11-02,500\n2026-11-03,700\n",
        "date,steps\n2026-11-02 00:00:00,500\n2026-11-03 00:00:00,700\n",
    ])
    func areNotMadeUp(text: String) throws {
        #expect(try hours(text, Self.options()).allSatisfy { $0 == nil })
        let twice = "date,steps\n2026-11-02 08:00,500\n2026-11-02 09:00,700\n"
        var greatest = try Self.options()
        greatest.repeated = .max
        #expect(try hours(twice, greatest) == [nil])
        greatest.repeated = .sum
        #expect(try hours(twice, greatest) == [[8: 500, 9: 700]])
    }

    @Test func aSpanIsDividedInProportionToTime() throws {
        let text =
            "start,end,steps\n2026-11-02T08:30:00+01:00,2026-11-02T10:30:00+01:00,1000\n"
            + "2026-11-02T23:45:00+01:00,2026-11-03T00:15:00+01:00,61\n"
        let local: [[Int: Int]] = [[8: 250, 9: 500, 10: 250, 23: 31], [0: 31]]
        let found = try hours(text, Self.options())
        #expect(found[0]?[9] == 500 && found[0]?[8] == 250 && found.count == 2)
        #expect(found[0]?.keys.sorted() == local[0].keys.sorted() && found[1]?.keys.sorted() == [0])
        let there = try hours(text, Self.options("Asia/Kolkata"))
        #expect(there[0]?.keys.sorted() == [13, 14] && there[0]?[13] == 500)
        #expect(there[1]?.keys.sorted() == [4] && there.count == 2)
    }

    /// Clocks go back at 3:00: the hour from 2:00 occurs twice, and counts once. They go forward over it.
    @Test func followTheClock() throws {
        let autumn =
            "time,steps\n2026-10-24T23:30:00Z,1\n2026-10-25T00:30:00Z,10\n2026-10-25T01:30:00Z,100\n"
            + "2026-10-25T02:30:00Z,1000\n"
        #expect(try hours(autumn, Self.options("Europe/Vienna")) == [[1: 1, 2: 110, 3: 1000]])
        let spring =
            "start,end,steps\n2026-03-29T00:30:00Z,2026-03-29T01:30:00Z,60\n"
            + "2026-03-29T12:00:00Z,2026-03-29T12:10:00Z,1\n"
        #expect(try hours(spring, Self.options("Europe/Vienna")) == [[1: 30, 3: 30, 14: 1]])
    }

    /// What a counter gains between two readings is of the hours between them.
    @Test func ofACounterAreItsGains() throws {
        let text =
            "entity_id,state,last_changed\nsensor.my_steps,0,2026-11-16T00:05:00Z\n"
            + "sensor.my_steps,600,2026-11-16T09:00:00Z\nsensor.my_steps,1200,2026-11-16T11:00:00Z\n"
            + "sensor.my_steps,1300,2026-11-16T11:20:00Z\nsensor.my_steps,300,2026-11-17T08:00:00Z\n"
        let found = try hours(text, Self.options("UTC"))
        #expect(found[0]?[9] == 300 && found[0]?[10] == 300 && found[0]?[11] == 100)
        #expect(found[0]?.values.reduce(0, +) == 1300 && found[1] == [7: 300])
    }

    @Test(arguments: [2, 7, 1000, 99_999])
    func roundToTheDaysSum(total: Int) throws {
        var numbers = SeededGenerator(state: UInt64(total))
        for _ in 0..<50 {
            let parts = (0..<24).map { _ in Double.random(in: 0...1, using: &numbers) }
            let exact = parts.map { $0 / parts.reduce(0, +) * Double(total) }
            let hours = try #require(StepDay.wholeHours(exact, total: total))
            #expect(hours.reduce(0, +) == total)
            for (hour, value) in zip(hours, exact) { #expect(abs(Double(hour) - value) <= 1) }
        }
        #expect(StepDay.wholeHours([Double](repeating: 0, count: 24), total: total) == nil)
        #expect(StepDay.wholeHours([1], total: nil) == nil)
    }

    @Test func jsonHasThem() throws {
        var day = try StepDay(date: "2026-11-02", steps: 30)
        day.hours = (0..<24).map { $0 == 8 ? 20 : $0 == 23 ? 10 : 0 }
        let week = try StepWeek(days: [day])
        #expect(try StepWeek(json: week.json.text) == week)
        let others = [[1], [Int](repeating: 1, count: 24), [-1, 31] + [Int](repeating: 0, count: 22)]
        for hours in others {
            day.hours = hours
            #expect(throws: StepDataError.self) { try StepWeek(days: [day]) }
        }
    }

    @Test(arguments: [
        ("[1, 2]", "1:25: days[0].hours: expected 24 counts whose sum are the steps"),
        ("\"8\"", "1:21: days[0].hours: expected 24 counts"),
        ("[0, -1]", "1:25: days[0].hours: expected 24 counts"),
    ])
    func aFaultInJSONHasItsPlace(hours: String, words: String) throws {
        let text = #"{"days": [{"hours": "# + hours + #", "steps": 3}]}"#
        let found = fault(json: text)
        #expect(found?.contains(words) == true, "\(found ?? "none")")
    }

    private func fault(json: String) -> String? {
        do throws(StepDataError) {
            _ = try StepWeek(json: json)
            return nil
        } catch {
            return error.description
        }
    }
}
