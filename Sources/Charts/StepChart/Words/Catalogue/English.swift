struct English: Alphabetic {
    /// As in all the world but the United States and some of their neighbours.
    var writesDayFirst = false

    let column = \Word.en
    var groupsDigits = false
    let groupSeparator = ","
    let decimalSeparator = "."
    func steps(_ count: Int) -> String { counted(count, "step", "steps") }
    func days(_ count: Int) -> String { counted(count, "day", "days") }
    func weeks(_ count: Int) -> String { counted(count, "week", "weeks") }
    func months(_ count: Int) -> String { counted(count, "month", "months") }
    func floors(_ count: Int) -> String { counted(count, "floor", "floors") }

    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let longWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let longMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    var dateLabel: ChartOptions.Labels { writesDayFirst ? .dayMonth : .monthDay }
    func dayMonth(_ date: CivilDate) -> String {
        writesDayFirst ? "\(date.day)/\(date.month)" : "\(date.day).\(date.month)."
    }
    func shortDate(_ date: CivilDate) -> String { writesDayFirst ? dayMonth(date) : "\(date.month)/\(date.day)" }
    let range = DateRange(days: "–", dates: " – ")
    func on(_ date: String) -> String { "on \(date)" }
    func onDay(_ number: Int) -> String { "on day \(number)" }
    func inWeek(from date: String) -> String { "in the week from \(date)" }
    func inMonth(_ date: CivilDate) -> String { "in \(month(date))" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String { "in \(span.rawValue) \(number)" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "I moved \(steps)\(distance.map { ", \($0)" } ?? "") \(self.day(day))."
    }
    func captionWithoutData(_ day: RelativeDay) -> String { "No data \(self.day(day))." }

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        "\(isSum ? "Steps per" : "Daily average by") \(span.rawValue)"
    }
    func days(_ some: Int, of count: Int) -> String { "\(number(some)) of \(days(count))" }
    func goalReached(on days: String) -> String { "Goal reached on \(days)" }
    func more(_ percent: Int, than before: String) -> String { "\(number(percent))% more than \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))% less than \(before)" }
    func same(as before: String) -> String { "About as many as \(before)" }
    let namesBefore = ["day before", "week before", "month before", "year before", "days before"]
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): "the \(namesBefore[unit.rawValue])"
        case .days(let count): "the \(days(count)) before"
        case .weekday(let day): "by \(longWeekdays[day - 1]) of the week before"
        case .date(let date): "by \(date)"
        case .first(let part, let count): "the first \(part == 1 ? "" : "\(number(part)) ")of the \(days(count)) before"
        }
    }

    func asOf(_ date: String) -> String { "As of \(date)" }

    func title(_ days: String) -> String { "Steps, \(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        mark == .calendar ? "Calendar of \(span)." : "\(mark == .bars ? "Bar" : "Line") chart of \(span)."
    }
    func sums(total: String, average: Int?) -> String {
        "\(total) in all\(average.map { ", \(number($0)) a day on average" } ?? "")."
    }
    func goal(_ steps: String, reachedOn days: String) -> String { "Goal of \(steps): reached on \(days)." }
    func extremes(most: String, least: String) -> String { "Most: \(most); least: \(least)." }
    func gaps(ofDays count: Int) -> String { "No data for \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "No steps in \(days(count))." }
    func highlighted(_ day: String) -> String { "Highlighted: \(day)." }

    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) of \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))% of \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) in a row at the goal" }
    func best(_ day: String, of count: Int?) -> String {
        "\(count.map { "Best of \(days($0))" } ?? "Best day"): \(day)"
    }

    let shortUnits = [(count: 1_000, sign: "k"), (count: 1_000_000, sign: "\u{2009}M")]
    func under(_ count: Int) -> String { "under \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) and more" }
    func soFar(_ days: String) -> String { "\(days) so far" }
    func bestDay(_ date: String) -> String { "best day, \(date)" }
    func bestMonth(_ month: String, average: Int) -> String { "Best month: \(month), \(number(average)) a day." }
}
