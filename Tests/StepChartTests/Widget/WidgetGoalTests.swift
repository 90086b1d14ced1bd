import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// How widgets show a goal, bars, and what is missing.
@Suite struct WidgetGoalTests {
    private static func widget(
        _ family: WeekWidget.Family, _ steps: [Int?] = sampleSteps, goal: Int? = 8000, isToday: Bool = false,
        _ language: Language = .english
    ) throws -> WeekWidget {
        let device = WidgetDevice.builtIn.first { $0.sizes[family] != nil } ?? .standard
        var options = WidgetOptions(family, on: device)
        options.chart.annotations.goal = goal
        options.chart.language = language
        options.chart.missingGlyph = .box
        let start = CivilDate("2016-09-12")
        let days = steps.enumerated().map { index, steps in
            StepDay(date: start?.adding(days: index), steps: steps, distanceMeters: steps.map { Double($0) * 0.75 })
        }
        let today = isToday ? start?.adding(days: steps.count - 1) : nil
        return try WeekWidget(StepWeek(days: days, today: today), options: options)
    }

    // MARK: Rings

    @Test(arguments: [WeekWidget.Family.small, .smartStack])
    func aRingIsFilledAsFarAsTheGoalIsReached(family: WeekWidget.Family) throws {
        for (steps, part) in [(2000, 0.25), (8000, 1), (12_000, 1.5), (0, 0)] {
            let layout = try Self.widget(family, [5, steps]).layout
            #expect(try #require(layout.ring).part == part && layout.chart == nil)
            #expect(try layout.figures.first?.text.string == WeekWords(StepWeek(steps: [1])).words.number(steps))
            #expect(layout.share?.string == "of 8,000")
        }
        let plain = try Self.widget(family, goal: nil).layout
        #expect(plain.ring == nil && plain.share == nil && plain.chart != nil)
    }

    /// Nothing lies on the ring, and it stays within the margins.
    @Test func textsOfASmallWidgetAreInsideTheRingOrBelow() throws {
        for device in WidgetDevice.builtIn where device.sizes[.small] != nil {
            for steps in [5, 4681, 123_456] {
                for language in Language.allCases {
                    var options = WidgetOptions(.small, on: device)
                    options.chart.annotations.goal = 10_000
                    options.chart.language = language
                    options.chart.missingGlyph = .box
                    let layout = try WeekWidget(week(of: [1, steps]), options: options).layout
                    let ring = try #require(layout.ring)
                    let inner = ring.radius - ring.width / 2
                    for text in [layout.figures.first?.text, layout.share].compactMap(\.self) {
                        for x in [text.rect.x, text.rect.maxX] {
                            for y in [text.baseline, text.baseline - GlyphRun.capHeight * text.size] {
                                #expect((Point(x, y) - ring.center).length < inner, "\(language): \(text.string)")
                            }
                        }
                    }
                    let outer = ring.radius + ring.width / 2
                    #expect(ring.center.y - outer >= 16 - 1e-9)
                    let day = try #require(layout.day)
                    #expect(day.baseline - GlyphRun.capHeight * day.size > ring.center.y + outer)
                    #expect(isClose(day.rect.midX, options.width / 2, within: 0.5))
                }
            }
        }
    }

    @Test func todayIsCalledSo() throws {
        for family in [WeekWidget.Family.small, .medium, .large] {
            #expect(try Self.widget(family).layout.day?.string == "September 18")
            #expect(try Self.widget(family, isToday: true).layout.day?.string == "Today")
        }
        #expect(try Self.widget(.expanded, isToday: true).layout.day?.string == "September 18")
    }

    // MARK: Words

    @Test func aMediumWidgetSaysHowMuchOfTheGoalItIs() throws {
        #expect(try Self.widget(.medium, [5, 4681]).layout.share?.string == "59% of 8,000")
        #expect(try Self.widget(.medium, [5, 7999]).layout.share?.string == "99% of 8,000")
        #expect(try Self.widget(.medium, [5, nil]).layout.share?.string == "of 8,000")
        #expect(try Self.widget(.medium, [5, 4681], .german).layout.share?.string == "59\u{A0}% von 8.000")
        // What is told in words needs no text at the line.
        let chart = try #require(Self.widget(.medium).layout.chart)
        #expect(chart.goalLine?.texts == [])
        #expect(try #require(Self.widget(.large).layout.chart?.goalLine).texts.map(\.string) == ["goal 8,000"])
    }

    /// Percentages are rounded as on cards, but 100 only if the goal is reached.
    @Test(arguments: [
        (5850, "59% of 10,000"), (5849, "58% of 10,000"), (9990, "99% of 10,000"), (10_000, "100% of 10,000"),
    ])
    func percentagesAreRounded(steps: Int, text: String) throws {
        #expect(try Self.widget(.medium, [5, steps], goal: 10_000).layout.share?.string == text)
    }

    @Test func whatADayLacksIsAGreyDash() throws {
        for family in [WeekWidget.Family.small, .medium, .large] {
            let layout = try Self.widget(family, [5, nil], goal: nil).layout
            let figure = try #require(layout.figures.first)
            #expect(figure.text.string == "–" && figure.text.color == ChartTheme.light.statText.color)
        }
        #expect(try Self.widget(.compact, [5, nil], goal: nil).layout.figures.first?.text.string == "----")
    }

    // MARK: Bars

    /// Reached, missed and not over can be told apart without colour: by brightness, and by an outline.
    @Test func barsAreBrightWhereTheGoalWasReached() throws {
        let widget = try Self.widget(.medium, [9000, 4000, 8000, 100], isToday: true)
        let bars = widget.marks.compactMap { mark -> (indices: [Int], fill: Paint?, outlines: [Bool])? in
            guard case .bars(let bars) = mark.geometry else { return nil }
            return (bars.map(\.index), mark.fill, bars.map { $0.outline != nil })
        }
        #expect(bars.map(\.indices) == [[0], [1], [2], [3]])
        #expect(bars[0].fill == bars[2].fill && bars[1].fill == bars[3].fill && bars[0].fill != bars[1].fill)
        #expect(bars.map(\.outlines) == [[false], [false], [false], [true]])
        let plain = try Self.widget(.medium, [9000, 4000], goal: nil)
        let colors = plain.marks.compactMap { if case .bars = $0.geometry { $0.fill } else { nil } }
        #expect(colors.count == 2 && colors[0] == colors[1])
    }

    @Test func theDaysBeforeAreNotDrawn() throws {
        for family in [WeekWidget.Family.medium, .large] {
            let options = WidgetOptions(family)
            let plain = try WeekWidget(sampleWeek(), options: options)
            let before = sampleSteps.map { StepDay(steps: 2 * $0) }
            let compared = try WeekWidget(sampleWeek().comparing(with: before), options: options)
            #expect(compared.layout.chart == plain.layout.chart)
        }
    }

    @Test func manyDaysAreALineFromZero() throws {
        let widget = try WeekWidget(
            week(of: (0..<61).map { 5000 + $0 }), options: WidgetOptions(.large))
        let chart = try #require(widget.layout.chart)
        #expect(chart.hasLine)
        // All days are near the top.
        #expect(chart.nodes.compactMap(\.y).allSatisfy { $0 < chart.plot.y + 0.05 * chart.plot.height })
    }
}
