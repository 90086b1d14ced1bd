import Foundation
import StepData

/// Facts counted a day at a time from texts of dates, by Foundation's calendar, as a person would with a list on paper.
struct CountedFacts {
    struct Part: Equatable {
        var first, last: String
        var total, known: Int
        var average: Double?
        var isWhole: Bool
    }

    let dates: [String]
    let steps: [Int?]
    let today: String?
    let firstWeekday: Int

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()

    /// Noon of a day.
    static func noon(_ text: String) -> Date {
        let numbers = text.split(separator: "-").map { Int($0) ?? 0 }
        let parts = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12)
        return calendar.date(from: parts) ?? .distantPast
    }

    static func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    static func day(after text: String, by days: Int = 1) -> String {
        self.text(noon(text).addingTimeInterval(Double(days) * 86400))
    }

    /// 1 is Monday.
    static func weekday(_ text: String) -> Int { (calendar.component(.weekday, from: noon(text)) + 5) % 7 + 1 }

    /// The days of the month or the year whose name a date begins with, or of the week whose first day it is.
    private func calendarDays(_ key: String) -> Int {
        switch key.count {
        case 4: Self.calendar.range(of: .day, in: .year, for: Self.noon(key + "-01-01"))?.count ?? 0
        case 7: Self.calendar.range(of: .day, in: .month, for: Self.noon(key + "-01"))?.count ?? 0
        default: 7
        }
    }

    func week(of date: String) -> String {
        var day = date
        while Self.weekday(day) != firstWeekday { day = Self.day(after: day, by: -1) }
        return day
    }

    /// How many of the days have been.
    var been: Int {
        if steps.allSatisfy({ $0 == nil }) { return steps.count }
        var been = 0
        for index in dates.indices where steps[index] != nil || today.map({ dates[index] <= $0 }) == true {
            been = index + 1
        }
        return been
    }

    func average(_ indices: [Int]) -> Double? {
        var known = indices.filter { steps[$0] != nil }
        if known.count > 1 { known.removeAll { dates[$0] == today } }
        if known.isEmpty { return nil }
        return Double(known.map { steps[$0] ?? 0 }.reduce(0, +)) / Double(known.count)
    }

    func parts(_ key: (String) -> String) -> [Part] {
        let byKey = Dictionary(grouping: dates.indices, by: { key(dates[$0]) })
        let isToday = today.map(dates.contains) == true
        let been = been
        return byKey.keys.sorted().map { name in
            let indices = byKey[name] ?? []
            let isOver = indices.allSatisfy { $0 < been && (!isToday || dates[$0] < today ?? "") }
            return Part(
                first: dates[indices[0]], last: dates[indices[indices.count - 1]],
                total: indices.map { steps[$0] ?? 0 }.reduce(0, +), known: indices.filter { steps[$0] != nil }.count,
                average: average(indices), isWhole: isOver && indices.count == calendarDays(name))
        }
    }

    /// By its steps, then by its place.
    var bestDay: Int? {
        dates.indices.filter { (steps[$0] ?? 0) > 0 }.sorted { (-(steps[$0] ?? 0), $0) < (-(steps[$1] ?? 0), $1) }.first
    }

    var leastDay: Int? {
        dates.indices.filter { steps[$0] != nil && dates[$0] != today }
            .sorted { (steps[$0] ?? 0, $0) < (steps[$1] ?? 0, $1) }.first
    }

    static func best(_ parts: [Part]) -> Part? {
        let whole = parts.filter(\.isWhole)
        guard let most = whole.map(\.total).max() else { return nil }
        let more = parts.filter { $0.total > most }
        guard let greatest = more.map(\.total).max() ?? (most > 0 ? most : nil) else { return nil }
        return (more.isEmpty ? whole : more).first { $0.total == greatest }
    }

    /// First and last day of the longest streak, and of the one that goes on; days before the first have negative indices.
    func streaks(_ goal: Int, before: [Int?]) -> (longest: [Int]?, current: [Int]?) {
        func reaches(_ index: Int) -> Bool {
            if index >= steps.count || index < -before.count { return false }
            return (index < 0 ? before[before.count + index] : steps[index]).map { $0 >= goal } ?? false
        }
        func streak(to last: Int) -> [Int]? {
            var first = last
            while reaches(first) { first -= 1 }
            return first == last ? nil : [first + 1, last]
        }
        let all = steps.indices.compactMap(streak)
        let most = all.map { $0[1] - $0[0] }.max()
        var end = been - 1
        if let open = dates.firstIndex(where: { $0 == today }), !reaches(open) { end = min(end, open - 1) }
        return (all.first { $0[1] - $0[0] == most }, streak(to: end))
    }

    /// Whether the days are a month or a year, and the others the one before.
    func isSpan(after before: [String]) -> Bool {
        [4, 7].contains { length in
            let (key, earlier) = (String(dates[0].prefix(length)), before.first.map { String($0.prefix(length)) } ?? "")
            let isWhole = dates.count == calendarDays(key) && dates.allSatisfy { $0.hasPrefix(key) }
            let isWholeBefore =
                !earlier.isEmpty && before.count == calendarDays(earlier)
                && before.allSatisfy { $0.hasPrefix(earlier) }
            return isWhole && isWholeBefore && before.last.map { Self.day(after: $0) } == dates[0]
        }
    }

    /// The sums of both from the first day on, and the totals that are compared.
    func sums(_ before: [Int?], isSpan: Bool) -> (now: [Int], before: [Int], total: Int, totalBefore: Int)? {
        let isWhole = isSpan && been == steps.count
        let pairs = (0..<min(been, before.count)).filter { steps[$0] != nil && before[$0] != nil }
        var counted = Set(pairs)
        if isWhole, been > before.count { counted.formUnion(before.count..<been) }
        var countedBefore = Set(pairs)
        if before.count > been { countedBefore.formUnion(been..<before.count) }
        func sums(_ list: [Int?], _ counted: Set<Int>) -> [Int] {
            var sum = 0
            return list.indices.map { index in
                sum += counted.contains(index) ? list[index] ?? 0 : 0
                return sum
            }
        }
        let now = Array(sums(steps, counted).prefix(been))
        let all = sums(before, countedBefore)
        let total = now.last ?? 0
        let totalBefore = (isWhole ? all : Array(all.prefix(been))).last ?? 0
        guard totalBefore > 0, pairs.count * 2 >= been else { return nil }
        return (now, all, total, totalBefore)
    }
}
