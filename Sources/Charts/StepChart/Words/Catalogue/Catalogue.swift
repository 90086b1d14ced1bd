/// All that stepchart says, in one language. A new language is a type of its own and a case of `Language`.
///
/// Sentences are whole here, never put together from parts that another language would order or inflect otherwise.
protocol Catalogue: Sendable {
    /// Of the words that have no parts.
    var column: KeyPath<Word, String> & Sendable { get }

    // MARK: Numbers

    /// Whether counts are written as `16,105` rather than `16105`.
    var groupsDigits: Bool { get set }
    /// Between the thousands of a grouped number.
    var groupSeparator: String { get }
    /// How many digits a number has at least when it is grouped (the Unicode CLDR's minimum grouping).
    var leastGroupedDigits: Int { get }
    /// Between the whole part of a number and its decimals.
    var decimalSeparator: String { get }
    /// `1 step`, `1412 steps`
    func steps(_ count: Int) -> String
    /// `1 day`, `7 days`
    func days(_ count: Int) -> String
    /// `2 weeks`
    func weeks(_ count: Int) -> String
    /// `2 months`
    func months(_ count: Int) -> String
    /// `25 floors`
    func floors(_ count: Int) -> String
    /// `1.20 km`; `number` is written already.
    func distance(_ number: String, _ unit: DistanceUnit) -> String

    // MARK: Days

    /// From Monday, short enough for a label.
    var weekdays: [String] { get }
    /// The same in a letter each.
    var weekdayLetters: [String] { get }
    /// From January, short enough for a label.
    var shortMonths: [String] { get }
    /// How a label shows a date when nothing else is asked for.
    var dateLabel: ChartOptions.Labels { get }
    /// A label of the form `ChartOptions.Labels.dayMonth`.
    func dayMonth(_ date: CivilDate) -> String
    /// A date inside a caption: `9/16`
    func shortDate(_ date: CivilDate) -> String
    /// `September 14`
    func longDate(_ date: CivilDate) -> String
    /// `September 14, 2016`
    func fullDate(_ date: CivilDate) -> String
    /// `September 12–18, 2016`, saying once what both ends share; the first day lies before the last.
    func dates(_ first: CivilDate, _ last: CivilDate) -> String
    /// `September 2016`
    func month(_ date: CivilDate) -> String
    /// `2016`
    func year(_ date: CivilDate) -> String
    /// When something was: `on September 14` of a date as above.
    func on(_ date: String) -> String
    /// The same of the nth day of a week without dates: `on day 3`.
    func onDay(_ number: Int) -> String
    /// The same of seven days: `in the week from September 12`; the date is written already.
    func inWeek(from date: String) -> String
    /// The same of a month: `in September 2016`
    func inMonth(_ date: CivilDate) -> String
    /// The same of the nth week or month without dates: `in week 3`.
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String

    // MARK: Texts of a message and a widget

    /// `I moved 1412 steps, 1.20 km today.` The parts are written already; nil when there is no distance.
    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String
    /// The caption of a day without data.
    func captionWithoutData(_ day: RelativeDay) -> String

    // MARK: Headings and labels

    /// What a point stands for, a week or a month: `Daily average by week`, `Steps per month`.
    func summary(_ span: Aggregation.Span, isSum: Bool) -> String
    /// `4 of 7 days`
    func days(_ some: Int, of count: Int) -> String
    /// `3 of 4 days with data`
    func daysWithData(_ some: Int, of count: Int) -> String
    /// What is added in brackets.
    func aside(_ text: String) -> String
    /// `Goal reached on 4 of 7 days`; the days are written already.
    func goalReached(on days: String) -> String
    /// `12% more than the week before`; what it is compared with is written already.
    func more(_ percent: Int, than before: String) -> String
    func less(_ percent: Int, than before: String) -> String
    func same(as before: String) -> String
    /// In a legend: `week before`, in the order of `DaysBefore.Unit`, and of any other days `days before`.
    var namesBefore: [String] { get }
    /// `the week before`
    func before(_ before: DaysBefore) -> String

    // MARK: Notices

    /// When health data could last be read: `As of September 18`.
    func asOf(_ date: String) -> String

    // MARK: Alternative text

    /// At the end of a sentence.
    var fullStop: String { get }
    /// Between two sentences.
    var sentenceSpace: String { get }
    /// `Steps, 12–18 September 2016`; `days` is a range of dates or a number of days.
    func title(_ days: String) -> String
    /// `Line chart of 7 days.`; `span` is written already.
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String
    /// `37660 steps in all, 5380 a day on average.` `average` is nil when there is one day.
    func sums(total: String, average: Int?) -> String
    /// `Goal of 10000 steps: reached on 4 of 7 days.` Both are written already.
    func goal(_ steps: String, reachedOn days: String) -> String
    /// `16105 on September 14`; the day is written already.
    func steps(_ count: Int, on day: String) -> String
    /// `Most: 16105 on September 14; least: 60 on September 16.` Both are written already.
    func extremes(most: String, least: String) -> String
    /// `No data for 2 days.`
    func gaps(ofDays count: Int) -> String
    /// `No steps in 7 days.`
    func noSteps(ofDays count: Int) -> String
    /// `Highlighted: 1641 on September 18.`
    func highlighted(_ day: String) -> String

    // MARK: Cards

    /// `4 of 7`
    func goalDays(_ reached: Int, of count: Int) -> String
    /// `59% of 8,000`, of the goal.
    func part(percent: Int, of goal: Int) -> String
    /// `19 days in a row at the goal`
    func streak(_ days: Int) -> String
    /// `Best day: 16,105 on September 14`, or of very many days `Best of 62 days: 16,105 on September 14`.
    func best(_ day: String, of count: Int?) -> String

    // MARK: Calendars and years

    /// From January, in a letter or a number each.
    var monthLetters: [String] { get }
    /// `Sep 14`
    func mediumDate(_ date: CivilDate) -> String
    /// What large counts are written in, from the least, and what stands after the number: `k`, ` M`.
    var shortUnits: [(count: Int, sign: String)] { get }
    /// In a legend, of the least counts: `under 4,000`
    func under(_ count: Int) -> String
    /// In a legend, of the greatest counts: `14,000 and more`
    func atLeast(_ count: Int) -> String
    /// Of days that are not over: `2026 so far`; the days are written already.
    func soFar(_ days: String) -> String
    /// Under a figure: `best day, Sep 14`; the date is written already.
    func bestDay(_ date: String) -> String
    /// `Best month: July 2026, 11,412 a day.` The month is written already.
    func bestMonth(_ month: String, average: Int) -> String
}

/// A day as seen from today, where that is known.
enum RelativeDay: Hashable, Sendable {
    case today, yesterday
    case date(CivilDate)
    /// Of a week without dates, from 1.
    case number(Int)
}

/// What most languages share.
extension Catalogue {
    var weekdayLetters: [String] { weekdays.map { $0.prefix(1).uppercased() } }
    var monthLetters: [String] { shortMonths.map { $0.prefix(1).uppercased() } }
    var leastGroupedDigits: Int { 4 }
    var fullStop: String { "." }
    var sentenceSpace: String { " " }
    func distance(_ number: String, _ unit: DistanceUnit) -> String { "\(number) \(unit.rawValue)" }
    func dayMonth(_ date: CivilDate) -> String { "\(date.day).\(date.month)." }
    func shortDate(_ date: CivilDate) -> String { dayMonth(date) }
    func year(_ date: CivilDate) -> String { "\(date.year)" }
    func steps(_ count: Int, on day: String) -> String { "\(number(count)) \(day)" }
}

extension Catalogue {
    subscript(word: Word) -> String { word[keyPath: column] }

    /// In a legend.
    var daysBefore: String { namesBefore[namesBefore.count - 1] }

    /// When something was, inside a caption: `today`, `on 9/16`.
    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: self[.today]
        case .yesterday: self[.yesterday]
        case .date(let date): on(shortDate(date))
        case .number(let number): onDay(number)
        }
    }

    /// `12% more than the week before`
    func change(_ change: Change, since before: DaysBefore) -> String {
        switch change {
        case .more(let percent): more(percent, than: self.before(before))
        case .less(let percent): less(percent, than: self.before(before))
        case .same: same(as: self.before(before))
        }
    }

    /// A count as the texts are to have it.
    func number(_ count: Int) -> String { groupsDigits ? grouped(count) : "\(count)" }

    /// A count with its thousands set apart: `16,105`.
    func grouped(_ count: Int) -> String {
        var groups = "\(count)"
        guard groups.count >= leastGroupedDigits else { return groups }
        var position = groups.endIndex
        while groups.distance(from: groups.startIndex, to: position) > 3 {
            position = groups.index(position, offsetBy: -3)
            groups.insert(contentsOf: groupSeparator, at: position)
        }
        return groups
    }

    /// A count in three digits or so, halves rounded up: `940`, `11.4k`, `3.22 M`.
    func short(_ count: Int) -> String {
        // What is rounded to a whole unit is written in it.
        guard let unit = shortUnits.last(where: { count >= $0.count - $0.count / 2000 }) else { return grouped(count) }
        let places = unit.count >= 10_000 && count < 10 * unit.count ? 100 : 10
        let scaled = (2 * count * places + unit.count) / (2 * unit.count)
        if scaled >= 1000 { return grouped((2 * count + unit.count) / (2 * unit.count)) + unit.sign }
        let decimals = "\(places + scaled % places)".dropFirst()
        return "\(scaled / places)\(decimalSeparator)\(decimals)\(unit.sign)"
    }

    /// `day` at the start of a sentence.
    func opening(_ day: RelativeDay) -> String { opening(self.day(day)) }

    /// A text at the start of a sentence or of a line.
    func opening(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// The days from a week's first to its last, or the month or the year that they are; nil when it has no dates.
    func dates(of week: StepWeek) -> String? {
        guard let first = week.days[0].date, let last = week.days.last?.date else { return nil }
        if let span = week.span { return span.unit == .month ? month(first) : year(first) }
        if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31) { return "\(first.year)–\(year(last))" }
        return first == last ? fullDate(last) : dates(first, last)
    }

    /// A distance with as many decimals as matter, halves rounded up: `1.24 km`, `41.3 km`, `2,380 km`.
    func distance(meters: Double, in unit: DistanceUnit) -> String {
        let value = meters / unit.meters
        if value >= 99.95 { return distance(number(Int(value.rounded())), unit) }
        let (digits, ten) = value >= 9.995 ? (1, 10) : (2, 100)
        let scaled = Int((meters * Double(ten) / unit.meters).rounded())
        let decimals = String(repeating: "0", count: digits) + "\(scaled % ten)"
        return distance("\(number(scaled / ten))\(decimalSeparator)\(decimals.suffix(digits))", unit)
    }
}

/// A language that writes dates as 14 September 2016, or as September 14, 2016.
protocol Alphabetic: Catalogue {
    var writesDayFirst: Bool { get }
    /// From Monday, in full.
    var longWeekdays: [String] { get }
    /// From January, in full.
    var longMonths: [String] { get }
    /// Whether a noun that is counted so often is in the singular.
    func isOne(_ count: Int) -> Bool
    func dayOfMonth(_ date: CivilDate) -> String
    /// Between the day, the month and the year.
    var partOfDate: String { get }
    var range: DateRange { get }
}

/// What stands around the first and the last of several days.
struct DateRange: Sendable {
    /// Before both.
    var before = ""
    /// Between two days of a month, and between any others.
    var days: String
    var dates: String
}

extension Alphabetic {
    var writesDayFirst: Bool { true }
    func isOne(_ count: Int) -> Bool { count == 1 }
    func dayOfMonth(_ date: CivilDate) -> String { "\(date.day)" }
    var partOfDate: String { " " }

    /// A count with its noun.
    func counted(_ count: Int, _ one: String, _ other: String) -> String {
        "\(number(count)) \(isOne(count) ? one : other)"
    }

    private func dayAndMonth(_ date: CivilDate, _ months: [String], _ between: String) -> String {
        let month = months[date.month - 1]
        return writesDayFirst ? "\(dayOfMonth(date))\(between)\(month)" : "\(month) \(date.day)"
    }

    func mediumDate(_ date: CivilDate) -> String { dayAndMonth(date, shortMonths, " ") }
    func longDate(_ date: CivilDate) -> String { dayAndMonth(date, longMonths, partOfDate) }
    func fullDate(_ date: CivilDate) -> String {
        "\(longDate(date))\(writesDayFirst ? partOfDate : ", ")\(date.year)"
    }
    func month(_ date: CivilDate) -> String { "\(longMonths[date.month - 1])\(partOfDate)\(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if (first.year, first.month) != (last.year, last.month) {
            let start = first.year == last.year ? longDate(first) : fullDate(first)
            return "\(range.before)\(start)\(range.dates)\(fullDate(last))"
        }
        if !writesDayFirst { return "\(longDate(first))\(range.days)\(last.day), \(last.year)" }
        return "\(range.before)\(dayOfMonth(first))\(range.days)\(fullDate(last))"
    }

    func daysWithData(_ some: Int, of count: Int) -> String { days(some, of: count) + self[.withData] }
    func aside(_ text: String) -> String { " (\(text))" }
}

/// A language that writes dates as 2016年9月14日, and says when something was without a word before it.
protocol YearFirst: Catalogue {
    /// Between the first and the last of several days.
    var until: String { get }
}

extension YearFirst {
    var groupSeparator: String { "," }
    var decimalSeparator: String { "." }
    var shortMonths: [String] { (1...12).map { "\($0)月" } }
    var dateLabel: ChartOptions.Labels { .monthDay }
    func shortDate(_ date: CivilDate) -> String { longDate(date) }
    func longDate(_ date: CivilDate) -> String { "\(date.month)月\(date.day)日" }
    func fullDate(_ date: CivilDate) -> String { "\(date.year)年\(longDate(date))" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first))\(until)\(fullDate(last))" }
        if first.month != last.month { return "\(fullDate(first))\(until)\(longDate(last))" }
        return "\(fullDate(first))\(until)\(last.day)日"
    }

    func month(_ date: CivilDate) -> String { "\(date.year)年\(date.month)月" }
    var monthLetters: [String] { (1...12).map { "\($0)" } }
    func mediumDate(_ date: CivilDate) -> String { longDate(date) }
    func year(_ date: CivilDate) -> String { "\(date.year)年" }
    func on(_ date: String) -> String { date }
    func inMonth(_ date: CivilDate) -> String { month(date) }
    var fullStop: String { "。" }
    var sentenceSpace: String { "" }
    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached))/\(days(count))" }
    func daysWithData(_ some: Int, of count: Int) -> String { self[.withData] + days(some, of: count) }
    func aside(_ text: String) -> String { "（\(text)）" }
}
