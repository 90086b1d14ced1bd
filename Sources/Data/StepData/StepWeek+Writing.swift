extension StepWeek {
    /// The week as `StepWeek(json:)` reads it; values that are the default are left out.
    package var json: JSON { StepHistory(self).json }
}

extension StepHistory {
    package var json: JSON {
        .present([
            ("days", .array(days.map(\.shortJSON))),
            ("previous", previous.isEmpty ? nil : .array(previous.map(\.shortJSON))),
            ("selected", selected.map { .number($0) }), ("unit", unit == .km ? nil : .string(unit.rawValue)),
            ("today", today.map { .text($0) }),
        ])
    }
}

extension StepDay {
    /// An object, as `StepWeek(json:)` reads it.
    package var json: JSON {
        .present([
            ("date", date.map { .text($0) }), ("steps", steps.map { .number($0) } ?? .null),
            ("distanceMeters", distanceMeters.map { .number($0) }), ("flights", flights.map { .number($0) }),
            ("hours", hours.map(JSON.numbers)), ("label", label.map { .string($0) }),
        ])
    }

    /// A bare count if nothing else is known, otherwise an object.
    fileprivate var shortJSON: JSON { self == StepDay(steps: steps) ? steps.map { .number($0) } ?? .null : json }
}
