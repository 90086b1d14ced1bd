import Testing

@testable import StepChart

@Suite struct AltTextTests {
    @Test func theSampleWeek() throws {
        let words = AltText(try sampleWeek(), selected: 6)
        #expect(words.title == "Steps, 12–18 September 2016")
        #expect(
            words.description == "Line chart of 7 days. 37660 steps in all, 5380 a day on average. "
                + "Most: 16105 on 14 September; least: 60 on 16 September. Highlighted: 1641 on 18 September.")
    }

    @Test(arguments: [
        ("2016-09-28", 3, "28–30 September 2016"), ("2016-09-28", 7, "28 September – 4 October 2016"),
        ("2016-12-29", 7, "29 December 2016 – 4 January 2017"), ("2016-09-18", 1, "18 September 2016"),
    ])
    func titles(first: String, count: Int, dates: String) throws {
        let week = try week(of: Array(repeating: 1, count: count), from: first)
        #expect(AltText(week, selected: nil).title == "Steps, " + dates)
    }

    @Test(
        arguments: [
            ([7314], 0, "Line chart of 1 day. 7314 steps in all."),
            ([1], nil, "Line chart of 1 day. 1 step in all."),
            ([nil], 0, "Line chart of 1 day. No data."),
            ([nil, nil], 1, "Line chart of 2 days. No data."),
            ([0, 0], nil, "Line chart of 2 days. 0 steps in all, 0 a day on average."),
            ([5, 5], 1, "Line chart of 2 days. 10 steps in all, 5 a day on average. Highlighted: 5 on 31 December."),
            (
                [9, nil, 4], 1,
                "Line chart of 3 days. 13 steps in all, 7 a day on average. Most: 9 on 30 December 2016; "
                    + "least: 4 on 1 January 2017. No data for 1 day."
            ),
            (
                [3, 1, nil, nil, 3, 1], nil,
                "Line chart of 6 days. 8 steps in all, 2 a day on average. Most: 3 on 30 December 2016; "
                    + "least: 1 on 31 December 2016. No data for 2 days."
            ),
        ] as [([Int?], Int?, String)])
    func descriptions(steps: [Int?], selected: Int?, expected: String) throws {
        #expect(AltText(try week(of: steps, from: "2016-12-30"), selected: selected).description == expected)
    }

    @Test func daysWithoutDatesAreNumbered() throws {
        let words = AltText(try StepWeek(steps: [2, 8]), selected: 1)
        #expect(words.title == "Steps, 2 days")
        #expect(
            words.description == "Line chart of 2 days. 10 steps in all, 5 a day on average. "
                + "Most: 8 on day 2; least: 2 on day 1. Highlighted: 8 on day 2.")
        #expect(AltText(try StepWeek(steps: [2]), selected: nil).title == "Steps, 1 day")
    }
}
