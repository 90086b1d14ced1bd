import StepRaster
import Testing

@testable import StepChart

/// What reports call the things that a picture shows.
struct LayoutBoxTests {
    private func names(_ drawing: Drawing) -> Set<String> { Set(drawing.boxes.map(\.name)) }

    @Test func everyThingOfAChartHasItsName() throws {
        var options = ChartOptions(placement: .widget)
        (options.annotations.values, options.annotations.goal, options.annotations.yAxis, options.averageLine) = (
            .all, 7000, true, true
        )
        (options.annotations.title, options.annotations.subtitle) = (.automatic, .automatic)
        let before = Array(repeating: StepDay(steps: 5000), count: 7)
        let week = try sampleWeek().comparing(with: before)
        var expected: Set = [
            "data line", "goal line", "average line", "goal", "average", "days before", "y axis", "y axis 5,000",
            "title", "subtitle", "guide 0", "guide 6", "label 9/15", "value 6,015", "node 3",
        ]
        #expect(try names(WeekChart(week, options: options).drawing).isSuperset(of: expected))
        options.mark = .bars
        expected.subtract(["node 3", "data line", "y axis 5,000", "guide 0", "guide 6"])
        let bars = try names(WeekChart(week, options: options).drawing)
        #expect(bars.isSuperset(of: expected.union((0..<7).map { "bar \($0)" })))
        #expect(!bars.contains("node 3"))
        #expect(try names(WeekChart(StepWeek(steps: [nil, nil])).drawing).contains("notice"))
    }

    @Test func boxesAreWhatTheirKindSays() throws {
        let chart = try WeekChart(sampleWeek())
        let boxes = Dictionary(grouping: chart.drawing.boxes, by: \.name)
        let (line, label) = (try #require(boxes["data line"]?.first), try #require(boxes["label 9/15"]?.first))
        #expect(line.kind == .line && line.lineWidth == 3 && line.segments.count == 6 && line.text == nil)
        #expect(line.segments.allSatisfy { $0.count == 8 })
        #expect(label.kind == .text && label.text == "9/15" && label.size == 11 && label.lineWidth == nil)
        #expect(label.rect == chart.layout.nodes[3].label?.rect)
        let node = try #require(chart.layout.nodes.last)
        let kinds = try #require(boxes["node 6"])
        #expect(kinds.map(\.kind) == [.shadow, .disc])
        let disc = try #require(kinds.last).rect
        let expected = Rect(center: Point(node.x, try #require(node.y)), radius: node.radius)
        #expect(isClose(disc.x, expected.x) && isClose(disc.y, expected.y))
        #expect(isClose(disc.width, expected.width) && isClose(disc.height, expected.height))
    }

    /// What fades is there too.
    @Test func groupsAreWhatIsInThem() throws {
        let content = WeekContent(try sampleWeek(), notice: .notAccessible)
        let plain = try names(WeekChart(sampleWeek()).drawing)
        let faded = try names(WeekChart(content).drawing)
        #expect(faded.subtracting(plain) == ["notice"] && faded.contains("data line"))
    }

    @Test func everyThingOfAWidgetHasItsName() throws {
        let week = try StepWeek(
            days: sampleSteps.enumerated().map {
                StepDay(
                    date: CivilDate("2016-09-12")?.adding(days: $0), steps: $1, distanceMeters: 900, flights: 2)
            })
        let names = try names(WeekWidget(week, options: WidgetOptions(.large)).drawing)
        #expect(
            names.isSuperset(of: ["day", "icon", "steps", "distance", "flights", "summary", "bar 3"]))
    }

    @Test func everyThingOfACardHasItsName() throws {
        var options = CardOptions(.square)
        options.chart.annotations.goal = 7000
        options.chart.annotations.subtitle = .text("By the sea")
        options.footer = "Anna Example"
        options.avatar = .init(PixelBuffer(width: 2, height: 2))
        let week = try sampleWeek().comparing(with: Array(repeating: StepDay(steps: 5000), count: 7))
        let names = try names(WeekCard(week, options: options).drawing)
        let expected: Set = [
            "title", "headline", "unit", "subtitle", "change", "lead", "figure", "figure name", "footer", "avatar",
            "label Thu", "bar 3", "goal line", "days before", "legend", "value 16,105",
        ]
        #expect(names.isSuperset(of: expected), "\(expected.subtracting(names))")
    }
}
