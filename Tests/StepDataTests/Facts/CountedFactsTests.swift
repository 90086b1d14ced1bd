import StepTestSupport
import Testing

@testable import StepData

/// Facts of made-up days against the same counted apart.
@Suite struct CountedFactsTests {
    /// Days of one kind or another, with gaps, days to come, and days before.
    private struct Days {
        let counted: CountedFacts
        let before: [Int?]
        let beforeDates: [String]
        let goal: Int
        let week: StepWeek

        init(_ seed: UInt64) throws {
            var random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
            for _ in 0..<4 { _ = random.next() }
            func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() >> 33) % values.count] }
            let year = pick([1999, 2000, 2015, 2016, 2020, 2023, 2024, 2026, 2032, 2100])
            let isYear = pick([true, true, false])
            let start =
                isYear ? "\(year)-01-01" : pick(["\(year)-02-01", "\(year)-12-20", "\(year)-02-27", "\(year)-09-30"])
            let leap = year % 4 == 0 && year != 2100
            let count = isYear ? (leap ? 366 : 365) : pick([1, 2, 7, 28, 29, 31, 45, 100, 400])
            let range = pick([0...0, 0...20_000, 0...20_000, 1...3, 1_000_000...9_999_999, 7000...12_000])
            let gaps = pick([0, 0, 1, 3, 8, 10])
            func steps() -> Int? {
                Int(random.next() >> 33) % 10 < gaps
                    ? nil : range.lowerBound + Int(random.next() >> 33) % range.count
            }
            let dates = (0..<count).map { CountedFacts.day(after: start, by: $0) }
            var all = (0..<count).map { _ in steps() }
            let now = pick([-1, 0, count / 2, count * 2 / 3, count - 1, count + 3])
            if pick([true, true, true, false]), now >= 0 {
                for index in all.indices where index > now { all[index] = nil }
            }
            let today = pick([true, true, false]) ? CountedFacts.day(after: start, by: now) : nil
            let length = pick([0, count, count, isYear ? 365 : 31, isYear ? 366 : count])
            beforeDates = (0..<length).map { CountedFacts.day(after: start, by: $0 - length) }
            before = beforeDates.map { _ in steps() }
            counted = CountedFacts(dates: dates, steps: all, today: today, firstWeekday: pick([1, 6, 7]))
            goal = pick([1, 2, range.upperBound / 2, range.upperBound * 2 / 3, 10_000])
            let days = zip(dates, all).map { StepDay(date: CivilDate($0), steps: $1) }
            let earlier = zip(beforeDates, before).map { StepDay(date: CivilDate($0), steps: $1) }
            let own = try StepWeek(days: days, today: today.flatMap { CivilDate($0) })
            week = earlier.isEmpty ? own : own.comparing(with: earlier)
        }
    }

    private static func text(_ part: StepFacts.Part) -> CountedFacts.Part {
        CountedFacts.Part(
            first: "\(part.first)", last: "\(part.last)", total: part.tally.total, known: part.tally.daysWithData,
            average: part.tally.average, isWhole: part.isWhole)
    }

    private static let seeds = Walk.sample(Array(UInt64(1)...300), every: 3, from: 1)

    @Test(arguments: seeds)
    func areThoseCountedByHand(seed: UInt64) throws {
        let days = try Days(seed)
        let counted = days.counted
        let facts = StepFacts(days.week, goal: days.goal, firstWeekday: counted.firstWeekday)
        #expect(facts.all.total == counted.steps.map { $0 ?? 0 }.reduce(0, +))
        #expect(facts.all.daysWithData == counted.steps.filter { $0 != nil }.count)
        #expect(facts.all.average == counted.average(Array(counted.steps.indices)))
        #expect(days.week.average == facts.all.average)
        #expect(days.week.elapsedCount == counted.been)
        let weeks = counted.parts(counted.week)
        let months = counted.parts { String($0.prefix(7)) }
        #expect(facts.weeks.map(Self.text) == weeks)
        #expect(facts.months.map(Self.text) == months)
        #expect(facts.years.map(Self.text) == counted.parts { String($0.prefix(4)) })
        for weekday in 1...7 {
            let indices = counted.dates.indices.filter { CountedFacts.weekday(counted.dates[$0]) == weekday }
            let found = facts.weekdays.first { $0.weekday == weekday }
            #expect((found == nil) == indices.isEmpty)
            #expect(found?.tally.total ?? 0 == indices.map { counted.steps[$0] ?? 0 }.reduce(0, +))
            #expect(found?.tally.average == counted.average(indices))
        }
        #expect(facts.weekdays.count == 7 ? facts.weekdays[0].weekday == counted.firstWeekday : counted.dates.count < 7)
        #expect(facts.bestDay == counted.bestDay)
        #expect(facts.leastDay == counted.leastDay)
        #expect(facts.bestWeek.map(Self.text) == CountedFacts.best(weeks))
        #expect(facts.bestMonth.map(Self.text) == CountedFacts.best(months))
        let complete = months.filter { $0.isWhole && $0.known == Int($0.last.suffix(2)) }
        let least = complete.map(\.total).min()
        #expect(facts.leastMonth.map(Self.text) == complete.first { $0.total == least })
    }

    @Test(arguments: seeds)
    func streaksAndSumsAreThoseCountedByHand(seed: UInt64) throws {
        let days = try Days(seed)
        let counted = days.counted
        let facts = StepFacts(days.week, goal: days.goal, firstWeekday: counted.firstWeekday)
        // What lies before is as long as the days, or cut to that, but for a month or a year.
        let isSpan = counted.isSpan(after: days.beforeDates)
        let before = isSpan ? days.before : days.before.suffix(counted.dates.count)
        let goalDays = try #require(facts.goalDays)
        func reaches(_ steps: Int?) -> Bool { steps.map { $0 >= days.goal } ?? false }
        let open = counted.dates.firstIndex { $0 == counted.today }.map { !reaches(counted.steps[$0]) } ?? false
        #expect(goalDays.reached == counted.steps.filter(reaches).count)
        #expect(goalDays.count == max(counted.been - (open ? 1 : 0), 1))
        let streaks = counted.streaks(days.goal, before: before)
        #expect(goalDays.longest.map { [$0.first, $0.last] } == streaks.longest)
        #expect(goalDays.current.map { [$0.first, $0.last] } == streaks.current)
        if let first = goalDays.current?.first {
            #expect(facts.date(ofDay: first)?.description == CountedFacts.day(after: counted.dates[0], by: first))
        }

        let isToday = counted.dates.contains { $0 == counted.today }
        let isComparable =
            !before.isEmpty && (isSpan || before.count == counted.dates.count)
            && (counted.dates.count > 1 || !isToday)
        let sums = isComparable ? counted.sums(before, isSpan: isSpan) : nil
        #expect(facts.comparison?.total == sums?.total)
        #expect(facts.comparison?.totalBefore == sums?.totalBefore)
        #expect(facts.comparison?.sums == sums?.now)
        #expect(facts.comparison?.sumsBefore == sums?.before)

        // A million at a time, from the sums of each day on.
        var reached: [Int: Int] = [:]
        let totals = counted.steps.indices.map { counted.steps[...$0].reduce(0) { $0 + ($1 ?? 0) } }
        for million in stride(from: 1_000_000, through: totals.last ?? 0, by: 1_000_000) {
            if let day = totals.firstIndex(where: { $0 >= million }) { reached[day] = million }
        }
        #expect(facts.millions.map(\.day) == reached.keys.sorted())
        #expect(facts.millions.allSatisfy { reached[$0.day] == $0.steps })
    }

    /// Of every kind at least some, or the above says little.
    @Test func theDaysAreOfEveryKind() throws {
        var kinds: [String: Int] = [:]
        for seed in Self.seeds {
            let days = try Days(seed)
            let facts = StepFacts(days.week, goal: days.goal, firstWeekday: days.counted.firstWeekday)
            let isSpan = days.counted.isSpan(after: days.beforeDates)
            for (kind, isOne) in [
                ("open", days.week.openDay != nil), ("to come", days.week.elapsedCount < days.week.days.count),
                ("53 weeks", facts.weeks.count >= 53), ("leap", days.week.days.count == 366),
                ("one", facts.all.daysWithData == 1), ("zero", facts.all.total == 0),
                ("compared", facts.comparison != nil),
                ("span", isSpan), ("early streak", facts.goalDays?.longest.map { $0.first < 0 } ?? false),
                ("current", facts.goalDays?.current != nil), ("millions", !facts.millions.isEmpty),
                ("unequal", isSpan && days.before.count != days.week.days.count && facts.comparison != nil),
                ("best in part", facts.bestMonth.map { !$0.isWhole } ?? false),
            ] where isOne { kinds[kind, default: 0] += 1 }
        }
        #expect(kinds.count == 13 && kinds.values.allSatisfy { $0 >= (Walk.isWhole ? 3 : 1) }, "\(kinds)")
    }
}
