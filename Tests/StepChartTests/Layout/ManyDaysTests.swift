import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// What a chart becomes by itself when it has few days, or many.
@Suite struct ManyDaysTests {
    private static func chart(
        _ count: Int, _ change: (inout ChartOptions) -> Void = { _ in }
    ) throws -> WeekChart {
        var options = ChartOptions()
        change(&options)
        return try WeekChart(week(of: (0..<count).map { 3000 + $0 * 7919 % 12_007 }), options: options)
    }

    private static func path(_ mark: Mark) -> Path? {
        if case .path(let path) = mark.geometry { path } else { nil }
    }

    @Test func fifteenToSixtyDaysAreBars() throws {
        for (days, areBars) in [(1, false), (7, false), (14, false), (15, true), (31, true), (60, true), (61, false)] {
            #expect(try Self.chart(days).layout.hasLine != areBars, "\(days) days")
        }
        #expect(try Self.chart(31) { $0.mark = .line }.layout.hasLine)
        #expect(try Self.chart(31) { $0 = ChartOptions(placement: .message) }.layout.hasLine)
        #expect(try Self.chart(120) { $0.aggregation.span = .week }.layout.hasLine)
    }

    /// More days are a line of their averages, in front of the days.
    @Test func moreThanSixtyDaysAreATrend() throws {
        #expect(try Self.chart(60) { $0.mark = .line }.layout.trend.isEmpty)
        let chart = try Self.chart(61)
        let lines = chart.marks.filter { [.days, .dataLine].contains($0.role) }
        #expect(lines.map(\.role) == [.days, .dataLine])
        #expect(try #require(lines[0].stroke).pen.width < 1 && #require(lines[1].stroke).pen.width > 2)
        #expect(chart.layout.legend.texts.map(\.string) == ["7-day average"])
        #expect(chart.layout.trend.prefix(6).allSatisfy { $0 == nil } && chart.layout.trend[6] != nil)
    }

    /// Days are dots behind the line that was asked for, and only the highlighted one has a node.
    @Test func aTrendOfOnesOwnHasDaysAsDots() throws {
        let chart = try Self.chart(30) { ($0.mark, $0.trend) = (.line, 7) }
        let lines = chart.marks.filter { [.days, .dataLine].contains($0.role) }
        #expect(lines.map(\.role) == [.days, .dataLine])
        let dots = try #require(Self.path(lines[0]))
        let tops = chart.layout.points.compactMap(\.self)
        #expect(dots.elements.map(\.end) == tops.flatMap { [$0, $0] })
        #expect(chart.layout.nodes.filter { $0.scale > 0 }.map(\.index) == [29])
        #expect(chart.layout.legend.texts.map(\.string) == ["7-day average"])
    }

    @Test func aTrendOverBarsHasAColourOfItsOwn() throws {
        let chart = try Self.chart(31) { ($0.trend, $0.values) = (28, .highest) }
        let marks = chart.marks.filter { [.bar, .dataLine].contains($0.role) }
        #expect(marks.last?.role == .dataLine && marks.count > 1)
        #expect(marks.last?.stroke?.paint == .solid(ChartTheme.light.averageLineColor))
        // The line is interrupted at numbers.
        #expect(marks.last?.gaps.isEmpty == false)
        #expect(chart.layout.trend.map { $0 != nil } == Array(repeating: false, count: 27) + [true, true, true, true])
        #expect(chart.layout.legend.texts.map(\.string) == ["28-day average"])
    }

    /// A placeholder is grey: all lines have the colour of its bars.
    @Test func aTrendOfAPlaceholderIsGrey() throws {
        var options = ChartOptions()
        options.trend = 7
        let chart = try WeekChart(WeekContent.placeholder(days: 31), options: options)
        let line = try #require(chart.marks.first { $0.role == .dataLine })
        #expect(line.stroke?.paint == .solid(ChartTheme.light.placeholder.lineMiddleColor))
    }

    @Test(arguments: [
        (31, Aggregation.Span.day, 31, "fewer days than the 31 that are shown"), (31, .week, 7, "a chart by day"),
        (31, .day, 1, "a number of days from 2 to 365"),
    ])
    func refusesATrendOfTooManyDays(_ count: Int, _ span: Aggregation.Span, _ trend: Int, _ expected: String) {
        #expect(throws: ChartError.invalidOption("trend", expected: expected, found: "\(trend)")) {
            try Self.chart(count) { ($0.aggregation.span, $0.trend) = (span, trend) }
        }
    }

    @Test func weekdaysAreBarsWithTheMiddleHalfOfTheirDays() throws {
        let chart = try Self.chart(21) { $0.aggregation.span = .weekday }
        #expect(chart.layout.nodes.count == 7 && !chart.layout.hasLine)
        #expect(chart.layout.nodes.map(\.label?.string) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        let halves = try #require(chart.marks.first { $0.role == .days })
        let path = try #require(Self.path(halves))
        // A stripe for each weekday, and one in the legend.
        #expect(path.elements.count == 2 * 8)
        #expect(chart.layout.legend.texts.map(\.string) == ["middle half of the days"])
        let first = try #require(chart.layout.nodes.first)
        #expect(path.elements[0].end == first.middleHalf.map { Point(first.x, $0.lowerBound) })
        let line = try Self.chart(21) { ($0.aggregation.span, $0.mark) = (.weekday, .line) }
        for layout in [chart.layout, line.layout] {
            let plot = layout.plot.y...layout.plot.maxY
            #expect(layout.nodes.compactMap(\.middleHalf).allSatisfy { $0.clamped(to: plot) == $0 })
        }
        let title = try Self.chart(21) { ($0.aggregation.span, $0.title) = (.weekday, .automatic) }.layout.title
        #expect(title?.string == "Tuesday was best: 10,319 steps")
        let undated = try StepWeek(steps: Array(1...14))
        let expected = "days with dates, of which weekdays are known"
        #expect(throws: ChartError.invalidOption("by", expected: expected, found: "weekday")) {
            try WeekChart(undated, options: ChartOptions(by: .weekday))
        }
        #expect(try WeekChart(WeekContent.placeholder(), options: ChartOptions(by: .weekday)).layout.nodes.count == 7)
    }

    @Test func aTrendIsTheAverageOfSevenDays() throws {
        var steps: [Int?] = Array(repeating: 7000, count: 70)
        steps[20] = 14_000
        steps[40..<44] = [nil, nil, nil, nil]
        let trend = try Series(week(of: steps), ChartOptions()).trend(of: 7)
        #expect(trend[5] == nil && trend[6] == 7000 && trend[19] == 7000)
        #expect(trend[20] == 8000 && trend[26] == 8000 && trend[27] == 7000)
        // Three days of seven are too few.
        #expect(trend[40] == nil && trend[44] == nil && trend[46] == nil && trend[47] == 7000)
    }

    /// A guide would run through a bar, and above it to nothing.
    @Test func barsHaveNoGuidesUnlessAskedFor() throws {
        #expect(try Self.chart(7) { $0.mark = .bars }.layout.guides == nil)
        #expect(try Self.chart(7) { ($0.mark, $0.guides) = (.bars, true) }.layout.guides?.xs.count == 7)
        #expect(try Self.chart(7).layout.guides?.xs.count == 7)
    }

    /// No edge of a grey bar runs through a number.
    @Test func numbersKeepClearOfTheDaysBefore() throws {
        var options = ChartOptions()
        options.mark = .bars
        options.annotations.values = .all
        for difference in stride(from: -3000, through: 3000, by: 250) {
            let before = sampleSteps.map { StepDay(steps: max(0, $0 + difference)) }
            let layout = try WeekChart(sampleWeek().comparing(with: before), options: options).layout
            var shown = 0
            for node in layout.nodes {
                guard let rect = node.valueLabel?.rect, let y = node.previous?.y else { continue }
                shown += 1
                #expect(y < rect.y || rect.maxY < y, "\(difference): a number at \(rect.midY), an edge at \(y)")
            }
            #expect(shown == 7)
        }
    }

    // MARK: Small charts

    @Test func nodesShrinkInALowPlot() throws {
        func radius(_ height: Double) throws -> Double {
            try #require(Self.chart(7) { ($0.width, $0.height) = (400, height) }.layout.nodes.first).radius
        }
        #expect(try radius(200) == 7.5)
        let low = try Self.chart(7) { ($0.width, $0.height) = (400, 60) }
        #expect(low.layout.plot.height < 24 && low.layout.nodes[0].radius < 0.35 * low.layout.plot.height)
    }

    @Test func aCheckIsLeftOutWhereItWouldBeASpeck() throws {
        func checks(_ days: Int) throws -> Int {
            let chart = try Self.chart(days) { ($0.mark, $0.annotations.goal) = (.line, 1) }
            return chart.marks.count { if case .pop = $0.entrance { $0.line?.pen.cap == .round } else { false } }
        }
        #expect(try checks(7) == 7)
        // Of many days the highlighted one alone has a node.
        #expect(try checks(31) == 1)
    }

    @Test func aDayAloneHasItsNumberBesideAGoal() throws {
        let alone = try Self.chart(1) { $0.annotations.goal = 8000 }.layout
        #expect(alone.nodes[0].valueLabel?.string == "3,000")
        #expect(try Self.chart(1).layout.nodes[0].valueLabel == nil)
    }

    // MARK: Days that alone have data

    @Test(arguments: [(30, true), (7, true), (6, false)]) func regularDaysAreJoined(step: Int, areJoined: Bool) throws {
        let first = try #require(CivilDate("2026-01-01"))
        let days = (0..<120).map { day -> StepDay in
            let date = first.adding(days: day)
            let isKnown = step == 30 ? date?.day == 1 : day.isMultiple(of: step)
            return StepDay(date: date, steps: isKnown ? 1000 + day : nil)
        }
        let layout = try WeekChart(StepWeek(days: days)).layout
        #expect(layout.nodes.allSatisfy { $0.y != nil } == areJoined)
        if areJoined {
            #expect(layout.nodes.map(\.date?.day).count == (step == 30 ? 4 : 18))
            #expect(layout.nodes.last?.isSelected == true && layout.trend.isEmpty)
        }
    }
}
