import StepData
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepChart

/// The shape of days without their numbers: in no text of a picture, and not in its description either.
@Suite struct HiddenNumbersTests {
    /// Days with counts from 1,000 on, all in one hour, each after as many days to compare with.
    private static func week(_ count: Int) throws -> StepWeek {
        let first = try #require(CivilDate(year: 2016, month: 9, day: 12))
        let days = (0..<2 * count).map { index in
            let steps = 1000 + index * 7919 % 15_013
            return with(StepDay(date: first.adding(days: index - count), steps: steps)) { day in
                day.hours = (0..<24).map { $0 == 17 ? steps : 0 }
            }
        }
        let before = try StepWeek(days: Array(days[..<count]))
        let last = first.adding(days: count - 1)
        return try StepWeek(days: Array(days[count...]), today: last).comparing(with: before)
    }

    /// All that can be read: every aid that has a number or a date, and the words of the description.
    private static func texts(_ week: StepWeek, _ change: (inout ChartOptions) -> Void) throws -> [String] {
        var options = ChartOptions(size: Size(900, 500), goal: 9000, title: .automatic)
        options.annotations.subtitle = .automatic
        options.annotations.values = .all
        options.annotations.yAxis = true
        options.averageLine = true
        // Not all languages have built-in letters.
        options.missingGlyph = .box
        change(&options)
        if options.by == .day, week.days.count > 7 { options.annotations.trend = 7 }
        let chart = try WeekChart(week, options: options)
        return chart.marks.texts.map(\.string) + [chart.alternative.title, chart.alternative.text]
    }

    /// The numbers of a text, with their groups joined.
    private static func numbers(_ text: String) -> [Int] {
        let characters = Array(text)
        var digits = ""
        var numbers: [Int] = []
        for (index, character) in characters.enumerated() {
            if let digit = character.wholeNumberValue {
                digits += "\(digit)"
                continue
            }
            let isSeparator =
                ",.' \u{A0}\u{202F}\u{2019}".contains(character) && index + 1 < characters.count
                && characters[index + 1].isWholeNumber
            if isSeparator, !digits.isEmpty { continue }
            if let number = Int(digits) { numbers.append(number) }
            digits = ""
        }
        return numbers + [Int(digits)].compactMap(\.self)
    }

    @Test(arguments: Language.allCases)
    func noTextHasACount(language: Language) throws {
        for count in [1, 7, 31, 400] {
            let week = try Self.week(count)
            for span in Aggregation.Span.allCases {
                for mark in [ChartOptions.Mark.line, .bars] {
                    func texts(isHidden: Bool) throws -> [String] {
                        try Self.texts(week) { options in
                            options.language = language
                            options.by = span
                            options.mark = mark
                            options.annotations.hidesValues = isHidden
                            options.annotations.hidesTotal = isHidden
                            options.annotations.hidesDates = isHidden
                        }
                    }
                    let found = try texts(isHidden: true).filter { Self.numbers($0).contains { $0 >= 1000 } }
                    #expect(found == [], "\(language) \(count) \(span) \(mark)")
                    #expect(try texts(isHidden: false).contains { Self.numbers($0).contains { $0 >= 1000 } })
                }
            }
        }
    }

    @Test(arguments: Language.allCases)
    func noTextHasADate(language: Language) throws {
        let words = language.catalogue
        for count in [7, 31, 400] {
            let week = try Self.week(count)
            for span in Aggregation.Span.allCases {
                let texts = try Self.texts(week) { options in
                    options.language = language
                    options.by = span
                    options.annotations.hidesDates = true
                }
                var names = ["2016", "2015", "2017"]
                var labels: [String] = []
                for date in [week.days[0].date, week.previous[0].date].compactMap(\.self) {
                    labels += [.dayMonthLabel, .dateLabel, .longDate].map { words.written($0, date) }
                    names += [words.months[date.month - 1], words.monthNames[date.month - 1]]
                }
                #expect(texts.filter(labels.contains) == [], "\(language) \(span)")
                for text in texts.map({ $0.lowercased() }) {
                    #expect(names.filter { text.contains($0.lowercased()) } == [], "\(language) \(span): \(text)")
                }
            }
        }
    }

    @Test func whatIsNotHiddenStays() throws {
        let week = try sampleWeek()
        let values = try Self.texts(week) { $0.annotations.hidesValues = true }
        #expect(values.contains("goal") && values.contains("avg 5,380"))
        #expect(values.last?.contains("37,660") == true && values.last?.contains("16,105") == false)
        let total = try Self.texts(week) { $0.annotations.hidesTotal = true }
        #expect(total.contains("goal 9,000") && total.contains("avg") && total.contains("16,105"))
        #expect(total.last?.contains("37,660") == false && total.last?.contains("16,105") == true)
    }

    @Test func daysWithoutDatesAreWeekdays() throws {
        let texts = try Self.texts(Self.week(7)) { $0.annotations.hidesDates = true }
        #expect(texts.filter { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains($0) }.count == 7)
        #expect(texts.dropLast().last == "Steps, 7 days")
        #expect(texts.last?.contains("day") == true)
    }

    @Test func picturesOfFiguresHideNone() throws {
        let week = try Self.week(7)
        let changes: [WritableKeyPath<Annotations, Bool>] = [\.hidesValues, \.hidesTotal, \.hidesDates]
        for hides in changes {
            var options = ChartOptions()
            options.annotations[keyPath: hides] = true
            var card = CardOptions()
            card.chart = options
            var widget = WidgetOptions()
            widget.chart = options
            #expect(throws: ChartError.self) { try WeekCard(week, options: card) }
            #expect(throws: ChartError.self) { try WeekWidget(week, options: widget) }
            #expect(throws: ChartError.self) { try WeekMessage(week, options: options) }
            options.mark = .calendar
            let error = #expect(throws: ChartError.self) { try WeekChart(week, options: options) }
            #expect(
                error?.description.hasPrefix("hide: expected a line or bars: a calendar is made of numbers") == true)
        }
    }
}
