import StepTestSupport
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
                .init(days: 0..<1, count: 5, label: "Mon"), .init(days: 1..<2), .init(days: 2..<3, count: 0, label: ""),
            ])
        #expect(series.previous == nil)
    }

    @Test func daysBeforeStandBesideTheFirstOnes() throws {
        let before = [StepDay(steps: 7), StepDay(steps: nil)]
        let week = try week(of: [1, 2, 3]).comparing(with: before)
        #expect(Series(week, ChartOptions()).previous?.map(\.count) == [7, nil])
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
        #expect(points.map(\.count) == [24, 4, nil])
        #expect(Series(week, options(.week, .sum)).points.map(\.count) == [71, 29, nil])
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
        #expect(Series(try StepWeek(steps: [1, 2]), options(.week)).points.map(\.count) == [2])
        #expect(Series(try StepWeek(steps: [1, 1, nil, 2]), options(.week)).points.map(\.count) == [1])
        #expect(Series(try StepWeek(steps: [0, 0]), options(.month)).points.map(\.count) == [0])
    }

    /// A leap year: every day has as many steps as its month has days.
    @Test func theMonthsOf2016() throws {
        let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let week = try week(of: lengths.flatMap { Array(repeating: $0, count: $0) }, from: "2016-01-01")
        let points = Series(week, options(.month)).points
        #expect(points.map(\.days.count) == lengths)
        #expect(points.map(\.count) == lengths)
        #expect(points.map { $0.date?.month } == Array(1...12))
        #expect(points.allSatisfy { $0.date?.day == 1 })
        #expect(Series(week, options(.month, .sum)).points.map(\.count) == lengths.map { $0 * $0 })
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

    @Test func yearsOfTheCalendar() throws {
        let week = try week(of: Array(repeating: 3, count: 31 + 366 + 1), from: "2015-12-01")
        let points = Series(week, options(.year)).points
        #expect(points.map(\.days) == [0..<31, 31..<397, 397..<398])
        #expect(points.map(\.isPart) == [true, false, true])
        #expect(Series(week, options(.year, .sum)).points.map(\.count) == [93, 1098, 3])
        #expect(Series(try StepWeek(steps: Array(1...400)), options(.year)).points.map(\.days) == [0..<35, 35..<400])
    }

    /// September 15, 2016 is a Thursday; the second Monday has no data.
    @Test func weekdaysAreInTheOrderOfAWeek() throws {
        let week = try week(of: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, nil], from: "2016-09-15")
        let series = Series(week, options(.weekday))
        let days = series.points.map { [$0.count, $0.date?.weekday, $0.days.lowerBound] }
        #expect(
            days == [[50, 1, 11], [60, 2, 5], [70, 3, 6], [45, 4, 7], [55, 5, 8], [65, 6, 9], [75, 7, 10]])
        let halves: [ClosedRange<Double>] = [
            50...50, 60...60, 70...70, 27.5...62.5, 37.5...72.5, 47.5...82.5, 57.5...92.5,
        ]
        #expect(series.points.map(\.middleHalf) == halves)
        #expect([0, 7, 4, 11, 3].map(series.index(ofDay:)) == [3, 3, 0, 0, 6])
        // The highest, unless somebody chooses a day.
        #expect(series.selectedIndex(day: 11, .automatic) == 6 && series.selectedIndex(day: 0, .index(0)) == 3)
        var sunday = options(.weekday, .sum)
        sunday.weekStart = .sunday
        let sums = Series(week, sunday).points
        #expect(sums.map(\.count) == [150, 50, 60, 70, 90, 110, 130] && sums.allSatisfy { $0.middleHalf == nil })
    }

    /// As numpy.percentile has them.
    @Test func aMiddleHalfIsBetweenTheQuartiles() throws {
        let steps = [7314, 2583, 16_105, 6015, 60, 3942].flatMap { [$0] + Array(repeating: nil, count: 6) }
        let points = Series(try week(of: steps), options(.weekday)).points
        #expect(points.map(\.middleHalf) == [2922.75...6989.25] + Array(repeating: nil, count: 6))
    }

    @Test func fewDaysHaveFewWeekdays() throws {
        let points = Series(try week(of: [1, 2, 3], from: "2016-09-18"), options(.weekday)).points
        #expect(points.map { $0.date?.weekday } == [1, 2, 7])
    }

    /// The average of three days; not of today's, which is not over, and not where fewer than half have data.
    @Test func aTrendIsTheAverageOfTheDaysUpToEach() throws {
        let start = CivilDate("2016-09-12")
        let steps: [Int?] = [3, 6, 9, 12, nil, nil, 30, nil, 60, 90]
        let days = steps.enumerated().map { StepDay(date: start?.adding(days: $0), steps: $1) }
        let week = try StepWeek(days: days, today: start?.adding(days: 9))
        #expect(Series(week, ChartOptions()).trend(of: 3) == [nil, nil, 6, 9, nil, nil, nil, nil, 45, nil])
        #expect(Series(week, ChartOptions()).trend(of: 2) == [nil, 4.5, 7.5, 10.5, nil, nil, 30, nil, 60, nil])
    }

    @Test func withoutDatesDaysAreCountedFromTheLast() throws {
        let week = try StepWeek(steps: Array(1...64))
        #expect(Series(week, options(.month)).points.map(\.days) == [0..<4, 4..<34, 34..<64])
        #expect(Series(week, options(.week)).points.map(\.days.count) == [1] + Array(repeating: 7, count: 9))
        #expect(Series(week, options(.week)).points.last == .init(days: 57..<64, count: 61))
        #expect(Series(try StepWeek(steps: [3]), options(.week)).points == [.init(days: 0..<1, count: 3, isPart: true)])
    }

    @Test func aPointKnowsItsDays() throws {
        let series = Series(try week(of: Array(1...13), from: "2016-09-15"), options(.week))
        #expect([0, 3, 4, 10, 12].map(series.index(ofDay:)) == [0, 0, 1, 1, 2])
    }

    // MARK: Parts

    private func parts(_ count: Int, from first: String, _ span: Aggregation.Span) throws -> [Bool] {
        Series(try week(of: (0..<count).map { $0 }, from: first), options(span)).points.map(\.isPart)
    }

    /// The week of September 12, 2016 begins on a Monday; that September has 30 days.
    @Test func weeksAndMonthsThatAreCutOffAreParts() throws {
        #expect(try parts(21, from: "2016-09-12", .week) == [false, false, false])
        #expect(try parts(20, from: "2016-09-13", .week) == [true, false, false])
        #expect(try parts(23, from: "2016-09-12", .week) == [false, false, false, true])
        #expect(try parts(3, from: "2016-09-13", .week) == [true])
        #expect(try parts(61, from: "2016-09-01", .month) == [false, false])
        #expect(try parts(62, from: "2016-08-31", .month) == [true, false, false])
        #expect(try parts(40, from: "2016-09-01", .month) == [false, true])
        #expect(try parts(9, from: "2016-09-12", .day).allSatisfy { !$0 })
        let undated = Series(try StepWeek(steps: Array(repeating: 5, count: 17)), options(.week))
        #expect(undated.points.map(\.isPart) == [true, false, false])
    }

    /// By itself a whole one is highlighted; who names a day gets its week or month.
    @Test func aWholeOneIsHighlightedRatherThanAPart() throws {
        var options = options(.month)
        func selected(_ count: Int, _ selection: ChartOptions.Selection, _ own: Int? = nil) throws -> Int? {
            options.selection = selection
            let days = try week(of: (0..<count).map { $0 }, from: "2016-09-01", selected: own)
            return try WeekChart(days, options: options).layout.nodes.first(where: \.isSelected)?.index
        }
        #expect(try selected(61, .automatic) == 1 && selected(70, .automatic) == 1)
        #expect(try selected(70, .last) == 2 && selected(70, .automatic, 69) == 2 && selected(70, .noDay) == nil)
        #expect(try selected(20, .automatic) == 0, "there is no whole one")
    }

    /// Nodes and bars of parts are hollow: the ground is seen inside.
    @Test func partsAreHollow() throws {
        var options = options(.month)
        options.selection = .noDay
        for mark in [ChartOptions.Mark.line, .bars] {
            options.mark = mark
            let chart = try WeekChart(week(of: Array(repeating: 8000, count: 70), from: "2016-09-01"), options: options)
            #expect(chart.layout.nodes.map(\.isPart) == [false, false, true])
            let image = chart.drawing.scene.canvas(scale: 2).image()
            let isFilled = try chart.layout.nodes.map { node in
                let y = try #require(node.bar.map { $0.midY } ?? node.y)
                // Beside a guide that runs through its middle.
                let pixel = image[Int((node.x + 2) * 2), Int(y * 2)]
                return pixel.red < 200
            }
            #expect(isFilled == [true, true, false], "\(mark)")
            let bars = chart.drawing.boxes.filter { $0.kind == .bar }
            #expect(bars.map(\.name) == (mark == .bars ? ["bar 0", "bar 1", "bar 2"] : []))
        }
    }

    @Test func wordsSayThatAMonthIsNotOver() throws {
        var options = options(.month)
        options.selection = .last
        func text(_ count: Int) throws -> String {
            try WeekChart(week(of: (0..<count).map { 100 + $0 }, from: "2016-09-01"), options: options).drawing.words
                .text
        }
        #expect(try text(70).contains("Highlighted: 165 in November 2016 so far."))
        #expect(try text(61).contains("Highlighted: 145 in October 2016."))
    }
}
