import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// How the line at the goal runs among bars, numbers and days.
@Suite struct GoalLineTests {
    private static func chart(
        _ steps: [Int?] = sampleSteps, goal: Int, _ change: (inout ChartOptions) -> Void = { _ in }
    ) throws -> WeekChart {
        var options = ChartOptions()
        options.annotations.goal = goal
        change(&options)
        return try WeekChart(week(of: steps), options: options)
    }

    private static let goals = [2500, 2583, 5800, 6000, 6015, 6500, 7000, 7250, 7314, 12_000, 16_000, 16_105]

    /// The parts from left to right of the lines that are drawn with a pen of this width.
    private static func parts(_ chart: WeekChart, _ role: Mark.Role, width: Double) -> [(start: Double, end: Double)] {
        chart.drawing.scene.marks.flatMap { mark -> [(start: Double, end: Double)] in
            guard mark.role == role, let (path, pen, _) = mark.line, pen.width == width else {
                return []
            }
            return path.segments.compactMap { if case .line(let a, let b) = $0 { (a.x, b.x) } else { nil } }
        }
    }

    /// The ground beside the line cuts a bar only where at least its round corners are left above it.
    @Test(arguments: goals) func barsKeepTheirTops(goal: Int) throws {
        let chart = try Self.chart(goal: goal) { $0.mark = .bars }
        let y = try #require(chart.layout.goalLine?.y)
        let cuts = Self.parts(chart, .none, width: 1)
        for bar in chart.layout.nodes.compactMap(\.bar) {
            let isCut = cuts.contains { $0.start <= bar.x && bar.maxX <= $0.end }
            #expect(isCut == (bar.y <= y - 0.5 - 4), "a bar from \(bar.y), the line at \(y)")
        }
        #expect(cuts.count <= chart.layout.nodes.count { $0.reachesGoal }, "nothing beside bars")
    }

    @Test(arguments: goals) func checkMarksStandClear(goal: Int) throws {
        let chart = try Self.chart(goal: goal) { $0.mark = .bars }
        let y = try #require(chart.layout.goalLine?.y)
        for node in chart.layout.nodes {
            guard let disc = chart.layout.check(on: node, .light), let bar = node.bar else { continue }
            guard let (path, pen, _) = Mark.check(disc.center, radius: disc.width / 2, .white).line,
                let ink = path.bounds?.grown(by: pen.width / 2)
            else { continue }
            #expect(
                ink.y - (y + 0.5) >= 4 - 1e-9 || (y - 0.5) - ink.maxY >= 4 - 1e-9, "a check at \(ink.midY), not \(y)")
            #expect(bar.y < ink.y && ink.maxY < bar.maxY)
        }
        #expect(chart.layout.check(on: chart.layout.nodes[2], .light) != nil)
    }

    /// What is missing of the line is where a number stands.
    @Test(arguments: [ChartOptions.Mark.line, .bars], goals)
    func onlyNumbersInterruptIt(mark: ChartOptions.Mark, goal: Int) throws {
        let chart = try Self.chart(goal: goal) { ($0.mark, $0.annotations.values) = (mark, .all) }
        let line = try #require(chart.layout.goalLine)
        let numbers = chart.layout.nodes.compactMap(\.valueLabel?.rect).filter {
            $0.y - 2 < line.y && line.y < $0.maxY + 2
        }
        let parts = Self.parts(chart, .goalLine, width: 1)
        let ends = [line.startX] + parts.flatMap { [$0.start, $0.end] } + [line.endX]
        for gap in stride(from: 0, to: ends.count, by: 2).map({ (ends[$0], ends[$0 + 1]) }) where gap.1 - gap.0 > 1e-9 {
            #expect(numbers.contains { $0.x - 2 <= gap.0 && gap.1 <= $0.maxX + 2 }, "a gap from \(gap)")
        }
    }

    /// Days near the goal are never hidden by its line.
    @Test(arguments: [7, 31, 61, 90, 366, 9000]) func aLineOfDaysLiesOverIt(days: Int) throws {
        let chart = try Self.chart((0..<days).map { $0 * 7919 % 12_007 }, goal: 6000) { $0.mark = .line }
        let roles = chart.marks.map(\.role)
        let goal = try #require(roles.firstIndex(of: .goalLine))
        let lines = roles.indices.filter { [.days, .dataLine].contains(roles[$0]) }
        #expect(!lines.isEmpty && lines.allSatisfy { goal < $0 })
        #expect(Self.parts(chart, .none, width: 1).isEmpty)
    }

    /// What lies under the dashes on bars is as narrow as they are, and lets bars show through.
    @Test func barsShowThroughItsGround() throws {
        let chart = try Self.chart((0..<30).map { 4000 + $0 * 7919 % 12_007 }, goal: 8000) { $0.mark = .bars }
        let ground = try #require(chart.marks.first { $0.role == .none && $0.line != nil })
        #expect(ground.stroke?.pen.width == 1)
        #expect(ground.stroke?.paint == .solid(with(ChartTheme.Color.white) { $0.alpha = 0.75 }))
    }

    // MARK: Its text

    @Test(arguments: [ChartOptions.Mark.line, .bars])
    func itsTextStandsOverItAtTheRight(mark: ChartOptions.Mark) throws {
        let chart = try Self.chart(goal: 7000) { $0.mark = mark }
        let line = try #require(chart.layout.goalLine)
        #expect(line.texts.map(\.string) == ["goal 7,000"])
        #expect(isClose(line.texts[0].rect.maxX, line.endX) && line.texts[0].rect.maxY < line.y)
        var plain = chart.options
        plain.annotations.goal = nil
        #expect(try WeekChart(sampleWeek(), options: plain).layout.plot.width == chart.layout.plot.width)
    }

    /// A day, a number or another line in the way: then it stands beside the plot.
    @Test func whereItWouldTouchSomethingItHasAColumn() throws {
        func isOver(_ last: Int, _ change: (inout ChartOptions) -> Void = { _ in }) throws -> Bool {
            let steps = [9000, 1000, 12_000, 2000, 3000, 4000, last]
            let line = try #require(Self.chart(steps, goal: 7000, change).layout.goalLine)
            #expect(line.texts.map(\.string) == ["goal 7,000"])
            return line.texts.allSatisfy { $0.rect.maxX <= line.endX + 1e-9 }
        }
        #expect(try isOver(4000) && !isOver(7500) && !isOver(12_000))
        #expect(try !isOver(7500) { $0.mark = .bars } && isOver(4000) { $0.mark = .bars })
        // The number of the last day needs the room.
        #expect(try isOver(6000) { $0.mark = .bars })
        #expect(try !isOver(6000) { ($0.mark, $0.annotations.values) = (.bars, .all) })
    }

    /// A text that another one has moved away from its line is led to it.
    @Test func aTextBesideItsLineIsLedToIt() throws {
        func leaders(goal: Int, average: Bool) throws -> Int {
            let chart = try Self.chart(goal: goal) {
                $0.averageLine = average
                $0.annotations.values = .all
                $0.selection = .noDay
            }
            let end = try #require(chart.layout.goalLine).endX
            return chart.marks.count { mark in
                mark.role == .none && mark.line?.path.bounds.map { $0.x >= end - 20 && $0.height > 0 } == true
            }
        }
        #expect(try leaders(goal: 5500, average: true) > 0)
        #expect(try leaders(goal: 1700, average: false) == 0)
    }

    /// Selecting another day moves nothing.
    @Test(arguments: [ChartOptions.Mark.line, .bars]) func doesNotDependOnTheSelection(mark: ChartOptions.Mark) throws {
        for values in Annotations.Values.allCases {
            let layouts = try (0..<7).map { day in
                try Self.chart(goal: 5000) {
                    ($0.mark, $0.selection, $0.annotations.values) = (mark, .index(day), values)
                }.layout
            }
            #expect(Set(layouts.map(\.goalLine)).count == 1 && Set(layouts.map(\.plot)).count == 1)
        }
    }
}
