import StepData

/// A chart in English words, for those who cannot see it.
struct AltText: Hashable, Sendable {
    /// `Steps, 12–18 September 2016`
    let title: String
    /// What a glance at the chart tells: the total, the average, the extremes and the highlighted day.
    let description: String

    /// - Parameter selected: index of the highlighted day.
    init(_ week: StepWeek, selected: Int?) {
        let names = DayNames(week)
        title = "Steps, " + names.all
        let sentences = [
            "Line chart of \(Self.counted(week.days.count, "day")).",
            Self.sums(week),
            Self.extremes(week, names),
            Self.gaps(week),
            Self.selection(week, selected, names),
        ]
        description = sentences.compactMap(\.self).joined(separator: " ")
    }

    private static func sums(_ week: StepWeek) -> String {
        guard let average = week.average else { return "No data." }
        let total = counted(week.total, "step") + " in all"
        return week.days.count == 1 ? total + "." : "\(total), \(Int(average.rounded())) a day on average."
    }

    /// The first of equal days stands for all of them. Nil when no day is more than another.
    private static func extremes(_ week: StepWeek, _ names: DayNames) -> String? {
        let known = week.days.enumerated().compactMap { index, day in day.steps.map { (index: index, steps: $0) } }
        guard let most = known.max(by: { ($0.steps, $1.index) < ($1.steps, $0.index) }),
            let least = known.min(by: { ($0.steps, $0.index) < ($1.steps, $1.index) }), least.steps < most.steps
        else { return nil }
        return "Most: \(most.steps) \(names[most.index]); least: \(least.steps) \(names[least.index])."
    }

    private static func gaps(_ week: StepWeek) -> String? {
        let missing = week.days.count { $0.steps == nil }
        return (1..<week.days.count).contains(missing) ? "No data for \(counted(missing, "day"))." : nil
    }

    private static func selection(_ week: StepWeek, _ selected: Int?, _ names: DayNames) -> String? {
        guard week.days.count > 1, let selected, let steps = week.days[selected].steps else { return nil }
        return "Highlighted: \(steps) \(names[selected])."
    }

    private static func counted(_ n: Int, _ noun: String) -> String { n == 1 ? "1 \(noun)" : "\(n) \(noun)s" }
}

/// How the days of a week are called: by date when they have one, else by number.
private struct DayNames {
    private let days: [StepDay]

    init(_ week: StepWeek) {
        days = week.days
    }

    /// `on 14 September`, with the year when the week lies in more than one; `on day 3` without dates.
    subscript(index: Int) -> String {
        guard let date = days[index].date else { return "on day \(index + 1)" }
        let spansYears = days.first?.date?.year != days.last?.date?.year
        return "on " + (spansYears ? Self.full(date) : Self.dayAndMonth(date))
    }

    /// `12–18 September 2016`, saying once what both ends share; `7 days` without dates.
    var all: String {
        guard let first = days.first?.date, let last = days.last?.date else {
            return days.count == 1 ? "1 day" : "\(days.count) days"
        }
        if first == last { return Self.full(last) }
        if first.year != last.year { return "\(Self.full(first)) – \(Self.full(last))" }
        if first.month != last.month { return "\(Self.dayAndMonth(first)) – \(Self.full(last))" }
        return "\(first.day)–\(Self.full(last))"
    }

    private static func dayAndMonth(_ date: CivilDate) -> String { "\(date.day) \(months[date.month - 1])" }

    private static func full(_ date: CivilDate) -> String { "\(dayAndMonth(date)) \(date.year)" }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
