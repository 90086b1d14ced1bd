import StepData
import StepTestSupport
import Testing

@testable import StepChart

/// Pictures of distances and floors: their texts, their axes and their figures.
@Suite struct MeasureWordsTests {
    /// Twenty days of about 5 km, each after one with less, and floors.
    private static func week(_ measure: Measure, count: Int = 7, unit: DistanceUnit = .km) throws -> StepWeek {
        let first = try #require(CivilDate("2026-11-02"))
        let days = (0..<2 * count).map { index in
            StepDay(
                date: first.adding(days: index - count), steps: 3000 + index * 7919 % 9001,
                distanceMeters: 2000 + Double(index * 3571 % 6007), flights: 3 + index * 11 % 23)
        }
        let before = try StepWeek(days: Array(days[..<count]))
        return try StepWeek(days: Array(days[count...])).comparing(with: before).measured(in: measure, unit: unit)
    }

    private static func chart(_ week: StepWeek, _ change: (inout ChartOptions) -> Void = { _ in }) throws -> WeekChart {
        var options = ChartOptions(size: Size(900, 500), title: .automatic)
        options.annotations.subtitle = .automatic
        options.annotations.values = .all
        options.annotations.yAxis = true
        options.averageLine = true
        options.missingGlyph = .box
        change(&options)
        return try WeekChart(week, options: options)
    }

    @Test func sayWhatIsMeasured() throws {
        let distance = try Self.chart(Self.week(.distance)) { $0.annotations.goal = 5000 }
        let texts = distance.marks.texts.map(\.string)
        #expect(texts.contains { $0.hasPrefix("Distance: ") && $0.hasSuffix("than the week before") })
        #expect(texts.contains("Distance, November 2–8, 2026") && texts.contains("goal 5 km"))
        #expect(distance.alternative.text.contains("Goal of 5 km: reached on"))
        #expect(distance.alternative.text.hasPrefix("Distance, November 2–8, 2026."))
        let floors = try Self.chart(Self.week(.floors))
        #expect(floors.alternative.text.contains("floors in all") && !floors.alternative.text.contains("step"))
    }

    /// Ticks are at round kilometres or miles, and each has another text.
    /// After a colon a sentence goes on with a small letter.
    @Test(arguments: [
        (Language.english, "Floors: about as many as the week before"), (.german, ": etwa so viele wie"),
        (.french, ": à peu près autant"), (.polish, ": mniej więcej tyle samo"), (.russian, ": примерно столько же"),
    ])
    func aColonIsNoFullStop(language: Language, text: String) throws {
        let days = (0..<7).map { _ in StepDay(steps: 100, flights: 9) }
        let week = try StepWeek(days: days).comparing(with: days).measured(in: .floors, unit: .km)
        let finding = try #require(WeekWords(week, language: language).finding)
        #expect(finding.contains(text), "\(finding)")
    }

    @Test(arguments: [DistanceUnit.km, .mi], [0.05, 0.3, 1, 7, 60])
    func axesAreRound(unit: DistanceUnit, factor: Double) throws {
        let days = [4000.0, 2600, 6100, 900].map { StepDay(steps: nil, distanceMeters: $0 * factor) }
        let week = try StepWeek(days: days).measured(in: .distance, unit: unit)
        for baseline in [Annotations.Baseline.zero, .least] {
            let chart = try Self.chart(week) { $0.annotations.baseline = baseline }
            let ticks = try #require(chart.layout.yAxis?.ticks)
            let tenths = ticks.map { Double($0.value) / unit.meters * 10 }
            let step = tenths[1] - tenths[0]
            let power = [1.0, 10, 100, 1000].last { $0 <= step + 0.01 } ?? 1
            #expect([1, 2, 5].contains { isClose(step / power, $0, within: 0.01) }, "\(tenths)")
            #expect(tenths.allSatisfy { isClose(($0 / step).rounded() * step, $0, within: 0.05) })
            #expect(Set(ticks.map(\.label.string)).count == ticks.count)
            #expect(ticks.allSatisfy { $0.label.string.hasSuffix(unit == .km ? " km" : " mi") })
        }
    }

    /// No text of any picture in any language speaks of steps beside a distance.
    @Test(arguments: Language.allCases)
    func noLanguageSpeaksOfSteps(language: Language) throws {
        let steps: Set = [
            "steps", "step", "schritte", "schritt", "pas", "pasos", "passi", "passos", "stappen", "steg", "skridt",
            "skritt", "kroków", "kroki", "kroku", "шагов", "шага", "кроків", "кроки", "adım",
        ]
        for span in Aggregation.Span.allCases where span != .hour {
            for isSum in [false, true] where span != .day || !isSum {
                let chart = try Self.chart(Self.week(.distance, count: span == .day ? 7 : 70)) { options in
                    options.language = language
                    options.aggregation.span = span
                    options.aggregation.summary = isSum ? .sum : .average
                }
                for text in chart.marks.texts.map(\.string) + [chart.alternative.text] {
                    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
                    #expect(steps.isDisjoint(with: words), "\(language) \(span): \(text)")
                    #expect(!text.contains("歩") && !text.contains("步"), "\(language) \(span): \(text)")
                }
            }
        }
    }

    /// A card's large figure is of the measure, and the other figures of the days are beside it.
    @Test func cardsShowTheMeasureFirst() throws {
        let week = try Self.week(.distance)
        var options = CardOptions(.square)
        options.chart.annotations.goal = 5000
        let card = try WeekCard(week, options: options)
        let words = week.words(.english)
        #expect(card.layout.marks.texts.contains { $0.string == words.amountNumber(week.total) })
        let steps = week.days.compactMap(\.steps).reduce(0, +)
        #expect(card.alternative.text.contains("Steps: \(words.number(steps))."))
        #expect(!card.alternative.text.contains("Distance: "))
    }

    /// A widget's first figure is of the measure, and its ring is the part of the goal.
    @Test func widgetsShowTheMeasureFirst() throws {
        var options = WidgetOptions(.large)
        options.chart.annotations.goal = 5000
        let kinds: [(Measure, WidgetLayout.Figure.Kind)] = [
            (.steps, .steps), (.distance, .distance), (.floors, .flights),
        ]
        for (measure, kind) in kinds {
            let widget = try WeekWidget(Self.week(measure), options: options)
            let figures = widget.layout.figures
            #expect(figures.first?.kind == kind)
            #expect(Set(figures.map(\.kind)).count == figures.count)
            #expect(figures.dropFirst().allSatisfy { $0.text.size < figures[0].text.size })
        }
    }
}
