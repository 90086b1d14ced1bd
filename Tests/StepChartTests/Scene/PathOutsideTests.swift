import StepRaster
import Testing

@testable import StepChart

@Suite struct PathOutsideTests {
    private static let box = Rect(x: 10, y: -5, width: 10, height: 10)

    @Test func aLineIsInterrupted() {
        let line = Path(elements: [.move(Point(0, 0)), .line(Point(30, 0))])
        #expect(line.outside(Self.box).description == "M0,0L10,0M20,0L30,0")
        let slanted = Path(elements: [.move(Point(5, -10)), .line(Point(25, 10)), .line(Point(25, 20))])
        #expect(slanted.outside(Self.box).description == "M5,-10L10,-5M20,5L25,10L25,20")
        // It begins or ends inside, or touches a side.
        #expect(
            Path(elements: [.move(Point(15, 0)), .line(Point(15, 9))]).outside(Self.box).description == "M15,5L15,9")
        #expect(
            Path(elements: [.move(Point(10, 9)), .line(Point(10, 0))]).outside(Self.box).description == "M10,9L10,0")
    }

    @Test func aCurveIsInterrupted() {
        let curve = Path(elements: [.move(Point(0, 0)), .cubic(Point(10, 1), Point(20, -1), Point(30, 0))])
        let ends = curve.outside(Self.box).elements.compactMap(\.end)
        #expect(zip(ends, [0, 10, 20, 30.0]).allSatisfy { isClose($0.x, $1, within: 1e-5) } && ends.count == 4)
    }

    /// A move that nothing follows is a dot.
    @Test func dotsStayOutside() {
        let dots = Path(elements: [.move(Point(0, 0)), .move(Point(15, 0)), .move(Point(30, 0)), .line(Point(40, 0))])
        #expect(dots.outside(Self.box).description == "M0,0M30,0L40,0")
    }

    @Test func whatLiesBesideStays() {
        let beside = Path(elements: [.move(Point(0, 0)), .line(Point(9, 40))])
        #expect(beside.outside(Self.box).elements.compactMap(\.end) == [Point(0, 0), Point(9, 40)])
        let inside = Path(elements: [.move(Point(11, 0)), .line(Point(19, 1))])
        #expect(inside.outside(Self.box).isEmpty)
    }

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

    /// On a dark background what is loud is far brighter than what is quiet, whatever the theme.
    @Test func aDarkBackgroundHasTheDarkThemesLetters() throws {
        let navy = ChartTheme.Color(red: 0, green: 0, blue: 0.5)
        var options = CardOptions()
        options.chart.background = navy
        let light = CardPalette(ChartTheme.light.suited(to: navy), options)
        let dark = CardPalette(.dark, options)
        #expect(light.ink == dark.ink && light.quiet == dark.quiet)
        #expect(light.ink.contrast(with: light.ground) > 1.5 * light.quiet.contrast(with: light.ground))
        let white = ChartTheme.Color.white
        #expect(ChartTheme.dark.suited(to: white).captionText.color == ChartTheme.light.captionText.color)
        #expect(ChartTheme.light.suited(to: white) == .light && ChartTheme.light.suited(to: nil) == .light)
    }
}
