import Testing

@testable import StepChart

@Suite struct SeriesTests {
    private func options(_ span: Aggregation.Span, _ summary: Aggregation.Summary = .average) -> ChartOptions {
        var options = ChartOptions()
        (options.aggregation.span, options.aggregation.summary) = (span, summary)
        return options
    }

    @Test func aDayIsAPoint() throws {
        let days = [StepDay(steps: 5, label: "Mon"), StepDay(steps: nil), StepDay(steps: 0, label: "")]
        let series = Series(try StepWeek(days: days), ChartOptions())
        #expect(
            series.points == [
                .init(days: 0..<1, steps: 5, label: "Mon"), .init(days: 1..<2), .init(days: 2..<3, steps: 0, label: ""),
            ])
        #expect(series.previous == nil)
    }

    @Test func daysBeforeStandBesideTheFirstOnes() throws {
        let before = [StepDay(steps: 7), StepDay(steps: nil)]
        let week = try week(of: [1, 2, 3]).comparing(with: before)
        #expect(Series(week, ChartOptions()).previous?.map(\.steps) == [7, nil])
        #expect(Series(week, options(.week)).previous == nil)
        #expect(Series(week, options(.month)).previous == nil)
    }

    /// From Thursday, September 15, to Tuesday, September 27, 2016: 4, 7 and 2 days.
    @Test func weeksBeginOnMonday() throws {
        let steps: [Int?] = [10, 20, nil, 41] + [1, 2, 3, 4, 5, 6, 8] + [nil, nil]
        let week = try week(of: steps, from: "2016-09-15")
        let points = Series(week, options(.week)).points
        #expect(points.map(\.days) == [0..<4, 4..<11, 11..<13])
        #expect(points.map { $0.date?.description } == ["2016-09-15", "2016-09-19", "2016-09-26"])
        // 71 / 3 = 23.7, 29 / 7 = 4.1.
        #expect(points.map(\.steps) == [24, 4, nil])
        #expect(Series(week, options(.week, .sum)).points.map(\.steps) == [71, 29, nil])
    }

    @Test(arguments: [
        (ChartOptions.Weekday.monday, [0..<4, 4..<11, 11..<13]), (.sunday, [0..<3, 3..<10, 10..<13]),
        (.thursday, [0..<7, 7..<13]), (.saturday, [0..<2, 2..<9, 9..<13]),
    ])
    func weeksBeginOnTheDayThatIsAskedFor(start: ChartOptions.Weekday, days: [Range<Int>]) throws {
        let week = try week(of: Array(repeating: 1, count: 13), from: "2016-09-15")
        var options = options(.week)
        options.weekStart = start
        #expect(Series(week, options).points.map(\.days) == days)
    }

    @Test func halvesAreRoundedUp() throws {
        #expect(Series(try StepWeek(steps: [1, 2]), options(.week)).points.map(\.steps) == [2])
        #expect(Series(try StepWeek(steps: [1, 1, nil, 2]), options(.week)).points.map(\.steps) == [1])
        #expect(Series(try StepWeek(steps: [0, 0]), options(.month)).points.map(\.steps) == [0])
    }

    /// A leap year: every day has as many steps as its month has days.
    @Test func theMonthsOf2016() throws {
        let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let week = try week(of: lengths.flatMap { Array(repeating: $0, count: $0) }, from: "2016-01-01")
        let points = Series(week, options(.month)).points
        #expect(points.map(\.days.count) == lengths)
        #expect(points.map(\.steps) == lengths)
        #expect(points.map { $0.date?.month } == Array(1...12))
        #expect(points.allSatisfy { $0.date?.day == 1 })
        #expect(Series(week, options(.month, .sum)).points.map(\.steps) == lengths.map { $0 * $0 })
        // January 1, 2016 is a Friday, December 31 a Saturday.
        let weeks = Series(week, options(.week)).points
        #expect(weeks.map(\.days.count) == [3] + Array(repeating: 7, count: 51) + [6])
    }

    @Test func theYearChanges() throws {
        let week = try week(of: Array(1...40), from: "2016-12-20")
        #expect(Series(week, options(.month)).points.map(\.days) == [0..<12, 12..<40])
        // Monday, December 26; Monday, January 2.
        #expect(Series(week, options(.week)).points.prefix(3).map(\.days) == [0..<6, 6..<13, 13..<20])
    }

    @Test func withoutDatesDaysAreCountedFromTheLast() throws {
        let week = try StepWeek(steps: Array(1...64))
        #expect(Series(week, options(.month)).points.map(\.days) == [0..<4, 4..<34, 34..<64])
        #expect(Series(week, options(.week)).points.map(\.days.count) == [1] + Array(repeating: 7, count: 9))
        #expect(Series(week, options(.week)).points.last == .init(days: 57..<64, steps: 61))
        #expect(Series(try StepWeek(steps: [3]), options(.week)).points == [.init(days: 0..<1, steps: 3)])
    }

    @Test func aPointKnowsItsDays() throws {
        let series = Series(try week(of: Array(1...13), from: "2016-09-15"), options(.week))
        #expect([0, 3, 4, 10, 12].map(series.index(ofDay:)) == [0, 0, 1, 1, 2])
    }
}
