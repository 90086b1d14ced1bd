import StepData
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Pictures of several people, by the boxes of their parts.
@Suite struct PeopleChartTests {
    private static func person(_ name: String, _ steps: [Int?]) throws -> PeopleFacts.Person {
        let first = try #require(CivilDate("2026-11-02"))
        let days = steps.enumerated().map { StepDay(date: first.adding(days: $0), steps: $1) }
        return PeopleFacts.Person(name, try StepWeek(days: days))
    }

    private static func people(_ count: Int) throws -> [PeopleFacts.Person] {
        try (0..<count).map { index in try person("P\(index)", (0..<7).map { 1000 * (index + 1) + 300 * $0 }) }
    }

    private static func texts(_ chart: PeopleChart, _ kind: String) -> [ChartLayout.Text] {
        chart.marks.filter { $0.role.kind == kind }.compactMap(\.text)
    }

    private static func boxes(_ chart: PeopleChart, _ kind: String) -> [LayoutBox] {
        chart.drawing.boxes.filter { $0.name.hasPrefix(kind + " ") }
    }

    // MARK: Leaderboard

    @Test func aLeaderboardHasRowsFromTheMostToTheLeast() throws {
        let people = try [
            Self.person("Ann", [100, 200]), Self.person("Bob", [400, 200]), Self.person("Cem", [300, 300]),
        ]
        let chart = try PeopleChart(people, style: .leaderboard)
        #expect(Self.texts(chart, "rank").map(\.string) == ["1", "1", "3"])
        #expect(Self.texts(chart, "name").map(\.string) == ["Bob", "Cem", "Ann"])
        #expect(Self.texts(chart, "value").map(\.string) == ["600", "600", "300"])
        let bars = Self.boxes(chart, "person").map(\.rect)
        try #require(bars.count == 3)
        #expect(bars[0].width == bars[1].width && abs(bars[2].width - bars[0].width / 2) < 1e-9)
        #expect(bars.map(\.x) == [Double](repeating: bars[0].x, count: 3))
        #expect(bars[0].maxY < bars[1].y && bars[1].maxY < bars[2].y)
        #expect(chart.alternativeText.hasSuffix("1. Bob: 600 steps. 1. Cem: 600 steps. 3. Ann: 300 steps."))
        #expect(Self.texts(chart, "title").map(\.string) == ["Steps, November 2–3, 2026"])
    }

    @Test(arguments: [1, 2, 7, 8, 30, 200]) func itsPartsAreWithinTheCanvasAndApart(count: Int) throws {
        let chart = try PeopleChart(Self.people(count), style: .leaderboard)
        let canvas = Rect(x: 0, y: 0, width: 375, height: 200)
        let names = Self.texts(chart, "name")
        for box in chart.drawing.boxes {
            #expect(canvas.x <= box.rect.x && box.rect.maxX <= canvas.maxX && box.rect.maxY <= canvas.maxY)
        }
        for (above, below) in zip(names, names.dropFirst()) { #expect(above.rect.maxY <= below.rect.y + 1e-9) }
        #expect(chart.omissions.map(\.count).reduce(0, +) == count - names.count)
        #expect(names.count == min(count, 8))
    }

    @Test func aLongNameIsShortened() throws {
        let name = String(repeating: "Wolfeschlegelsteinhausen ", count: 4)
        let chart = try PeopleChart([Self.person(name, [5, 6]), Self.person("B", [1, 2])], style: .leaderboard)
        let text = try #require(Self.texts(chart, "name").first)
        #expect(text.string.hasSuffix("…") && text.rect.width <= 0.3 * 375)
    }

    @Test func nobodyWalked() throws {
        let chart = try PeopleChart([Self.person("A", [0, 0]), Self.person("B", [0, nil])], style: .leaderboard)
        #expect(Self.boxes(chart, "person").isEmpty && Self.texts(chart, "rank").map(\.string) == ["1", "1"])
    }

    /// Today is over for nobody, and the picture says that it is left out.
    @Test func todayIsLeftOutAndSaidSo() throws {
        let first = try #require(CivilDate("2026-11-02"))
        let days = [10, 20, 700].enumerated().map { StepDay(date: first.adding(days: $0), steps: $1) }
        let person = PeopleFacts.Person("A", try StepWeek(days: days, today: first.adding(days: 2)))
        let chart = try PeopleChart([person], style: .leaderboard)
        #expect(Self.texts(chart, "subtitle").map(\.string) == ["Without today"])
        #expect(chart.alternativeText.contains("Without today. 1. A: 30 steps."))
        // Totals are not called steps a day.
        var options = ChartOptions()
        options.annotations.subtitle = .automatic
        let named = try PeopleChart([person], style: .leaderboard, options: options)
        #expect(Self.texts(named, "subtitle").map(\.string) == ["Without today"])
        let over = try PeopleChart(Self.people(2), style: .leaderboard, options: options)
        #expect(Self.texts(over, "subtitle").isEmpty)
    }

    // MARK: Lines

    @Test func linesHaveNamesAtTheirEnds() throws {
        let chart = try PeopleChart(Self.people(6), style: .lines)
        let lines = chart.marks.filter { $0.role.kind == "line" }
        let ends = try lines.map { mark -> Double in
            guard case .path(let path) = mark.geometry else { throw Missing() }
            return try #require(path.elements.last?.end).y
        }
        #expect(ends == ends.sorted(by: >), "each has more than the one before")
        let names = Self.texts(chart, "name")
        #expect(names.map(\.string) == (0..<6).map { "P\($0)" })
        #expect(zip(names, names.dropFirst()).allSatisfy { $1.rect.maxY <= $0.rect.y + 1e-9 })
        #expect(names.allSatisfy { $0.rect.maxX <= 375 && $0.rect.maxY <= 200 })
    }

    private struct Missing: Error {}

    /// A day between days without data is a disc, wider than the line; the days of a line have none.
    /// The goal's text has a dashed sample before it, so that it does not name the line that ends beside it.
    @Test func theTextOfTheGoalHasASampleOfItsLine() throws {
        var options = ChartOptions()
        options.annotations.goal = 7000
        let chart = try PeopleChart(Self.people(6), style: .lines, options: options)
        let text = try #require(Self.texts(chart, "goal").first)
        let lines = chart.drawing.boxes.filter { $0.name == "goal line" }
        try #require(lines.count == 2)
        #expect(lines[1].rect.maxX < text.rect.x && text.rect.maxX <= 375)
        #expect(lines[1].rect.x >= lines[0].rect.maxX && lines[1].lineWidth == lines[0].lineWidth)
        #expect(abs(lines[1].rect.midY - text.rect.midY) < 1e-9)
        let names = Self.texts(chart, "name")
        #expect(names.count == 6 && names.allSatisfy { $0.rect.x < text.rect.x })
    }

    @Test func aDayAloneIsADisc() throws {
        func radii(_ people: PeopleFacts.Person...) throws -> [Double] {
            try PeopleChart(people, style: .lines).marks.compactMap { mark in
                if case .disc(_, let radius) = mark.geometry { radius } else { nil }
            }
        }
        let alone = try radii(Self.person("A", [500, 700, nil, 300, nil]), Self.person("B", [nil, nil, 9, nil, 4]))
        #expect(alone == Array(repeating: 0.9 * ChartTheme.light.lineWidth, count: 3))
        #expect(try radii(Self.person("A", [500, 700, 300]), Self.person("B", [900, 100, 400])).isEmpty)
    }

    /// People with the same days have their names below each other, and not on each other.
    @Test func namesOfEqualLinesDoNotOverlap() throws {
        let people = try (0..<6).map { try Self.person("Q\($0)", [500, 700, 900]) }
        let names = Self.texts(try PeopleChart(people, style: .lines), "name").map(\.rect).sorted { $0.y < $1.y }
        #expect(names.count == 6)
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.maxY <= $1.y + 1e-9 })
    }

    /// The scale has the counts of all, not of the first alone.
    @Test func allLinesAreInThePlot() throws {
        let people = try [Self.person("A", [500, 600]), Self.person("B", [20_000, 3])]
        for style in [PeopleChart.Style.lines, .multiples] {
            let lines = try PeopleChart(people, style: style).drawing.boxes.filter { $0.kind == .line }
            #expect(lines.allSatisfy { $0.rect.y >= 0 && $0.rect.maxY <= 200 }, "\(style)")
        }
    }

    /// Any two lines differ clearly in any built-in theme for eyes of any kind: 2.3 can just be noticed.
    @Test(arguments: ChartTheme.BuiltIn.allCases) func colorsDifferForAllEyes(theme: ChartTheme.BuiltIn) throws {
        let chart = try PeopleChart(Self.people(6), style: .lines, theme: ChartTheme(theme))
        let strokes = chart.marks.filter { $0.role.kind == "line" }.compactMap(\.stroke?.paint)
        let colors = strokes.compactMap { paint in if case .solid(let color) = paint { color } else { nil } }
        #expect(colors.count == 6)
        for vision in ColorVision.allCases {
            let seen = colors.map(vision.sees)
            for first in seen.indices {
                for second in seen.indices.dropFirst(first + 1) {
                    let difference = seen[first].difference(from: seen[second])
                    #expect(difference > 10, "\(vision): lines \(first) and \(second)")
                }
            }
        }
    }

    // MARK: Multiples

    @Test(arguments: [1, 2, 3, 5, 7, 12]) func multiplesHaveOneScale(count: Int) throws {
        let people = try (0..<count).map { index in
            try Self.person("M\(index)", index == 0 ? [1000, 9000] : [5000, 1000])
        }
        let chart = try PeopleChart(people, style: .multiples)
        let names = Self.texts(chart, "name")
        let lines = chart.drawing.boxes.filter { $0.name == "data line" }
        try #require(names.count == count && lines.count == count)
        // 1000 is at the same distance from the name in each.
        let depths = zip(names, lines).map { name, line in
            line.rect.maxY - name.rect.y
        }
        #expect(depths.allSatisfy { abs($0 - depths[0]) < 1e-6 })
        #expect(count == 1 || lines[1].rect.height < lines[0].rect.height)
    }

    /// Small charts have no space for texts at their lines: the goal is beside the title, or else below it.
    @Test(arguments: [nil, "A title that is so long that no text beside it has any space in the picture"])
    func theGoalOfSmallChartsIsInALegend(title: String?) throws {
        for mark in [ChartOptions.Mark.line, .bars] {
            var options = ChartOptions(size: PeopleChart.Style.multiples.size(for: 6))
            options.mark = mark
            options.annotations.goal = 7000
            options.annotations.title = title.map { .text($0) }
            let chart = try PeopleChart(Self.people(6), style: .multiples, options: options)
            let text = try #require(Self.texts(chart, "legend").first)
            let lines = chart.drawing.boxes.filter { $0.name == "goal line" }.map(\.rect)
            #expect(text.string == "goal 7,000" && text.rect.maxX <= 375 && lines.count == 7)
            let sample = try #require(lines.first)
            #expect(sample.maxX < text.rect.x && abs(sample.midY - text.rect.midY) < 1e-9)
            let others = (Self.texts(chart, "title") + Self.texts(chart, "name")).map(\.rect)
            #expect(others.count == 7 && others.allSatisfy { !$0.touches(text.rect, gap: -0.01) })
        }
    }

    /// Sums of weeks are not compared with the goal of a day, so that nothing names a line.
    @Test(arguments: [PeopleChart.Style.lines, .multiples]) func sumsHaveNoGoal(style: PeopleChart.Style) throws {
        var options = ChartOptions(by: .week)
        options.aggregation.summary = .sum
        options.annotations.goal = 7000
        let chart = try PeopleChart(Self.people(3), style: style, options: options)
        let kinds = Set(chart.marks.map(\.role.kind))
        #expect(kinds.isDisjoint(with: ["goal", "goal line", "legend"]) && !chart.alternativeText.contains("7,000"))
    }

    /// The text has the goal of the days at the end of the line.
    @Test(arguments: [(PeopleChart.Style.lines, "goal"), (.multiples, "legend")])
    func aGoalThatChangesIsThatOfTheLastDays(style: PeopleChart.Style, kind: String) throws {
        let from = try #require(CivilDate("2026-11-05"))
        let people = try Self.people(2).map { person in
            PeopleFacts.Person(person.name, person.week.changingGoal([GoalChange(from: from, goal: 9000)]))
        }
        var options = ChartOptions()
        options.annotations.goal = 5000
        let chart = try PeopleChart(people, style: style, options: options)
        #expect(Self.texts(chart, kind).map(\.string) == ["goal 9,000"])
        #expect(chart.alternativeText.contains("Goal: 9,000 steps."))
    }

    @Test func numbersOfAnAxisAreClearOfNames() throws {
        var options = ChartOptions(size: PeopleChart.Style.multiples.size(for: 6))
        options.annotations.yAxis = true
        let chart = try PeopleChart(Self.people(6), style: .multiples, options: options)
        let numbers = chart.marks.filter { $0.role == .yAxis }.compactMap(\.text).map(\.rect)
        let names = (Self.texts(chart, "name") + Self.texts(chart, "value")).map(\.rect)
        #expect(numbers.count >= 12)
        for name in names { #expect(!numbers.contains { $0.touches(name, gap: -1e-9) }) }
    }

    /// What points stand for is said once, below the title.
    @Test(arguments: [PeopleChart.Style.lines, .multiples]) func averagesAreNamedOnce(style: PeopleChart.Style) throws {
        let chart = try PeopleChart(Self.people(3), style: style, options: ChartOptions(by: .weekday))
        #expect(Self.texts(chart, "subtitle").map(\.string) == ["Daily average by weekday"])
    }

    @Test func theSizeOfALeaderboardHasABound() {
        let sizes = [1, 6, 25, 1_000_000].map { PeopleChart.Style.leaderboard.size(for: $0).height }
        #expect(sizes == [200, 204, 660, 660])
    }

    @Test func aCardHasItsSizeAndItsFooter() throws {
        var options = CardOptions(.square)
        options.footer = "Team"
        options.chart.annotations.values = .none
        for style in PeopleChart.Style.allCases {
            let chart = try PeopleChart(Self.people(3), style: style, card: options)
            #expect(chart.drawing.width == 1080 && chart.drawing.height == 1080)
            #expect(Self.texts(chart, "footer").map(\.string) == ["Team"])
        }
    }

    /// As on other stories, both ends are clear of the buttons of apps; a chart of that shape keeps its margins.
    @Test(arguments: PeopleChart.Style.allCases) func aStoryIsClearAtBothEnds(style: PeopleChart.Style) throws {
        var options = CardOptions(.story)
        options.footer = "Team"
        options.chart.annotations.values = .none
        let card = try PeopleChart(Self.people(4), style: style, card: options)
        for text in card.marks.compactMap(\.text) {
            #expect(text.rect.y > 0.134 * 1920 && text.rect.maxY < 0.866 * 1920, "\(text.string)")
            #expect(text.rect.x > 0.08 * 1080 && text.rect.maxX < 0.92 * 1080, "\(text.string)")
        }
        let chart = try PeopleChart(Self.people(4), style: style, options: ChartOptions(size: Size(400, 800)))
        #expect(Self.texts(chart, "title").allSatisfy { $0.rect.y < 40 })
    }

    @Test(arguments: PeopleChart.Style.allCases) func aPlaceholderShowsNobody(style: PeopleChart.Style) throws {
        let chart = try PeopleChart(Self.people(3), style: style).placeholder
        #expect(chart.drawing.boxes.compactMap(\.text).isEmpty)
    }

    // MARK: Errors

    @Test func sayWhatCannotBeDrawn() throws {
        func message(
            _ people: [PeopleFacts.Person], _ style: PeopleChart.Style,
            _ change: (inout ChartOptions) -> Void = { _ in }
        ) -> String {
            var options = ChartOptions()
            change(&options)
            do { _ = try PeopleChart(people, style: style, options: options) } catch { return "\(error)" }
            return "drawn"
        }
        let seven = try Self.people(7)
        #expect(message([], .leaderboard) == "people: expected at least one, found 0")
        #expect(message(seven, .lines) == "people: expected 1 to 6 for lines, found 7")
        #expect(message(try Self.people(13), .multiples) == "people: expected 1 to 12 for multiples, found 13")
        let other = try seven + [Self.person("Z", [1])]
        #expect(message(other, .leaderboard) == "people: expected days of the same dates and measure, found Z")
        #expect(
            message(seven, .leaderboard) { $0.annotations.hidesTotal = true }
                == "hide: expected a line or bars: a picture of people is made of numbers, found picture of people")
        #expect(
            message(seven, .multiples) { $0.mark = .calendar }
                == "mark: expected a line or bars, for people, found calendar")
    }
}
