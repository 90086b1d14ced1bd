import StepSupport
import Testing

@testable import StepData

/// Running sums of earlier years, against sums that are made here.
@Suite struct YearSumsTests {
    private static func days(_ from: String, _ count: Int, _ steps: (Int) -> Int) throws -> [StepDay] {
        let first = try #require(CivilDate(from))
        return (0..<count).map { StepDay(date: first.adding(days: $0), steps: steps($0), distanceMeters: 10) }
    }

    @Test func addsUpEachDayOfAYear() throws {
        var earlier = try Self.days("2024-01-01", 366) { $0 + 1 }
        earlier.remove(at: 3)
        let week = try StepWeek(days: Self.days("2026-01-01", 40) { _ in 100 }).comparing(withYearsOf: earlier)
        let sums = try #require(week.sumsOfYearsBefore.first)
        #expect(week.sumsOfYearsBefore.count == 1 && sums.year == 2024 && sums.sums.count == 366)
        #expect(Array(sums.sums.prefix(6)) == [1, 3, 6, 6, 11, 17])
        #expect(sums.sums.last == 366 * 367 / 2 - 4)
        let distance = try week.measured(in: .distance).sumsOfYearsBefore.first
        #expect(distance?.sums.last == 3650)
    }

    /// At most ten years, the newest first; none with fewer than half of its days, none that is not earlier.
    @Test func choosesYears() throws {
        let all = try (2010...2027).flatMap { try Self.days("\($0)-01-01", $0 == 2024 ? 182 : 365) { _ in 5 } }
        let week = try StepWeek(days: Self.days("2026-01-01", 3) { _ in 1 }).comparing(withYearsOf: all.reversed())
        #expect(week.sumsOfYearsBefore.map(\.year) == [2025] + (2015...2023).reversed())
        let later = try StepWeek(days: Self.days("2026-01-02", 3) { _ in 1 }).comparing(withYearsOf: all)
        #expect(later.sumsOfYearsBefore.isEmpty)
        let two = try StepWeek(days: Self.days("2025-01-01", 400) { _ in 1 }).comparing(withYearsOf: all)
        #expect(two.sumsOfYearsBefore.isEmpty)
        #expect(try StepWeek(steps: [1]).comparing(withYearsOf: all).sumsOfYearsBefore.isEmpty)
    }

    @Test(arguments: [(100, 0), (120, 8), (130, 12), (81, -7), (1, -39), (400, 120), (1000, nil)] as [(Int, Int?)])
    func tellsHowManyDaysAhead(steps: Int, ahead: Int?) throws {
        let earlier = try Self.days("2025-01-01", 365) { _ in 100 }
        let week = try StepWeek(days: Self.days("2026-01-01", 40) { _ in steps }).comparing(withYearsOf: earlier)
        #expect(week.daysAhead(of: try #require(week.sumsOfYearsBefore.first)) == ahead)
    }

    /// A year that ends with a few steps less than a leap year is not a day ahead of it: dates are compared.
    @Test func comparesDatesWithALeapYear() throws {
        let leap = try Self.days("2024-01-01", 366) { _ in 1000 }
        let days = try Self.days("2025-01-01", 365) { $0 == 0 ? 1900 : 1000 }
        let week = try StepWeek(days: days).comparing(withYearsOf: leap)
        let year = try #require(week.sumsOfYearsBefore.first)
        #expect(week.total < year.sums[365] && week.daysAhead(of: year) == 0)
        #expect(year.index(of: CivilDate("2025-12-31")) == 365 && year.index(of: CivilDate("2025-03-01")) == 60)
        #expect(year.index(of: nil) == nil)
    }
}
