import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Walks the layouts of all options with all themes and languages, over weeks that are hard to set: no texts and nodes
/// overlap, none is beyond the border, no line crosses a text, and all can be seen.
@Suite struct LayoutWalkTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var notice: Notice?
        var change: @Sendable (inout ChartOptions) -> Void

        init(_ name: String, notice: Notice? = nil, _ change: @escaping @Sendable (inout ChartOptions) -> Void) {
            (testDescription, self.notice) = (name, notice)
            self.change = change
        }
    }

    static let cases: [Case] = [
        Case("plain") { _ in },
        Case("values") { $0.annotations.values = .all },
        Case("extremes, linear") { ($0.annotations.values, $0.curve) = (.extremes, .linear) },
        Case("axis") { ($0.annotations.yAxis, $0.annotations.values) = (true, .all) },
        Case("baseline") { ($0.annotations.yAxis, $0.annotations.baseline) = (true, .steps(1000)) },
        Case("goal") { ($0.annotations.goal, $0.annotations.values) = (10_000, .all) },
        Case("goal and average") {
            ($0.annotations.goal, $0.averageLine, $0.annotations.values) = (5400, true, .extremes)
        },
        Case("headings") {
            ($0.annotations.title, $0.annotations.subtitle, $0.annotations.values) = (.automatic, .automatic, .all)
        },
        Case("long headings") { options in
            options.annotations.title = .text(String(repeating: "A very long title of words ", count: 9))
            options.annotations.subtitle = .text(String(repeating: "W", count: 300))
        },
        Case("bars") { ($0.mark, $0.annotations.values, $0.annotations.goal) = (.bars, .all, 8000) },
        Case("bars, all") { options in
            options.mark = .bars
            everything(&options)
        },
        Case("everything") { everything(&$0) },
        Case("everything, square") { options in
            everything(&options)
            (options.width, options.height) = (158, 158)
        },
        Case("everything, grown") { options in
            everything(&options)
            (options.width, options.height, options.fitsCanvas) = (1200, 630, true)
        },
        Case("everything, tiny") { options in
            everything(&options)
            (options.width, options.height) = (60, 40)
        },
        Case("message") { options in
            options = .message
            everything(&options)
        },
        Case("widget") { options in
            options = ChartOptions(placement: .widget)
            everything(&options)
        },
        Case("weeks") { options in
            everything(&options)
            (options.aggregation.span, options.aggregation.summary) = (.week, .sum)
        },
        Case("months") { options in
            everything(&options)
            (options.aggregation.span, options.mark) = (.month, .bars)
        },
        Case("iso labels") { ($0.labels, $0.annotations.values) = (.iso, .all) },
        Case("weekdays, selected first") {
            ($0.labels, $0.selection, $0.annotations.values) = (.weekday, .index(0), .all)
        },
        Case("notice", notice: .lastAccessible) { $0.annotations.values = .all },
    ]

    private static func everything(_ options: inout ChartOptions) {
        options.annotations.values = .all
        options.annotations.yAxis = true
        options.annotations.goal = 7000
        options.averageLine = true
        options.annotations.title = .automatic
        options.annotations.subtitle = .automatic
    }

    private static let weeks: [[Int?]] = [
        sampleSteps, [5], [nil], [nil, nil, nil], [0, 0, 0, 0], [7, 7, 7, 7, 7, 7, 7], [9990, 10_010, 10_000],
        [9_999_999, 1, 9_999_998, 2, 3, 8_888_888, 9_999_999], [1, nil, 3, nil, 5, nil, 7],
        [0, 20_000, 0, 20_000, 0, 20_000, 0], (0..<31).map { $0 * 7919 % 12_007 },
        (0..<90).map { $0 % 9 == 0 ? nil : $0 * 6101 % 15_013 }, (0..<366).map { $0 * 31 % 9001 },
    ]

    @Test(arguments: cases) func nothingOverlapsOrLeavesTheCanvas(one: Case) throws {
        let combinations = Self.weeks.flatMap { steps in
            ChartTheme.BuiltIn.allCases.flatMap { builtIn in
                Language.allCases.map { (steps: steps, builtIn: builtIn, language: $0) }
            }
        }
        let start = Self.cases.firstIndex { $0.testDescription == one.testDescription } ?? 0
        for (steps, builtIn, language) in Walk.sample(combinations, every: 7, from: start) {
            var week = try week(of: steps, from: "2015-12-28")
            week = week.comparing(with: steps.reversed().map { StepDay(steps: $0.map { $0 / 2 + 3000 }) })
            var options = ChartOptions()
            one.change(&options)
            (options.language, options.missingGlyph) = (language, .box)
            let content = WeekContent(week, notice: one.notice)
            let chart = try WeekChart(content, options: options, theme: ChartTheme(builtIn))
            var faults = Self.faults(chart) + Self.misplacements(chart)
            if builtIn == .light || language == .english {
                faults += PictureFaults(chart.drawing, ground: chart.theme.background).crossings
            }
            if language == .english { faults += Self.faintMarks(chart, steps.count < 40) }
            #expect(faults.isEmpty, "\(steps.prefix(8)) \(builtIn) \(language): \(faults)")
        }
    }

    /// What is too low to tell counts apart, and what is not flush with the margins by its ink.
    private static func misplacements(_ chart: WeekChart) -> [String] {
        let layout = chart.layout
        var faults: [String] = []
        if layout.plot.height < min(24, layout.height / 4) { faults.append("the plot is \(layout.plot.height) high") }
        for node in layout.nodes {
            guard let label = node.valueLabel, layout.nodes.count > 1 else { continue }
            let far = abs(label.rect.midX - node.x) / abs(layout.nodes[1].x - layout.nodes[0].x)
            if far > 0.5 + 1e-9 { faults.append("\(label.string) stands \(far) days from its own") }
        }
        let headings = [layout.title, layout.subtitle].compactMap(\.self).filter { !$0.string.isEmpty }
        let inks =
            layout.nodes.compactMap(\.bar?.x) + (layout.yAxis?.ticks ?? []).map(\.label.rect.x)
            + [layout.goalLine?.startX].compactMap(\.self)
        if let left = inks.min() {
            for heading in headings where abs(heading.rect.x + heading.leftBearing - left) > 0.01 {
                faults.append("\(heading.string) begins at \(heading.rect.x + heading.leftBearing), not at \(left)")
            }
        }
        guard let goal = layout.goalLine, !goal.texts.isEmpty else { return faults }
        // Beside the line's text, and beside an axis, nothing of the days may stand.
        let ends = (layout.yAxis == nil ? 0 : goal.startX)...goal.endX
        for rect in layout.nodes.flatMap({ [$0.valueLabel?.rect, $0.bar].compactMap(\.self) })
        where rect.x < ends.lowerBound - 1e-6 || rect.maxX > ends.upperBound + 1e-6 {
            faults.append("\(rect) leaves the margins")
        }
        return faults
    }

    /// What can hardly be seen on what lies under it.
    private static func faintMarks(_ chart: WeekChart, _ hasFewDays: Bool) -> [String] {
        let faults = PictureFaults(chart.drawing, ground: chart.theme.background)
        // The original's grey of labels has 3.95.
        let isLight = chart.theme == with(ChartTheme.light) { $0.missingGlyph = chart.theme.missingGlyph }
        let texts = faults.faintTexts { $0.role.kind == "label" && isLight ? 3.9 : 4.5 }
        guard hasFewDays else { return texts }
        let look = chart.drawnTheme
        let tops = chart.layout.nodes.compactMap(\.bar).map { bar in
            let height = min(bar.height, look.barRadius + look.referenceLineWidth / 2 + 1)
            return Rect(x: bar.x, y: bar.y, width: bar.width, height: height)
        }
        return texts
            + faults.faintLines(besides: tops) { line in
                switch line.role {
                case .goalLine: 3
                case .averageLine: chart.options.averageLine == true ? 3 : 1.05
                case .dataLine: 2
                case .daysBefore: 1.3
                case .yAxis: 1.05
                default: line.role.kind == "guide" ? 1.05 : nil
                }
            }
    }

    /// Which texts, nodes and bars overlap or leave the canvas.
    private static func faults(_ chart: WeekChart) -> [String] {
        let (width, height) = (chart.layout.width, chart.layout.height)
        let boxes = chart.drawing.boxes.filter { $0.kind == .text || $0.kind == .disc }
        let bars = chart.drawing.boxes.filter { $0.kind == .bar }.map(\.rect)
        var faults: [String] = []
        for box in boxes where box.kind == .text || width > 100 {
            let rect = box.rect
            if rect.x < -1e-6 || rect.y < -1e-6 || rect.maxX > width + 1e-6 || rect.maxY > height + 1e-6 {
                faults.append("\(box.name) leaves the canvas")
            }
        }
        let rects = boxes.map(\.rect)
        for (index, a) in boxes.enumerated() {
            for other in 0..<index where rects[index].touches(rects[other], gap: -1e-6) {
                let b = boxes[other]
                // A notice has its own ground, over a chart that is faded; its contrast is measured.
                if a.name == "notice", b.kind == .disc { continue }
                if a.overlaps(b) { faults.append("\(a.name) overlaps \(b.name)") }
            }
            if a.kind == .text, a.name != "notice", bars.contains(where: { $0.touches(a.rect, gap: -1e-6) }) {
                faults.append("\(a.name) overlaps a bar")
            }
        }
        return faults
    }
}

extension LayoutBox {
    /// Whether two texts or nodes have a place in common; nodes are discs.
    fileprivate func overlaps(_ other: Self) -> Bool {
        let radius = rect.width / 2
        switch (kind, other.kind) {
        case (.disc, .disc):
            let (dx, dy) = (rect.midX - other.rect.midX, rect.midY - other.rect.midY)
            let sum = radius + other.rect.width / 2 - 1e-6
            return dx * dx + dy * dy < sum * sum
        case (.disc, _): return other.rect.touchesDisc(Point(rect.midX, rect.midY), radius: radius - 1e-6)
        case (_, .disc): return other.overlaps(self)
        default: return rect.touches(other.rect, gap: -1e-6)
        }
    }
}
