import StepData

struct English: Catalogue {
    /// As in all the world but the United States and some of their neighbours.
    var writesDayFirst = false

    let decimalSeparator = "."
    func steps(_ count: Int) -> String { counted(count, "step", "steps") }
    func days(_ count: Int) -> String { counted(count, "day", "days") }
    func flights(_ count: Int) -> String { "\(count) F" }

    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    var dateLabel: ChartOptions.Labels { writesDayFirst ? .dayMonth : .monthDay }
    func dayMonth(_ date: CivilDate) -> String {
        writesDayFirst ? "\(date.day)/\(date.month)" : "\(date.day).\(date.month)."
    }

    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: "today"
        case .yesterday: "yesterday"
        case .date(let date): "on \(writesDayFirst ? dayMonth(date) : "\(date.month)/\(date.day)")"
        case .number(let number): onDay(number)
        }
    }

    func longDate(_ date: CivilDate) -> String { "\(date.day) \(months[date.month - 1])" }
    func fullDate(_ date: CivilDate) -> String { "\(longDate(date)) \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first)) – \(fullDate(last))" }
        if first.month != last.month { return "\(longDate(first)) – \(fullDate(last))" }
        return "\(first.day)–\(fullDate(last))"
    }

    func on(_ date: String) -> String { "on \(date)" }
    func onDay(_ number: Int) -> String { "on day \(number)" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "I moved \(steps)\(distance.map { ", \($0)" } ?? "") \(self.day(day))."
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "No data \(self.day(day))." }
    func stats(average: String, total: String) -> String { "Daily Average: \(average), Total: \(total)" }

    let noData = "No data"
    let notAccessible = "Health data not accessible"

    let fullStop = "."
    let sentenceSpace = " "
    func title(_ days: String) -> String { "Steps, \(days)" }
    func chart(ofDays count: Int) -> String { "Line chart of \(days(count))." }

    func sums(total: String, average: Int?) -> String {
        "\(total) in all\(average.map { ", \($0) a day on average" } ?? "")."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Most: \(most.steps) \(most.day); least: \(least.steps) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "No data for \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "No steps in \(days(count))." }
    func highlighted(_ day: DaySteps) -> String { "Highlighted: \(day.steps) \(day.day)." }

    private let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
