import Foundation
import StepRaster
import Testing

@testable import StepChart

/// A year as a ring of spokes.
@Suite struct CardRingTests {
    private static func week(_ count: Int = 365, missing: Set<Int> = [40, 200]) throws -> StepWeek {
        let start = try #require(CivilDate("2026-01-01"))
        return try StepWeek(
            days: (0..<count).map { index in
                let steps = missing.contains(index) ? nil : 3000 + index * 7919 % 11_000
                return StepDay(date: start.adding(days: index), steps: steps)
            })
    }

    private static func card(
        _ preset: CardOptions.Preset = .portrait, _ week: StepWeek, _ change: (inout CardOptions) -> Void = { _ in }
    ) throws -> WeekCard {
        var options = CardOptions(preset)
        options.chart.mark = .ring
        options.chart.annotations.goal = 8000
        change(&options)
        return try WeekCard(week, options: options)
    }

    private static let sizes: [(Double, Double)] = [
        (1080, 1080), (1080, 1350), (1080, 1920), (1600, 900), (1200, 630), (300, 1200), (400, 700), (800, 300),
    ]

    /// A poster has a ring of as many days as suit one, and else what any card has.
    @Test func aPosterOfAYearIsARing() throws {
        for (count, kind) in [(365, "spoke"), (7, "bar"), (800, "cell")] {
            let card = try WeekCard(Self.week(count), options: CardOptions(.poster))
            #expect(card.marks.contains { $0.role.kind == kind }, "\(count) days")
        }
        #expect(try WeekCard(Self.week(365), options: CardOptions(.portrait)).marks.contains { $0.role.kind == "cell" })
    }

    /// A spoke that leads to the right ends near the edge; its name is above or below it.
    @Test(arguments: [0, 91, 182, 274]) func theBestDayIsNamedWhereverItIs(day: Int) throws {
        let start = try #require(CivilDate("2026-01-01"))
        let days = (0..<365).map { StepDay(date: start.adding(days: $0), steps: $0 == day ? 40_000 : 6000) }
        let card = try Self.card(.poster, StepWeek(days: days))
        let names = card.drawing.boxes.filter { $0.name.hasPrefix("best") && $0.kind == .text }
        #expect(names.compactMap(\.text).first == "40,000")
        #expect(names.allSatisfy { $0.rect.x >= 0 && $0.rect.maxX <= 2160 })
    }

    /// A long name would not fit inside the ring, and stands beside it.
    @Test(arguments: [(CardOptions.Headline.streak, "365", "days"), (.distance, "730", "km")])
    func aHeadlineInARingIsShort(_ headline: CardOptions.Headline, _ figure: String, _ unit: String) throws {
        let start = try #require(CivilDate("2026-01-01"))
        let days = (0..<365).map { StepDay(date: start.adding(days: $0), steps: 9000, distanceMeters: 2000) }
        let card = try Self.card(.poster, StepWeek(days: days)) { $0.headline = headline }
        let texts = card.drawing.boxes.filter { ["headline", "unit"].contains($0.name) }.compactMap(\.text)
        #expect(texts == [figure, unit])
        let names = card.drawing.boxes.filter { $0.name == "figure name" }.compactMap(\.text)
        #expect(names.contains { $0.hasPrefix("Distance") } == (headline != .distance))
    }

    /// The figure is in the ring only if its unit is whole there, and not larger; else both are under the title.
    @Test(arguments: Language.allCases, CardOptions.Preset.allCases)
    func theUnitIsWholeAndNotLargerThanItsFigure(language: Language, preset: CardOptions.Preset) throws {
        let card = try Self.card(preset, Self.week()) {
            $0.chart.language = language
            $0.chart.missingGlyph = .box
        }
        let boxes = card.drawing.boxes
        let figure = try #require(boxes.first { $0.name == "headline" }?.size)
        let unit = try #require(boxes.first { $0.name == "unit" })
        #expect(unit.size ?? .infinity <= figure && unit.text?.contains("…") == false, "\(unit.text ?? "")")
        for box in boxes { #expect(box.rect.y >= 0 && box.rect.maxY <= card.layout.height, "\(box.name)") }
        // The headline over the figures of a wide card touches none of them.
        let texts = boxes.filter { ["headline", "title", "figure", "figure name"].contains($0.name) }
        for (index, text) in texts.enumerated() {
            #expect(!texts[(index + 1)...].contains { $0.rect.touches(text.rect, gap: -1) }, "\(text.text ?? "")")
        }
    }

    /// After a word for a million, nouns do not agree with the exact count.
    @Test(arguments: [(Language.polish, "mln kroków"), (.russian, "млн шагов"), (.ukrainian, "млн кроків")])
    func aNounAgreesWithTheWordForAMillion(language: Language, unit: String) throws {
        let start = try #require(CivilDate("2026-01-01"))
        // 2,000,001 and 2,000,002 steps would be followed by other forms.
        for last in [1, 2] {
            let days = (0..<101).map { StepDay(date: start.adding(days: $0), steps: $0 < 100 ? 20_000 : last) }
            let card = try Self.card(.poster, StepWeek(days: days)) { $0.chart.language = language }
            #expect(card.drawing.boxes.first { $0.name == "unit" }?.text == unit)
        }
    }

    /// Degrees north and east, in the order of the names.
    private static let cities: [(Double, Double)] = [
        (51.51, -0.13), (48.86, 2.35), (50.85, 4.35), (52.37, 4.90), (52.52, 13.41), (48.21, 16.37), (41.90, 12.50),
        (40.42, -3.70), (38.72, -9.14), (52.23, 21.01), (59.33, 18.07), (59.91, 10.75), (60.17, 24.94), (37.98, 23.73),
        (41.01, 28.98), (30.04, 31.24), (53.35, -6.26), (40.71, -74.01), (41.88, -87.63), (34.05, -118.24),
        (43.65, -79.38), (19.43, -99.13), (35.68, 139.65), (34.69, 135.50), (39.90, 116.41), (31.23, 121.47),
        (1.35, 103.82), (-33.87, 151.21), (-1.29, 36.82), (-33.92, 18.42),
    ]

    /// By the angle between two directions from the middle of a sphere of 6,371 km.
    @Test func citiesAreSoFarApart() {
        func direction(_ city: (Double, Double)) -> [Double] {
            let (north, east) = (city.0 * .pi / 180, city.1 * .pi / 180)
            return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
        }
        for pair in CityPair.all {
            let (a, b) = (direction(Self.cities[pair.first]), direction(Self.cities[pair.second]))
            let angle = acos(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })
            #expect(abs(6371 * angle - Double(pair.kilometers)) < 2, "\(pair)")
        }
        #expect(CityPair.all.map(\.kilometers) == CityPair.all.map(\.kilometers).sorted())
    }

    /// Only where they are as far apart as somebody went, and by the names that the language has.
    @Test(arguments: [
        (2300.0, Language.english, "Distance ≈ Vienna–Lisbon"), (2300, .german, "Strecke ≈ Wien–Lissabon"),
        (2230, .english, "Distance"), (20_000, .english, "Distance"), (1, .english, "Distance"),
        (344, .french, "Distance ≈ Londres–Paris"),
    ])
    func aDistanceIsAWayThatPeopleKnow(kilometers: Double, language: Language, label: String) throws {
        let start = try #require(CivilDate("2026-01-01"))
        let days = (0..<365).map { index in
            StepDay(date: start.adding(days: index), steps: 9000, distanceMeters: kilometers * 1000 / 365)
        }
        let card = try Self.card(.portrait, StepWeek(days: days)) { $0.chart.language = language }
        let labels = card.drawing.boxes.filter { $0.name == "figure name" }.compactMap(\.text)
        #expect(labels.joined(separator: " ").replacing("\u{A0}", with: " ").hasPrefix(label + " "))
    }

    /// A figure in short lacks nothing of its count: million is a letter after it, or a word before what is counted.
    @Test(arguments: Language.allCases) func millionsAreSaid(language: Language) throws {
        let card = try Self.card(.portrait, Self.week()) { options in
            options.chart.language = language
            options.chart.missingGlyph = .box
        }
        let total = card.content.week.total
        let counts = [language.catalogue.short(total), language.catalogue.grouped(total)]
        func texts(_ name: String) -> [String] {
            card.drawing.boxes.filter { $0.name == name }.compactMap(\.text)
        }
        let shown = texts("headline").joined() + texts("unit").joined(separator: " ")
        #expect(total > 1_000_000)
        let letters = shown.filter { !$0.isWhitespace }
        #expect(counts.contains { letters.hasPrefix($0.filter { !$0.isWhitespace }) }, "\(shown)")
    }

    @Test func directionsGoClockwiseFromTheTop() {
        for (turn, expected) in [(0.0, Point(0, -1)), (0.25, Point(1, 0)), (0.5, Point(0, 1)), (0.75, Point(-1, 0))] {
            let way = CardRing.direction(turn: turn)
            #expect(isClose(way.x, expected.x, within: 1e-14) && isClose(way.y, expected.y, within: 1e-14))
        }
        // 30 and 45 degrees, and whole turns more.
        let half = 0.5.squareRoot()
        #expect(isClose(CardRing.direction(turn: 3 + 1.0 / 12).x, 0.5, within: 1e-13))
        #expect(isClose(CardRing.direction(turn: 0.125 - 2).y, -half, within: 1e-13))
    }

    /// A spoke points at its day, and is as long as the day has steps; a day without data is a dot.
    @Test func eachDayHasItsSpoke() throws {
        let week = try Self.week()
        let card = try Self.card(.portrait, week)
        let center = card.layout.chartRect.center
        let spokes = card.marks.filter { $0.role.kind == "spoke" }
        #expect(spokes.count == 365)
        var lengths: [Int: Double] = [:]
        for (index, spoke) in spokes.enumerated() {
            let way = CardRing.direction(turn: (Double(index) + 0.5) / 365)
            guard case .path(let path) = spoke.geometry else {
                #expect(week.days[index].steps == nil)
                continue
            }
            let ends = path.elements.compactMap(\.end)
            let end = try #require(ends.last) - center
            #expect(abs(end.x * way.y - end.y * way.x) < 1e-6, "day \(index)")
            lengths[index] = end.dot(way)
        }
        #expect(lengths.count == 363)
        // Twice the steps are twice the length: a straight line through all ends.
        let (a, b) = (10, 300)
        let known = [Double(try #require(week.days[a].steps)), Double(try #require(week.days[b].steps))]
        let first = try #require(lengths[a])
        let slope = (try #require(lengths[b]) - first) / (known[1] - known[0])
        for (index, length) in lengths {
            let steps = Double(try #require(week.days[index].steps))
            let expected = first + slope * (steps - known[0])
            #expect(isClose(length, expected, within: 0.01))
        }
    }

    /// Months stand where their days do, whatever the year has of them.
    @Test func apartOfAYearKeepsItsPlaces() throws {
        let card = try Self.card(.square, Self.week(90))
        let center = card.layout.chartRect.center
        let first = try #require(card.marks.first { $0.role == .init("spoke", .index(89)) })
        guard case .path(let path) = first.geometry, let end = path.elements.last?.end else {
            Issue.record("a spoke is a line")
            return
        }
        let way = CardRing.direction(turn: 89.5 / 365)
        let line = end - center
        #expect(abs(line.x * way.y - line.y * way.x) < 1e-6)
    }

    /// No name lies on a spoke or on another text, on any card.
    @Test(arguments: CardOptions.Preset.allCases) func namesAreClear(preset: CardOptions.Preset) throws {
        let card = try Self.card(preset, Self.week())
        let texts = card.marks.compactMap { mark in mark.text.map { (mark.role.kind, $0) } }
        #expect(texts.contains { $0.0 == "best" })
        for (index, one) in texts.enumerated() {
            // A figure and its unit are one thing; lines of text are higher than their letters.
            let isFigure = ["headline", "unit"].contains(one.0)
            for other in texts[..<index] where one.0 != other.0 && !(isFigure && other.0 == "headline") {
                #expect(!one.1.rect.touches(other.1.rect, gap: -2), "\(one.1.string) on \(other.1.string)")
            }
            let canvas = Rect(x: 0, y: 0, width: card.layout.width, height: card.layout.height)
            #expect(one.1.rect.x >= 0 && one.1.rect.maxX <= canvas.maxX && one.1.rect.maxY <= canvas.maxY)
            guard one.0 == "best" || one.0 == "streak" else { continue }
            let lines = card.marks.filter { ["spoke", "streak"].contains($0.role.kind) }
            for case .path(let path) in lines.map(\.geometry) {
                #expect(!path.segments.contains { $0.crosses(one.1.rect) }, "\(one.1.string)")
            }
        }
        // An arc along a streak is named.
        let hasArc = card.marks.contains { if case .path = $0.geometry { $0.role.kind == "streak" } else { false } }
        #expect(hasArc == texts.contains { $0.0 == "streak" })
    }

    /// The name of a streak is not on its arc, wherever the streak is.
    @Test(arguments: [30, 100, 150, 190, 225, 300]) func theArcOfAStreakIsClearOfNames(start: Int) throws {
        let week = try Self.week(missing: [])
        let days = week.days.enumerated().map { index, day in
            StepDay(date: day.date, steps: start..<start + 10 ~= index ? 9000 : 5000 + index * 7919 % 2900)
        }
        let card = try Self.card(.square, StepWeek(days: days))
        let arcs = card.marks.filter { $0.role.kind == "streak" && $0.text == nil }
        let names = card.marks.filter { ["streak", "best"].contains($0.role.kind) }.compactMap(\.text)
        for case .path(let arc) in arcs.map(\.geometry) {
            #expect(!names.contains { name in arc.segments.contains { $0.crosses(name.rect) } })
        }
    }

    /// The streak in the middle is named over the ring and in the description, as only its unit is beside the figure.
    @Test func aStreakInARingIsNamed() throws {
        let start = try #require(CivilDate("2026-01-01"))
        let days = (0..<365).map { StepDay(date: start.adding(days: $0), steps: 9000) }
        func card(_ mark: ChartOptions.Mark) throws -> WeekCard {
            try Self.card(.square, StepWeek(days: days)) { options in
                options.headline = .streak
                options.chart.mark = mark
            }
        }
        let title = try card(.ring).drawing.boxes.first { $0.name == "title" }?.text
        #expect(title == "Days in a row at 8,000 · 2026")
        for mark in [ChartOptions.Mark.ring, .calendar] {
            #expect(try card(mark).alternativeText.contains("Days in a row at 8,000: 365."))
        }
    }

    /// A ring states the comparison with the days before, as other cards do.
    @Test(arguments: [CardOptions.Preset.square, .wide, .story]) func aRingSaysTheChange(
        preset: CardOptions.Preset
    ) throws {
        let start = try #require(CivilDate("2025-01-01"))
        func days(_ first: CivilDate, _ steps: Int) -> [StepDay] {
            (0..<365).map { StepDay(date: first.adding(days: $0), steps: steps) }
        }
        let first = try #require(CivilDate("2026-01-01"))
        let cases = [(9000, "lead", "50% more than the year before"), (3000, "change", "50% less")]
        for (steps, kind, text) in cases {
            let week = try StepWeek(days: days(first, steps)).comparing(with: days(start, 6000))
            let card = try Self.card(preset, week)
            let texts = card.drawing.boxes.filter { $0.name == kind }.compactMap(\.text)
            #expect(texts.joined(separator: " ").hasPrefix(text))
        }
    }

    /// Names that have no room around the ring, and figures that have none below it, are told.
    @Test(arguments: sizes, [Language.english, .russian])
    func whatHasNoRoomIsTold(size: (Double, Double), language: Language) throws {
        let start = try #require(CivilDate("2026-01-01"))
        // Spokes of one length leave no room for names on some cards.
        let equal = (0..<365).map { StepDay(date: start.adding(days: $0), steps: $0 == 180 ? 9001 : 9000) }
        for week in [try Self.week(missing: []), try StepWeek(days: equal)] {
            let card = try Self.card(.square, week) { options in
                (options.width, options.height) = size
                options.chart.language = language
            }
            let streak = week.goalDays(8000).longest?.count ?? 0
            let named = Set(card.marks.filter { $0.text != nil }.map(\.role.kind)).intersection(["best", "streak"])
            let figures = card.drawing.boxes.count { $0.name == "figure" }
            let missing = (streak >= 5 ? 2 : 1) - named.count + 3 - figures
            #expect(card.omissions.allSatisfy { $0.part == .figures })
            #expect(card.omissions.map(\.count).reduce(0, +) == missing)
        }
    }

    /// No day is the best if all are equal; the description has the figures of the picture.
    @Test func equalDaysHaveNoBest() throws {
        let start = try #require(CivilDate("2026-01-01"))
        let days = (0..<365).map { StepDay(date: start.adding(days: $0), steps: 7000) }
        for mark in [ChartOptions.Mark.ring, .calendar] {
            let card = try Self.card(.story, StepWeek(days: days)) { $0.chart.mark = mark }
            #expect(!card.alternativeText.contains("est day") && card.omissions.isEmpty)
            let texts = card.drawing.boxes.compactMap(\.text)
            #expect(!texts.contains { $0.contains("est day") })
        }
        let ring = try Self.card(.portrait, Self.week())
        let figures = ring.drawing.boxes.filter { $0.name == "figure" }.compactMap(\.text)
        #expect(figures.count == 3 && figures.allSatisfy { ring.alternativeText.contains(": \($0).") })
    }

    /// A week has no ring; nor has a chart.
    @Test func whatHasNoRingIsDrawnOtherwiseOrRefused() throws {
        let year = try Self.week()
        let few = try Self.card(.square, Self.week(20, missing: []))
        #expect(!few.marks.contains { $0.role.kind == "spoke" })
        var options = ChartOptions()
        options.mark = .ring
        #expect(throws: ChartError.self) { try WeekChart(year, options: options) }
        var widget = WidgetOptions(.large)
        widget.chart.mark = .ring
        #expect(throws: ChartError.self) { try WeekWidget(year, options: widget) }
    }
}
