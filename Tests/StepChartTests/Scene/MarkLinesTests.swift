import StepRaster
import Testing

@testable import StepChart

@Suite struct MarkLinesTests {
    /// The line of the days before does not strike through a number.
    @Test(arguments: [300.0, 375, 600])
    func daysBeforeLeaveNumbersClear(width: Double) throws {
        var options = ChartOptions()
        (options.width, options.annotations.values) = (width, .all)
        let week = try sampleWeek().comparing(with: sampleSteps.reversed().map { StepDay(steps: $0) })
        let chart = try WeekChart(week, options: options)
        let before = try #require(chart.drawing.scene.marks.first { $0.role == .daysBefore })
        guard let path = before.line?.path else {
            Issue.record("the days before are a line")
            return
        }
        let texts = chart.layout.nodes.compactMap(\.valueLabel?.rect)
        #expect(texts.count >= 3)
        for case .cubic(let curve) in path.segments {
            for step in 0...64 {
                let p = curve.point(at: Double(step) / 64)
                #expect(!texts.contains { $0.x < p.x && p.x < $0.maxX && $0.y < p.y && p.y < $0.maxY })
            }
        }
    }

    /// On bars the goal's dashes lie on a line of the background's colour.
    @Test func theGoalIsSeenOnBars() throws {
        var options = ChartOptions()
        (options.mark, options.annotations.goal) = (.bars, 4000)
        for builtIn in ChartTheme.BuiltIn.allCases {
            let theme = ChartTheme(builtIn)
            let marks = try WeekChart(sampleWeek(), options: options, theme: theme).marks
            let index = try #require(marks.firstIndex { $0.role == .goalLine })
            guard let (_, casing, ringPaint) = marks[index - 1].line, case .solid(let ground) = ringPaint,
                let (_, pen, paint) = marks[index].line, case .solid(let color) = paint
            else {
                Issue.record("the goal has a casing")
                return
            }
            let ring = theme.nodeRingColor
            #expect(casing.width == pen.width && isClose(ground.alpha, 0.75 * ring.alpha, within: 1e-9))
            #expect(ground.red == ring.red && ground.blue == ring.blue)
            #expect(color.contrast(with: ground.over(theme.background)) >= 3, "\(builtIn)")
        }
    }
}
