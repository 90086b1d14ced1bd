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

    @Test func keepsWhatItWasGiven() throws {
        let day = StepDay(date: CivilDate("2016-09-14"), steps: 16105, distanceMeters: 11690, flights: 25, label: "Wed")
        let week = try StepWeek(days: [day], selected: 0, unit: .mi)
        #expect(week.days == [day])
        #expect(week.selected == 0)
        #expect(week.unit == .mi)
    }

    private static let monday = StepDay(date: CivilDate("2016-09-12"), steps: 7314)

    @Test(
        arguments: [
            ([], nil, "days: expected at least one day, found none"),
            ([monday, monday], nil, "days[1].date: expected a date after 2016-09-12, found 2016-09-12"),
            ([monday, StepDay(steps: 1)], nil, "days[1].date: expected a date, as the day before has, found none"),
            (
                [StepDay(steps: 1), monday], nil,
                "days[1].date: expected no date, as the day before has none, found 2016-09-12"
            ),
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
}
