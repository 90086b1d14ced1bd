import StepTestSupport
import Testing

@testable import StepChart

@Suite struct ChartLayoutTests {
    /// The spec's formulas for the spec's week, worked out by hand: x_i = 30 + i 315/6,
    /// y = 15 + 150 (1 - (v - 60) / 16045).
    @Test func theSampleWeek() throws {
        let layout = try WeekChart(sampleWeek()).layout
        let expected: [(x: Double, y: Double)] = [
            (30, 97.184481), (82.5, 141.413213), (135, 15), (187.5, 109.328451), (240, 165), (292.5, 128.70832),
            (345, 150.219695),
        ]
        #expect(layout.nodes.count == 7)
        for (node, place) in zip(layout.nodes, expected) {
            #expect(isClose(node.x, place.x))
            #expect(isClose(try #require(node.y), place.y, within: 1e-6))
        }
        #expect(layout.nodes.map(\.radius) == [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 9.75])
        #expect(layout.nodes.map(\.isSelected) == [false, false, false, false, false, false, true])
        #expect(layout.nodes.map(\.label?.string) == ["9/12", "9/13", "9/14", "9/15", "9/16", "9/17", "9/18"])
        #expect(layout.guides?.xs == layout.nodes.map(\.x))
        #expect(layout.guides?.top == 10 && layout.guides?.bottom == 170)
        #expect(layout.averageLine == nil)
        #expect(layout.notices.isEmpty)
    }

    @Test func labelsStandOnTheirCentreLine() throws {
        let layout = try WeekChart(sampleWeek()).layout
        for node in layout.nodes {
            let rect = try #require(node.label).rect
            #expect(isClose(rect.midX, node.x) && isClose(rect.midY, 190))
            #expect(rect.width > 15 && rect.width < 30)
        }
    }

    @Test func theAverageLineStandsAtTheAverage() throws {
        let line = try #require(
            try WeekChart(sampleWeek(), options: ChartOptions(placement: .widget)).layout.averageLine)
        #expect(line.value == 5380)
        #expect(line.startX == 30 && line.endX == 345)
        #expect(isClose(line.y, 115.26488, within: 1e-5))
    }

    @Test func aSingleDayStandsInTheMiddle() throws {
        let layout = try WeekChart(week(of: [7314])).layout
        #expect(layout.nodes.map(\.x) == [187.5])
        #expect(layout.nodes.map(\.y) == [90])
        #expect(layout.nodes[0].scale == 1.3)
        #expect(layout.guides?.xs == [187.5])
    }

    @Test func equalCountsStandAtHalfHeight() throws {
        let layout = try WeekChart(week(of: [500, 500, nil, 500])).layout
        #expect(layout.nodes.map(\.y) == [90, 90, nil, 90])
        #expect(layout.notices.isEmpty)
    }

    /// No steps are data too.
    @Test func aWeekOfZerosStandsAtTheBottom() throws {
        let layout = try WeekChart(week(of: [0, 0, nil, 0])).layout
        #expect(layout.nodes.map(\.y) == [165, 165, nil, 165])
        #expect(layout.notices.isEmpty)
        let nothing = try #require(WeekChart(week(of: [nil, nil])).layout.notices.first)
        #expect(nothing.string == "No data")
        #expect(isClose(nothing.rect.midX, 187.5) && isClose(nothing.rect.midY, 90))
    }

    /// Days that hardly differ lie about the middle, unless the least is asked for at the bottom.
    @Test func smallDifferencesAreNoMountains() throws {
        func heights(_ steps: [Int], _ baseline: Annotations.Baseline?) throws -> Double {
            var options = ChartOptions()
            options.annotations.baseline = baseline
            let layout = try WeekChart(week(of: steps), options: options).layout
            let ys = layout.nodes.compactMap(\.y)
            return ((ys.max() ?? 0) - (ys.min() ?? 0)) / layout.plot.height
        }
        #expect(isClose(try heights([9000, 9074], nil), 74 / (0.4 * 9074), within: 1e-3))
        #expect(try heights([9000, 9074], .least) == 1)
        #expect(try heights([6000, 10_000], nil) == 1)
        #expect(try heights([0, 10_000], nil) == 1)
    }

    /// Where numbers would leave the plot no height, days would seem equal: the numbers go, and that is told.
    @Test func numbersLeaveThePlotAHeight() throws {
        var options = ChartOptions()
        (options.width, options.height, options.annotations.values) = (400, 80, .extremes)
        let low = try WeekChart(sampleWeek(), options: options).layout
        #expect(low.nodes.allSatisfy { $0.valueLabel == nil })
        #expect(low.omissions == [ChartLayout.Omission(part: .values, count: 3)])
        #expect(Set(low.nodes.map(\.y)).count == 7)
        options.height = 200
        #expect(try WeekChart(sampleWeek(), options: options).layout.nodes.count { $0.valueLabel != nil } == 3)
    }

    /// All days have their number, or the selected, the highest and the lowest.
    @Test(arguments: [140.0, 200, 260, 375])
    func numbersAreAllThereOrThoseThatSayMost(width: Double) throws {
        // A selected day that is the highest too makes no room for a day that is neither.
        for (mark, selected) in ChartOptions.Mark.ofCharts.flatMap({ [($0, 6), ($0, 2), ($0, 4)] }) {
            var options = ChartOptions()
            (options.width, options.mark, options.annotations.values) = (width, mark, .all)
            options.selection = .index(selected)
            let nodes = try WeekChart(sampleWeek(), options: options).layout.nodes
            let shown = nodes.filter { $0.valueLabel != nil }.map(\.index)
            #expect(shown.count == 7 || Set(shown).isSubset(of: [2, 4, selected]), "\(shown)")
        }
    }

    @Test func aWeekWithoutDataKeepsItsLabels() throws {
        let layout = try WeekChart(week(of: [nil, nil])).layout
        #expect(layout.nodes.map(\.y) == [nil, nil])
        #expect(layout.nodes.map(\.radius) == [0, 0])
        #expect(layout.nodes.map(\.label?.string) == ["9/12", "9/13"])
        #expect(layout.notices.map(\.string) == ["No data"])
    }

    @Test func aMissingDayHasALabelButNoNode() throws {
        let layout = try WeekChart(week(of: [1, nil, 3])).layout
        #expect(layout.nodes.map(\.y) == [165, nil, 15])
        #expect(layout.nodes[1].radius == 0)
        #expect(layout.nodes[1].label?.string == "9/13")
    }

    @Test func withoutLabelsTheChartTakesTheirRoom() throws {
        var options = ChartOptions()
        options.labels = .hidden
        let layout = try WeekChart(sampleWeek(), options: options).layout
        #expect(layout.plot == .init(x: 30, y: 15, width: 315, height: 170))
        #expect(try WeekChart(StepWeek(steps: [1, 2])).layout.plot.height == 170)
        #expect(try WeekChart(sampleWeek()).layout.plot.height == 150)
    }

    @Test(
        arguments: [
            (.automatic, 2), (.last, 6), (.index(0), 0), (.noDay, nil),
        ] as [(ChartOptions.Selection, Int?)])
    func selection(_ selection: ChartOptions.Selection, expected: Int?) throws {
        var options = ChartOptions()
        options.selection = selection
        let layout = try WeekChart(week(of: sampleSteps, selected: 2), options: options).layout
        #expect(layout.nodes.firstIndex(where: \.isSelected) == expected)
    }

    @Test func selectionByDate() throws {
        let date = try #require(CivilDate("2016-09-15"))
        let other = try #require(CivilDate("2016-09-19"))
        var options = ChartOptions()
        options.selection = .date(date)
        #expect(try WeekChart(sampleWeek(), options: options).layout.nodes[3].isSelected)
        options.selection = .date(other)
        #expect(throws: ChartError.noSuchDate(other)) { try WeekChart(sampleWeek(), options: options) }
    }

    @Test(arguments: [-1, 7, .max])
    func selectionOutsideTheWeekIsRefused(index: Int) throws {
        var options = ChartOptions()
        options.selection = .index(index)
        #expect(throws: ChartError.noSuchDay(index, count: 7)) { try WeekChart(sampleWeek(), options: options) }
    }

    @Test(arguments: [(60.0, 35.0), (59, 34), (10, 200), (375, 12), (1, 1), (0.001, 0.001)])
    func aCanvasSmallerThanItsMarginsStillHoldsEverything(width: Double, height: Double) throws {
        var options = ChartOptions(placement: .widget)
        (options.width, options.height) = (width, height)
        for steps in [sampleSteps, [0, 0], [5]] {
            let layout = try WeekChart(week(of: steps), options: options).layout
            for node in layout.nodes {
                let y = try #require(node.y)
                #expect((0...width).contains(node.x) && (0...height).contains(y))
            }
            for rect in layout.nodes.compactMap(\.label?.rect) + layout.notices.map(\.rect) {
                #expect(rect.x >= 0 && rect.maxX <= width + 1e-9)
                #expect(rect.y >= 0 && rect.maxY <= height + 1e-9)
            }
        }
    }

    @Test func guidesTooCloseStandAtLabelledDays() throws {
        let layout = try WeekChart(week(of: Array(repeating: 5, count: 300))).layout
        let labelled = layout.nodes.filter { $0.label != nil }.map(\.x)
        #expect(labelled.count > 5)
        #expect(layout.guides?.xs == labelled)
        var line = ChartOptions()
        line.mark = .line
        let month = try WeekChart(week(of: Array(repeating: 5, count: 31)), options: line).layout
        #expect(month.guides?.xs == month.nodes.filter { $0.label != nil }.map(\.x))
    }

    @Test func guidesWithoutLabelsKeepTheirDistance() throws {
        let layout = try WeekChart(StepWeek(steps: Array(repeating: 5, count: 300))).layout
        let xs = try #require(layout.guides?.xs)
        #expect(xs.count > 40 && xs.last == 345)
        for (a, b) in zip(xs, xs.dropFirst()) { #expect(b - a >= 6) }
    }
}
