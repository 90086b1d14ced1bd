import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Very many bars are drawn as columns of pixels.
@Suite struct BarColumnsTests {
    private static func bars(_ count: Int, in width: Double, part: Double = 0.62) -> [Bar] {
        let pitch = width / Double(count)
        return (0..<count).map { index in
            let height = 5 + Double(index * 7919 % 10_007) / 10_007 * 50
            let rect = Rect(x: 3.3 + Double(index) * pitch, y: 60 - height, width: part * pitch, height: height)
            return Bar(index: index, rect: rect, radius: 4, isRoundBelow: index % 2 != 0)
        }
    }

    private static func picture(_ path: Path, scale: Double) -> PixelBuffer {
        var canvas = Canvas(size: Size(110, 64), scale: scale, background: .white)
        canvas.fill(path, with: .solid(.black))
        return canvas.image()
    }

    /// Coverage is an area: one by one the bars have the same pixels, give or take a rounding.
    @Test(arguments: [1.0, 1.5, 3], [1700, 4000]) func pixelsAreTheBarsOwn(scale: Double, count: Int) throws {
        let bars = Self.bars(count, in: 100)
        let columns = try #require(BarColumns.outlines(of: bars, scale: scale))
        let all = Path(elements: bars.flatMap(\.path.elements))
        let apart = Self.picture(all, scale: scale)
        let together = Self.picture(Path(elements: columns.flatMap(\.elements)), scale: scale)
        let most = zip(apart.pixels, together.pixels).map { abs(Int($0.red) - Int($1.red)) }.max()
        #expect(try #require(most) <= 2)
        #expect(apart.pixels.contains { $0.red < 160 })
    }

    /// A few bars, and wide ones, keep their corners.
    @Test func aFewAreDrawnOneByOne() {
        #expect(BarColumns.outlines(of: Self.bars(900, in: 100), scale: 1) == nil)
        #expect(BarColumns.outlines(of: Self.bars(1700, in: 100), scale: 16) == nil)
    }

    /// A path for each column, which depends on the canvas, not on the number of bars.
    @Test func memoryIsThatOfTheCanvas() throws {
        let columns = try #require(BarColumns.outlines(of: Self.bars(200_000, in: 100), scale: 1))
        #expect((100...102).contains(columns.count))
        #expect(columns.allSatisfy { $0.elements.count <= 2 * 64 + 3 })
    }

    @Test(arguments: [ChartOptions.Mark.bars]) func manyDaysAreFewMarks(mark: ChartOptions.Mark) throws {
        let week = try week(of: (0..<20_000).map { $0 * 7919 % 15_000 })
        var options = ChartOptions()
        options.mark = mark
        #expect(try WeekChart(week, options: options).marks.count { $0.role == .bar } <= 2)
        var card = CardOptions()
        card.chart.mark = mark
        card.chart.annotations.goal = 6000
        #expect(try WeekCard(week, options: card).marks.count { $0.role == .bar } == 2)
    }
}
