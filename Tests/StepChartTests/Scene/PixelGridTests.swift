import StepRaster
import Testing

@testable import StepChart

/// Edges along the axes are where pixels begin.
@Suite struct PixelGridTests {
    private static func isWhole(_ x: Double) -> Bool { isClose(x, x.rounded(), within: 1e-6) }

    private static func chart(_ mark: ChartOptions.Mark, _ theme: ChartTheme = .light) throws -> WeekChart {
        var options = ChartOptions()
        (options.mark, options.annotations.goal, options.annotations.yAxis) = (mark, 7000, true)
        options.averageLine = true
        return try WeekChart(sampleWeek(), options: options, theme: theme)
    }

    /// The goal's and the average's line are 1 pt wide, guides and the axis' lines .5 pt.
    @Test(arguments: [1.0, 2, 3, 4]) func bothEdgesOfALineAreOnPixels(scale: Double) throws {
        var count = 0
        for mark in try Self.chart(.bars).marks + Self.chart(.line).marks {
            guard let (path, pen, _) = mark.onPixelGrid(scale).line, Self.isWhole(pen.width * scale),
                mark.role != .dataLine
            else { continue }
            for case .line(let a, let b) in path.segments where a.x == b.x || a.y == b.y {
                let middle = a.x == b.x ? a.x : a.y
                #expect(Self.isWhole((middle - pen.width / 2) * scale), "the \(mark.role.kind) at \(middle)")
                count += 1
            }
        }
        #expect(count > 3)
    }

    /// Where pixels are small, all is where it is.
    @Test func finePixelsNeedNoGrid() throws {
        for mark in try Self.chart(.bars).marks { #expect(mark.onPixelGrid(4.5) == mark) }
    }

    /// Each pixel of a row through the bars is wholly a bar or wholly not.
    @Test(arguments: [1.0, 2, 3]) func barsHaveSharpSides(scale: Double) throws {
        let chart = try Self.chart(.bars)
        let scene = Scene(
            size: chart.size, background: .white,
            marks: chart.marks.filter { $0.role == .bar })
        let image = scene.canvas(scale: scale).image()
        let ground = image[0, 0]
        for bar in chart.layout.nodes.compactMap(\.bar) where bar.height > 20 {
            let row = Int(bar.midY * scale)
            let inside = image[Int(bar.midX * scale), row]
            for x in Int((bar.x - 2) * scale)..<Int((bar.maxX + 2) * scale) {
                let pixel = image[x, row]
                let isInside = abs(Int(pixel.green) - Int(inside.green)) < 8
                #expect(isInside || pixel == ground, "\(pixel) at \(x), \(row)")
            }
            let (column, top) = (Int(bar.midX * scale), Int((bar.y * scale).rounded()))
            #expect(image[column, top - 1] == ground && image[column, top] == image[column, top + 1])
        }
    }

    /// All bars are as wide as each other, which whole pixels could undo.
    @Test func barsStayAlike() throws {
        let chart = try Self.chart(.bars)
        let bars = chart.marks.flatMap { mark -> [Bar] in
            guard case .bars(let bars) = mark.geometry else { return [] }
            return bars
        }
        let widths = bars.compactMap { $0.path(scale: 1).bounds }.map { ($0.width * 1e6).rounded() }
        #expect(widths.count == 7 && Set(widths).count == 1)
    }

    /// The line, its nodes and letters are drawn where they are; so is a bar that is hardly seen.
    @Test func curvesStayExact() throws {
        for mark in try Self.chart(.line).marks {
            switch mark.geometry {
            case .path where mark.role == .dataLine, .disc, .text: #expect(mark.onPixelGrid(2) == mark)
            default: break
            }
        }
        let level = Mark(
            .dataLine, .path(Path(elements: [.move(Point(0.3, 0.3)), .line(Point(9, 0.3))])),
            stroke: .init(StrokeStyle(width: 1), .solid(.black)))
        #expect(level.onPixelGrid(1) == level)
        let thin = Bar(index: 0, rect: Rect(x: 0.3, y: 0.3, width: 1.2, height: 9), radius: 0.2)
        #expect(thin.path(scale: 1) == thin.path)
    }
}
