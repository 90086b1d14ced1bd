/// All that stepchart says, in one language. A new language is a value of its own and a case of `Language`.
///
/// Sentences are whole here, never put together from parts that another language would order or inflect otherwise.
struct Catalogue: Sendable {
    /// How a language writes dates: as 14 September 2016, as September 14, 2016, or as 2016年9月14日.
    enum DateOrder: Hashable, Sendable {
        case dayFirst, monthFirst, yearFirst
    }

    /// What stands around the first and the last of several days.
    struct DateRange: Sendable {
        /// Before both.
        var before = ""
        /// Between two days of a month, and between any others.
        var days: String
        var dates: String
    }

    /// Of the words and phrases that other parts do not change.
    let column: KeyPath<Word, String> & Sendable
    var order: DateOrder

    // MARK: Numbers

    /// Whether counts are written as `16,105` rather than `16105`.
    var groupsDigits = false
    /// Between the thousands of a grouped number.
    var groupSeparator = ","
    /// Between the whole part of a number and its decimals.
    var decimalSeparator = "."
    /// How many digits a number has at least when it is grouped (the Unicode CLDR's minimum grouping).
    var leastGroupedDigits = 4
    /// Whether 0 is in the singular as 1 is.
    var isZeroSingular = false
    /// After a number.
    var kilometers = " km"
    var miles = " mi"
    /// What large counts are written in, from the least, and what stands after the number: `k`, ` M`.
    let shortUnits: [(count: Int, sign: String)]

    // MARK: Days

    /// From Monday, short enough for a label.
    let weekdays: [String]
    /// The same in full, where that is longer.
    var longWeekdays: [String]?
    /// The same in a letter each, where that is not the first.
    var ownWeekdayLetters: [String]?
    /// From January, short enough for a label.
    var shortMonths = (1...12).map { "\($0)月" }
    /// The same in full.
    var longMonths = (1...12).map { "\($0)月" }
    /// A day within a date.
    var dayOfMonth: @Sendable (Int) -> String = { "\($0)" }
    /// Between the day, the month and the year.
    var partOfDate = " "
    /// Whether a label of the form `ChartOptions.Labels.dayMonth` is `12/9` rather than `12.9.`
    var writesSlashes = false
    let range: DateRange
    /// In a legend: `week before`, in the order of `DaysBefore.Unit`, and of any other days `days before`.
    let namesBefore: [String]
}

/// A day as seen from today, where that is known.
enum RelativeDay: Hashable, Sendable {
    case today, yesterday
    case date(CivilDate)
    /// Of a week without dates, from 1.
    case number(Int)
}

extension Catalogue {
    /// A text with its parts, which are written already.
    subscript(word: Word, parts: String...) -> String {
        parts.isEmpty ? word[keyPath: column] : filled(word[keyPath: column][...], parts)
    }

    /// A text about a count, which is its first part.
    func counted(_ word: Word, _ count: Int, _ parts: String...) -> String {
        filled(form(of: word, isFirst: count == 1 || count == 0 && isZeroSingular), [number(count)] + parts)
    }

    /// `I moved 1412 steps, 1.20 km today.` The parts are written already; nil when there is no distance.
    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        let end = distance.map { self[.captionDistance, $0] } ?? ""
        return opening(filled(form(of: .caption, isFirst: day == .today), [self.day(day), steps, end]))
    }

    /// One of the forms between bars: the first or the last, which may be the same.
    private func form(of word: Word, isFirst: Bool) -> Substring {
        let forms = word[keyPath: column].split(separator: "|")
        return forms[isFirst ? 0 : forms.count - 1]
    }

    private func filled(_ text: Substring, _ parts: [String]) -> String {
        let pieces = text.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(into: String(Substring(pieces[0]))) { text, piece in
            // A digit and a brace, and what follows.
            let index = piece.first.map { Int($0) - Int(UInt8(ascii: "0")) } ?? 0
            text += parts[index] + Substring(piece.dropFirst(2))
        }
    }

    /// `4 of 7 days`
    func days(_ some: Int, of count: Int) -> String {
        filled(form(of: .daysOf, isFirst: count == 1), [number(some), number(count), days(some), days(count)])
    }

    /// `16105 on September 14`; the day is written already.
    func steps(_ count: Int, on day: String) -> String { self[.stepsOn, number(count), day] }
    /// `1 step`, `1412 steps`
    func steps(_ count: Int) -> String { counted(.stepCount, count) }
    /// `1 day`, `7 days`
    func days(_ count: Int) -> String { counted(.dayCount, count) }
    /// `25 floors`
    func floors(_ count: Int) -> String { counted(.floorCount, count) }

    /// In a legend.
    var daysBefore: String { namesBefore[namesBefore.count - 1] }

    /// When something was, inside a caption: `today`, `on 9/16`.
    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: self[.today]
        case .yesterday: self[.yesterday]
        case .date(let date): self[.onDate, shortDate(date)]
        case .number(let number): self[.onDay, "\(number)"]
        }
    }

    /// `the week before`
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): self[Word.unitsBefore[unit.rawValue]]
        case .days(let count): counted(.theDaysBefore, count)
        case .weekday(let day): self[.byWeekday, (longWeekdays ?? weekdays)[day - 1]]
        case .date(let date): self[.byDate, date]
        case .first(1, let count): self[.theFirstOf, days(count)]
        case .first(let part, let count): self[.theFirstDaysOf, number(part), days(count)]
        }
    }

    /// `12% more than the week before`
    func change(_ change: Change, since before: DaysBefore) -> String {
        switch change {
        case .more(let percent): self[.more, number(percent), self.before(before)]
        case .less(let percent): self[.less, number(percent), self.before(before)]
        case .same: self[.same, self.before(before)]
        }
    }

    /// What a point stands for, a week or a month: `Daily average by week`, `Steps per month`.
    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        self[span == .week ? (isSum ? .stepsPerWeek : .averageByWeek) : isSum ? .stepsPerMonth : .averageByMonth]
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
        let sign = unit == .km ? kilometers : miles
        if value >= 99.95 { return number(Int(value.rounded())) + sign }
        let (digits, ten) = value >= 9.995 ? (1, 10) : (2, 100)
        let scaled = Int((meters * Double(ten) / unit.meters).rounded())
        let decimals = String(repeating: "0", count: digits) + "\(scaled % ten)"
        return "\(number(scaled / ten))\(decimalSeparator)\(decimals.suffix(digits))\(sign)"
    }
}

extension Catalogue {
    var weekdayLetters: [String] { ownWeekdayLetters ?? weekdays.map { $0.prefix(1).uppercased() } }
    /// From January, in a letter or a number each.
    var monthLetters: [String] {
        order == .yearFirst ? (1...12).map { "\($0)" } : shortMonths.map { $0.prefix(1).uppercased() }
    }
    /// How a label shows a date when nothing else is asked for.
    var dateLabel: ChartOptions.Labels { order == .dayFirst ? .dayMonth : .monthDay }
    /// At the end of a sentence.
    var fullStop: String { order == .yearFirst ? "。" : "." }
    /// Between two sentences.
    var sentenceSpace: String { order == .yearFirst ? "" : " " }

    /// A label of the form `ChartOptions.Labels.dayMonth`.
    func dayMonth(_ date: CivilDate) -> String {
        writesSlashes ? "\(date.day)/\(date.month)" : "\(date.day).\(date.month)."
    }

    /// A date inside a caption: `9/16`
    func shortDate(_ date: CivilDate) -> String {
        switch order {
        case .dayFirst: dayMonth(date)
        case .monthFirst: "\(date.month)/\(date.day)"
        case .yearFirst: longDate(date)
        }
    }

    /// `Sep 14`
    func mediumDate(_ date: CivilDate) -> String { dayAndMonth(date, shortMonths, " ") }

    /// `September 14`
    func longDate(_ date: CivilDate) -> String { dayAndMonth(date, longMonths, partOfDate) }

    private func dayAndMonth(_ date: CivilDate, _ months: [String], _ between: String) -> String {
        let month = months[date.month - 1]
        return switch order {
        case .dayFirst: "\(dayOfMonth(date.day))\(between)\(month)"
        case .monthFirst: "\(month) \(date.day)"
        case .yearFirst: "\(month)\(date.day)日"
        }
    }

    /// `September 14, 2016`
    func fullDate(_ date: CivilDate) -> String {
        switch order {
        case .dayFirst: "\(longDate(date))\(partOfDate)\(date.year)"
        case .monthFirst: "\(longDate(date)), \(date.year)"
        case .yearFirst: year(date) + longDate(date)
        }
    }

    /// `September 12–18, 2016`, saying once what both ends share; the first day lies before the last.
    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        let isOneYear = first.year == last.year
        let isOneMonth = isOneYear && first.month == last.month
        switch order {
        case .yearFirst:
            let end = isOneMonth ? "\(last.day)日" : isOneYear ? longDate(last) : fullDate(last)
            return "\(fullDate(first))\(range.dates)\(end)"
        case .monthFirst where isOneMonth: return "\(longDate(first))\(range.days)\(last.day), \(last.year)"
        case .dayFirst where isOneMonth:
            return "\(range.before)\(dayOfMonth(first.day))\(range.days)\(fullDate(last))"
        case .dayFirst, .monthFirst:
            return "\(range.before)\(isOneYear ? longDate(first) : fullDate(first))\(range.dates)\(fullDate(last))"
        }
    }

    /// `September 2016`
    func month(_ date: CivilDate) -> String {
        let month = longMonths[date.month - 1]
        return order == .yearFirst ? year(date) + month : "\(month)\(partOfDate)\(date.year)"
    }

    /// `2016`
    func year(_ date: CivilDate) -> String { order == .yearFirst ? "\(date.year)年" : "\(date.year)" }
}
