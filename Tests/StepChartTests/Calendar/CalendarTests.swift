import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// The cells of calendars: where they stand, what their colours mean, and what belongs to them.
@Suite struct CalendarTests {
    private static let wide = Rect(x: 0, y: 0, width: 1000, height: 200)

    private static func grid(
        _ first: String, _ count: Int, _ form: CalendarGrid.CalendarForm, from weekday: Int = 1, in room: Rect = wide
    ) throws -> CalendarGrid {
        let points = Series(try week(of: Array(repeating: 1, count: count), from: first), ChartOptions()).points
        return CalendarGrid(points, form, from: weekday, in: room, header: 0)
    }

    /// The cells as a person would write a calendar: a digit is the last of the day's number.
    private static func map(_ grid: CalendarGrid) -> String {
        var rows: [Int: [Int: Int]] = [:]
        for (index, cell) in grid.cells.enumerated() {
            let column = Int(((cell.x - grid.rect.x) / grid.pitch.width).rounded())
            let row = Int(((cell.y - grid.rect.y) / grid.pitch.height).rounded())
            rows[row, default: [:]][column] = index + 1
        }
        return rows.keys.sorted().map { row in
            let columns = rows[row] ?? [:]
            return (0...(columns.keys.max() ?? 0)).map { columns[$0].map { "\($0 % 10)" } ?? "." }.joined()
        }.joined(separator: "\n")
    }

    @Test func aMonthHasARowForEachWeekFromTheWeekdayThatIsAskedFor() throws {
        // The first of September 2016 was a Thursday.
        #expect(Self.map(try Self.grid("2016-09-01", 30, .rows)) == "...1234\n5678901\n2345678\n9012345\n67890")
        #expect(
            Self.map(try Self.grid("2016-09-01", 30, .rows, from: 7)) == "....123\n4567890\n1234567\n8901234\n567890")
        #expect(
            Self.map(try Self.grid("2016-09-01", 30, .rows, from: 6)) == ".....12\n3456789\n0123456\n7890123\n4567890")
    }

    /// The free gap after the last cell is a part of the smaller pitch, so that wide cells do not end beside the space.
    @Test(arguments: [1, 2, 3, 7, 20, 45]) func fewDaysStayInTheirSpace(count: Int) throws {
        for (width, height) in [(340.0, 100.0), (100, 340), (500, 90), (200, 200)] {
            let room = Rect(x: 20, y: 5, width: width, height: height)
            let cells = try Self.grid("2026-10-05", count, .rows, in: room).cells
            #expect(cells.allSatisfy { $0.x >= 20 && $0.maxX <= 20 + width + 1e-9 && $0.maxY <= 5 + height + 1e-9 })
        }
    }

    /// Few weeks under a title are in the middle, and the title stays at the margin.
    @Test(arguments: [31, 38, 45]) func fewWeeksAreCentred(count: Int) throws {
        var options = ChartOptions(title: "Weeks")
        options.mark = .calendar
        let layout = try WeekChart(week(of: Array(repeating: 5, count: count), from: "2026-10-11"), options: options)
            .layout
        let cells = layout.nodes.compactMap(\.cell)
        let left = try #require(cells.map(\.x).min())
        let right = try #require(cells.map(\.maxX).max())
        #expect(abs(left - (375 - right)) < 1e-9)
        #expect(try #require(layout.title).rect.x < left)
    }

    /// From a Monday: three columns of seven days, of which the first and the last are not full.
    @Test func weeksAreColumns() throws {
        let map = Self.map(try Self.grid("2016-09-15", 14, .columns))
        #expect(map == ".52\n.63\n.74\n18\n29\n30\n41")
    }

    /// A leap year that begins on the last day of a week has days in 54.
    @Test(arguments: [("2023-01-01", 365, 1, 53), ("2024-01-01", 366, 1, 53), ("2000-01-01", 366, 7, 54)])
    func aYearHasAsManyColumnsAsWeeks(first: String, days: Int, weekday: Int, columns: Int) throws {
        let grid = try Self.grid(first, days, .columns, from: weekday)
        let count = Int((grid.rect.width / grid.pitch.width).rounded(.up))
        #expect(count == columns)
        #expect(grid.cells.allSatisfy { Self.wide.grown(by: 1e-6).x <= $0.x && $0.maxX <= Self.wide.maxX + 1e-6 })
    }

    @Test func aYearOfMonthsIsTwelveBlocks() throws {
        let room = Rect(x: 0, y: 0, width: 900, height: 1000)
        let grid = try Self.grid("2016-01-01", 366, .months, in: room)
        #expect(grid.blocks.map(\.points.count) == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
        #expect(Set(grid.blocks.map { ($0.rect.x * 1000).rounded() }).count == 3)
        for (index, block) in grid.blocks.enumerated() {
            for other in grid.blocks[(index + 1)...] { #expect(!block.rect.touches(other.rect, gap: 0)) }
        }
    }

    @Test func yearsAreRowsOfMonths() throws {
        var options = ChartOptions()
        options.aggregation.span = .month
        let points = Series(try week(of: Array(repeating: 1, count: 500), from: "2015-11-20"), options).points
        let grid = CalendarGrid(points, .years, from: 1, in: Self.wide, header: 0)
        // November and December, a year, and three months and a bit.
        #expect(Self.map(grid) == "..........12\n345678901234\n5678")
    }

    // MARK: Colours

    @Test func theGoalPartsTheColours() {
        let steps = CalendarSteps([0, 20000], goal: 8000)
        #expect(steps.thresholds == [4000, 8000, 10000, 14000])
        #expect([0, 3999, 4000, 7999, 8000, 10000, 13999, 14000].map(steps.level) == [0, 0, 1, 1, 2, 3, 3, 4])
        #expect(CalendarSteps([], goal: 1).thresholds == [1, 2])
    }

    @Test func withoutAGoalQuartersDo() {
        let steps = CalendarSteps(Array((1...100).reversed()), goal: nil)
        #expect(steps.thresholds == [26, 51, 76])
        let counts = Dictionary(grouping: 1...100, by: steps.level).mapValues(\.count)
        #expect(counts == [0: 25, 1: 25, 2: 25, 3: 25])
        // What nobody walked is never strong.
        #expect(CalendarSteps([0, 0, 0], goal: nil).level(of: 0) == 0)
        #expect(CalendarSteps([5, 5, 5], goal: nil).thresholds == [5])
    }

    @Test(arguments: ChartTheme.BuiltIn.allCases) func coloursAreToldApart(builtIn: ChartTheme.BuiltIn) {
        let theme = ChartTheme(builtIn)
        for steps in [CalendarSteps([], goal: 8000), CalendarSteps(Array(1...100), goal: nil)] {
            let colors = (0...steps.thresholds.count).map { theme.cellColor($0, steps) }
            for (weaker, stronger) in zip([theme.background] + colors, colors) {
                #expect(weaker.contrast(with: stronger) >= 1.1, "\(builtIn): \(weaker.hex) \(stronger.hex)")
            }
            #expect(colors[colors.count - 1].contrast(with: theme.background) >= 2.4)
        }
    }

    // MARK: Charts

    private static func chart(
        _ steps: [Int?], from first: String = "2016-01-01", today: String? = nil,
        _ change: (inout ChartOptions) -> Void = { _ in }
    ) throws -> WeekChart {
        var options = ChartOptions()
        options.mark = .calendar
        (options.width, options.height) = (800, 260)
        change(&options)
        let today = today.flatMap { CivilDate($0) }
        let week = try StepWeek(days: week(of: steps, from: first).days, today: today)
        return try WeekChart(week, options: options)
    }

    @Test func daysToComeHaveNoCellAndGapsAnOutline() throws {
        let steps = (0..<366).map { $0 == 5 ? nil : $0 < 100 ? 4000 + $0 : nil }
        let layout = try Self.chart(steps, today: "2016-04-12").layout
        #expect(layout.nodes.count { $0.cell != nil } == 103)
        #expect(layout.nodes[5].cell != nil && layout.nodes[5].value == nil)
        #expect(layout.calendar?.best == 99)
        #expect(layout.calendar?.today == 102)
    }

    @Test func allEqualDaysHaveNoBest() throws {
        #expect(try Self.chart(Array(repeating: 0, count: 366)).layout.calendar?.best == nil)
    }

    @Test func moreThan400DaysAreMonthsAndTellTheYears() throws {
        let layout = try Self.chart(Array(repeating: 1000, count: 1096), from: "2014-01-01").layout
        #expect(layout.nodes.count == 36)
        let texts = (layout.calendar?.names ?? []).flatMap(\.boxes)
        #expect(texts.filter { $0.name == "total" }.map(\.text) == ["365k", "365k", "366k"])
        #expect(texts.compactMap(\.text).contains("2015"))
    }

    @Test func whatHasNoCalendarIsALineAndIsTold() throws {
        let changes: [(Int, (inout ChartOptions) -> Void)] = [
            (366, { ($0.width, $0.height) = (60, 40) }), (366, { $0.aggregation.span = .week }), (11_400, { _ in }),
        ]
        for (days, change) in changes {
            let chart = try Self.chart(Array(repeating: 1000, count: days), from: "1980-01-01", change)
            #expect(chart.layout.calendar == nil)
            #expect(chart.omissions.contains { $0.part == .calendar })
            #expect(!chart.alternative.description.hasPrefix("Calendar"))
        }
        let chart = try Self.chart(Array(repeating: 1000, count: 10_900), from: "1980-01-01") { $0.height = 900 }
        #expect(chart.layout.calendar != nil && chart.omissions.isEmpty)
    }

    @Test func wordsTellTheBestMonth() throws {
        let text = try Self.chart((0..<366).map { $0 == 200 ? 90_000 : 1000 }).alternative.description
        #expect(text.hasPrefix("Calendar of 366 days. 455,000 steps in all"))
        #expect(text.contains("Best month: July 2016, 3,871 a day."))
        #expect(text.contains("Most: 90,000 on July 19"))
    }

    /// The one that the facts say, not one of which there are a few days.
    @Test func theBestMonthIsThatOfTheFacts() throws {
        let chart = try Self.chart((0..<70).map { $0 < 3 ? 5000 : 1000 + $0 }, from: "2016-06-28")
        let best = try #require(StepFacts(chart.week).bestMonth)
        #expect(best.first == CivilDate("2016-08-01") && best.isWhole)
        #expect(chart.alternative.description.contains("Best month: August 2016, 1,049 a day."))
    }

    /// A chart by itself names the year; its cells are about as high as wide.
    @Test func aYearIsNamed() throws {
        var options = ChartOptions()
        options.mark = .calendar
        let steps = (0..<366).map { $0 * 7919 % 12_007 }
        let layout = try WeekChart(week(of: steps, from: "2016-01-01"), options: options).layout
        let names = (layout.calendar?.names ?? []).flatMap(\.boxes).map(\.text)
        #expect(names.first == "2016" && names.contains("Mar"))
        let cell = try #require(layout.nodes[0].cell)
        #expect(cell.height <= 1.25 * cell.width && cell.width <= 1.25 * cell.height)
    }

    /// An extra large widget has room for months side by side and one below the other.
    @Test func aWideWidgetUsesItsHeight() throws {
        let device = try #require(WidgetDevice.builtIn.device(named: "820x1180"))
        var options = WidgetOptions(.extraLarge, on: device)
        options.chart.mark = .calendar
        let steps = (0..<366).map { $0 * 7919 % 12_007 }
        let chart = try #require(
            WeekWidget(week(of: steps, from: "2016-01-01"), options: options).layout.chart)
        #expect(chart.isCalendar && chart.plot.height > 0.7 * (options.height - 32))
    }

    @Test func cellsOfAnSVGHaveTitles() throws {
        let svg = try Self.chart((0..<366).map { $0 == 3 ? nil : 1000 + $0 }).svg()
        #expect(svg.contains("<title>January 1, 2016: 1,000</title></use>"))
        #expect(svg.contains("<title>January 4, 2016: No data</title></rect>"))
        #expect(svg.utf8.count <= 60_000)
    }

    @Test func cellsAppearInOrder() throws {
        let animation = try Self.chart(Array(repeating: 1000, count: 100)).animation()
        func cells(_ time: Double) -> Int {
            animation.drawing(at: time).scene.marks.count { $0.role.kind == "cell" }
        }
        #expect(cells(0) < 10)
        #expect((30...70).contains(cells(0.6)))
        #expect(animation.drawing(at: animation.length) == animation.still)
    }

    /// Names and the legend stand clear of each other and of cells, whatever the language and the room.
    @Test(arguments: Language.allCases) func nothingTouches(language: Language) throws {
        for (days, width, height) in [
            (366, 800.0, 260.0), (366, 375, 200), (366, 400, 600), (120, 500, 200), (31, 300, 300), (60, 340, 380),
            (3000, 500, 400), (366, 338, 354), (731, 375, 200), (1826, 375, 200), (3000, 320, 180),
        ] {
            for goal in [nil, 8000] {
                let chart = try Self.chart((0..<days).map { $0 * 7919 % 15000 }) { options in
                    (options.width, options.height, options.language) = (width, height, language)
                    (options.annotations.goal, options.annotations.title) = (goal, .automatic)
                    options.missingGlyph = .box
                }
                #expect(chart.layout.calendar != nil, "\(language) \(days) \(width)x\(height)")
                let boxes = chart.drawing.boxes.filter { $0.kind == .text || $0.name.hasPrefix("cell ") }
                for (index, box) in boxes.enumerated() where box.kind == .text {
                    let isInside = box.rect.x >= 0 && box.rect.maxX <= width && box.rect.maxY <= height
                    #expect(isInside, "\(language) \(days) \(box)")
                    for other in boxes[..<index] + boxes[(index + 1)...]
                    where box.rect.touches(other.rect, gap: -1e-6) && !box.name.hasPrefix("label ") {
                        if !other.name.hasPrefix("label ") {
                            Issue.record("\(language) \(days) \(width)x\(height): \(box) touches \(other)")
                        }
                    }
                }
            }
        }
    }
}
