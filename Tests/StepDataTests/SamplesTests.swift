import StepData
import StepTestSupport
import Testing

struct SamplesTests {
    @Test func holdTheRealWeek() throws {
        let week = try StepWeek(json: Samples.bytes("week.json"))
        #expect(week.days.map(\.steps) == [7314, 2583, 16105, 6015, 60, 3942, 1641])
        #expect(week.days.first?.date == CivilDate("2016-09-12"))
        #expect(week.days.map(\.distanceMeters) == [nil, nil, 11690, 5110, nil, nil, 1240])
        #expect(week.days.map(\.flights) == [nil, nil, 25, 5, nil, nil, 2])
        #expect(week.total == 37660)
        #expect(week.average == 5380)
        #expect(week.selected == 6)
    }

    @Test func areAllWeeks() throws {
        var counts: [String: Int] = [:]
        for name in try Samples.weeks {
            let bytes = try Samples.bytes(name)
            counts[name] = try StepWeek(bytes, format: StepDataFormat(guessing: bytes)).days.count
        }
        #expect(
            counts == [
                "all-equal.json": 7, "all-zero.json": 7, "counts.json": 7, "digits-1.json": 7, "digits-7.json": 7,
                "gaps.json": 7, "hours.csv": 28, "labels.json": 7, "month.json": 31, "single-day.json": 1,
                "spike.json": 7,
                "two-days.json": 2, "two-weeks.json": 14, "two-years.csv": 731,
                "week.csv": 7, "week.json": 7,
            ])
    }

    /// What is read strictly is read freely too.
    @Test func areTheSameReadFreely() throws {
        for name in try Samples.weeks {
            let bytes = try Samples.bytes(name)
            let format = StepDataFormat(guessing: bytes)
            let free = try StepWeek.reading(bytes, format: format)
            #expect(try free.week == StepWeek(bytes, format: format), "\(name)")
            let notes = name == "hours.csv" ? ["672 rows with times were summed to 28 days"] : []
            #expect(free.notes == notes, "\(name)")
        }
    }
}
