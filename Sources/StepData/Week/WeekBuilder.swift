/// The one place that decides what a week may hold: takes days one by one, so that a reader that stops at a fault still
/// knows where in its text the day stands.
struct WeekBuilder {
    private var days: [StepDay] = []

    /// Something that a week cannot hold.
    struct Fault: Error {
        enum Subject: Equatable {
            case day
            case value(DayField)
            case days
            case selected
        }

        var subject: Subject
        var expected: String
        var found: String

        /// The path of the subject in `container`, the path of the day or of the week.
        func field(in container: String) -> String {
            let key: String? =
                switch subject {
                case .day: nil
                case .value(let field): field.rawValue
                case .days: "days"
                case .selected: "selected"
                }
            return [container, key].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ".")
        }

        /// The fault as an error about a value that stands in no text.
        func error(in container: String) -> StepDataError {
            .text(.invalid(at: nil, field: field(in: container), expected: expected, found: found))
        }
    }

    init(capacity: Int = 0) {
        days.reserveCapacity(min(capacity, StepWeek.maximumDays))
    }

    var count: Int { days.count }

    mutating func append(_ day: StepDay) throws(Fault) {
        guard days.count < StepWeek.maximumDays else {
            throw Fault(subject: .day, expected: "at most \(StepWeek.maximumDays) days", found: "more")
        }
        if let last = days.last {
            switch (last.date, day.date) {
            case (nil, nil): break
            case (let earlier?, let date?):
                if date <= earlier { throw fault(.date, expected: "a date after \(earlier)", found: date.description) }
            case (_?, nil): throw fault(.date, expected: "a date, as the day before has", found: "none")
            case (nil, let date?):
                throw fault(.date, expected: "no date, as the day before has none", found: date.description)
            }
        }
        if let steps = day.steps { try check(steps, .steps) }
        if let flights = day.flights { try check(flights, .flights) }
        if let meters = day.distanceMeters {
            guard meters >= 0 else {
                throw fault(.distanceMeters, expected: DayField.distanceMeters.expected, found: "\(meters)")
            }
            guard meters <= Double(StepDay.valueRange.upperBound) else {
                throw fault(.distanceMeters, expected: Self.atMost, found: "\(meters)")
            }
        }
        days.append(day)
    }

    func week(selected: Int?, unit: DistanceUnit) throws(Fault) -> StepWeek {
        guard !days.isEmpty else { throw Fault(subject: .days, expected: "at least one day", found: "none") }
        if let selected, !days.indices.contains(selected) {
            throw Fault(
                subject: .selected, expected: "the index of a day, 0...\(days.count - 1)", found: "\(selected)")
        }
        return StepWeek(checkedDays: days, selected: selected, unit: unit)
    }

    private static let atMost = "at most \(StepDay.valueRange.upperBound)"

    private func check(_ value: Int, _ field: DayField) throws(Fault) {
        guard value >= 0 else { throw fault(field, expected: field.expected, found: "\(value)") }
        guard value <= StepDay.valueRange.upperBound else {
            throw fault(field, expected: Self.atMost, found: "\(value)")
        }
    }

    private func fault(_ field: DayField, expected: String, found: String) -> Fault {
        Fault(subject: .value(field), expected: expected, found: found)
    }
}
