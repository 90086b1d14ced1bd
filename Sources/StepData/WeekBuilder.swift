/// The one place that decides what a week may hold: takes days one by one, so that a reader that stops at a fault still
/// knows where in its text the day stands.
struct WeekBuilder {
    private var days: [StepDay] = []

    /// A value that a week cannot hold.
    struct Fault: Error {
        /// Which part of the day is wrong; nil when it is not about one day.
        var part: DayField?
        /// Path of the value, as in `days[3].steps`.
        var field: String
        var expected: String
        var found: String
    }

    init(capacity: Int = 0) {
        days.reserveCapacity(min(capacity, StepWeek.maximumDays))
    }

    var count: Int { days.count }

    mutating func append(_ day: StepDay) throws(Fault) {
        guard days.count < StepWeek.maximumDays else {
            throw Fault(
                field: "days", expected: "at most \(StepWeek.maximumDays) days", found: "more")
        }
        if let last = days.last {
            switch (last.date, day.date) {
            case (nil, nil): break
            case (let earlier?, let date?):
                if date <= earlier { throw fault(.date, expected: "a date after \(earlier)", found: date.description) }
            case (_?, nil): throw fault(.date, expected: "a date, as the day before has", found: "none")
            case (nil, _?): throw fault(.date, expected: "no date, as the day before has none", found: "one")
            }
        }
        if let steps = day.steps { try check(steps, .steps) }
        if let flights = day.flights { try check(flights, .flights) }
        if let meters = day.distanceMeters {
            guard meters >= 0, meters.isFinite else {
                throw fault(.distanceMeters, expected: DayField.distanceMeters.expected, found: "\(meters)")
            }
            guard meters <= Double(StepDay.valueRange.upperBound) else {
                throw fault(.distanceMeters, expected: Self.atMost, found: "\(meters)")
            }
        }
        days.append(day)
    }

    func week(selected: Int?, unit: DistanceUnit) throws(Fault) -> StepWeek {
        guard !days.isEmpty else { throw Fault(field: "days", expected: "at least one day", found: "none") }
        if let selected, !days.indices.contains(selected) {
            throw Fault(
                field: "selected", expected: "the index of a day, 0...\(days.count - 1)", found: "\(selected)")
        }
        return StepWeek(checkedDays: days, selected: selected, unit: unit)
    }

    private static let atMost = "at most \(StepDay.valueRange.upperBound)"

    private func check(_ value: Int, _ part: DayField) throws(Fault) {
        guard value >= 0 else { throw fault(part, expected: part.expected, found: "\(value)") }
        guard value <= StepDay.valueRange.upperBound else {
            throw fault(part, expected: Self.atMost, found: "\(value)")
        }
    }

    private func fault(_ part: DayField, expected: String, found: String) -> Fault {
        Fault(part: part, field: "days[\(days.count)].\(part.rawValue)", expected: expected, found: found)
    }
}
