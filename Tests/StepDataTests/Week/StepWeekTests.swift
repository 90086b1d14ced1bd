import StepData
import Testing

struct StepWeekTests {
    @Test func countsUpTheWeek() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, 6015, 60, 3942, 1641])
        #expect(week.total == 37660)
        #expect(week.average == 5380)
    }

    @Test func averagesOverDaysThatHaveData() throws {
        #expect(try StepWeek(steps: [100, nil, 0, nil]).average == 50)
        #expect(try StepWeek(steps: [nil, nil]).average == nil)
        #expect(try StepWeek(steps: [nil, nil]).total == 0)
    }

    @Test func totalsTheGreatestWeekExactly() throws {
        let week = try StepWeek(steps: Array(repeating: 1_000_000_000, count: 1_000_000))
        #expect(week.total == 1_000_000_000_000_000)
        #expect(week.average == 1_000_000_000)
    }

    private static func days(_ dates: String...) -> [StepDay] {
        dates.enumerated().map { StepDay(date: CivilDate($1), steps: $0 + 1) }
    }

    /// 12, 13 and 20 September are not three days in a row.
    @Test func daysThatAreLeftOutHaveNoData() throws {
        let week = try StepWeek(days: Self.days("2016-09-12", "2016-09-13", "2016-09-20"), selected: 2)
        #expect(week.days.map(\.steps) == [1, 2, nil, nil, nil, nil, nil, nil, 3])
        #expect(week.days.map { $0.date?.description } == (12...20).map { "2016-09-\($0)" })
        #expect(week.selected == 8)
        #expect(week.average == 2)
    }

    @Test func yearsMayLieBetweenDates() throws {
        let week = try StepWeek(days: Self.days("2016-09-15", "2016-09-16", "2018-01-04"))
        #expect(week.days.count == 477 && week.average == 2)
        let last = CivilDate.earliest.adding(days: 100_001)
        let most = try StepWeek(days: [StepDay(date: .earliest, steps: 1), StepDay(date: last, steps: 2)])
        #expect(most.days.count == 100_002)
    }

    @Test(arguments: [CivilDate.earliest.adding(days: 100_002), .latest])
    func datesDoNotMakeAWeekTooLong(last: CivilDate?) {
        let error = #expect(throws: StepDataError.self) {
            try StepWeek(days: [StepDay(date: .earliest, steps: 1), StepDay(date: last, steps: 2)])
        }
        let found = last.map { "\($0)" } ?? ""
        #expect(
            error?.description == "days: expected at most 1000000 days, 100000 of them without an entry, "
                + "found 0001-01-01 to \(found)")
    }

    /// What is read is as its source has it, of any number of years.
    @Test func aHistoryHasOnlyTheDatesOfItsSource() throws {
        let text = "date,steps\n0001-01-01,1\n2026-09-15,\n9999-12-31,2\n"
        let history = try StepHistory.reading(Array(text.utf8), format: .csv).history
        #expect(history.days.map(\.steps) == [1, nil, 2])
        #expect(throws: StepDataError.self) { try StepWeek(history) }
    }

    @Test func saysWhatTodayIsInJSON() throws {
        let text = #"{"days": [{"date": "2016-09-12", "steps": 1}], "today": "2016-09-13"}"#
        let week = try StepWeek(json: text.utf8)
        #expect(week.today == CivilDate("2016-09-13"))
        #expect(try StepWeek(json: week.json.text.utf8) == week)
        #expect(try StepWeek(json: #"{"days": [1]}"#.utf8).today == nil)
        let error = #expect(throws: StepDataError.self) {
            try StepWeek(json: #"{"days": [1], "today": "now"}"#.utf8)
        }
        #expect(error?.description.hasPrefix("1:24: today: expected ") == true)
    }

    @Test func keepsWhatItWasGiven() throws {
        let day = StepDay(date: CivilDate("2016-09-14"), steps: 16105, distanceMeters: 11690, flights: 25, label: "Wed")
        let week = try StepWeek(days: [day], selected: 0, unit: .mi)
        #expect(week.days == [day])
        #expect(week.selected == 0)
        #expect(week.unit == .mi)
    }

    @Test func aWeekIsWrittenInTheProgram() throws {
        let week: StepWeek = [7314, nil, 8021]
        let counts = [7314, nil, 8021]
        #expect(try week == StepWeek(steps: counts) && week == StepWeek(counts))
        #expect(week.best == StepDay(steps: 8021))
        #expect(([nil, 0] as StepWeek).best == nil)
    }

    @Test func aDateThatCannotBeReadIsRefused() throws {
        #expect(try StepDay(date: "2016-09-12", steps: 7314) == Self.monday)
        let error = #expect(throws: StepDataError.self) { try StepDay(date: "12.09.2016", steps: 5) }
        #expect(error?.line == #"date: expected a date like 2016-09-12, found "12.09.2016""#)
    }

    private static let monday = StepDay(date: CivilDate("2016-09-12"), steps: 7314)

    @Test(
        arguments: [
            ([], nil, "days: expected at least one day, found none"),
            ([monday, monday], nil, "days[1].date: expected a date after 2016-09-12, found 2016-09-12"),
            ([monday, StepDay(steps: 1)], nil, "days[1].date: expected a date, as other days have, found none"),
            ([StepDay(steps: 1), monday], nil, "days[0].date: expected a date, as other days have, found none"),
            ([StepDay(steps: -1)], nil, "days[0].steps: expected a whole number >= 0, found -1"),
            ([StepDay(steps: 1_000_000_001)], nil, "days[0].steps: expected at most 1000000000, found 1000000001"),
            ([StepDay(steps: 1, flights: -2)], nil, "days[0].flights: expected a whole number >= 0, found -2"),
            (
                [StepDay(steps: 1, distanceMeters: -0.5)], nil,
                "days[0].distanceMeters: expected a number >= 0, found -0.5"
            ),
            (
                [StepDay(steps: 1, distanceMeters: .nan)], nil,
                "days[0].distanceMeters: expected a number >= 0, found nan"
            ),
            (
                [StepDay(steps: 1, distanceMeters: .infinity)], nil,
                "days[0].distanceMeters: expected at most 1000000000, found inf"
            ),
            ([monday], 1, "selected: expected the index of a day, 0...0, found 1"),
            ([monday], -1, "selected: expected the index of a day, 0...0, found -1"),
        ] as [([StepDay], Int?, String)])
    func refuses(days: [StepDay], selected: Int?, message: String) {
        let error = #expect(throws: StepDataError.self) { try StepWeek(days: days, selected: selected) }
        #expect(error?.description == message)
    }

    @Test func refusesMoreThanAMillionDays() {
        let error = #expect(throws: StepDataError.self) {
            try StepWeek(steps: Array(repeating: 1, count: 1_000_001))
        }
        #expect(error?.description == "days[1000000]: expected at most 1000000 days, found more")
    }

    @Test func isComparedWithDaysBefore() throws {
        func week(_ first: String, _ steps: [Int?]) throws -> StepWeek {
            let date = try #require(CivilDate(first))
            return try StepWeek(days: steps.enumerated().map { StepDay(date: date.adding(days: $0), steps: $1) })
        }
        let this = try week("2016-09-12", [1, 2, 3])
        #expect(try this.comparing(with: week("2016-09-01", [4, 5])).previous.map(\.steps) == [4, 5])
        #expect(try this.comparing(with: week("2016-09-08", [4, 5, 6, 7])).previous.map(\.steps) == [5, 6, 7])
        #expect(try this.comparing(with: StepWeek(steps: [9])).previous.map(\.steps) == [9])
        let error = #expect(throws: StepDataError.self) {
            try this.comparing(with: week("2016-09-08", [4, 5, 6, 7, 8]))
        }
        #expect(error?.description == "expected days before 2016-09-12, found 2016-09-12")
    }
}
