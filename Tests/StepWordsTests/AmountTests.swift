import Testing

@testable import StepWords

/// Amounts of steps, distances and floors in texts.
@Suite struct AmountTests {
    private static func words(_ language: Language, _ figure: Catalogue.CountedFigure) -> Catalogue {
        var words = language.catalogue
        words.groupsDigits = true
        words.figure = figure
        return words
    }

    private static let kilometers = Catalogue.CountedFigure.distance(unit: .kilometers, meters: 1000)
    private static let miles = Catalogue.CountedFigure.distance(unit: .miles, meters: 1609.344)

    /// One decimal, but none that is 0, and none from 100 on; halves are rounded up.
    @Test(arguments: [
        (0, "0 km"), (49, "0 km"), (50, "0.1 km"), (949, "0.9 km"), (950, "1 km"), (5240, "5.2 km"), (5250, "5.3 km"),
        (10_000, "10 km"), (41_312, "41.3 km"), (99_949, "99.9 km"), (99_950, "100 km"), (104_499, "104 km"),
        (2_294_600, "2,295 km"),
    ])
    func writesDistances(meters: Int, expected: String) {
        let words = Self.words(.english, Self.kilometers)
        #expect(words.amount(meters) == expected && words.amountPhrase(meters) == expected)
        #expect(words.shortAmount(meters) == expected)
        #expect(words.amountNumber(meters) + words.unit(ofAmount: meters) == expected)
    }

    @Test func writesEachFigureWithItsUnit() {
        let steps = Self.words(.english, .steps)
        #expect([steps.amount(16_105), steps.amountPhrase(1)] == ["16,105", "1 step"])
        #expect(steps.shortAmount(16_105) == "16.1k" && steps.unit(ofAmount: 5) == " steps")
        let floors = Self.words(.english, .floors)
        #expect(
            [floors.amount(25), floors.amountPhrase(25), floors.amountPhrase(1)] == ["25", "25 floors", "1 floor"])
        let miles = Self.words(.german, Self.miles)
        #expect(miles.amount(8047) == "5 mi" && miles.amount(8690) == "5,4 mi")
        #expect([steps, floors, miles].map(\.figureName) == ["Steps", "Floors", "Strecke"])
    }

    /// A noun that agrees with a number of steps is left out with its space, where an amount has a unit.
    @Test func leavesOutTheNoun() {
        func text(_ figure: Catalogue.CountedFigure) -> String {
            Self.words(.english, figure)[.sumAndAverage, ["steps": .amount(41_312), "average": .amount(5900)]]
        }
        #expect(text(.steps) == "41,312 steps in all, 5,900 a day on average.")
        #expect(text(Self.kilometers) == "41.3 km in all, 5.9 km a day on average.")
        #expect(text(.floors) == "41,312 floors in all, 5,900 floors a day on average.")
    }

    /// The rows that have amounts, and the placeholders of these.
    private static let rows: [Word] = [
        .bestWeekday, .bestDate, .bestDayIs, .bestOfDays, .part, .ofGoal, .everyDay, .daysInARow, .daysReached, .sum,
        .sumAndAverage, .extremes, .bestMonthIs, .trendUp, .trendDown, .goalDays, .goalDaysWithData, .highlighted,
        .under, .atLeast,
    ]
    private static let amounts: Set = ["steps", "average", "most", "least", "first", "last", "goal", "number"]

    /// With a distance no row has a word for steps, a gap, or a placeholder left.
    @Test(arguments: Language.allCases)
    func noLanguageSpeaksOfStepsBesideADistance(language: Language) {
        let words = Self.words(language, Self.kilometers)
        var steps: [String] = []
        Rows.forEach(in: language.read) { key, value in
            if ["stepWords", "stepStems"].contains(key) { steps += Rows.parts(value, separator: " ") }
        }
        for row in Self.rows {
            let text = words.filled(words.template(row)) { name in
                if Self.amounts.contains(name) { return .amount(8000) }
                return ["percent", "some", "count"].contains(name) ? .count(3) : .text("–")
            }
            let hasAmount = Self.amounts.contains { words.template(row).contains("{\($0)}") }
            #expect(text.contains(words.amount(8000)) == hasAmount, "\(language) \(row): \(text)")
            #expect(!text.contains("  ") && !text.contains("{") && !text.contains("|"), "\(language) \(row): \(text)")
            // In Swedish and Norwegian the word for steps is also a verb: it rose.
            if row == .trendUp { continue }
            let letters = text.lowercased().split { !$0.isLetter }.map(String.init)
            for word in steps {
                let isNamed =
                    word.allSatisfy(\.isASCII) || word.count > 1 ? letters.contains(word) : text.contains(word)
                #expect(!isNamed, "\(language) \(row): \(text)")
            }
        }
    }
}
