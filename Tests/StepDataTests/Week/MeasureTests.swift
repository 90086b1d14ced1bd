import StepSupport
import Testing

@testable import StepData

/// The figures of a week by another measure, against sums that are made here.
@Suite struct MeasureTests {
    /// Fourteen days, of which every fifth has no distance, and every fourth no floors.
    private static func week() throws -> StepWeek {
        let first = try #require(CivilDate("2026-11-02"))
        let days = (0..<14).map { index in
            StepDay(
                date: first.adding(days: index), steps: 4000 + 1000 * (index * 5 % 14),
                distanceMeters: index % 5 == 4 ? nil : meters(index), flights: index % 4 == 3 ? nil : index * 3 % 7)
        }
        return try StepWeek(days: Array(days[7...])).comparing(with: StepWeek(days: Array(days[..<7])))
    }

    private static func meters(_ index: Int) -> Double { 2000.4 + 731.3 * Double(index * 3 % 14) }

    @Test func countsDistancesInMetres() throws {
        let week = try Self.week().measured(in: .distance)
        let known = (7..<14).filter { $0 % 5 != 4 }
        let sum = known.map(Self.meters).reduce(0, +)
        #expect(week.counts == (7..<14).map { $0 % 5 == 4 ? nil : Int(Self.meters($0).rounded()) })
        #expect(week.total == Int(sum.rounded()))
        #expect(week.average == Double(week.total) / Double(known.count))
        let most = try #require(known.max { Self.meters($0) < Self.meters($1) })
        #expect(week.bestDay == most - 7)
        let facts = StepFacts(week, goal: 5000)
        #expect(facts.goalDays?.reached == known.count { Self.meters($0) >= 4999.5 })
        #expect(facts.goalDays?.countWithData == known.count)
        #expect(facts.all.total == week.total && facts.all.daysWithData == known.count)
        let pairs = (7..<14).filter { $0 % 5 != 4 && ($0 - 7) % 5 != 4 }
        #expect(facts.comparison?.total == pairs.reduce(0) { $0 + Int(Self.meters($1).rounded()) })
        #expect(facts.comparison?.totalBefore == pairs.reduce(0) { $0 + Int(Self.meters($1 - 7).rounded()) })
    }

    @Test func countsFloors() throws {
        let week = try Self.week().measured(in: .floors)
        let known = (7..<14).filter { $0 % 4 != 3 }
        #expect(week.total == known.reduce(0) { $0 + $1 * 3 % 7 })
        #expect(week.count(0) == nil && week.count(1) == 8 * 3 % 7)
        #expect(StepFacts(week).millions.isEmpty)
    }

    /// The distance of many days is rounded once, not for each day.
    @Test func roundsSumsOnce() throws {
        let days = (0..<1000).map { _ in StepDay(steps: nil, distanceMeters: 0.4) }
        let week = try StepWeek(days: days).measured(in: .distance)
        #expect(week.total == 400)
        #expect(week.tally(of: 0..<5).total == 2)
    }

    @Test func keepsTheMeasureInPartsAndBefore() throws {
        let week = try Self.week().measured(in: .distance, unit: .mi)
        #expect(week.unit == .mi && week.weekBefore?.measure == .distance)
        let part = try week.days(in: with(Period()) { $0.last = .days(3) })
        #expect(part.measure == .distance && part.days.count == 3)
        #expect(try week.measured(in: .steps) == with(Self.week()) { $0.unit = .mi })
    }

    @Test func refusesAMeasureThatNoDayHas() throws {
        let week = try StepWeek(steps: [1, 2])
        for measure in [Measure.distance, .floors] {
            let error = #expect(throws: StepDataError.self) { try week.measured(in: measure) }
            #expect(
                error?.description.contains("expected a day with \(measure.rawValue), found none in 2 days") == true)
        }
        #expect(try week.measured(in: .steps) == week)
    }

    @Test func namesCountsInJSONByTheirMeasure() throws {
        let week = try StepWeek(days: [
            StepDay(date: "2026-11-02", steps: 5, distanceMeters: 1500.6, flights: 2),
            StepDay(date: "2026-11-03", steps: 9, distanceMeters: 900, flights: 3),
        ])
        let distance = StepFacts(try week.measured(in: .distance), goal: 1000).document
        #expect(distance.contains(#""measure": "distance""#))
        #expect(distance.contains(#""bestDay": {"index": 0, "date": "2026-11-02", "distanceMeters": 1501}"#))
        #expect(distance.contains(#""goal": {"distanceMeters": 1000, "reached": 1"#))
        let floors = StepFacts(try week.measured(in: .floors)).document
        #expect(floors.contains(#""bestDay": {"index": 1, "date": "2026-11-03", "flights": 3}"#))
    }
}
