import StepRaster
import Testing

@testable import StepChart

/// Where numbers, the goal's label and the legend of a card's bars stand.
@Suite struct CardBarsTests {
    private static let normal = [7314, 9583, 12105, 8015, 6060, 10942, 8641]
    private static let before = [6020, 7950, 9800, 8460, 5210, 9790, 7400]
    private static let bad = [2100, 3380, 1905, 4120, 890, 2660, 1480]
    private static let perfect = [10400, 11250, 13980, 10090, 12480, 15320, 11760]
    /// Each of them just above the goal.
    private static let just = [8010, 8050, 8100, 8020, 8200, 8005, 8030]
    private static let sizes: [(Double, Double)] = [
        (1080, 1080), (1080, 1350), (1080, 1920), (1600, 900), (1600, 1000), (1200, 630),
    ]

    private static func week(_ steps: [Int?], before: [Int?] = []) throws -> StepWeek {
        let start = try #require(CivilDate("2026-11-09"))
        let days = steps.enumerated().map { index, steps in
            StepDay(
                date: start.adding(days: index), steps: steps, distanceMeters: steps.map { Double($0) * 0.74 },
                flights: steps.map { $0 / 700 })
        }
        return try StepWeek(days: days).comparing(with: before.map { StepDay(steps: $0) })
    }

    private static func card(
        _ steps: [Int?], before: [Int?] = before, size: (Double, Double) = (1080, 1080), goal: Int? = 8000,
        _ change: (inout CardOptions) -> Void = { _ in }
    ) throws -> WeekCard {
        var options = CardOptions()
        (options.width, options.height) = size
        (options.chart.annotations.goal, options.chart.missingGlyph) = (goal, .box)
        change(&options)
        return try WeekCard(week(steps, before: before), options: options)
    }

    private static func texts(_ card: WeekCard, _ role: Mark.Role) -> [ChartLayout.Text] {
        card.drawing.scene.marks.compactMap { mark in
            mark.role == role ? mark.text : nil
        }
    }

    private static func bars(_ card: WeekCard) -> [Rect] {
        card.drawing.boxes.filter { $0.kind == .bar }.map(\.rect)
    }

    private static func ticks(_ card: WeekCard) -> [Rect] {
        card.drawing.scene.marks.filter { $0.role == .daysBefore }.flatMap(\.boxes).map(\.rect)
    }

    /// In its bar, or right over it; over a tick only where that would cross it there.
    @Test(arguments: [normal, bad, perfect, just], sizes)
    func aNumberStandsOverItsOwnBar(steps: [Int], size: (Double, Double)) throws {
        let card = try Self.card(steps, size: size) { $0.chart.annotations.values = .all }
        let (bars, ticks) = (Self.bars(card), Self.ticks(card))
        #expect(bars.count == 7)
        var count = 0
        for (index, bar) in bars.enumerated() {
            for text in Self.texts(card, .value(index)) {
                count += 1
                #expect(text.rect.midX > bar.x && text.rect.midX < bar.maxX)
                if bar.y <= text.rect.y, text.rect.maxY <= bar.maxY, bar.x <= text.rect.x, text.rect.maxX <= bar.maxX {
                    continue
                }
                let gap = bar.y - text.rect.maxY
                let isCrossed = ticks.contains { tick in
                    tick.x < bar.midX && tick.maxX > bar.midX && tick.y < bar.y
                        && tick.maxY > bar.y - 1.5 * text.rect.height
                }
                #expect(gap > -text.size / 2 && gap < (isCrossed ? 2 : 0.3) * text.size, "\(text.string) \(gap)")
            }
        }
        // Beside texts bars are narrower than most numbers.
        #expect(count == 7 || count >= 1 && card.layout.arrangement == .beside || count >= 3)
    }

    /// Some numbers by chance would make the others look as if they were less.
    @Test func allBarsHaveNumbersOrThoseThatSayMost() throws {
        let start = try #require(CivilDate("2025-01-01"))
        let days = (0..<365).map { StepDay(date: start.adding(days: $0), steps: 5000 + 10 * $0) }
        var options = CardOptions(.square)
        options.chart.aggregation.span = .month
        options.chart.annotations.values = .all
        let card = try WeekCard(StepWeek(days: days), options: options)
        let numbers = card.drawing.boxes.filter { $0.name.hasPrefix("value ") }
        #expect((1...3).contains(numbers.count))
        #expect(card.omissions.contains { $0.part == .values && $0.count == 12 - numbers.count })
        let labels = card.drawing.boxes.filter { $0.name.hasPrefix("label ") }.compactMap(\.text)
        #expect(labels.joined() == "JFMAMJJASOND")
    }

    /// What stands beside a tick would be taken for what the tick is called.
    @Test(arguments: [normal, bad, perfect, just, [3000, 8100, 7000, 12_000, 4000, 9000, 2000]], sizes)
    func theGoalIsNotTheLegendOfATick(steps: [Int], size: (Double, Double)) throws {
        let card = try Self.card(steps, size: size)
        let width = try #require(Self.bars(card).first).width
        // In a column on the right they are further away than any tick reaches.
        let least = card.layout.arrangement == .beside ? 12 : width * 0.99
        for label in Self.texts(card, .goal) {
            let (top, bottom) = (label.rect.y - label.size * 0.9, label.rect.maxY + label.size * 0.9)
            for tick in Self.ticks(card) where tick.maxY > top && tick.y < bottom {
                #expect(max(tick.x - label.rect.maxX, label.rect.x - tick.maxX) >= least, "\(label.string)")
            }
        }
        let names = (Self.texts(card, .goal) + Self.texts(card, .legend)).map(\.string)
        let isInColumn = card.layout.arrangement != .stack && card.layout.arrangement != .poster
        let expected = isInColumn ? ["8,000", "goal"] : ["goal 8,000"]
        #expect(names.filter { $0.contains("8,000") || $0 == "goal" } == expected)
    }

    /// The number of the goal is not beside that of the last day, with which it would seem to be one number.
    @Test(arguments: [(1600.0, 900.0), (1200, 630)]) func theGoalsNumberIsApartFromThoseOfDays(
        size: (Double, Double)
    ) throws {
        let steps = [10_000, 9999, 10_001, 10_000, 5000, 10_000, 10_000]
        let card = try Self.card(steps, before: [], size: size, goal: 10_000) { $0.chart.annotations.values = .all }
        let goal = Self.texts(card, .goal)
        let numbers = card.chart.layout?.nodes.compactMap(\.valueLabel) ?? []
        #expect(goal.count == 2 && !numbers.isEmpty)
        for text in goal { #expect(!numbers.contains { $0.rect.touches(text.rect, gap: 0) }, "\(text.string)") }
    }

    /// The goal's line eats nothing of them.
    @Test func barsThatReachTheGoalAreWhole() throws {
        let card = try Self.card(Self.just, before: []) { $0.chart.annotations.values = .none }
        let image = try card.drawing.image(.scale(1)).buffer
        for bar in Self.bars(card) {
            let inside = image[Int(bar.midX), Int(bar.midY)]
            for x in stride(from: bar.x + bar.width * 0.3, to: bar.maxX - bar.width * 0.3, by: 1) {
                #expect(image[Int(x), Int(bar.y + 1)] == inside)
            }
        }
    }

    /// Bright bars do not hide what lies across them.
    @Test(arguments: ChartTheme.BuiltIn.allCases, [CardOptions.Ground.plain, .gradient])
    func ticksAreSeenOnBars(theme: ChartTheme.BuiltIn, ground: CardOptions.Ground) throws {
        var options = CardOptions()
        (options.width, options.height, options.ground) = (1080, 1080, ground)
        (options.chart.annotations.goal, options.chart.annotations.values) = (8000, .none)
        let week = try Self.week(Self.perfect, before: Self.before)
        let card = try WeekCard(week, options: options, theme: ChartTheme(theme))
        let image = try card.drawing.image(.scale(1)).buffer
        func color(_ x: Double, _ y: Double) -> Color {
            let pixel = image[Int(x), Int(y)]
            func share(_ level: UInt8) -> Double { Double(level) / 255 }
            return Color(red: share(pixel.red), green: share(pixel.green), blue: share(pixel.blue))
        }
        var count = 0
        for (bar, tick) in zip(Self.bars(card), Self.ticks(card)) where tick.y > bar.y && tick.maxY + 9 < bar.maxY {
            count += 1
            #expect(color(bar.midX, tick.midY).contrast(with: color(bar.midX, tick.maxY + 6)) > 2.9)
        }
        #expect(count == 7)
    }

    @Test(arguments: [
        (Language.english, "week before", "days before"), (.britishEnglish, "week before", "days before"),
        (.german, "Woche davor", "Tage davor"), (.french, "semaine précédente", "jours précédents"),
        (.spanish, "semana anterior", "días anteriores"), (.simplifiedChinese, "前一周", "之前"),
        (.japanese, "前の週", "前の期間"),
    ])
    func theLegendNamesTheSpan(language: Language, week: String, days: String) throws {
        func legend(_ count: Int) throws -> [String] {
            let card = try Self.card(Array(Self.normal.prefix(count)), before: Array(Self.before.prefix(count))) {
                $0.chart.language = language
            }
            return Self.texts(card, .legend).map(\.string)
        }
        #expect(try legend(7).first == week && legend(3).first == days)
        let units: [Word] = [.dayBefore, .weekBefore, .monthBefore, .yearBefore, .daysBefore]
        let names = units.map { language.catalogue[$0] }
        #expect(names.count == 5 && names[1] == week && names[4] == days && Set(names).count == 5)
        let sentence = try #require(WeekWords(Self.week([5], before: [9]), language: language).change)
        #expect(sentence.contains(names[0]))
    }

    @Test func aMonthIsBesideTheMonthBefore() throws {
        func days(_ first: String, _ count: Int) -> [StepDay] {
            (0..<count).map { StepDay(date: CivilDate(first)?.adding(days: $0), steps: 5000 + $0 * 3761 % 4000) }
        }
        let week = try StepWeek(days: days("2026-11-01", 30)).comparing(with: days("2026-10-01", 31))
        let card = try WeekCard(week, options: CardOptions(.square))
        #expect(Self.texts(card, .legend).map(\.string) == ["month before, on average"])
    }

    @Test func figuresOfDaysWithGapsSaySo() throws {
        func names(_ steps: [Int?]) throws -> [String] {
            Self.texts(try Self.card(steps), .init("figure name")).map(\.string)
        }
        #expect(
            try names([7314, nil, 12105, 0, nil, 10942, 8641]).joined(separator: " ").contains("Days with data at goal")
        )
        #expect(try names(Self.normal).contains("Days at goal"))
    }

    // MARK: Figures

    /// Side by side they are further from each other than words are, however long; what is not whole is not there.
    @Test(arguments: Language.allCases, sizes)
    func figuresAreApart(language: Language, size: (Double, Double)) throws {
        let million = [4_213_377, 7_810_044, 2_299_518, 9_065_552, 5_132_080, 3_004_416, 8_888_888]
        let long = String(repeating: "All the way around the bay and back again ", count: 6)
        let card = try Self.card(million, size: size, goal: 6_000_000) {
            $0.chart.language = language
            ($0.chart.annotations.title, $0.footer) = (.text(long), long)
        }
        let least = 0.0255 * min(size.0, size.1)
        for role in ["figure", "figure name"] {
            let texts = Self.texts(card, .init(role))
            for (index, text) in texts.enumerated() {
                if role == "figure" { #expect(!text.string.contains("…")) }
                for other in texts[(index + 1)...] where abs(other.rect.midY - text.rect.midY) < least {
                    #expect(other.rect.x - text.rect.maxX >= 0.9 * least, "\(text.string) \(other.string)")
                }
            }
        }
    }

    @Test func figuresWithoutRoomAreTold() throws {
        let most = Array(repeating: 1_000_000_000, count: 7)
        let narrow = try Self.card(most, size: (1000, 1000)) { $0.layout = .beside }
        let shown = Self.texts(narrow, .init("figure")).count
        // The sentence says how often the goal was reached.
        #expect(shown < 3)
        #expect(narrow.omissions.contains(.init(part: .figures, count: 3 - shown)))
        #expect(try !Self.card(Self.normal).omissions.contains { $0.part == .figures })
    }

    /// The text that says what bars stand for is clear of them, of their numbers and of the goal's line.
    @Test(arguments: [Aggregation.Span.weekday, .month, .year], sizes)
    func theHeadingIsApartFromTheBars(span: Aggregation.Span, size: (Double, Double)) throws {
        let steps = (0..<500).map { 5000 + 13 * $0 }
        let card = try Self.card(steps, before: [], size: size) { $0.chart.aggregation.span = span }
        let boxes = card.drawing.boxes
        let heading = try #require(boxes.first { $0.name == "subtitle" })
        let letters = try #require(boxes.first { $0.name.hasPrefix("label ") }?.size)
        let marks = boxes.filter { $0.kind == .bar || $0.name.hasPrefix("value ") || $0.name == "goal line" }
        let top = try #require(marks.map(\.rect.y).min())
        #expect(top - heading.rect.maxY >= 0.49 * letters)
    }

    /// Letters of weekdays that do not all fit are thinned, as dates are; a form that the options ask for is missed.
    @Test func onlyLabelsThatAreAskedForAreMissed() throws {
        let fortnight = try Self.card(Self.normal + Self.bad, before: [], size: (1600, 900))
        #expect(fortnight.drawing.boxes.count { $0.name.hasPrefix("label ") } < 14)
        #expect(!fortnight.omissions.contains { $0.part == .labels })
        let dates = try Self.card(Self.normal, size: (1600, 900)) { $0.chart.labels = .iso }
        #expect(dates.omissions.contains { $0.part == .labels })
    }

    // MARK: Lines

    /// Weeks of which the first has one day are no days: they have no calendar that would be missed. Their heading is
    /// as legible as other texts.
    @Test(arguments: sizes) func manyWeeksAreALine(size: (Double, Double)) throws {
        let start = try #require(CivilDate("2023-01-01"))
        let days = (0..<700).map { StepDay(date: start.adding(days: $0), steps: 5000 + $0 * 7919 % 3000) }
        var options = CardOptions()
        (options.width, options.height) = size
        options.chart.aggregation.span = .week
        let card = try WeekCard(StepWeek(days: days), options: options)
        #expect(!card.omissions.contains { $0.part == .calendar })
        let heading = try #require(card.drawing.boxes.first { $0.name == "subtitle" })
        #expect(heading.text == "Daily average by week")
        #expect(heading.size ?? 0 >= min(size.0 / 37, size.1 / 15) - 1e-9)
    }

    /// From margin to margin, and not as beads.
    @Test(arguments: [7, 30], [true, false])
    func aLineIsFlush(count: Int, hasGoal: Bool) throws {
        let steps = (0..<count).map { 5200 + ($0 * 3761 + $0 * $0 * 517) % 8600 }
        let card = try Self.card(steps, before: [], goal: hasGoal ? 8000 : nil) { $0.chart.mark = .line }
        let nodes = try #require(card.chart.layout).nodes
        let (first, last) = try (#require(nodes.first), #require(nodes.last))
        let rect = card.layout.chartRect
        #expect(abs(first.x - first.radius - rect.x) < 5)
        if !hasGoal { #expect(abs(last.x + last.radius - rect.maxX) < 5) }
        let step = nodes[1].x - first.x
        let radius = nodes.dropLast().map(\.radius).max() ?? 0
        #expect(radius == 0 || step >= 2.5 * radius)
        #expect((radius == 0) == (count == 30))
    }

    @Test(arguments: [normal, bad], sizes)
    func barsAreFlush(steps: [Int], size: (Double, Double)) throws {
        let card = try Self.card(steps, size: size)
        guard card.layout.arrangement != .center else { return }
        let bars = Self.bars(card)
        #expect(abs(try #require(bars.first).x - card.layout.chartRect.x) < 1)
        // On the right may be a column for the goal.
        let texts = Self.texts(card, .goal).filter { card.layout.arrangement == .beside && $0.string != "goal 8,000" }
        let right = try #require((texts.map(\.rect) + bars).map(\.maxX).max())
        #expect(abs(right - card.layout.chartRect.maxX) < 1)
    }

    // MARK: Colours

    /// A gradient begins with the background of a theme that has one of its own.
    @Test func aThemesOwnBackgroundIsSeen() throws {
        func top(_ theme: ChartTheme) throws -> Pixel {
            try WeekCard(Self.week(Self.normal), options: CardOptions(.square), theme: theme).drawing
                .image(.scale(0.25)).buffer[0, 0]
        }
        let navy = try top(with(.dark) { $0.background = ChartTheme.Color(red: 0, green: 0, blue: 0.5) })
        #expect(navy.red == 0 && navy.green == 0 && (126...128).contains(navy.blue))
        #expect(try top(.dark) != navy)
    }

    @Test(
        arguments: ["tomato", "gold", "navy", "#777777", "teal", "hotpink", "#4A7A9A"],
        [
            CardOptions.Ground.plain, .gradient,
        ])
    func textsOnAColourAreRead(background: String, ground: CardOptions.Ground) throws {
        for mark in [ChartOptions.Mark.bars, .line, .calendar] {
            let card = try Self.card(Self.normal) {
                ($0.chart.background, $0.ground, $0.chart.mark) = (ChartTheme.Color(background), ground, mark)
                $0.chart.annotations.values = .all
                ($0.chart.annotations.yAxis, $0.chart.averageLine) = (mark != .calendar, mark != .calendar)
            }
            let faint = PictureFaults(card.drawing, ground: card.palette.background).faintTexts { _ in 4.5 }
            #expect(faint.isEmpty, "\(background) \(ground) \(mark): \(faint)")
        }
    }
}
