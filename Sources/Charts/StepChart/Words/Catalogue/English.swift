import StepData

struct English: Catalogue {
    /// As in all the world but the United States and some of their neighbours.
    var writesDayFirst = false

    var groupsDigits = false
    let groupSeparator = ","
    let decimalSeparator = "."
    func steps(_ count: Int) -> String { counted(count, "step", "steps") }
    func days(_ count: Int) -> String { counted(count, "day", "days") }
    func weeks(_ count: Int) -> String { counted(count, "week", "weeks") }
    func months(_ count: Int) -> String { counted(count, "month", "months") }
    func floors(_ count: Int) -> String { counted(count, "floor", "floors") }

    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var dateLabel: ChartOptions.Labels { writesDayFirst ? .dayMonth : .monthDay }
    func dayMonth(_ date: CivilDate) -> String {
        writesDayFirst ? "\(date.day)/\(date.month)" : "\(date.day).\(date.month)."
    }

    let today = "today"
    let yesterday = "yesterday"
    func shortDate(_ date: CivilDate) -> String { writesDayFirst ? dayMonth(date) : "\(date.month)/\(date.day)" }

    func longDate(_ date: CivilDate) -> String {
        let month = months[date.month - 1]
        return writesDayFirst ? "\(date.day) \(month)" : "\(month) \(date.day)"
    }

    func fullDate(_ date: CivilDate) -> String { "\(longDate(date))\(writesDayFirst ? "" : ",") \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first)) – \(fullDate(last))" }
        if first.month != last.month { return "\(longDate(first)) – \(fullDate(last))" }
        return writesDayFirst ? "\(first.day)–\(fullDate(last))" : "\(longDate(first))–\(last.day), \(last.year)"
    }

    func month(_ date: CivilDate) -> String { "\(months[date.month - 1]) \(date.year)" }
    func on(_ date: String) -> String { "on \(date)" }
    func onDay(_ number: Int) -> String { "on day \(number)" }
    func inWeek(from date: String) -> String { "in the week from \(date)" }
    func inMonth(_ date: CivilDate) -> String { "in \(month(date))" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String { "in \(span.rawValue) \(number)" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "I moved \(steps)\(distance.map { ", \($0)" } ?? "") \(self.day(day))."
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "No data \(self.day(day))." }

    let heading = "Steps"
    let total = "Total"
    let dailyAverage = "Daily average"
    let goalLabel = "goal"
    let averageLabel = "avg"

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        isSum ? "Steps per \(span.rawValue)" : "Daily average by \(span.rawValue)"
    }

    func goalReached(_ reached: Int, ofDays count: Int) -> String {
        "Goal reached on \(number(reached)) of \(days(count))"
    }

    func more(_ percent: Int, than before: String) -> String { "\(number(percent))% more than \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))% less than \(before)" }
    func same(as before: String) -> String { "About as many as \(before)" }

    func before(_ before: DaysBefore) -> String {
        switch before {
        case .day: "the day before"
        case .week: "the week before"
        case .month: "the month before"
        case .year: "the year before"
        case .days(let count): "the \(days(count)) before"
        case .weekday(let day): "by \(longWeekdays[day - 1]) of the week before"
        case .date(let date, let withYear): "by \(withYear ? fullDate(date) : longDate(date))"
        case .first(let part, let count): "the first \(part == 1 ? "" : "\(number(part)) ")of the \(days(count)) before"
        }
    }

    let noData = "No data"
    let notAccessible = "Health data not accessible"
    func asOf(_ date: String) -> String { "As of \(date)" }

    func title(_ days: String) -> String { "Steps, \(days)" }

    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        mark == .calendar ? "Calendar of \(span)." : "\(mark == .bars ? "Bar" : "Line") chart of \(span)."
    }

    func sums(total: String, average: Int?) -> String {
        "\(total) in all\(average.map { ", \(number($0)) a day on average" } ?? "")."
    }

    func goal(_ steps: String, reached: Int, ofDays count: Int) -> String {
        "Goal of \(steps): reached on \(number(reached)) of \(days(count))."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Most: \(number(most.steps)) \(most.day); least: \(number(least.steps)) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "No data for \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "No steps in \(days(count))." }
    func highlighted(_ day: DaySteps) -> String { "Highlighted: \(number(day.steps)) \(day.day)." }

    let distanceLabel = "Distance"
    let floorsLabel = "Floors"
    let perDay = "Per day"
    let goalDaysLabel = "Days at goal"
    let daysBefore = "days before"
    func mediumDate(_ date: CivilDate) -> String {
        let month = shortMonths[date.month - 1]
        return writesDayFirst ? "\(date.day) \(month)" : "\(month) \(date.day)"
    }
    let shortUnits = [(count: 1_000, sign: "k"), (count: 1_000_000, sign: "\u{2009}M")]
    func under(_ count: Int) -> String { "under \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) and more" }
    let quartersOfDays = "quarters of the days"
    let quartersOfMonths = "quarters of the months"
    func soFar(_ days: String) -> String { "\(days) so far" }
    func bestDay(_ date: String) -> String { "best day, \(date)" }
    let bestMonthLabel = "best month"
    let longestStreak = "days in a row"
    let marathonWeeks = "marathon weeks"
    func bestMonth(_ month: String, average: Int) -> String { "Best month: \(month), \(number(average)) a day." }
    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) of \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))% of \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) in a row at the goal" }
    func best(_ day: DaySteps, ofDays count: Int?) -> String {
        "\(count.map { "Best of \(days($0))" } ?? "Best day"): \(number(day.steps)) \(day.day)"
    }

    private let longWeekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    private let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
