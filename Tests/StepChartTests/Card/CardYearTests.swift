import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// What the card of a year says, counted again.
@Suite struct CardYearTests {
    /// Random days of a year and of the one before it; every twentieth has no data.
    private static func year(_ seed: UInt64, days: Int = 365) throws -> StepWeek {
        var numbers = SeededGenerator(state: seed)
        func next(_ most: Int) -> Int { Int(numbers.next() >> 33) % most }
        func all(_ year: Int, _ count: Int) throws -> [StepDay] {
            let start = try #require(CivilDate(year: year, month: 1, day: 1))
            return (0..<365).map { index in
                let steps = next(20) == 0 || index >= count ? nil : 1000 + next(20_000)
                return StepDay(
                    date: start.adding(days: index), steps: steps, distanceMeters: steps.map { Double($0) * 0.7 },
                    flights: steps.map { $0 / 700 })
            }
        }
        return try StepWeek(days: try all(2023, days)).comparing(with: StepWeek(days: try all(2022, 365)))
    }

    private static func texts(_ card: WeekCard) -> [String: [String]] {
        Dictionary(grouping: card.drawing.boxes.filter { $0.kind == .text }, by: \.name).mapValues {
            $0.compactMap(\.text)
        }
    }

    /// Nothing stands beside them.
    @Test func cellsOfAMonthStandInTheMiddle() throws {
        let start = try #require(CivilDate("2026-10-01"))
        let month = try StepWeek(days: (0..<31).map { StepDay(date: start.adding(days: $0), steps: 5000 + 300 * $0) })
        var options = CardOptions(.openGraph)
        options.chart.mark = .calendar
        let cells = try WeekCard(month, options: options).drawing.boxes.filter { $0.name.hasPrefix("cell ") }
        let left = try #require(cells.map(\.rect.x).min())
        let right = try #require(cells.map(\.rect.maxX).max())
        #expect(cells.count == 31 && isClose(left + right, 1200, within: 1))
    }

    /// Where cells would be lower than their legend they have its place, and the card says so.
    @Test func cellsComeBeforeTheirLegend() throws {
        let start = try #require(CivilDate("2019-01-01"))
        let days = (0..<2500).map { StepDay(date: start.adding(days: $0), steps: 2000 + $0 * 7919 % 15000) }
        let card = try WeekCard(StepWeek(days: days), options: CardOptions(.openGraph))
        #expect(card.omissions.contains { $0.part == .legend })
    }

    /// Where letters of months would touch, every third has one.
    @Test func lettersOfMonthsAreApart() throws {
        func months(_ width: Double) throws -> [String] {
            let start = try #require(CivilDate("2019-01-01"))
            let days = (0..<2500).map { StepDay(date: start.adding(days: $0), steps: 2000 + $0 * 7919 % 15000) }
            var options = ChartOptions()
            options.mark = .calendar
            options.width = width
            options.height = 300
            let boxes = try WeekChart(StepWeek(days: days), options: options).drawing.boxes
            return boxes.filter { $0.name.hasPrefix("name") }.compactMap(\.text).filter { $0.count == 1 }
        }
        #expect(try months(500).joined() == "JFMAMJJASOND")
        #expect(try months(200).joined() == "JAJO")
    }

    @Test(arguments: 1...20) func everyNumberIsRight(seed: Int) throws {
        let week = try Self.year(UInt64(seed))
        var options = CardOptions(.portrait)
        options.chart.annotations.goal = 9000
        let texts = Self.texts(try WeekCard(week, options: options))
        let counts = week.days.compactMap(\.steps)
        let total = counts.reduce(0, +)
        let million = Double(total / 10_000 + (total % 10_000 >= 5000 ? 1 : 0)) / 100
        #expect(texts["headline"]?.first?.hasPrefix("\(million)") == true)
        #expect(texts["subtitle"]?.first?.hasPrefix("\(Language.english.catalogue.grouped(total)) steps · ") == true)
        let figures = try #require(texts["figure"])
        #expect(figures[0] == Language.english.catalogue.grouped(counts.max() ?? 0))
        var (run, longest) = (0, 0)
        for day in week.days {
            run = (day.steps ?? 0) >= 9000 ? run + 1 : 0
            longest = max(longest, run)
        }
        if longest >= 3 { #expect(figures[1] == "\(longest)") }
        #expect(figures.contains("\(counts.count { $0 >= 9000 })"))
        let months = Dictionary(grouping: week.days, by: { $0.date?.month ?? 0 }).values.compactMap { days -> Int? in
            let known = days.compactMap(\.steps)
            return known.isEmpty ? nil : Int((Double(known.reduce(0, +)) / Double(known.count)).rounded())
        }
        let values = Set(texts.filter { $0.key.hasPrefix("value ") }.keys.map { String($0.dropFirst(6)) })
        let short = [months.max(), months.min()].compactMap { $0.map(Language.english.catalogue.short) }
        #expect(values.isSuperset(of: short), "\(values) \(short)")
    }

    @Test func whatIsNotOverIsSoFar() throws {
        let card = try WeekCard(try Self.year(7, days: 200), options: CardOptions(.square))
        let texts = Self.texts(card)
        #expect(texts["title"] == ["2023 so far"])
        #expect(card.drawing.boxes.count { $0.name.hasPrefix("cell ") } <= 200)
        #expect(Self.texts(try WeekCard(try Self.year(7)))["title"] == ["2023"])
    }

    @Test func aYearHasFourPagesAndThreeWithoutAnotherBefore() throws {
        let week = try Self.year(3)
        let pages = try WeekCard.pages(week)
        #expect(pages.count == 4)
        let facts = StepFacts(week)
        let month = try #require(facts.bestMonth)
        let titles = try pages.map { try #require(Self.texts($0)["title"]?.first) }
        #expect(titles == ["2023", "Best month", "2023", "2023"])
        #expect(Self.texts(pages[1])["headline"] == [Language.english.catalogue.grouped(month.tally.total)])
        let compared = try #require(facts.comparison)
        let ahead = compared.total - compared.totalBefore
        #expect(
            Self.texts(pages[3])["headline"] == [
                (ahead < 0 ? "−" : "+") + Language.english.catalogue.grouped(abs(ahead))
            ])
        #expect(try WeekCard.pages(try StepWeek(days: week.days)).count == 3)
    }

    @Test func linesAddUpWhereTheyAreAskedFor() throws {
        let week = try Self.year(5)
        func hasLines(_ preset: CardOptions.Preset, _ compare: CardOptions.Compare?) throws -> Bool {
            var options = CardOptions(preset)
            options.compare = compare
            return try WeekCard(week, options: options).drawing.boxes.contains { $0.name == "ahead" }
        }
        #expect(try hasLines(.portrait, .cumulative))
        #expect(try !hasLines(.portrait, nil))
        #expect(try hasLines(.wide, .cumulative))
        #expect(try !hasLines(.wide, CardOptions.Compare.none))
    }

    @Test(arguments: [
        (999, "999"), (1000, "1.0k"), (11_449, "11.4k"), (11_450, "11.5k"), (99_949, "99.9k"), (123_456, "123k"),
        (999_499, "999k"), (999_500, "1.00\u{2009}M"), (3_216_249, "3.22\u{2009}M"), (38_561_361, "38.6\u{2009}M"),
        (1_234_567_890, "1,235\u{2009}M"),
    ])
    func largeCountsAreShort(count: Int, text: String) { #expect(Language.english.catalogue.short(count) == text) }
}
