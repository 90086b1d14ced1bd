import StepRaster
import Testing

@testable import StepChart

@Suite struct WeekCardTests {
    private static func week(previous: [Int?] = []) throws -> StepWeek {
        let start = CivilDate("2016-09-12")
        let steps = [7314, 2583, 16105, 6015, 60, 3942, 1641]
        let days = steps.enumerated().map { index, steps in
            StepDay(
                date: start?.adding(days: index), steps: steps, distanceMeters: index == 6 ? 1240 : nil,
                flights: index == 6 ? 2 : nil)
        }
        return try StepWeek(days: days, today: start?.adding(days: 6))
            .comparing(with: previous.map { StepDay(steps: $0) })
    }

    /// What its own texts of a name say.
    private static func texts(_ card: WeekCard, _ name: String) -> String {
        card.layout.marks.flatMap(\.boxes).filter { $0.name == name }.compactMap(\.text).joined(separator: " ")
    }

    /// The colour of each bar.
    private static func bars(_ card: WeekCard) -> [ChartTheme.Color] {
        card.drawing.scene.marks.compactMap { mark in
            guard mark.role == .bar, case .solid(let color) = mark.fill else { return nil }
            return color
        }
    }

    private static func card(_ week: StepWeek, _ change: (inout CardOptions) throws -> Void = { _ in }) throws
        -> WeekCard
    {
        try card(WeekContent(week), change)
    }

    private static func card(
        _ content: WeekContent, _ change: (inout CardOptions) throws -> Void = { _ in }
    ) throws -> WeekCard {
        var options = CardOptions(.wide)
        try change(&options)
        return try WeekCard(content, options: options)
    }

    /// A card that has the best day, the days before and figures in rows of their own.
    private static func square(_ week: StepWeek, _ change: (inout CardOptions) -> Void = { _ in }) throws -> WeekCard {
        var options = CardOptions(.square)
        change(&options)
        return try WeekCard(week, options: options)
    }

    // MARK: What it says

    @Test func saysHowManyOfWhichDays() throws {
        let card = try Self.card(Self.week())
        #expect(Self.texts(card, "title") == "September 12–18, 2016")
        #expect(Self.texts(card, "headline") == "37,660")
        #expect(Self.texts(card, "unit") == "steps")
        #expect(Self.texts(card, "subtitle") == "")
        #expect(Self.texts(card, "figure name") == "Per full day Distance Floors")
        #expect(Self.texts(card, "figure") == "6,003 1.24 km 2")
        let labels = card.drawing.boxes.map(\.name).filter { $0.hasPrefix("label ") }
        #expect(labels == ["M", "T", "W", "T", "F", "S", "S"].map { "label \($0)" })
    }

    @Test func headlineIsTheAverageOrADay() throws {
        let average = try Self.card(Self.week()) { $0.headline = .average }
        #expect(Self.texts(average, "title") == "Per full day · September 12–18, 2016")
        #expect(Self.texts(average, "headline") == "6,003")
        #expect(Self.texts(average, "figure name") == "Total Distance Floors")
        let day = try Self.card(Self.week()) { $0.headline = .day }
        #expect(Self.texts(day, "title") == "Today · September 18, 2016")
        #expect(Self.texts(day, "headline") == "1,641")
        let other = try Self.card(Self.week()) { ($0.headline, $0.chart.selection) = (.day, .index(2)) }
        #expect(Self.texts(other, "title") == "September 14, 2016")
        #expect(Self.texts(other, "headline") == "16,105")
        // Nothing of the week stands beside a day's figure.
        #expect(Self.texts(other, "figure name") == "")
    }

    @Test func headlineIsTheBestDayOrToday() throws {
        let best = try Self.card(Self.week()) { $0.headline = .best }
        #expect(Self.texts(best, "title") == "Best day, September 14, 2016")
        #expect(Self.texts(best, "headline") == "16,105")
        #expect(best.alternative.text.contains("Highlighted: 16,105"))
        // The day of the headline stays when another one is highlighted.
        let other = try Self.card(Self.week()) { ($0.headline, $0.chart.selection) = (.best, .index(1)) }
        #expect(Self.texts(other, "headline") == "16,105")
        #expect(other.alternative.text.contains("Highlighted: 2,583"))
        let today = try Self.card(Self.week()) { ($0.headline, $0.chart.selection) = (.today, .index(1)) }
        #expect(Self.texts(today, "title") == "Today · September 18, 2016")
        #expect(Self.texts(today, "headline") == "1,641")
    }

    @Test func headlineIsTheDistance() throws {
        let card = try Self.card(Self.week()) { $0.headline = .distance }
        #expect(Self.texts(card, "headline") == "1.24" && Self.texts(card, "unit") == "km")
        #expect(Self.texts(card, "figure name") == "Total Floors")
        #expect(card.alternative.text.contains("Distance: 1.24 km"))
        let miles = try Self.card(Self.week()) { ($0.headline, $0.unit, $0.chart.language) = (.distance, .mi, .german) }
        #expect(Self.texts(miles, "headline") == "0,77" && Self.texts(miles, "unit") == "mi")
    }

    @Test func headlineIsAStreak() throws {
        let card = try Self.card(Self.week()) { ($0.headline, $0.chart.annotations.goal) = (.streak, 2500) }
        #expect(Self.texts(card, "headline") == "4" && Self.texts(card, "unit") == "days in a row at 2,500")
        #expect(card.alternative.text.contains("Days in a row at 2,500: 4"))
        let none = try Self.card(Self.week()) { ($0.headline, $0.chart.annotations.goal) = (.streak, 20_000) }
        #expect(Self.texts(none, "headline") == "0")
    }

    @Test func weekdaysHaveASentence() throws {
        let card = try Self.square(Self.week()) { $0.chart.aggregation.span = .weekday }
        #expect(Self.texts(card, "lead") == "Wednesday was best: 16,105 steps")
    }

    /// A year's subtitle and records do not repeat the headline.
    @Test(arguments: [("distance", "401,500 steps"), ("streak", "401,500 steps · 803 km")])
    func headlineOfAYearIsSaidOnce(_ headline: String, _ subtitle: String) throws {
        let start = CivilDate("2025-01-01")
        let days = (0..<365).map { StepDay(date: start?.adding(days: $0), steps: 1100, distanceMeters: 2200) }
        let card = try Self.card(StepWeek(days: days)) {
            $0.headline = try #require(CardOptions.Headline(rawValue: headline))
            ($0.chart.mark, $0.chart.annotations.goal) = (.calendar, 1000)
        }
        #expect(Self.texts(card, "headline") == (headline == "distance" ? "803" : "365"))
        #expect(Self.texts(card, "subtitle") == subtitle)
        #expect(Self.texts(card, "figure name").contains("in a row") == (headline == "distance"))
    }

    @Test(arguments: [
        (CardOptions.Headline.today, "days that include today, whose date must be known"),
        (.distance, "days with a distance"), (.streak, "a goal, which days in a row are to reach"),
    ])
    func refusesAHeadlineOfWhichNothingIsKnown(_ headline: CardOptions.Headline, _ expected: String) throws {
        let week = try StepWeek(steps: [1000, 2000])
        #expect(throws: ChartError.invalidOption("headline", expected: expected, found: headline.rawValue)) {
            try Self.card(week) { $0.headline = headline }
        }
        // A placeholder has the layout of what will be there.
        #expect(try Self.card(WeekContent.placeholder()) { $0.headline = headline }.layout.omissions.isEmpty)
    }

    /// What an own title takes the place of is told below the headline.
    @Test func anOwnTitleLeavesTheDates() throws {
        let card = try Self.card(Self.week()) { $0.chart.annotations.title = .text("Anna’s week") }
        #expect(Self.texts(card, "title") == "Anna’s week")
        #expect(Self.texts(card, "subtitle") == "September 12–18, 2016")
        let both = try Self.card(Self.week()) { options in
            (options.chart.annotations.title, options.chart.annotations.subtitle) = (.text("A"), .text("B"))
        }
        #expect(Self.texts(both, "subtitle") == "B")
    }

    @Test func saysWhetherItIsMoreThanBefore() throws {
        func change(_ previous: [Int?], _ headline: CardOptions.Headline = .total) throws -> String {
            let card = try Self.square(Self.week(previous: previous)) { $0.headline = headline }
            let lead = Self.texts(card, "lead")
            return Self.texts(card, "change") + (lead.contains("more than") ? lead : "")
        }
        #expect(try change([]) == "")
        #expect(try change(Array(repeating: 4000, count: 7)) == "35% more than the week before")
        #expect(try change(Array(repeating: 8000, count: 7)) == "33% less than the week before")
        #expect(try change([7314, 2583, 16105, 6015, 60, 3942, 1641]) == "About as many as the week before")
        // Only days that have data in both weeks count, and these must be half of them.
        #expect(try change([nil, nil, nil, 4000, 40, 3942, 1641]) == "21% more than the week before (4 of 7 days)")
        #expect(try change([nil, nil, nil, nil, 40, 3942, 1641]) == "")
        // Nothing is no measure.
        #expect(try change(Array(repeating: 0, count: 7)) == "")
        #expect(try change(Array(repeating: nil, count: 7)) == "")
        // A day is compared with the one before it, once it is over.
        #expect(try change(Array(repeating: 4000, count: 7), .day) == "")
        let saturday = try Self.square(Self.week()) { ($0.headline, $0.chart.selection) = (.day, .index(5)) }
        #expect(Self.texts(saturday, "change") == "6,470% more than the day before")
    }

    @Test func saysOnHowManyDaysTheGoalWasReached() throws {
        let card = try Self.square(Self.week()) { $0.chart.annotations.goal = 6015 }
        #expect(Self.texts(card, "figure") == "6,003 3 of 6 1.24 km 2")
        #expect(Self.texts(card, "figure name") == "Per full day Days at goal Distance Floors")
        let yes = card.palette.accent
        let no = card.palette.missed
        // Today is not over.
        #expect(yes != no && Self.bars(card) == [yes, no, yes, yes, no, no, card.palette.hatch])
        #expect(Self.bars(try Self.card(Self.week())).dropLast().allSatisfy { $0 == yes })
        // A card that says it in a sentence has no figure of it.
        for layout in [CardOptions.Layout.center, .beside] {
            let brief = try Self.card(Self.week()) { ($0.layout, $0.chart.annotations.goal) = (layout, 6015) }
            #expect(Self.texts(brief, "summary") == "Wednesday was best, goal on 3 of 6 days")
            #expect(!Self.texts(brief, "figure name").contains("goal"))
        }
    }

    /// The first that is true of a record, days in a row, all days, more than before, the best day.
    @Test func saysTheBestFirst() throws {
        func lead(_ steps: [Int?], before: [Int?] = [], goal: Int? = nil, today: Bool = false) throws -> String {
            let start = try #require(CivilDate("2026-11-09"))
            let days = steps.enumerated().map { StepDay(date: start.adding(days: $0), steps: $1) }
            let earlier = before.enumerated().map {
                StepDay(date: start.adding(days: $0 - before.count), steps: $1)
            }
            let week = try StepWeek(days: days, today: today ? days.last?.date : nil).comparing(with: earlier)
            return Self.texts(try Self.square(week) { $0.chart.annotations.goal = goal }, "lead")
        }
        let week: [Int?] = [7000, 9000, 8000, 6000, 9500, 9100, 8800]
        #expect(try lead(week) == "Friday was best")
        #expect(try lead(week, goal: 8000) == "Friday was best")
        #expect(try lead(week, before: Array(repeating: 8000, count: 7)) == "3% more than the week before")
        #expect(try lead(week, before: Array(repeating: 9000, count: 7)) == "Friday was best")
        #expect(try lead(week, goal: 6000) == "Every day reached 6,000")
        #expect(try lead(week, before: [1, 6000, 7000], goal: 6000) == "9 days in a row at the goal")
        #expect(try lead([1, 1] + week.dropFirst(2), goal: 6000) == "5 days in a row at the goal")
        #expect(try lead([1, 1, 1] + week.dropFirst(3), goal: 6000) == "Friday was best")
        // Today may still reach it; another day has not.
        #expect(try lead(week.dropLast() + [10], goal: 6000, today: true) == "Goal reached on 6 of 6 days")
        #expect(try lead(week.dropLast() + [10], goal: 6000) == "Friday was best")
        // What is best of few days is no record, nor what was before.
        let two = week + week
        #expect(try lead(two, before: Array(repeating: 9400, count: 14)) == "Best of 28 days: 9,500 on November 13")
        #expect(try lead(two, before: Array(repeating: 9500, count: 14)) == "Best day: 9,500 on November 13")
        #expect(try lead(two, before: Array(repeating: 9400, count: 13)) == "Best day: 9,500 on November 13")
        #expect(try lead([0, 0, nil]) == "")
        // No day is best among equals, nor a day that alone has data.
        #expect(try lead(Array(repeating: 9000, count: 7)) == "" && lead([nil, 9000, nil]) == "")
        #expect(try lead([7000, 9500, 9500, 6000], goal: 12_000) == "")
        #expect(try lead(Array(repeating: 9000, count: 14)) == "")
    }

    @Test(arguments: Language.allCases) func everyLanguageSaysTheBest(language: Language) throws {
        let week = try Self.week(previous: Array(repeating: 9000, count: 7))
        let words = WeekWords(week, language: language)
        let best = try #require(words.lead(goal: nil, words.comparison))
        let catalogue = language.catalogue
        let wednesday = catalogue.list(.longWeekdays)[2].lowercased()
        #expect(best.kind == .best && best.sentence.lowercased().contains(wednesday))
        #expect(catalogue[.streak, ["count": .count(19)]].contains("19"))
        #expect(catalogue[.part, ["percent": .count(59), "goal": .count(800)]].contains("59"))
        let record = catalogue[.bestOfDays, ["steps": .count(777), "day": .text("x"), "count": .count(62)]]
        #expect(["777", "x", "62"].allSatisfy(record.contains))
    }

    /// A day alone is a figure in a ring, as full as the goal is reached.
    @Test func aDayIsARing() throws {
        func card(_ steps: Int, goal: Int?) throws -> WeekCard {
            try Self.card(StepWeek(steps: [steps])) { $0.chart.annotations.goal = goal }
        }
        let part = try card(4681, goal: 8000)
        #expect(Self.texts(part, "headline") == "4,681" && Self.texts(part, "lead") == "59% of 8,000")
        #expect(Self.texts(part, "unit") == "steps")
        let marks = part.layout.marks
        let track = try #require(marks.firstIndex { $0.role == .goal })
        guard case .disc(let center, let radius) = marks[track].geometry,
            let (arc, _, paint) = marks[track + 1].line, paint == .solid(part.palette.accent)
        else {
            Issue.record("a ring and an arc on it")
            return
        }
        #expect(isClose(MeasuredPath(arc).length, 2 * .pi * radius * 4681 / 8000, within: 1e-2))
        #expect(arc.elements.first == .move(center + Point(0, -radius)))
        // It says 100 % only of what is reached, and has no ring without a goal.
        #expect(try Self.texts(card(7999, goal: 8000), "lead") == "99% of 8,000")
        #expect(try Self.texts(card(8400, goal: 8000), "lead") == "105% of 8,000")
        let plain = try card(4681, goal: nil)
        #expect(!plain.layout.marks.contains { $0.role == .goal } && Self.texts(plain, "unit") == "steps")
    }

    @Test func aDayThatIsNotOverIsNotCompared() throws {
        let date = try #require(CivilDate("2026-11-15"))
        func change(today: CivilDate?) throws -> String {
            let week = try StepWeek(days: [StepDay(date: date, steps: 4681)], today: today)
            return Self.texts(try Self.card(week.comparing(with: [StepDay(steps: 9000)])), "change")
        }
        #expect(try change(today: date.adding(days: 1)) == "48% less than the day before")
        #expect(try change(today: date) == "")
    }

    @Test func theGroundIsPlainAGradientOrNothing() throws {
        func card(_ change: (inout CardOptions) -> Void) throws -> WeekCard {
            var options = CardOptions(.square)
            change(&options)
            return try WeekCard(Self.week(), options: options)
        }
        func corners(_ card: WeekCard) throws -> [Pixel] {
            let image = try card.drawing.image(.scale(0.1)).buffer
            return [image[0, 0], image[0, image.height - 1]]
        }
        let usual = try card { _ in }
        #expect(usual.theme.palette == .night && usual.palette.shadow == nil)
        let (top, bottom) = try (corners(usual)[0], corners(usual)[1])
        #expect(abs(Int(top.red) - 0x12) < 3 && abs(Int(top.green) - 0x32) < 3 && abs(Int(top.blue) - 0x47) < 3)
        #expect(abs(Int(bottom.red) - 0x0A) < 4 && abs(Int(bottom.green) - 0x10) < 6)
        let plain = try card { $0.ground = .plain }
        #expect(try plain.theme == .light && corners(plain).allSatisfy { $0.red == 255 && $0.blue == 255 })
        let clear = try card { $0.ground = .transparent }
        #expect(try corners(clear).allSatisfy { $0.alpha == 0 } && clear.palette.shadow == .black)
        #expect(clear.drawing.scene.marks.count > plain.drawing.scene.marks.count)
        // A colour of one's own is plain, and nothing where one can look through it.
        #expect(try corners(card { $0.chart.background = .white }).allSatisfy { $0.red == 255 })
        #expect(try card { $0.chart.background = .clear }.palette.shadow != nil)
    }

    /// Each of a week's days has an empty slot where its bar would be, which no report takes for a bar.
    @Test func aWeekWithoutDataHasSlots() throws {
        func slots(_ steps: [Int?]) throws -> [Rect] {
            let card = try Self.card(StepWeek(steps: steps))
            return card.drawing.scene.marks.compactMap { mark in
                guard case .rect(let rect, _) = mark.geometry, mark.stroke != nil else { return nil }
                #expect(mark.boxes.isEmpty)
                return rect
            }
        }
        let all = try slots(Array(repeating: nil, count: 7))
        #expect(all.count == 7 && zip(all, all.dropFirst()).allSatisfy { $0.maxX < $1.x })
        #expect(Set(all.map(\.height)).count == 1)
        // A day without data beside others has a low one, a day of 0 has a bar, and days to come have nothing.
        let gaps = try slots([5, nil, 0, nil, 7, nil, nil])
        #expect(gaps.count == 2 && gaps.allSatisfy { isClose($0.width, all[0].width, within: 1e-6) })
        #expect(all.allSatisfy { $0.height < 0.3 * $0.width || $0.height < 80 })
        #expect(isClose(gaps[0].x, all[1].x, within: 1e-6) && isClose(gaps[1].x, all[3].x, within: 1e-6))
        #expect(try slots(Array(repeating: nil, count: 31)).isEmpty)
    }

    @Test func saysWhyThereIsNoFigure() throws {
        let nothing = try Self.card(StepWeek(steps: [nil, nil]))
        #expect(Self.texts(nothing, "headline") == "No data")
        #expect(Self.texts(nothing, "unit") == "")
        #expect(!nothing.drawing.boxes.contains { $0.name == "notice" })
        let zero = try Self.card(StepWeek(steps: [0, 0]))
        #expect(Self.texts(zero, "headline") == "0")
        #expect(!zero.drawing.boxes.contains { $0.name == "notice" })
        let last = WeekContent(try Self.week(), notice: .lastAccessible)
        let locked = try Self.card(last) { $0.chart.annotations.goal = 1 }
        #expect(Self.texts(locked, "headline") == "Health data not accessible")
        #expect(Self.texts(locked, "title") == "September 12–18, 2016")
        #expect(Self.texts(locked, "figure") == "" && Self.texts(locked, "lead") == "")
    }

    @Test func alternativeTextSaysWhatTheCardSays() throws {
        let words = try Self.card(Self.week(previous: Array(repeating: 4000, count: 7))) { options in
            options.chart.annotations.goal = 6015
            options.chart.annotations.title = .text("Anna’s week")
            options.footer = "anna.example.org"
        }.drawing.words
        #expect(words.title == "Anna’s week")
        for part in [
            "September 12–18, 2016", "37", "35% more than the week before.", "3 of 6 days", "Distance: 1.24 km.",
            "Floors: 2.", "anna.example.org.",
        ] {
            #expect(words.text.contains(part), "\(part): \(words.text)")
        }
        // Nothing is said twice.
        #expect(words.text.split(separator: "than the week before").count == 2)
        #expect(words.text.split(separator: "oal ").count == 2)
    }

    @Test func aPlaceholderTellsNothing() throws {
        let card = try Self.card(Self.week(previous: Array(repeating: 1, count: 7))) {
            $0.chart.annotations.goal = 6015
        }.placeholder
        #expect(!card.drawing.scene.description.contains("text") && card.drawing.boxes.allSatisfy { $0.text == nil })
        #expect(card.week == StepWeek.sample(days: 7))
    }

    // MARK: Shapes

    @Test(arguments: CardOptions.Preset.allCases) func hasTheSizeOfItsPreset(preset: CardOptions.Preset) throws {
        let card = try WeekCard(Self.week(), options: CardOptions(preset))
        let image = try card.drawing.image(.scale(0.25))
        #expect(Double(image.width) == (preset.size.width / 4).rounded(.up))
        #expect(Double(image.height) == (preset.size.height / 4).rounded(.up))
        let layouts: [CardOptions.Preset: CardOptions.Layout] = [
            .openGraph: .center, .square: .stack, .portrait: .stack, .story: .poster, .wide: .beside,
            .poster: .stack,
        ]
        #expect(card.layout.arrangement == layouts[preset])
    }

    /// Any size looks the same.
    @Test func measuresGrowWithTheSize() throws {
        var options = CardOptions(.square)
        let large = try WeekCard(Self.week(), options: options).drawing
        (options.width, options.height) = (540, 540)
        let small = try WeekCard(Self.week(), options: options).drawing
        #expect(small.boxes.count == large.boxes.count)
        for (a, b) in zip(small.boxes, large.boxes) {
            #expect(a.name == b.name && a.kind == b.kind && a.text == b.text)
            #expect(abs(a.rect.x - b.rect.x / 2) < 1e-9 && abs(a.rect.y - b.rect.y / 2) < 1e-9)
            #expect(abs(a.rect.width - b.rect.width / 2) < 1e-9)
        }
    }

    @Test func refusesShapesThatCannotBeSet() throws {
        func error(_ change: (inout CardOptions) -> Void) -> String {
            do {
                _ = try Self.card(Self.week(), change)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(
            error { ($0.width, $0.height) = (1000, 100) }
                == "size: expected no side of a card above four times the other, found 1000 x 100")
        #expect(
            error { ($0.width, $0.height, $0.layout) = (100, 300, .beside) }
                == "size: expected a card at least as wide as high for the layout beside, found 100 x 300")
        #expect(error { $0.width = 0 } == "size: expected a width and a height above 0 pt, found 0.0 x 900.0")
        #expect(error { $0.footer = "歩" }.hasPrefix("footer \"歩\": expected characters of the built-in lettering"))
        #expect(error { $0.chart.selection = .index(7) }.hasPrefix("selection: "))
    }

    /// A card is drawn with the theme that it was laid out with: letters stand in their boxes, whatever the theme of a
    /// chart alone does with its own.
    @Test(arguments: CardOptions.Preset.allCases) func everyTextStandsInItsBox(preset: CardOptions.Preset) throws {
        var theme = ChartTheme.light
        theme.baselineDrop = 1
        var options = CardOptions(preset)
        (options.chart.annotations.goal, options.chart.annotations.values, options.chart.annotations.yAxis) = (
            6015, .all, true
        )
        (options.footer, options.chart.averageLine) = ("Anna Example", true)
        let card = try WeekCard(Self.week(previous: Array(repeating: 4000, count: 7)), options: options, theme: theme)
        let texts = card.drawing.scene.marks.texts.filter { $0.size > 0 }
        #expect(texts.count > 5)
        for text in texts {
            let top = text.letters.origin.y - theme.capHeight * text.size
            #expect(text.letters.origin.y <= text.rect.maxY + 0.01 && top >= text.rect.y - 0.01, "\(text.string)")
        }
        let report = try LayoutReport(json: card.layoutJSON.utf8)
        let boxes = report.boxes.filter { $0.kind == .text }
        #expect(boxes.map(\.text) == texts.map(\.string) && boxes.map(\.rect) == texts.map(\.rect))
    }

    // MARK: Avatar

    /// Clipped round, its middle in the middle.
    @Test func anAvatarIsDrawnInACircle() throws {
        var picture = PixelBuffer(width: 30, height: 90, filledWith: Pixel(red: 255, green: 0, blue: 0, alpha: 255))
        for y in 30..<60 { for x in 0..<30 { picture[x, y] = Pixel(red: 0, green: 0, blue: 255, alpha: 255) } }
        let card = try Self.card(Self.week()) { ($0.avatar, $0.ground) = (.init(picture), .plain) }
        let box = try #require(card.drawing.boxes.first { $0.name == "avatar" }).rect
        #expect(box.width == box.height)
        let image = try card.drawing.image(.scale(1)).buffer
        func pixel(_ x: Double, _ y: Double) -> Pixel {
            image[Int(box.x + x * box.width), Int(box.y + y * box.height)]
        }
        let (blue, white) = (
            Pixel(red: 0, green: 0, blue: 255, alpha: 255), Pixel(red: 255, green: 255, blue: 255, alpha: 255)
        )
        for (x, y) in [(0.5, 0.5), (0.5, 0.03), (0.03, 0.5), (0.97, 0.5), (0.5, 0.95)] { #expect(pixel(x, y) == blue) }
        for (x, y) in [(0.05, 0.05), (0.95, 0.05), (0.05, 0.95)] { #expect(pixel(x, y) == white) }
        #expect(throws: ChartError.self) { try CardOptions.Avatar(png: [1, 2, 3]) }
    }
}
