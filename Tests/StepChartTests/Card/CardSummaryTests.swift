import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// What a preview of a link says, how large, and where.
@Suite struct CardSummaryTests {
    private static func card(
        _ preset: CardOptions.Preset = .openGraph, _ steps: [Int?] = sampleSteps, today: Int? = nil, goal: Int? = 6000,
        _ change: (inout CardOptions) -> Void = { _ in }
    ) throws -> WeekCard {
        var options = CardOptions(preset)
        options.chart.annotations.goal = goal
        change(&options)
        var week = try week(of: steps)
        if let today { week = try StepWeek(days: week.days, today: week.days[today].date) }
        return try WeekCard(week, options: options)
    }

    private static func texts(_ card: WeekCard) -> [(role: Mark.Role, text: ChartLayout.Text)] {
        card.marks.compactMap { mark in mark.text.map { (mark.role, $0) } }
    }

    private static func sentence(_ card: WeekCard) -> String {
        texts(card).filter { $0.role == .init("summary") }.map(\.text.string).joined(separator: " ")
    }

    @Test func oneSentenceSaysTheTwoThingsThatMatter() throws {
        #expect(try Self.sentence(Self.card()) == "Wednesday was best, goal on 3 of 7 days")
        #expect(try Self.sentence(Self.card(goal: nil)) == "Wednesday was best")
        let all = [6000, 7000, 8000, 6500, 9000, 6001, 7777]
        #expect(try Self.sentence(Self.card(.openGraph, all)) == "Every day reached 6,000")
        #expect(try Self.sentence(Self.card(.openGraph, [0, 0, 0, 0, 0, 0, 0], goal: nil)) == "")
        let gaps = try Self.card(.openGraph, [7000, nil, 9000, 100])
        #expect(Self.sentence(gaps) == "Wednesday was best, goal on 2 of 3 days with data")
        let same = try week(of: sampleSteps).comparing(with: sampleSteps.map { StepDay(steps: $0) })
        let words = WeekWords(same)
        let both = words.summary(words.lead(goal: nil, words.comparison), words.comparison)
        #expect(both == "*Wednesday* was best, about as many as the week before")
        let german = try Self.card(.wide) { $0.chart.language = .german }
        #expect(Self.sentence(german).contains("Mittwoch war der beste Tag"))
    }

    /// A month in progress has the longest sentence, with the date up to which it is compared.
    @Test(arguments: Language.allCases) func aSlideCutsNoSentence(language: Language) throws {
        let start = try #require(CivilDate("2026-09-01"))
        let days = (0..<61).map { index in
            let steps: Int? = index < 30 ? 9000 + index * 7919 % 3000 : index < 54 ? 4000 + index * 7919 % 9000 : nil
            return StepDay(date: start.adding(days: index), steps: steps)
        }
        let before = try StepWeek(days: Array(days[..<30]))
        let month = try StepWeek(days: Array(days[30...]), today: start.adding(days: 54)).comparing(with: before)
        for goal in [nil, 10_000] {
            var options = CardOptions(.wide)
            options.chart.language = language
            options.chart.missingGlyph = .box
            options.chart.annotations.goal = goal
            let sentence = Self.sentence(try WeekCard(month, options: options))
            #expect(!sentence.isEmpty && !sentence.contains("…"), "\(language.rawValue): \(sentence)")
        }
    }

    /// What has no space in the ring of a day is below it, and nothing is cut.
    @Test(arguments: Language.allCases, CardOptions.Preset.allCases)
    func aDayHasItsUnitAndItsPartOfTheGoal(language: Language, preset: CardOptions.Preset) throws {
        let card = try Self.card(preset, [8432], goal: 10_000) {
            $0.chart.language = language
            $0.chart.missingGlyph = .box
        }
        let words = language.catalogue
        let all = Self.texts(card).map(\.text.string).joined(separator: " ")
        #expect(!all.contains("…"), "\(all)")
        #expect(all.contains(words.unit(ofAmount: 8432).drop { $0.isWhitespace }), "\(all)")
        #expect(Self.texts(card).contains { $0.role == .init("lead") && $0.text.string.contains("84") }, "\(all)")
    }

    /// The word that matters has the colour of the days that reached the goal.
    @Test func whatMattersIsColored() throws {
        let card = try Self.card()
        let runs = Self.texts(card).filter { $0.role == .init("summary") }.flatMap(\.text.pieces)
        #expect(runs.map(\.string) == ["Wednesday", " was best, goal on ", "3 of 7", " days"])
        #expect(runs.map { $0.color == card.palette.emphasis } == [true, false, true, false])
        // They stand as the whole sentence would.
        for (run, next) in zip(runs, runs.dropFirst()) {
            #expect(isClose(run.rect.maxX, next.rect.x, within: 0.12 * run.size) && run.baseline == next.baseline)
        }
    }

    /// The page of records has the average over the months' averages, and leaves the best month to the page before.
    @Test func theFigureOfRecordsIsOfTheKindOfItsChart() throws {
        let start = try #require(CivilDate("2023-01-01"))
        let year = try StepWeek(
            days: (0..<365).map { StepDay(date: start.adding(days: $0), steps: 2000 + $0 * 7919 % 15000) })
        let pages = try WeekCard.pages(year).map { Self.texts($0).map(\.text.string) }
        let average = Int(try #require(year.average).rounded())
        #expect(pages[1].contains("Best month") && !pages[2].contains("Best month"))
        #expect(pages[2].contains("Per day") && pages[2].contains(Language.english.catalogue.grouped(average)))
    }

    @Test func linesOfASentenceKeepTheirWords() {
        let text = EmphasizedText(marked: "*Tuesday* was best, goal on *4 of 6* days")
        #expect(text.string == "Tuesday was best, goal on 4 of 6 days")
        let lines = text.runs(ofLines: ["Tuesday was best,", "goal on 4", "of 6 days"])
        #expect(lines.map { $0.map(\.text) } == [["Tuesday", " was best,"], ["goal on ", "4"], ["of 6", " days"]])
        #expect(lines[2].map(\.isEmphasized) == [true, false])
        #expect(EmphasizedText(marked: "plain").runs == [.init(text: "plain", isEmphasized: false)])
        #expect(EmphasizedText(marked: "").runs.isEmpty)
    }

    /// Shown 300 pixels wide, the smallest letters have 8.
    @Test(arguments: [CardOptions.Preset.openGraph, .wide]) func everythingCanBeReadInAPreview(
        preset: CardOptions.Preset
    ) throws {
        let card = try Self.card(preset, today: 6) { $0.footer = "Anna Example" }
        for (role, text) in Self.texts(card) {
            #expect(text.size >= 32.0 / 1200 * card.layout.width, "\(role): \(text.string) \(text.size)")
        }
    }

    /// Date, figure with its unit, and the sentence; all else belongs to the chart.
    @Test func thePreviewHasThreeTexts() throws {
        let roles = Self.texts(try Self.card()).map(\.role.kind)
        let others: Set<String> = ["label", "value", "goal", "so far"]
        #expect(Set(roles.filter { !others.contains($0) }) == ["title", "headline", "unit", "summary"])
    }

    /// The goal is named in a column where no bar is.
    @Test(arguments: [CardOptions.Preset.openGraph, .wide]) func theGoalIsNamedBesideTheBars(
        preset: CardOptions.Preset
    ) throws {
        let card = try Self.card(preset)
        let bars = card.drawing.boxes.filter { $0.kind == .bar }.map(\.rect)
        let goals = Self.texts(card).filter { $0.role == .goal }.map(\.text)
        #expect(goals.map(\.string) == ["6,000", "goal"])
        for bar in bars { #expect(goals.allSatisfy { $0.rect.x >= bar.maxX + 12 }) }
        let line = try #require(card.chart.layout?.goalLine)
        #expect(goals[0].baseline < line.y && goals[1].baseline - 0.72 * goals[1].size > line.y)
    }

    /// A day that is not over is told so, and the average leaves it out.
    @Test func todayIsHatched() throws {
        let open = try Self.card(.square, today: 6)
        let stripes = open.marks.filter { $0.fill == .solid(open.palette.hatchStripe) }
        #expect(stripes.count == 2, "on the bar and in the legend")
        let words = Self.texts(open).map(\.text.string)
        #expect(words.contains("today so far") && words.contains("Per full day") && !words.contains("Per day"))
        let average = try Self.card(.square, today: 6) { $0.headline = .average }
        #expect(Self.texts(average).contains { $0.text.string.hasPrefix("Per full day · ") })
        let over = try Self.card(.square)
        #expect(!over.marks.contains { $0.fill == .solid(over.palette.hatchStripe) })
        #expect(Self.texts(over).map(\.text.string).contains("Per day"))
        let preview = try Self.card(today: 6)
        #expect(Self.texts(preview).filter { $0.role == .init("so far") }.map(\.text.string) == ["so far"])
    }

    /// The stripes of a bar lie in it, and cover as much of it as their width is of their pitch.
    @Test func stripesCoverTheirPart() throws {
        let rect = Rect(x: 10, y: 20, width: 90, height: 140)
        let path = Hatch.stripes(in: rect, radius: 16, pitch: 12, width: 4)
        var area = 0.0
        for subpath in path.subpaths {
            let corners = subpath.elements.compactMap(\.end)
            for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                area += (a.x * b.y - b.x * a.y) / 2
                #expect(a.x >= rect.x - 1e-9 && a.x <= rect.maxX + 1e-9)
                #expect(a.y >= rect.y - 1e-9 && a.y <= rect.maxY + 1e-9)
            }
        }
        let whole = rect.width * rect.height - (4 - Double.pi) * 16 * 16
        #expect(isClose(abs(area) / whole, 1.0 / 3, within: 0.02), "\(area / whole)")
    }

    /// Two days are not as wide as seven together.
    @Test(arguments: CardOptions.Preset.allCases) func fewBarsAreNoSlabs(preset: CardOptions.Preset) throws {
        for count in 2...4 {
            let card = try Self.card(preset, Array(sampleSteps.prefix(count)))
            let bars = card.drawing.boxes.filter { $0.kind == .bar }.map(\.rect)
            #expect(!bars.isEmpty && bars.allSatisfy { $0.width <= 0.1201 * card.layout.width })
        }
    }

    /// Above two weeks one line stands for the days before.
    @Test func aMonthBeforeIsOneLine() throws {
        let steps = (0..<30).map { 4000 + $0 * 211 % 5000 }
        let days = try week(of: steps).days
        let month = try StepWeek(days: days).comparing(with: steps.map { StepDay(steps: $0 - 500) })
        let card = try WeekCard(month, options: CardOptions(.square))
        let lines = card.marks.filter { $0.role == .daysBefore }
        #expect(lines.count == 2, "the line, and its sample in the legend")
        #expect(Self.texts(card).contains { $0.text.string.hasSuffix("before, on average") })
        let nodes = try #require(card.chart.layout?.nodes)
        let mean = nodes.compactMap(\.previous?.y).reduce(0, +) / 30
        let drawn = lines.flatMap(\.boxes).map(\.rect.midY)
        #expect(drawn.contains { isClose($0, mean, within: 1e-6) })
    }

    /// A card that plays again can be read before.
    @Test func aLoopRests() throws {
        let card = try Self.card()
        var options = AnimationOptions()
        let once = try card.animation(options)
        #expect(once.options.restTime == 0)
        options.loop = nil
        let forever = try card.animation(options)
        #expect(forever.options.restTime == 2)
        options.hold = 0.5
        let held = try card.animation(options)
        #expect(held.options.restTime == 0.5)
        let chart = try WeekChart(week(of: sampleSteps))
        options.hold = nil
        let drawn = try chart.animation(options)
        #expect(drawn.options.restTime == 0)
    }

    /// A number on its way up begins where it will begin, and never leaves what it may take.
    @Test func aFigureCountsFromItsLeftEnd() throws {
        let style = TextStyle(color: .black, size: 100, weight: 700)
        let text = ChartLayout.Text("111,111", style, .light).moved(x: 50, y: 0)
        for step in 1...40 {
            let letters = text.counted(Double(step) / 40)
            let first = try #require(letters.first)
            let last = try #require(letters.last)
            #expect(abs(first.rect.midX - first.rect.width / 2 - 50) < 25, "\(step)")
            #expect(last.rect.maxX <= 50 + text.countedWidth + 1)
        }
    }
}
