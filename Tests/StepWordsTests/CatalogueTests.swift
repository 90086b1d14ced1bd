import Testing

@testable import StepWords

@Suite struct CatalogueTests {
    /// The parts of all languages that are in braces: `count`, and `count|day|days`.
    private static func places(_ text: Substring) -> [[Substring]] {
        text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).map { piece in
            piece.prefix { $0 != "}" }.split(separator: "|", omittingEmptySubsequences: false)
        }
    }

    private static let dates: Set<Word> = [
        .longDate, .mediumDate, .fullDate, .captionDate, .monthOfYear, .year, .years, .daysOfMonth, .daysOfYear,
        .daysOfYears, .dayMonthLabel, .dateLabel,
    ]

    @Test(arguments: Language.allCases) func everyLanguageHasEveryRow(language: Language) {
        let catalogue = language.catalogue
        let missing = Word.allCases.filter { !Word.optional.contains($0) && catalogue.template($0).isEmpty }
        #expect(missing.isEmpty, "\(language.name) has no row for \(missing)")
        let unknown = catalogue.rows.keys.filter { Word(rawValue: $0) == nil }
        #expect(unknown.isEmpty, "\(language.name) has rows that nothing reads: \(unknown)")
    }

    /// A text says all that the English one says.
    @Test(arguments: Language.allCases) func everyRowHasThePlacesOfTheEnglishOne(language: Language) {
        for word in Word.allCases where !Self.dates.contains(word) && !Word.optional.contains(word) {
            // A figure stands beside some texts, which need not change with it.
            if [.daysInARow, .daysReached, .marathonWeeks].contains(word) { continue }
            let names = Set(Self.places(language.catalogue.template(word)).map { $0[0] })
            #expect(names == Set(Self.places(Language.english.catalogue.template(word)).map { $0[0] }), "\(word)")
        }
        for word in Self.dates {
            let names = Self.places(language.catalogue.template(word)).map { $0[0] }
            let known: Set<Substring> = [
                "day", "month", "shortMonth", "monthName", "year", "dayNumber", "monthNumber", "lastDay", "lastMonth",
                "lastYear",
            ]
            #expect(!names.isEmpty && known.isSuperset(of: names), "\(word)")
        }
    }

    @Test(arguments: Language.allCases) func everyPlaceHasAFormForEachCategory(language: Language) {
        let catalogue = language.catalogue
        for word in Word.allCases where word != .shortCounts {
            for place in Self.places(catalogue.template(word)) where place.count > 1 {
                #expect(place.count - 1 == catalogue.plurals.categories.count, "\(word): \(place)")
            }
        }
    }

    @Test(arguments: Language.allCases) func listsHaveAnEntryForEachDayAndMonth(language: Language) {
        let catalogue = language.catalogue
        for list in [catalogue.weekdays, catalogue.list(.longWeekdays), catalogue.weekdayLetters] {
            #expect(list.count == 7 && list.allSatisfy { !$0.isEmpty })
        }
        let months = [catalogue.shortMonths, catalogue.months, catalogue.monthNames, catalogue.monthLetters]
        for list in months { #expect(list.count == 12 && list.allSatisfy { !$0.isEmpty }) }
        #expect(catalogue.shortUnits.count >= 2 && catalogue.shortUnits.allSatisfy { $0.count >= 1000 })
    }

    /// A language that inflects as English does not: the form of the rows holds for it without other code.
    private static let polish = Catalogue(
        .polish, base: .english, minimumGroupingDigits: 2,
        rows: """
            groupSeparator = \u{A0}
            months = stycznia | lutego | marca | kwietnia | maja | czerwca | lipca | sierpnia | września | \
            października | listopada | grudnia
            monthNames = styczeń | luty | marzec | kwiecień | maj | czerwiec | lipiec | sierpień | wrzesień | \
            październik | listopad | grudzień
            stepCount = {count} {count|krok|kroki|kroków}
            goalReached = Cel osiągnięty w {some} z {count} {count|dnia|dni|dni}
            """)

    @Test(arguments: [(1, "1 krok"), (3, "3 kroki"), (12, "12 kroków"), (22, "22 kroki"), (5000, "5000 kroków")])
    func aFormIsChosenByTheNumber(count: Int, text: String) {
        #expect(Self.polish[.stepCount, ["count": .count(count)]] == text)
    }

    @Test func aVarietyHasTheRowsOfItsBase() {
        #expect(Self.polish[.heading] == "Steps" && Self.polish.months[8] == "września")
        #expect(Self.polish.monthNames[8] == "wrzesień" && Catalogue.english.monthNames == Catalogue.english.months)
        #expect(Self.polish.grouped(5000) == "5000" && Self.polish.grouped(16105) == "16\u{A0}105")
    }

    /// As in India: the last group has three digits, the others have two.
    @Test(arguments: [(999, "999"), (1234, "1,234"), (123_456, "1,23,456"), (12_345_678, "1,23,45,678")])
    func groupsMayHaveTwoDigits(count: Int, text: String) {
        #expect(Catalogue.indianEnglish.grouped(count) == text)
    }

    @Test(arguments: [(9_400, "9.4k"), (123_456, "1.23\u{2009}L"), (12_345_678, "1.23\u{2009}Cr")])
    func largeCountsAreLakhsAndCrores(count: Int, text: String) {
        #expect(Catalogue.indianEnglish.short(count) == text)
    }

    @Test func aSentenceBeginsWithTheCapitalOfItsLanguage() {
        #expect(Catalogue.turkish.opening("iki gün") == "İki gün" && Catalogue.turkish.opening("ısı") == "Isı")
        #expect(Catalogue.english.opening("in a row") == "In a row")
    }

    /// A number that stands twice is written and chooses a form; another may stand before it.
    @Test func placesAreFilledInTheOrderOfTheLanguage() {
        let parts: KeyValuePairs<String, Catalogue.Argument> = ["count": .count(7), "some": .count(2)]
        #expect(Self.polish[.goalReached, parts] == "Cel osiągnięty w 2 z 7 dni")
        #expect(Catalogue.simplifiedChinese[.goalReached, parts] == "7 天中有 2 天达标")
        #expect(Catalogue.english[.under, ["number": .text("{count|a}")]] == "under {count|a}")
        #expect(Catalogue.english[.under, [:]] == "under {number}")
    }

    @Test(arguments: Language.allCases) func nothingIsLeftInBraces(language: Language) {
        for count in [0, 1, 2, 5, 22, 1_000_000] {
            for word in [Word.stepCount, .dayCount, .floorCount, .daysInARow, .daysReached, .marathonWeeks, .streak] {
                let text = language.catalogue[word, ["count": .count(count), "goal": .amount(8000)]]
                #expect(!text.isEmpty && !text.contains("{") && !text.contains("|"))
            }
        }
    }
}
