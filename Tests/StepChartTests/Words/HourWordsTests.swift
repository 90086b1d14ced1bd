import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepChart

/// Charts of hours: their bars and lines, and their texts in all languages.
@Suite struct HourWordsTests {
    /// Days from a Monday on; the best hour of working days is 17, that of weekends 10.
    private static func week(_ count: Int) throws -> StepWeek {
        let first = try #require(CivilDate("2026-11-02"))
        let days = (0..<count).map { index in
            let hours = (0..<24).map { hour in hour == (index % 7 > 4 ? 10 : 17) ? 1204 : hour * 10 }
            return with(StepDay(date: first.adding(days: index), steps: hours.reduce(0, +))) { $0.hours = hours }
        }
        return try StepWeek(days: days)
    }

    private static func chart(_ count: Int, _ change: (inout ChartOptions) -> Void = { _ in }) throws -> WeekChart {
        var options = ChartOptions(size: Size(900, 500), by: .hour, title: .automatic)
        options.annotations.subtitle = .automatic
        options.missingGlyph = .box
        change(&options)
        return try WeekChart(week(count), options: options)
    }

    @Test func aDayHasItsBars() throws {
        let chart = try Self.chart(1)
        #expect(chart.layout.nodes.compactMap(\.value) == (0..<24).map { $0 == 17 ? 1204 : $0 * 10 })
        #expect(chart.layout.nodes.allSatisfy { $0.bar != nil && $0.previous == nil })
        #expect(chart.layout.nodes.filter(\.isSelected).map(\.index) == [17])
        let texts = chart.marks.texts.map(\.string)
        let hours = ["12\u{A0}AM", "6\u{A0}AM", "12\u{A0}PM", "6\u{A0}PM"]
        #expect(texts == hours + ["Best hour: 1,204 at 5\u{A0}PM", "Steps, November 2, 2026"])
        let words = "Bar chart of 24 hours. 3,794 steps in all. Most: 1,204 at 5\u{A0}PM; least: 0 at 12\u{A0}AM."
        #expect(chart.alternative.text.contains(words))
    }

    /// A line has weekends apart; bars, which stand for all days, do not.
    @Test func weekendsHaveALineOfTheirOwn() throws {
        let line = try Self.chart(14)
        #expect(line.layout.nodes[17].value == 1204 && line.layout.nodes[10].previous?.value == 1204)
        let texts = line.marks.texts.map(\.string)
        #expect(texts.contains("Average by hour: Mon–Fri, November 2–15, 2026") && texts.contains("Sat–Sun"))
        #expect(line.alternative.text.contains("Line chart of 24 hours. Average by hour: Mon–Fri."))
        let bars = try Self.chart(14) { $0.mark = .bars }
        // The average of ten days with 1,204 and four with 170.
        #expect(bars.layout.nodes[17].value == 909 && bars.layout.nodes.allSatisfy { $0.previous == nil })
        #expect(bars.marks.texts.map(\.string).contains("Average by hour, November 2–15, 2026"))
    }

    /// A goal for a day, or the average of days, cannot be compared with hours.
    @Test func linesOfDaysAreLeftOut() throws {
        let chart = try Self.chart(3) { options in
            options.annotations.goal = 5000
            options.averageLine = true
        }
        #expect(chart.layout.goalLine == nil && chart.layout.averageLine == nil)
    }

    @Test func needHoursOfSteps() throws {
        #expect(throws: ChartError.self) { try WeekChart(StepWeek(steps: [1, 2]), options: ChartOptions(by: .hour)) }
        let floors = try StepWeek(days: Self.week(2).days.map { day in with(day) { $0.flights = 3 } })
        #expect(throws: ChartError.self) {
            try WeekChart(floors.measured(in: .floors), options: ChartOptions(by: .hour))
        }
        _ = try WeekChart(WeekContent.placeholder(), options: ChartOptions(by: .hour))
    }

    @Test(arguments: Language.allCases) func allLanguagesNameHours(language: Language) throws {
        let words = language.catalogue
        let hours = (0..<24).map(words.hour)
        #expect(Set(hours).count == 24 && hours.allSatisfy { !$0.contains("{") }, "\(hours)")
        #expect(hours[13].contains("13") || hours[13].contains("1"), "\(hours[13])")
        let chart = try Self.chart(14) { $0.language = language }
        let texts = chart.marks.texts.map(\.string) + [chart.alternative.text]
        #expect(texts.allSatisfy { !$0.contains("{") }, "\(texts)")
        #expect(texts.contains { $0.contains(words.hour(17)) } && texts.contains(words.hour(6)))
        #expect(chart.alternative.text.contains("24") && chart.layout.omissions.isEmpty, "\(chart.layout.omissions)")
    }

    /// A punch card: a disc for each hour of each weekday, with an area in proportion to its steps.
    @Test func aCalendarHasADiscForEachHour() throws {
        let chart = try Self.chart(14) { options in
            options.mark = .calendar
            options.weekStart = .sunday
        }
        let cells = chart.layout.nodes.compactMap(\.cell)
        #expect(cells.count == 168 && cells.allSatisfy { isClose($0.width, $0.height) })
        let nodes = chart.layout.nodes
        #expect(nodes[10].value == 1204 && nodes[17].value == 170 && nodes[24 + 17].value == 1204)
        let most = try #require(nodes[10].cell)
        let other = try #require(nodes[17].cell)
        #expect(isClose(other.width * other.width / (most.width * most.width), 170.0 / 1204, within: 1e-9))
        let names = chart.marks.texts.map(\.string)
        #expect(names.contains("Sun") && names.contains("Sat") && names.contains("6\u{A0}PM"))
        #expect(names.contains("Best hour: 909 at 5\u{A0}PM"))
        #expect(chart.alternative.text.contains("Calendar of 168 hours."))
        let small = try Self.chart(14) { options in
            options.mark = .calendar
            options.size = Size(200, 150)
        }
        let rows = small.marks.texts.filter { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains($0.string) }
        #expect(rows.count > 1 && rows.count < 7)
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.y + 0.5 })
    }

    @Test func cardsNameTheBestHour() throws {
        let card = try WeekCard(
            Self.week(14), options: with(CardOptions(.og)) { $0.chart.aggregation.span = .hour })
        let texts = card.alternative.text
        #expect(texts.contains("Average by hour.") && texts.contains("909"))
        #expect(card.layout.marks.texts.map(\.string).joined(separator: " ").contains("Best hour: 909"))
        // A card of one day has its hours, and no other figure beside the headline.
        let day = try WeekCard(
            Self.week(1), options: with(CardOptions(.square)) { $0.chart.aggregation.span = .hour })
        #expect(day.chart.layout?.nodes.count == 24)
        #expect(day.layout.marks.texts.map(\.string).filter { $0.contains("3,794") } == ["3,794"])
    }
}
