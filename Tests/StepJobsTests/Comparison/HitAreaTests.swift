import StepRaster
import StepTestSupport
import Testing

@testable import StepChart
@testable import StepJobs

struct HitAreaTests {
    /// Judged by the curves themselves: whatever is drawn between two days is found, and nothing that is far from it.
    @Test(arguments: ChartOptions.Curve.allCases)
    func theDataLineHoldsEveryCurve(curve: ChartOptions.Curve) throws {
        var options = ChartOptions()
        options.curve = curve
        let chart = try WeekChart(week(of: [7314, 2583, 16105, nil, 60, 3942, 1641]), options: options)
        let places = Self.places(
            on: curve.path(through: chart.layout.nodes.map { node in node.y.map { Point(node.x, $0) } }))
        #expect(places.count > 400)
        let boxes = chart.drawing.boxes.filter { $0.name == "data line" }
        #expect(boxes.count == 1)
        let box = try #require(boxes.first)
        let thin = HitArea(box, margin: 1e-9)
        for place in places { #expect(thin.contains(place), "\(place)") }
        let margin = 2.0
        let (area, reach) = (HitArea(box, margin: margin), chart.theme.lineWidth / 2 + margin)
        let step = Walk.isWhole ? 1.5 : 5.5
        for x in stride(from: 0.0, through: 375, by: step) {
            for y in stride(from: -20.0, through: 220, by: step) {
                let place = Point(x, y)
                let distance = places.map { ($0 - place).length }.min() ?? .infinity
                // Places on the curve are up to 1 pt apart.
                if area.contains(place) { #expect(distance <= reach + 0.2, "\(place)") }
                if distance <= reach - 0.2 { #expect(area.contains(place), "\(place)") }
            }
        }
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
