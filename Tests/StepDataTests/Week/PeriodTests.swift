import StepSupport
import Testing

@testable import StepData

struct PeriodTests {
    /// Weeks by their names, as Python's date.fromisocalendar has them.
    @Test(arguments: [
        ("2026-W46", "2026-11-09"), ("2020-W53", "2020-12-28"), ("2021-W01", "2021-01-04"), ("2016-W01", "2016-01-04"),
        ("2015-w53", "2015-12-28"), ("2024-W52", "2024-12-23"), ("2025-W01", "2024-12-30"),
    ]) func weeksHaveNames(name: String, monday: String) throws {
        #expect(CalendarSpan.iso(name)?.first.description == monday)
    }

    @Test(arguments: [
        "2021-W53", "2026-W00", "2026-W54", "2026-46", "2026-W4", "26-W46", "2026-W466", "2026-W+1", "W46", "",
        "2026-13", "2026-00", "2026-1", "2026-+1", "0000", "+026", "202", "20261", "2026-", "2026-10-", "2026-10-01",
    ])
    func othersAreNone(name: String) {
        #expect(CalendarSpan.iso(name) == nil)
    }

    @Test func weeksBeginAsInTheRegion() throws {
        let wednesday = try #require(CivilDate("2026-11-11"))
        let firsts = ["DE", "us", "EG", "GB", "xx"].map { region in
            CalendarSpan(.week(from: CalendarSpan.firstWeekday(in: region)), of: wednesday)?.first.description
        }
        #expect(firsts == ["2026-11-09", "2026-11-08", "2026-11-07", "2026-11-09", "2026-11-09"])
        #expect(CalendarSpan(.week(from: 1), of: .earliest)?.first == .earliest)
        #expect(CalendarSpan(.week(from: 7), of: .earliest) == nil)
    }

    @Test(
        arguments: [
            ("2026-W46", "2026-11-09", "2026-11-15", "2026-W45"), ("2026-10", "2026-10-01", "2026-10-31", "2026-09"),
            ("2024-02", "2024-02-01", "2024-02-29", "2024-01"), ("2026-01", "2026-01-01", "2026-01-31", "2025-12"),
            ("2024", "2024-01-01", "2024-12-31", "2023"), ("9999-12", "9999-12-01", "9999-12-31", "9999-11"),
            ("2021-W01", "2021-01-04", "2021-01-10", "2020-W53"), ("0001-01", "0001-01-01", "0001-01-31", nil),
        ] as [(String, String, String, String?)])
    func spansHaveDaysAndOneBefore(name: String, first: String, last: String, before: String?) throws {
        let span = try #require(CalendarSpan.iso(name))
        #expect(span.name == name)
        #expect(span.days?.lowerBound.description == first && span.days?.upperBound.description == last)
        #expect(span.before?.name == before)
    }

    /// 1 to 24 November 2026, of which the last two have no data.
    private static let november = (1...24).map { day in
        StepDay(date: CivilDate(year: 2026, month: 11, day: day), steps: day < 23 ? day : nil)
    }

    private static func day(_ date: String) -> Period.Day? { CivilDate(date).map(Period.Day.date) }

    private static func before(
        _ shown: [StepDay], of days: [StepDay], missing: ReadingOptions.Missing = .gap
    ) throws -> [Int?] {
        try Period(before: shown).days(beside: shown, of: days, missing: missing).map(\.steps)
    }

    private static func days(_ change: (inout Period) -> Void, from weekday: Int = 1) throws -> [Int?] {
        var period = Period()
        change(&period)
        let days = try period.days(of: november, weeksFrom: weekday)
        #expect(zip(days, days.dropFirst()).allSatisfy { $0.date?.adding(days: 1) == $1.date })
        return days.map(\.steps)
    }

    @Test func takesAWeek() throws {
        #expect(try Self.days { $0.week = .last } == [16, 17, 18, 19, 20, 21, 22])
        #expect(try Self.days({ $0.week = .last }, from: 7) == [22, nil, nil, nil, nil, nil, nil])
        #expect(
            try Self.days { $0.week = CalendarSpan.iso("2026-W46").map { .named($0) } } == [9, 10, 11, 12, 13, 14, 15])
        #expect(
            try Self.days { $0.week = CivilDate("2026-11-01").map { .of($0) } } == [nil, nil, nil, nil, nil, nil, 1])
    }

    /// From one day to another, and nothing else that says which days.
    @Test func aWindowHasOnlyItsEnds() {
        func isWindow(_ change: (inout Period) -> Void) -> Bool {
            var period = Period()
            change(&period)
            return period.isWindow
        }
        #expect(!Period().isWindow)
        #expect(isWindow { $0.from = .date(.earliest) } && isWindow { $0.to = .ago(1) })
        for others: WritableKeyPath<Period, Period.Which?> in [\.week, \.month, \.year] {
            #expect(!isWindow { $0[keyPath: others] = .last })
            #expect(!isWindow { ($0.from, $0[keyPath: others]) = (.date(.earliest), .last) })
        }
        #expect(!isWindow { $0.last = .days(7) } && !isWindow { ($0.to, $0.last) = (.date(.latest), .months(7)) })
    }

    /// From Tuesday, 24 November: the week, the month and the year that it is, and those that are over.
    @Test func countsFromToday() throws {
        func days(_ change: (inout Period) -> Void, _ today: String = "2026-11-24") throws -> [Int?] {
            var period = Period()
            change(&period)
            #expect(period.dependsOnToday)
            return try period.days(of: Self.november, today: CivilDate(today)).map(\.steps)
        }
        #expect(try days { $0.week = .previous } == [16, 17, 18, 19, 20, 21, 22])
        #expect(try days({ $0.week = .previous }, "2026-11-22") == [9, 10, 11, 12, 13, 14, 15])
        #expect(try days { $0.week = .current } == Array(repeating: nil, count: 7))
        #expect(try days { $0.month = .current }.count == 30)
        #expect(try days { $0.from = .ago(3) } == [21, 22, nil, nil])
        #expect(try days({ ($0.from, $0.to) = (.ago(1), .ago(1)) }, "2026-11-19") == [18])
        #expect(try days { $0.year = .current }.count == 365)
        #expect(try days({ $0.month = .previous }, "2026-12-01").compactMap(\.self) == Array(1...22))
        #expect(throws: Failure.self) { try days { $0.month = .previous } }
        #expect(throws: Failure.self) { try days { $0.year = .previous } }
    }

    @Test func takesMonthsAndYears() throws {
        #expect(try Self.days { $0.month = .last }.count == 30)
        #expect(try Self.days { $0.month = CalendarSpan.iso("2026-11").map { .named($0) } }.count == 30)
        #expect(try Self.days { $0.year = CivilDate("2026-02-03").map { .of($0) } }.count == 365)
    }

    /// Whatever their lengths: a month beside all of the one before, a year beside all of the year before.
    @Test(arguments: [("2026-03", 28), ("2024-03", 29), ("2026-05", 30), ("2025", 366)])
    func monthsAndYearsAreBesideTheOneBefore(name: String, count: Int) throws {
        let first = try #require(CivilDate("2023-01-01"))
        let all = (0..<1460).map { StepDay(date: first.adding(days: $0), steps: $0) }
        var period = Period()
        let span = try #require(CalendarSpan.iso(name))
        (period.month, period.year) = span.unit == .year ? (nil, .named(span)) : (.named(span), nil)
        let week = try StepWeek(days: all).days(in: period)
        let shown = try week.comparing(with: StepWeek(days: Period(before: week.days).days(beside: week.days, of: all)))
        #expect(shown.previous.count == count)
        #expect(shown.previous.first?.date == span.before?.first)
    }

    /// A month beside that of the same name, other days beside the same weekdays.
    @Test func daysOfTheYearBefore() throws {
        let first = try #require(CivilDate("2023-01-01"))
        let all = try StepWeek(days: (0..<1460).map { StepDay(date: first.adding(days: $0), steps: 1000 + $0) })
        for (from, to, before) in [
            ("2024-02-01", "2024-02-29", "2023-02-01 to 2023-02-28"),
            ("2025-02-01", "2025-02-28", "2024-02-01 to 2024-02-29"),
            ("2026-11-09", "2026-11-15", "2025-11-10 to 2025-11-16"),
            ("2024-01-01", "2024-12-31", "2023-01-01 to 2023-12-31"),
        ] {
            var period = Period()
            (period.from, period.to) = (Self.day(from), Self.day(to))
            let shown = try all.days(in: period)
            let days = try Period(yearBefore: shown.days)?.days(beside: shown.days, of: all.days) ?? []
            let previous = shown.comparing(with: days).previous
            #expect(previous.first?.date?.description == String(before.prefix(10)))
            #expect(previous.last?.date?.description == String(before.suffix(10)))
            let comparison = try #require(shown.comparing(with: days).comparison)
            #expect(comparison.totalBefore == days.reduce(0) { $0 + ($1.steps ?? 0) })
        }
        #expect(Period(yearBefore: [StepDay(steps: 1)]) == nil)
    }

    /// They lie neither right before nor in the year before.
    @Test func anotherMonthIsShownButNotCompared() throws {
        let first = try #require(CivilDate("2025-01-01"))
        let all = try StepWeek(days: (0..<730).map { StepDay(date: first.adding(days: $0), steps: 1000) })
        func month(_ name: String) throws -> [StepDay] {
            try Period(try #require(CalendarSpan.iso(name))).days(of: all.days)
        }
        let november = try StepWeek(days: month("2026-11"))
        let other = november.comparing(with: try month("2026-08"))
        #expect(other.previous.count == 31 && other.previousDays == nil && other.comparison == nil)
        #expect(november.comparing(with: try month("2026-10")).previousDays == .rightBefore)
        #expect(november.comparing(with: try month("2025-11")).previousDays == .yearBefore)
    }

    @Test func takesDays() throws {
        #expect(try Self.days { _ in }.count == 24)
        #expect(try Self.days { $0.last = .days(3) } == [20, 21, 22])
        #expect(try Self.days { $0.last = .days(25) }.prefix(4) == [nil, nil, nil, 1])
        #expect(try Self.days { $0.to = Self.day("2026-11-02") } == [1, 2])
        #expect(try Self.days { $0.from = Self.day("2026-11-22") } == [22, nil, nil])
        // The month that ends on the 22nd; and one that begins in a month without a 31st.
        #expect(try Self.days { $0.last = .months(1) }.count == 31)
        #expect(try Self.days { ($0.last, $0.to) = (.months(1), Self.day("2026-11-30")) }.count == 30)
        #expect(try Self.days { ($0.last, $0.to) = (.days(2), Self.day("2026-11-05")) } == [4, 5])
    }

    @Test func saysWhatIsThereInstead() throws {
        let early = #expect(throws: Failure.self) {
            try Self.days { $0.week = CivilDate("2020-02-29").map { .of($0) } }
        }
        #expect(early?.option?.expected == "days from 2020-02-24 to 2020-03-01")
        #expect(early?.option?.found == "2026-11-01 to 2026-11-24")
        #expect(throws: Failure.self) {
            try Self.days { ($0.from, $0.to) = (Self.day("2026-11-05"), Self.day("2026-11-04")) }
        }
        #expect(throws: Failure.self) { try Self.days { ($0.from, $0.to) = (.date(.earliest), .date(.latest)) } }
        #expect(throws: Failure.self) { try Self.days { $0.last = .days(.max) } }
    }

    @Test func countsWithoutDatesHaveOnlyALastPart() throws {
        var period = Period()
        period.last = .days(2)
        #expect(try StepWeek(steps: [1, 2, 3]).days(in: period).days.map(\.steps) == [2, 3])
        period = Period()
        period.week = .last
        #expect(throws: Failure.self) { try StepWeek(steps: [1, 2, 3]).days(in: period) }
    }

    @Test func theHighlightedDayStaysOrIsTheNewest() throws {
        func selected(_ index: Int?) throws -> Int? {
            var period = Period()
            period.week = .last
            return try StepWeek(days: Self.november, selected: index).days(in: period).selected
        }
        #expect(try [selected(17), selected(0), selected(nil)] == [2, 6, 6])
    }

    @Test func findsTheDaysBefore() throws {
        func before(_ range: Range<Int>) throws -> [Int?] {
            try Self.before(Array(Self.november[range]), of: Self.november)
        }
        #expect(try before(7..<10) == [5, 6, 7])
        // 30 October, 31 October and 1 November: each three days earlier.
        #expect(try before(1..<4) == [nil, nil, 1])
        #expect(try before(0..<24) == [])
        #expect(try before(22..<24) == [21, 22])
        let counts = (1...8).map { StepDay(steps: $0) }
        #expect(try Self.before(Array(counts.suffix(3)), of: counts) == [3, 4, 5])
        #expect(try Self.before(Array(counts.suffix(5)), of: counts) == [1, 2, 3])
        #expect(try Self.before(counts, of: counts) == [])
    }

    /// Only what lies between two days is missing, also where one of these is outside of the period.
    @Test(
        arguments: [
            (.gap, [nil, nil, 1, nil, 4, nil, nil, nil]), (.zero, [nil, nil, 1, 0, 4, 0, 0, 0]), (.error, nil),
        ] as [(ReadingOptions.Missing, [Int?]?)])
    func datesWithoutAnEntryAreWhatTheUserWants(missing: ReadingOptions.Missing, steps: [Int?]?) throws {
        let days = [("2026-11-16", 1), ("2026-11-18", 4), ("2026-11-30", 7)].map {
            StepDay(date: CivilDate($0.0), steps: $0.1)
        }
        var period = Period()
        (period.from, period.to) = (Self.day("2026-11-14"), Self.day("2026-11-21"))
        func chosen() throws(Failure) -> [Int?] { try period.days(of: days, missing: missing).map(\.steps) }
        if let steps {
            #expect(try chosen() == steps)
        } else {
            let failure = #expect(throws: Failure.self) { try chosen() }
            #expect(failure?.option?.name == "missing" && failure?.option?.found == "none for 2026-11-17")
            // It is no matter what is missing in other days.
            (period.from, period.to) = (nil, Self.day("2026-11-16"))
            #expect(try chosen() == [1])
        }
    }

    @Test func missingDaysBeforeAreNotPassedOver() throws {
        let dates = ["2026-11-10", "2026-11-13", "2026-11-14", "2026-11-15"]
        let days = dates.map { StepDay(date: CivilDate($0), steps: 5) }
        let shown = Array(days.suffix(2))
        #expect(try Self.before(shown, of: days, missing: .zero) == [0, 5])
        #expect(throws: Failure.self) { try Self.before(shown, of: days, missing: .error) }
    }

    /// Days before a week are not those before other days of it.
    @Test func aPartOfAWeekHasNoDaysBefore() throws {
        var period = Period()
        let week = try StepWeek(steps: [1, 2]).comparing(with: StepWeek(steps: [3, 4]))
        #expect(try week.days(in: period).previous.count == 2)
        period.last = .days(2)
        #expect(try week.days(in: period).previous.count == 2)
        period.last = .days(1)
        #expect(try week.days(in: period).previous.count == 0)
    }
}
