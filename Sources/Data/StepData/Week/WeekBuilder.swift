/// The one place that decides what a week may hold: takes days one by one, so that a reader that stops at a fault still
/// knows where in its text the day stands.
///
/// A strict one refuses a day that is not after the day before. Another takes days in any order, and `settle` puts them
/// in theirs.
struct WeekBuilder {
    private(set) var days: [StepDay] = []
    private let isStrict: Bool
    /// Where each day's date, or the day, stands in the text; of no use to a strict one.
    private var starts: [Int] = []
    /// What a clock of UTC showed, as far as days have times; no more than there are days.
    private var moments: [Int?] = []
    /// How many rows with times became how many days, where they are fewer.
    private(set) var summed: (rows: Int, days: Int)?

    /// Something that a week cannot hold.
    struct Fault: Error {
        /// Of the value, or of what the week has beside its days; empty where it is the day itself.
        var key = ""
        var expected: String
        var found: String

        /// The path of the key in `container`, the path of the day or of the week.
        func field(in container: String) -> String { [container, key].filter { !$0.isEmpty }.joined(separator: ".") }

        /// The fault as an error about something in a text that has no path.
        func error(at offset: Int, in text: SourceText) -> TextError {
            .invalid(at: text.position(of: offset), field: "", expected: expected, found: found)
        }

        /// The fault as an error about a value that stands in no text.
        func error(in container: String) -> StepDataError {
            .text(.invalid(at: nil, field: field(in: container), expected: expected, found: found))
        }
    }

    init(capacity: Int = 0, strict: Bool = true) {
        isStrict = strict
        days.reserveCapacity(min(capacity, StepWeek.maximumDays))
    }

    var count: Int { days.count }

    /// - Parameter start: where the day's date stands, or the day.
    /// - Parameter moment: of a time that stands with its date.
    mutating func append(_ day: StepDay, at start: Int = 0, moment: Int? = nil) throws(Fault) {
        guard days.count < StepWeek.maximumDays else {
            throw Fault(expected: "at most \(StepWeek.maximumDays) days", found: "more")
        }
        if isStrict, let last = days.last {
            switch (last.date, day.date) {
            case (nil, nil): break
            case (let earlier?, let date?):
                if date <= earlier { throw fault(.date, expected: "a date after \(earlier)", found: date.description) }
            case (_?, nil): throw fault(.date, expected: "a date, as the day before has", found: "none")
            case (nil, let date?):
                throw fault(.date, expected: "no date, as the day before has none", found: date.description)
            }
        }
        try check(day)
        if let moment {
            while moments.count < days.count { moments.append(nil) }
            moments.append(moment)
        }
        days.append(day)
        if !isStrict { starts.append(start) }
    }

    /// Puts days that came in any order in that of their dates, and one day in place of those with the same date.
    /// - Parameters:
    ///   - dates: of days whose dates were open.
    ///   - selected: the index of a day, which becomes that of the day in its place.
    mutating func settle(
        _ dates: [(index: Int, date: CivilDate)], _ repeated: ReadingOptions.Repeated?, selected: inout Int?,
        in text: SourceText
    ) throws(TextError) {
        func invalid(_ index: Int, _ field: String = "date", expected: String, found: String) -> TextError {
            .invalid(at: text.position(of: starts[index]), field: field, expected: expected, found: found)
        }
        for (index, date) in dates { days[index].date = date }
        let known = days.compactMap(\.date)
        if known.isEmpty { return }
        if known.count < days.count, let index = days.firstIndex(where: { $0.date == nil }) {
            throw invalid(index, expected: "a date, as other days have", found: "none")
        }
        if zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) { return }
        func moment(_ index: Int) -> Int? { repeated == nil && moments.indices.contains(index) ? moments[index] : nil }
        /// Whether two rows have a time each, and not the same.
        func haveOtherTimes(_ one: Int, _ other: Int) -> Bool {
            moment(one) != nil && moment(other) != nil && moment(one) != moment(other)
        }
        let order = days.indices.sorted { (known[$0], moment($0) ?? 0, $0) < (known[$1], moment($1) ?? 0, $1) }
        let chosen = selected.flatMap { known.indices.contains($0) ? known[$0] : nil }
        var settled: [StepDay] = []
        var last = 0
        for index in order {
            if settled.isEmpty || known[last] != known[index] {
                settled.append(days[index])
            } else if let day = days[index].joined(
                to: settled[settled.count - 1], by: repeated ?? (haveOtherTimes(last, index) ? .sum : .error))
            {
                do {
                    try check(day)
                } catch {
                    let found = "\(error.found) on \(known[index])"
                    throw invalid(index, error.field(in: ""), expected: error.expected, found: found)
                }
                settled[settled.count - 1] = day
            } else {
                throw invalid(
                    index, expected: "each day once, or --repeated sum, max or last",
                    found: "\(known[index]) again, as in line \(text.position(of: starts[last]).line)")
            }
            last = index
        }
        if repeated == nil, settled.count < days.count { summed = (moments.count { $0 != nil }, settled.count) }
        days = settled
        if let chosen { selected = days.firstIndex { $0.date == chosen } }
    }

    /// Gives a day a figure that was not clear before.
    mutating func set(_ day: StepDay, at index: Int) throws(Fault) {
        try check(day)
        days[index] = day
    }

    subscript(index: Int) -> StepDay { days[index] }

    func week(
        selected: Int?, unit: DistanceUnit, today: CivilDate? = nil, missing: ReadingOptions.Missing = .gap
    ) throws(Fault) -> StepWeek {
        guard !days.isEmpty else { throw Fault(key: "days", expected: "at least one day", found: "none") }
        if let selected, !days.indices.contains(selected) {
            throw Fault(key: "selected", expected: "the index of a day, 0...\(days.count - 1)", found: "\(selected)")
        }
        guard let first = days[0].date, let last = days[days.count - 1].date, last.days(since: first) >= days.count
        else { return StepWeek(checkedDays: days, selected: selected, unit: unit, today: today) }
        let (all, chosen) = try filled(missing, selected: selected)
        return StepWeek(checkedDays: all, selected: chosen, unit: unit, today: today)
    }

    /// Every day from the first date to the last.
    private func filled(
        _ missing: ReadingOptions.Missing, selected: Int?
    ) throws(Fault) -> (days: [StepDay], selected: Int?) {
        var all: [StepDay] = []
        var chosen = selected
        for (index, day) in days.enumerated() {
            if let before = all.last?.date, let date = day.date {
                let distance = date.days(since: before)
                let found = "days \(index) to \(index + 1) \(distance) days apart, \(before) and \(date)"
                guard distance <= StepWeek.maximumGap else {
                    throw Fault(key: "days", expected: "dates at most \(StepWeek.maximumGap) days apart", found: found)
                }
                guard distance == 1 || missing != .error else {
                    throw Fault(key: "days", expected: "every day, as --missing error asks", found: found)
                }
                guard all.count + distance <= StepWeek.maximumDays else {
                    throw Fault(key: "days", expected: "at most \(StepWeek.maximumDays) days", found: "more")
                }
                for offset in 1..<distance {
                    all.append(StepDay(date: before.adding(days: offset), steps: missing == .zero ? 0 : nil))
                }
            }
            if index == selected { chosen = all.count }
            all.append(day)
        }
        return (all, chosen)
    }

    private func check(_ day: StepDay) throws(Fault) {
        try check(day.steps, .steps, most: StepDay.valueRange.upperBound)
        try check(day.flights, .flights, most: StepDay.valueRange.upperBound)
        try check(day.distanceMeters, .distanceMeters, most: Double(StepDay.valueRange.upperBound))
        if let letters = day.label?.unicodeScalars.count, letters > SourceText.mostLetters {
            throw fault(.label, expected: "at most \(SourceText.mostLetters) letters", found: "\(letters)")
        }
    }

    private func check<Number: Comparable & Numeric>(_ value: Number?, _ field: DayField, most: Number) throws(Fault) {
        guard let value else { return }
        guard value >= 0 else { throw fault(field, expected: field.expected, found: "\(value)") }
        guard value <= most else {
            throw fault(field, expected: "at most \(StepDay.valueRange.upperBound)", found: "\(value)")
        }
    }

    private func fault(_ field: DayField, expected: String, found: String) -> Fault {
        Fault(key: field.rawValue, expected: expected, found: found)
    }
}

extension StepDay {
    /// This day and an earlier entry for the same one; nil where there may be only one.
    fileprivate func joined(to earlier: StepDay, by repeated: ReadingOptions.Repeated) -> StepDay? {
        switch repeated {
        case .error: nil
        case .last: self
        case .max: (steps ?? -1) > (earlier.steps ?? -1) ? self : earlier
        case .sum:
            StepDay(
                date: date, steps: Self.sum(steps, earlier.steps),
                distanceMeters: Self.sum(distanceMeters, earlier.distanceMeters),
                flights: Self.sum(flights, earlier.flights), label: label ?? earlier.label)
        }
    }

    private static func sum<Number: Numeric>(_ a: Number?, _ b: Number?) -> Number? {
        guard let a, let b else { return a ?? b }
        return a + b
    }
}
