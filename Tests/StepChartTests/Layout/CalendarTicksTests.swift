import StepTestSupport
import Testing

@testable import StepChart

@Suite struct CalendarTicksTests {
    private func labels(_ days: Int, from first: String, width: Double = 375, _ language: Language = .english) throws
        -> [String: String]
    {
        var options = ChartOptions()
        (options.width, options.language) = (width, language)
        let layout = try WeekChart(week(of: Array(repeating: 5, count: days), from: first), options: options).layout
        var labels: [String: String] = [:]
        for node in layout.nodes { labels[node.date?.description ?? ""] = node.label?.string }
        let guides = try #require(layout.guides)
        #expect(guides.xs == layout.nodes.filter { $0.label != nil }.map(\.x), "guides thin out with the labels")
        return labels
    }

    @Test func aYearHasMonths() throws {
        #expect(try labels(366, from: "2016-01-01").count == 12)
        #expect(
            try labels(366, from: "2016-01-01", width: 240) == [
                "2016-01-01": "Jan", "2016-03-01": "Mar", "2016-05-01": "May", "2016-07-01": "Jul",
                "2016-09-01": "Sep", "2016-11-01": "Nov",
            ])
        #expect(try labels(366, from: "2016-01-01", .german)["2016-03-01"] == "März")
    }

    @Test func aQuarterHasEverySecondMonday() throws {
        let labels = try labels(90, from: "2016-01-01")
        #expect(labels["2016-01-11"] == "1/11" && labels["2016-01-25"] == "1/25" && labels["2016-01-18"] == nil)
        #expect(labels.keys.allSatisfy { CivilDate($0)?.weekday == 1 })
    }

    @Test func manyYearsHaveYears() throws {
        let labels = try labels(40 * 365, from: "1980-06-15")
        #expect(labels["1985-01-01"] == "1985" && labels["2015-01-01"] == "2015" && labels["1986-01-01"] == nil)
        #expect(labels.keys.allSatisfy { $0.hasSuffix("-01-01") })
    }

    @Test func upToTwoMonthsHaveDays() throws {
        #expect(try labels(62, from: "2016-01-01").keys.contains("2016-03-02"))
        #expect(try !labels(63, from: "2016-01-01").keys.contains("2016-03-03"))
    }

    /// A form that was asked for stays, however many days there are.
    @Test func aFormOfOnesOwnStays() throws {
        var options = ChartOptions()
        options.labels = .iso
        let layout = try WeekChart(week(of: Array(repeating: 5, count: 366), from: "2016-01-01"), options: options)
            .layout
        #expect(layout.nodes.last?.label?.string == "2016-12-31")
    }

    @Test func monthsAreLabelledByName() throws {
        var options = ChartOptions()
        options.aggregation.span = .month
        let layout = try WeekChart(week(of: Array(repeating: 5, count: 120), from: "2015-11-20"), options: options)
            .layout
        #expect(layout.nodes.map { $0.label?.string } == ["Nov", "Dec", "2016", "Feb", "Mar"])
        #expect(layout.subtitle?.string == "Daily average by month")
    }
}
