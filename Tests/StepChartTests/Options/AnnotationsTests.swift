import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// What helps to read a chart, as numbers.
@Suite struct AnnotationsTests {
    private func layout(_ steps: [Int?] = sampleSteps, _ change: (inout ChartOptions) -> Void) throws -> ChartLayout {
        var options = ChartOptions()
        change(&options)
        return try WeekChart(week(of: steps), options: options).layout
    }

    private func values(_ layout: ChartLayout) -> [String?] { layout.nodes.map { $0.valueLabel?.string } }

    // MARK: Values

    @Test func valuesStandAtTheDaysThatWereAskedFor() throws {
        #expect(try values(layout { _ in }) == [nil, nil, nil, nil, nil, nil, nil])
        #expect(try values(layout { $0.annotations.values = .selected }) == [nil, nil, nil, nil, nil, nil, "1,641"])
        #expect(
            try values(layout { $0.annotations.values = .extremes }) == [nil, nil, "16,105", nil, "60", nil, "1,641"])
        #expect(
            try values(layout { $0.annotations.values = .all })
                == ["7,314", "2,583", "16,105", "6,015", "60", "3,942", "1,641"])
    }

    @Test(arguments: [(Language.german, "16.105"), (.french, "16\u{202F}105"), (.spanish, "16.105")])
    func valuesAreGroupedAsTheLanguageDoes(language: Language, text: String) throws {
        let layout = try layout { ($0.annotations.values, $0.language) = (.extremes, language) }
        #expect(layout.nodes[2].valueLabel?.string == text)
        // Spanish leaves four digits alone.
        let last = layout.nodes[6].valueLabel?.string
        #expect(last == (language == .spanish ? "1641" : text.replacing("16", with: "1").replacing("105", with: "641")))
    }

    /// A peak's number stands above, a valley's below.
    @Test func valuesStandOnTheOutsideOfBends() throws {
        let nodes = try layout { $0.annotations.values = .all }.nodes
        for (index, isAbove) in [(2, true), (4, false), (1, false), (5, true)] {
            let (y, value) = (try #require(nodes[index].y), try #require(nodes[index].valueLabel))
            #expect(isAbove ? value.rect.maxY < y : value.rect.y > y)
        }
    }

    /// The curve itself, sampled, comes nowhere nearer to a number than half its width.
    @Test(arguments: ChartOptions.Curve.allCases)
    func valuesDoNotTouchTheLine(curve: ChartOptions.Curve) throws {
        let weeks: [[Int?]] = [
            sampleSteps, [1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1], [9, 1, 9, 1, 9, 1, 9], [5, 5, 5, 5, 5, 5, 5],
            [0, 20_000, 19_000, 18_000, 500, 400, 20_000], [3, nil, 900, 901, nil, nil, 4],
            (0..<20).map { $0 * $0 * 37 % 20_011 },
        ]
        var shown = 0
        for steps in weeks {
            var options = ChartOptions()
            (options.curve, options.annotations.values) = (curve, .all)
            let layout = try WeekChart(week(of: steps), options: options).layout
            let path = curve.path(through: layout.nodes.map { node in node.y.map { Point(node.x, $0) } })
            let measured = MeasuredPath(path)
            let ends = (0...2000).compactMap { part -> Point? in
                switch measured.trimmed(to: Double(part) / 2000).elements.last {
                case .move(let p), .line(let p), .cubic(_, _, let p): p
                default: nil
                }
            }
            for value in layout.nodes.compactMap(\.valueLabel) {
                shown += 1
                let rect = value.rect.grown(by: 1.5)
                #expect(!ends.contains { rect.x < $0.x && $0.x < rect.maxX && rect.y < $0.y && $0.y < rect.maxY })
            }
        }
        #expect(shown > 30)
    }

    @Test func whatHasNoRoomIsTold() throws {
        // Of 40 days numbers are wider than days; of 26 some have room.
        for count in [26, 40, 90] {
            let crowded = try layout((0..<count).map { $0 * 7919 % 10_007 }) { $0.annotations.values = .all }
            let dropped = try #require(crowded.omissions.first { $0.part == .values })
            #expect(dropped.count == count - values(crowded).count { $0 != nil })
        }
        #expect(try layout { $0.annotations.values = .all }.omissions.isEmpty)
        let small = try layout {
            ($0.width, $0.height) = (90, 60)
            ($0.annotations.title, $0.annotations.subtitle, $0.annotations.yAxis, $0.annotations.goal) = (
                .automatic, .automatic, true, 9000
            )
        }
        #expect(Set(small.omissions.map(\.part)).isSuperset(of: [.subtitle, .title, .lineTexts, .yAxis]))
        #expect(small.title == nil && small.yAxis == nil && small.goalLine?.texts == [])
    }

    /// A label that would lie on a node is left out.
    @Test func onATinyCanvasNothingLiesOnANode() throws {
        let tiny = try layout { ($0.width, $0.height, $0.labels) = (30, 20, .monthDay) }
        #expect(tiny.nodes.allSatisfy { $0.label == nil })
        #expect(tiny.omissions == [.init(part: .labels, count: 7)])
    }

    // MARK: Baseline and axis

    @Test func theBaselineIsTheCountAtTheBottom() throws {
        let bottom = 165.0
        #expect(try layout { _ in }.nodes[4].y == bottom)
        let zero = try layout { $0.annotations.baseline = .zero }
        #expect(isClose(try #require(zero.nodes[4].y), bottom - 150 * 60 / 16105))
        let raised = try layout([100, 200]) { $0.annotations.baseline = .steps(50) }
        #expect(isClose(try #require(raised.nodes[0].y), bottom - 50))
    }

    @Test func theAxisStandsLeftOfThePlot() throws {
        let layout = try layout { $0.annotations.yAxis = true }
        let axis = try #require(layout.yAxis)
        #expect(axis.ticks.map(\.label.string) == ["0", "5,000", "10,000", "15,000", "20,000"])
        #expect(axis.ticks.map(\.y) == [165, 127.5, 90, 52.5, 15])
        for tick in axis.ticks {
            #expect(isClose(tick.label.rect.midY, tick.y))
            #expect(isClose(tick.label.rect.maxX, axis.startX - 6))
        }
        #expect(axis.startX == layout.plot.x - 9.75)
    }

    // MARK: Lines

    @Test func theGoalIsALineWithItsNumber() throws {
        let layout = try layout { $0.annotations.goal = 10_000 }
        let line = try #require(layout.goalLine)
        #expect(isClose(line.y, 15 + 150 * (16105.0 - 10_000) / (16105 - 60)))
        #expect(line.texts.map(\.string) == ["goal 10,000"])
        #expect(layout.nodes.map(\.reachesGoal) == [false, false, true, false, false, false, false])
        // A goal above all days has its place too.
        let high = try self.layout { $0.annotations.goal = 30_000 }
        let highLine = try #require(high.goalLine)
        #expect(highLine.y == 15 && high.nodes.allSatisfy { !$0.reachesGoal })
        #expect(highLine.texts.map(\.string) == ["goal 30,000"])
        #expect(highLine.texts.allSatisfy { $0.rect.x == highLine.endX + 6 })
    }

    /// The widget's own line stays as it is.
    @Test func anAverageLineIsLabelledWhereItWasAskedFor() throws {
        #expect(try layout { $0.averageLine = true }.averageLine?.texts.map(\.string) == ["avg 5,380"])
        #expect(try layout { $0 = ChartOptions(placement: .widget) }.averageLine?.texts == [])
    }

    @Test func textsOfLinesGiveWayToEachOther() throws {
        let layout = try layout { ($0.averageLine, $0.annotations.goal) = (true, 5400) }
        let rects = ((layout.goalLine?.texts ?? []) + (layout.averageLine?.texts ?? [])).map(\.rect)
        #expect(rects.count == 2 && !rects[0].touches(rects[1], gap: 1.5))
    }

    /// A sum of days reaches no day's goal.
    @Test func sumsHaveNoGoal() throws {
        let layout = try layout(Array(repeating: 5000, count: 21)) {
            ($0.annotations.goal, $0.aggregation.span, $0.aggregation.summary) = (6000, .week, .sum)
        }
        #expect(layout.goalLine == nil && layout.nodes.map(\.value) == [35_000, 35_000, 35_000])
    }

    @Test func theDaysBeforeStandAtTheSamePlaces() throws {
        let before = [100, nil, 32_150].map { StepDay(steps: $0) }
        let chart = try WeekChart(week(of: sampleSteps).comparing(with: before))
        #expect(chart.layout.nodes.map(\.previous?.value) == [100, nil, 32_150, nil, nil, nil, nil])
        // They have a share in the scale.
        let top = chart.layout.plot.y
        #expect(chart.layout.nodes[2].previous?.y == top)
        let line = try #require(chart.marks.first { $0.role == .daysBefore })
        guard let (path, pen, _) = line.line else {
            Issue.record("a line")
            return
        }
        #expect(pen.width == 2)
        for index in [0, 2] {
            let place = Point(chart.layout.nodes[index].x, try #require(chart.layout.nodes[index].previous?.y))
            #expect(path.elements.contains(.move(place)))
        }
    }

    /// Bars that are too many to compare one by one have a line at the average of the days before.
    @Test(arguments: [14, 15]) func manyBarsHaveOneLineForTheDaysBefore(count: Int) throws {
        let before = (0..<count).map { StepDay(steps: $0.isMultiple(of: 2) ? 4000 : 6000) }
        var options = ChartOptions()
        options.mark = .bars
        let week = try week(of: Array(repeating: 9000, count: count)).comparing(with: before)
        let chart = try WeekChart(week, options: options)
        let line = chart.marks.first { $0.role == .daysBefore }?.line
        let names = chart.layout.legend.texts.map(\.string)
        guard count > 14 else {
            #expect(line == nil && chart.layout.averageBefore == nil && !names[0].hasSuffix(", on average"))
            return
        }
        let even = try #require(chart.layout.nodes[0].previous?.y)
        let odd = try #require(chart.layout.nodes[1].previous?.y)
        guard case .move(let start) = try #require(line).path.elements[0] else {
            Issue.record("a line")
            return
        }
        #expect(isClose(start.y, (8 * even + 7 * odd) / 15) && names[0].hasSuffix(", on average"))
    }

    /// A line as theirs, and words in the language, at the right over the plot.
    @Test func itIsToldWhatTheDaysBeforeAre() throws {
        let week = try sampleWeek().comparing(with: [StepDay(steps: 100), StepDay(steps: 9000)])
        for mark in [ChartOptions.Mark.line, .bars] {
            var options = ChartOptions()
            options.mark = mark
            let chart = try WeekChart(week, options: options)
            let legend = try #require(chart.layout.legend.texts.first)
            let whole = try sampleWeek().comparing(with: Array(repeating: StepDay(steps: 5000), count: 7))
            #expect(try WeekChart(whole, options: options).layout.legend.texts.map(\.string) == ["week before"])
            #expect(legend.string == "days before" && isClose(legend.rect.maxX, chart.layout.plot.maxX + 9.75))
            #expect(legend.rect.maxY < chart.layout.plot.y - 9.75 + 1e-9)
            let before = chart.drawing.boxes.filter { $0.name == "days before" }.map(\.rect)
            #expect(before.contains { $0.y < legend.rect.maxY && $0.x < legend.rect.x })
            // What is nothing is not told, nor what has no room.
            #expect(try WeekChart(sampleWeek(), options: options).layout.legend.isEmpty)
            options.placement = .message
            #expect(try WeekChart(week, options: options).layout.legend.isEmpty)
            (options.placement, options.height) = (.chart, 50)
            let low = try WeekChart(week, options: options).layout
            #expect(low.legend.isEmpty && low.omissions.contains { $0.part == .legend })
        }
    }

    // MARK: Headings

    @Test func headingsStandAtTheLeftAndTakeTheirRoom() throws {
        let layout = try layout { ($0.annotations.title, $0.annotations.subtitle) = (.automatic, .automatic) }
        #expect(layout.title?.string == "Wednesday was best: 16,105 steps")
        #expect(layout.subtitle?.string == "Steps a day, September 12–18, 2016")
        // Their ink does, not the room around it.
        for heading in [try #require(layout.title), try #require(layout.subtitle)] {
            #expect(heading.leftBearing > 0 && isClose(heading.rect.x + heading.leftBearing, 20.25))
        }
        #expect(layout.subtitle?.rect.y == layout.title?.rect.maxY)
        #expect(layout.plot.y > (layout.subtitle?.rect.maxY ?? 0) + 5)
        let long = try self.layout { $0.annotations.title = .text(String(repeating: "long ", count: 40)) }
        #expect(long.title?.string.hasSuffix("…") == true)
        #expect(try #require(long.title).rect.maxX <= 375 - 20.25)
    }

    // MARK: Bars

    @Test func barsStandOnTheBottom() throws {
        let layout = try layout { $0.mark = .bars }
        let bars = layout.nodes.compactMap(\.bar)
        #expect(bars.count == 7)
        #expect(bars.allSatisfy { isClose($0.maxY, layout.plot.maxY) })
        // What nodes would have from end to end, of which .62 is bar, and no gap is outside.
        #expect(bars.allSatisfy { isClose($0.width, 334.5 / 6.62 * 0.62) })
        #expect(isClose(bars[0].x, 20.25) && isClose(bars[6].maxX, 375 - 20.25))
        // From zero: half as high is half as much.
        #expect(isClose(bars[0].height / bars[2].height, 7314.0 / 16105))
        #expect(layout.nodes.allSatisfy { $0.radius == 0 })
    }

    @Test func noStepsAreASliverAndNoDataIsNothing() throws {
        let nodes = try layout([0, nil, 100]) { $0.mark = .bars }.nodes
        #expect(nodes[0].bar?.height == 1.5)
        #expect(nodes[1].bar == nil)
    }

    @Test func aBarIsRoundAbove() {
        let bar = Bar(index: 0, rect: .init(x: 10, y: 20, width: 8, height: 30), radius: 4)
        let path = bar.path
        #expect(
            rounded(path)
                == "M10,50L10,24C10,21.790861,11.790861,20,14,20L14,20C16.209139,20,18,21.790861,18,24L18,50Z")
        #expect(bar.grown(to: 0).path.isEmpty && bar.grown(to: 0.5).rect.y == 35)
    }

    /// Their numbers stand right above them, and their marks inside.
    @Test func valuesStandOverBars() throws {
        let layout = try layout { ($0.mark, $0.annotations.values, $0.annotations.goal) = (.bars, .all, 7000) }
        for node in layout.nodes {
            let (bar, value) = (try #require(node.bar), try #require(node.valueLabel))
            #expect(isClose(value.rect.midX, bar.midX) && value.rect.maxY <= bar.y && value.rect.maxY > bar.y - 3)
            let mark = layout.check(on: node, .light)
            #expect((mark != nil) == node.reachesGoal)
            if let mark { #expect(mark.y > bar.y && mark.maxY < bar.maxY && mark.x > bar.x) }
        }
    }

    // MARK: Lines and numbers

    /// Guides and lines stop where a number stands.
    @Test func linesAreCutAtNumbers() {
        func standing(_ role: Mark.Role, _ lines: [Path], _ rects: [Rect]) -> Mark {
            let gaps = rects.map { Mark.Gap(rect: $0, margin: 1.5) }
            return Mark.lines(role, lines, StrokeStyle(width: 1), .white, gaps: gaps).resolved[0]
        }
        let one = [Rect(x: 40, y: 90, width: 20, height: 10)]
        let line = Path.level(from: 10, to: 100, y: 95)
        let level = standing(.averageLine, [line], one)
        #expect(level.description.hasPrefix("stroke M10,95L38.5,95M61.5,95L100,95"))
        // What stands beside the line leaves it as it is.
        let beside = [Rect(x: 80, y: 90, width: 40, height: 10), Rect(x: 130, y: 90, width: 9, height: 9)]
        let cut = standing(.averageLine, [line], beside)
        #expect(cut.description.hasPrefix("stroke M10,95L78.5,95 "))
        let guides = [20.0, 50].map { Path(through: [Point($0, 0), Point($0, 200)]) }
        let mark = standing(.guide(.subpaths([0, 1])), guides, one)
        #expect(mark.description.hasPrefix("stroke M20,0L20,200M50,0L50,88.5M50,101.5L50,200"))
        #expect(mark.boxes.map(\.name) == ["guide 0", "guide 1"])
    }

    // MARK: Size

    /// A card in pixels has the pixels of a third of its size at three times the scale; but letters of more than 44 points,
    /// as a title would have, stand closer.
    @Test func measuresGrowWithTheCanvas() throws {
        var options = ChartOptions()
        (options.annotations.values, options.annotations.goal) = (.all, 7000)
        (options.width, options.height) = (400, 210)
        let small = try WeekChart(sampleWeek(), options: options)
        options.fitsCanvas = true
        #expect(try WeekChart(sampleWeek(), options: options).layout == small.layout)
        (options.width, options.height) = (1200, 630)
        let large = try WeekChart(sampleWeek(), options: options)
        #expect(isClose(large.layout.nodes[0].radius, 3 * small.layout.nodes[0].radius))
        #expect(large.theme == .light)
        let (a, b) = (try large.image(.scale(1)).buffer, try small.image(.scale(3)).buffer)
        // Places are a rounding error apart.
        let greatest = zip(a.pixels, b.pixels).map { p, q in
            max(abs(Int(p.red) - Int(q.red)), abs(Int(p.green) - Int(q.green)), abs(Int(p.blue) - Int(q.blue)))
        }.max()
        #expect((greatest ?? 9) <= 1)
    }
}
