import Testing

@testable import StepData

/// Cases that can be counted while reading them.
@Suite struct StepFactsTests {
    private static func week(
        from first: String, _ steps: [Int?], meters: [Double?] = [], today: String? = nil
    ) throws -> StepWeek {
        let start = try #require(CivilDate(first))
        let days = steps.enumerated().map { index, steps in
            StepDay(
                date: start.adding(days: index), steps: steps,
                distanceMeters: meters.indices.contains(index) ? meters[index] : nil)
        }
        return try StepWeek(days: days, today: today.flatMap { CivilDate($0) })
    }

    /// 2016-09-12 is a Monday.
    @Test func weeksBeginWithTheirFirstDay() throws {
        let week = try Self.week(from: "2016-09-11", Array(1...9))
        func weeks(_ first: Int) -> [String] {
            StepFacts(week, firstWeekday: first).weeks.map {
                "\($0.first) \($0.last.day) \($0.tally.total)" + ($0.isWhole ? " whole" : "")
            }
        }
        #expect(weeks(1) == ["2016-09-11 11 1", "2016-09-12 18 35 whole", "2016-09-19 19 9"])
        #expect(weeks(7) == ["2016-09-11 17 28 whole", "2016-09-18 19 17"])
        #expect(weeks(6) == ["2016-09-11 16 21", "2016-09-17 19 24"])
        #expect(StepFacts(week, firstWeekday: 7).weekdays.map(\.weekday) == [7, 1, 2, 3, 4, 5, 6])
        #expect(StepFacts(week, firstWeekday: 7).weekdays.map(\.tally.total) == [1 + 8, 2 + 9, 3, 4, 5, 6, 7])
    }

    @Test func aMonthInPartIsTheBestOnlyWithMoreThanEachWholeOne() throws {
        func best(_ january: Int, _ february: Int, march: Int) throws -> String? {
            let steps = Array(repeating: january, count: 31) + Array(repeating: february, count: 28) + [march, march]
            let facts = StepFacts(try Self.week(from: "2015-01-01", steps))
            #expect(facts.leastMonth?.first.month == (january * 31 <= february * 28 ? 1 : 2))
            return facts.bestMonth?.first.description
        }
        #expect(try best(10, 10, march: 10) == "2015-01-01")
        #expect(try best(10, 12, march: 0) == "2015-02-01")
        #expect(try best(28, 31, march: 434) == "2015-01-01")
        #expect(try best(28, 31, march: 435) == "2015-03-01")
        #expect(try StepFacts(Self.week(from: "2015-01-30", [1, 2, 3])).bestMonth == nil)
        #expect(try best(0, 0, march: 0) == nil)
    }

    /// Weeks of equal days: a change counts as clear where it is more than twice the usual step from week to week.
    @Test(arguments: [
        ([100, 200, 300, 400], "100 400 clear"), ([400, 300, 200, 100], "400 100 clear"),
        // The usual step is 100.
        ([100, 200, 100, 200], "100 200"), ([100, 200, 300, 200], "100 200"),
        ([100, 200, 300, 300, 350], "100 350 clear"),
        ([5, 5, 5, 5], "5 5"), ([1, 2, 3], "nil"), ([], "nil"),
    ])
    func aTrendIsClearBeyondTheUsualSteps(_ weeks: [Int], _ trend: String) throws {
        func text(_ facts: StepFacts) -> String {
            facts.trend.map { "\(Int($0.first)) \(Int($0.last))" + ($0.isClear ? " clear" : "") } ?? "nil"
        }
        // Three days before the first week do not count, and neither does today.
        let steps = [9, 9, 9] + weeks.flatMap { Array(repeating: $0, count: 7) } + [1]
        let start = try #require(CivilDate("2016-09-12"))
        let today = start.adding(days: steps.count - 1)?.description
        #expect(text(StepFacts(try Self.week(from: "2016-09-12", steps, today: today))) == trend)
    }

    @Test func weeksWithoutDataOfMostDaysAreNotInTheTrend() throws {
        var steps: [Int?] = [10, 20, 30, 40, 50].flatMap { Array(repeating: $0, count: 7) }
        for day in 28..<32 { steps[day] = nil }
        #expect(try StepFacts(StepWeek(steps: steps)).trend?.last == 40)
        steps[31] = 50
        #expect(try StepFacts(StepWeek(steps: steps)).trend?.last == 50)
    }

    /// A month with a gap may only seem to be the least.
    @Test func theLeastMonthHasDataOfEveryDay() throws {
        var steps: [Int?] = Array(repeating: 5, count: 31) + Array(repeating: 4, count: 28)
        #expect(try StepFacts(Self.week(from: "2015-01-01", steps)).leastMonth?.first.month == 2)
        steps[40] = nil
        #expect(try StepFacts(Self.week(from: "2015-01-01", steps)).leastMonth?.first.month == 1)
    }

    @Test func todayIsNotTheLeastDay() throws {
        let facts = StepFacts(try Self.week(from: "2016-09-12", [5, 3, 3, 1], today: "2016-09-15"))
        #expect(facts.bestDay == 0)
        #expect(facts.leastDay == 1)
        #expect(facts.all.average == 11.0 / 3)
        #expect(facts.weeks[0].tally.average == 11.0 / 3)
        #expect(facts.weekdays.last?.tally.average == 1)
        #expect(try StepFacts(Self.week(from: "2016-09-15", [1], today: "2016-09-15")).leastDay == nil)
    }

    @Test(
        arguments: [
            // Today, reached and not; a gap; days to come.
            ([9, 9, 9], 2, 3, 3, [0, 2], [0, 2]), ([9, 9, 1], 2, 2, 2, [0, 1], [0, 1]),
            ([9, nil, 9], 2, 2, 3, [0, 0], [2, 2]), ([9, 9, nil], 1, 2, 2, [0, 1], [0, 1]),
            ([9, 9, nil], 2, 2, 2, [0, 1], [0, 1]), ([9, 1, nil], 2, 1, 2, [0, 0], nil),
            ([1, 1, 1], 2, 0, 2, nil, nil),
            ([9, 9, 1], 5, 2, 3, [0, 1], nil),
        ] as [([Int?], Int, Int, Int, [Int]?, [Int]?)])
    func streaks(
        steps: [Int?], today: Int, reached: Int, count: Int, longest: [Int]?, current: [Int]?
    ) throws {
        let found = try Self.week(from: "2016-09-12", steps, today: "2016-09-\(12 + today)").goalDays(5)
        #expect([found.reached, found.count] == [reached, count])
        #expect(found.longest.map { [$0.first, $0.last] } == longest)
        #expect(found.current.map { [$0.first, $0.last] } == current)
    }

    @Test func aGoalCountsTheDaysWithData() throws {
        #expect(try StepWeek(steps: [9, nil, 9, 1]).goalDays(5).countWithData == 3)
        #expect(try StepWeek(steps: [9, 1, 9]).goalDays(5).countWithData == 3)
        // Today may have its steps yet.
        let today = try Self.week(from: "2016-09-12", [9, nil, nil], today: "2016-09-14").goalDays(5)
        #expect([today.count, today.countWithData] == [2, 1])
    }

    @Test func aStreakReachesBackBeforeTheDays() throws {
        let before = try StepWeek(steps: [1, 9, 9])
        let found = try StepWeek(steps: [9, 9, 1]).comparing(with: before).goalDays(5)
        #expect(found.longest == StepFacts.Streak(first: -2, last: 1) && found.longest?.count == 4)
        #expect(found.current == nil)
        // Before the first day was over.
        let today = try Self.week(from: "2016-09-12", [1, nil, nil], today: "2016-09-12")
            .comparing(with: try Self.week(from: "2016-09-09", [1, 9, 9]))
        #expect(StepFacts(today, goal: 5).goalDays?.current == StepFacts.Streak(first: -2, last: -1))
        #expect(StepFacts(today).date(ofDay: -2)?.description == "2016-09-10")
        #expect(StepFacts(today).goalDays == nil)
        // Not right before.
        let apart = try Self.week(from: "2016-09-12", [9, 9]).comparing(with: Self.week(from: "2016-09-09", [9, 9]))
        #expect(apart.goalDays(5).longest?.count == 2)
    }

    @Test func sumsOfWhatLiesBesideEachOther() throws {
        let week = try Self.week(from: "2016-09-12", [1, nil, 3, nil, nil])
            .comparing(with: try Self.week(from: "2016-09-07", [10, 20, nil, 40, 50]))
        // Of three days one has data on both sides.
        #expect(week.comparison == nil)
        let other = try #require(
            try Self.week(from: "2016-09-12", [1, 2, nil, 4, nil])
                .comparing(with: Self.week(from: "2016-09-07", [10, 20, 30, nil, 50])).comparison)
        #expect(other.sums == [1, 3, 3, 3])
        #expect(other.sumsBefore == [10, 30, 30, 30, 80])
        #expect(other.total == 3 && other.totalBefore == 30)
    }

    /// The 29th, 30th and 31st of March count though February has none, once March is over.
    @Test func monthsAreComparedWhole() throws {
        let february = try Self.week(from: "2015-02-01", Array(repeating: 1, count: 28))
        let march = try Self.week(from: "2015-03-01", Array(repeating: 2, count: 31)).comparing(with: february)
        #expect(march.comparison?.total == 62 && march.comparison?.totalBefore == 28)
        let part = march.days.map { StepDay(date: $0.date, steps: $0.date?.day == 31 ? nil : $0.steps) }
        let comparison = try StepWeek(days: part).comparing(with: february).comparison
        #expect(comparison?.total == 56 && comparison?.totalBefore == 28)
    }

    @Test func millions() throws {
        let facts = StepFacts(try StepWeek(steps: [999_999, 1, nil, 2_500_000, 400_000, 100_000]))
        #expect(facts.millions.map(\.day) == [1, 3, 5])
        #expect(facts.millions.map(\.steps) == [1_000_000, 3_000_000, 4_000_000])
        #expect(facts.date(ofDay: 1) == nil)
    }

    @Test func marathons() throws {
        let meters: [Double?] =
            [42_194, nil, nil, nil, nil, nil, 1] + [42_194.5] + Array(repeating: nil, count: 6) + [50_000]
        let facts = StepFacts(try Self.week(from: "2016-09-12", Array(repeating: 1, count: 15), meters: meters))
        #expect(facts.marathonWeeks.map { "\($0.first)" } == ["2016-09-12", "2016-09-26"])
        #expect(facts.weeks[1].tally.distanceMeters == 42_194.5)
        #expect(facts.all.flights == nil)
    }

    @Test func daysWithoutDatesHaveNoParts() throws {
        let facts = StepFacts(try StepWeek(steps: [3, 9, nil]), goal: 5)
        #expect(facts.weeks.isEmpty && facts.months.isEmpty && facts.years.isEmpty && facts.weekdays.isEmpty)
        #expect(facts.bestDay == 1 && facts.leastDay == 0 && facts.all.total == 12)
        #expect(facts.goalDays?.current == StepFacts.Streak(first: 1, last: 1))
        #expect(facts.bestWeek == nil && facts.marathonWeeks.isEmpty)
    }

    /// Weeks are cut where the calendar ends, and are not whole there.
    @Test func theCalendarHasEnds() throws {
        let early = StepFacts(try Self.week(from: "0001-01-01", Array(repeating: 1, count: 8)), firstWeekday: 7)
        #expect(early.weeks.map { "\($0.first)" } == ["0001-01-01", "0001-01-07"])
        #expect(early.weeks.map(\.isWhole) == [false, false])
        let late = StepFacts(try Self.week(from: "9999-12-01", Array(repeating: 1, count: 31)))
        #expect(late.weeks.last?.isWhole == false && late.months.map(\.isWhole) == [true])
    }

    /// With more than a moment a day it would hardly end.
    @Test func aMillionDays() throws {
        let first = try #require(CivilDate("0001-01-01"))
        let days = (0..<1_000_000).map { StepDay(date: first.adding(days: $0), steps: $0 % 20_000) }
        let facts = StepFacts(try StepWeek(days: days), goal: 10_000)
        #expect(facts.weeks.count == 142_858)
        #expect(facts.years.reduce(0) { $0 + $1.tally.total } == facts.all.total)
        #expect(facts.goalDays?.longest?.count == 10_000)
        #expect(facts.millions.count == facts.all.total / 1_000_000)
    }
}
