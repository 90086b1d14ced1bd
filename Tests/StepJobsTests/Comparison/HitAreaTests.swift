import StepRaster
import StepSupport
import Testing

@testable import StepChart
@testable import StepJobs

struct HitAreaTests {
    /// The names of what is at a place, topmost first, what can be seen through last.
    private func names(x: Double, y: Double, in drawing: Drawing) -> [String] {
        let boxes = drawing.boxes.reversed()
        let areas = (boxes.filter { $0.kind != .shadow } + boxes.filter { $0.kind == .shadow })
            .map { HitArea($0, margin: 0.5) }
        return areas.filter { $0.contains(Point(x, y)) }.map(\.name)
    }

    private func line(_ chart: WeekChart, margin: Double) throws -> HitArea {
        let boxes = chart.drawing.boxes.filter { $0.name == "data line" }
        #expect(boxes.count == 1)
        return HitArea(try #require(boxes.first), margin: margin)
    }

    @Test func everyThingHasItsPlaceAndName() throws {
        let chart = try WeekChart(sampleWeek(), options: ChartOptions(placement: .widget))
        let (layout, drawing) = (chart.layout, chart.drawing)
        let third = layout.nodes[2]
        let top = try #require(third.y)
        #expect(names(x: third.x, y: top, in: drawing) == ["node 2", "data line", "guide 2", "node 2"])
        let line = chart.options.curve.path(through: layout.nodes.map { node in node.y.map { Point(node.x, $0) } })
        // A move, then a curve to each day.
        guard case .cubic(let curve) = Array(line.segments)[3] else {
            Issue.record("no curve to the fourth day")
            return
        }
        let middle = curve.point(at: 0.5)
        #expect(names(x: middle.x, y: middle.y, in: drawing) == ["data line"])
        #expect(names(x: middle.x + 3, y: middle.y - 3, in: drawing) == [])
        #expect(names(x: third.x, y: top - 10, in: drawing) == ["node 2"], "the shadow alone")
        let averageLine = try #require(layout.averageLine)
        #expect(names(x: 38, y: averageLine.y, in: drawing).contains("average line"))
        #expect(names(x: 30, y: layout.height - 10, in: drawing) == ["label 9/12"])
        #expect(names(x: layout.nodes[4].x, y: 12, in: drawing) == ["guide 4"])
        #expect(names(x: 5, y: 5, in: drawing) == [])
    }

    @Test func aBarIsThereWhereItStands() throws {
        var options = ChartOptions()
        (options.mark, options.guides) = (.bars, false)
        let chart = try WeekChart(sampleWeek(), options: options)
        for node in chart.layout.nodes {
            let bar = try #require(node.bar)
            #expect(names(x: bar.midX, y: bar.midY, in: chart.drawing) == ["bar \(node.index)"])
            #expect(names(x: bar.maxX + 2, y: bar.midY, in: chart.drawing) == [])
        }
    }

    @Test func aNoticeIsOnTop() throws {
        #expect(try names(x: 187.5, y: 90, in: WeekChart(week(of: [nil, nil])).drawing) == ["notice"])
    }

    @Test func aGapInTheLineIsNobodys() throws {
        let chart = try WeekChart(week(of: [1, nil, 3, 4]))
        let line = try line(chart, margin: 0)
        #expect((0...200).allSatisfy { !line.contains(Point(chart.layout.nodes[1].x, Double($0))) })
        let (third, fourth) = (chart.layout.nodes[2], chart.layout.nodes[3])
        let middle = Point((third.x + fourth.x) / 2, (try #require(third.y) + #require(fourth.y)) / 2)
        #expect(line.contains(middle))
    }

    /// Where days are too close for nodes, a day between two gaps is a dot of the line.
    @Test func aDayBetweenGapsIsADotOfTheLine() throws {
        let chart = try WeekChart(week(of: (0..<101).map { $0 < 40 || $0 % 2 == 0 ? $0 : nil }))
        let node = chart.layout.nodes[80]
        let place = Point(node.x, try #require(node.y))
        #expect(node.radius == 0)
        let pixel = try chart.image(RenderOptions(scale: 1, threads: 1)).buffer[Int(place.x), Int(place.y)]
        #expect(pixel.red < 200, "there is ink")
        #expect(try line(chart, margin: 0.5).contains(place))
    }

    /// As of a week with data on one day, and in any file that says so.
    @Test func aLineWithoutSegmentsDoesNotTrap() async {
        await #expect(processExitsWith: .success) {
            let rect = Rect(x: 1, y: 1, width: 3, height: 3)
            for kind in [LayoutBox.Kind.line, .area] {
                _ = HitArea(LayoutBox(kind: kind, name: "", rect: rect, lineWidth: 3), margin: 0.5)
                    .contains(Point(2, 2))
            }
        }
    }

    /// Judged by the curves themselves: whatever is drawn between two days is found, and nothing that is far from it.
    @Test(arguments: ChartOptions.Curve.allCases)
    func theDataLineHoldsEveryCurve(curve: ChartOptions.Curve) throws {
        var options = ChartOptions()
        options.curve = curve
        let chart = try WeekChart(week(of: [7314, 2583, 16105, nil, 60, 3942, 1641]), options: options)
        let places = Self.places(
            on: curve.path(through: chart.layout.nodes.map { node in node.y.map { Point(node.x, $0) } }))
        #expect(places.count > 400)
        let thin = try line(chart, margin: 1e-9)
        for place in places { #expect(thin.contains(place), "\(place)") }
        let margin = 2.0
        let (area, reach) = (try line(chart, margin: margin), chart.theme.lineWidth / 2 + margin)
        for x in stride(from: 0.0, through: 375, by: 1.5) {
            for y in stride(from: -20.0, through: 220, by: 1.5) {
                let place = Point(x, y)
                let distance = places.map { ($0 - place).length }.min() ?? .infinity
                // Places on the curve are up to 1 pt apart.
                if area.contains(place) { #expect(distance <= reach + 0.2, "\(place)") }
                if distance <= reach - 0.2 { #expect(area.contains(place), "\(place)") }
            }
        }
    }

    /// A line of very many days is what is between its highest and its lowest.
    @Test func anEnvelopeIsFilled() throws {
        let chart = try WeekChart(week(of: (0..<5000).map { $0 % 2 == 0 ? 0 : 100 }))
        let box = try #require(chart.drawing.boxes.first { $0.name == "data line" })
        #expect(box.kind == .area)
        let (area, plot) = (HitArea(box, margin: 0), chart.layout.plot)
        #expect(area.contains(plot.center) && area.contains(Point(plot.x + 20, plot.y + 20)))
        #expect(!area.contains(Point(plot.midX, plot.y - 4)) && !area.contains(Point(plot.x - 4, plot.midY)))
    }

    /// Close to each other, on every piece of a path.
    private static func places(on path: Path) -> [Point] {
        var places: [Point] = []
        for segment in path.segments {
            switch segment {
            case .move: break
            case .line(let start, let end), .close(let start, let end):
                places += (0...200).map { start.lerp(end, Double($0) / 200) }
            case .cubic(let curve): places += (0...200).map { curve.point(at: Double($0) / 200) }
            }
        }
        return places
    }
}
