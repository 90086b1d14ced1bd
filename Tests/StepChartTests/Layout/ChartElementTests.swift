import StepRaster
import Testing

@testable import StepChart

@Suite struct ChartElementTests {
    /// The names of what is at a place, topmost first.
    private func names(x: Double, y: Double, in layout: ChartLayout) -> [String] {
        layout.elements(margin: 0.5).filter { $0.contains(x: x, y: y) }.map(\.name)
    }

    @Test func everyThingHasItsPlaceAndName() throws {
        let layout = try WeekChart(sampleWeek(), options: ChartOptions(style: .widget)).layout
        let (third, fourth) = (layout.nodes[2], layout.nodes[3])
        let (top, bottom) = (try #require(third.y), try #require(fourth.y))
        #expect(names(x: third.x, y: top, in: layout) == ["node 2", "data line", "data line", "guide 2", "node 2"])
        #expect(names(x: (third.x + fourth.x) / 2, y: (top + bottom) / 2, in: layout) == ["data line"])
        #expect(names(x: third.x, y: top - 10, in: layout) == ["node 2"], "the shadow alone")
        let averageLine = try #require(layout.averageLine)
        #expect(names(x: 38, y: averageLine.y, in: layout).contains("average line"))
        #expect(names(x: 30, y: layout.height - 10, in: layout) == ["label 9/12"])
        #expect(names(x: layout.nodes[4].x, y: 12, in: layout) == ["guide 4"])
        #expect(names(x: 5, y: 5, in: layout) == [])
    }

    @Test func aNoticeIsOnTop() throws {
        let layout = try WeekChart(week(of: [0, 0])).layout
        #expect(names(x: 187.5, y: 90, in: layout) == ["notice"])
    }

    @Test func aGapInTheLineIsNobodys() throws {
        let layout = try WeekChart(week(of: [1, nil, 3, 4])).layout
        let line = layout.elements(margin: 0).filter { $0.name == "data line" }
        #expect(line.count == 3)
        #expect(!line.contains { $0.contains(x: layout.nodes[1].x, y: 100) })
    }

    /// Judged by the curves themselves: whatever is drawn between two days is found.
    @Test(arguments: [ChartOptions.Curve.linear, .monotone])
    func theDataLineHoldsEveryCurve(curve: ChartOptions.Curve) throws {
        let layout = try WeekChart(sampleWeek()).layout
        let line = layout.elements(margin: 1e-9).filter { $0.name == "data line" }
        let points = layout.nodes.map { node in node.y.map { Point(node.x, $0) } }
        var last = Point.zero
        for element in curve.path(through: points).elements {
            let places: [Point]
            switch element {
            case .move(let p): places = [p]
            case .line(let p): places = stride(from: 0, through: 1, by: 0.01).map { last + (p - last) * $0 }
            case .cubic(let a, let b, let p):
                places = stride(from: 0, through: 1, by: 0.01).map { t in
                    let s = 1 - t
                    return last * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + p * (t * t * t)
                }
            case .close: places = []
            }
            for p in places { #expect(line.contains { $0.contains(x: p.x, y: p.y) }, "\(p)") }
            last = places.last ?? last
        }
        #expect(last == points.last)
    }
}
