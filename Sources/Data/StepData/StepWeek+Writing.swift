extension StepWeek {
    /// The week as `StepWeek(json:)` reads it; what is left out is as by default.
    package var json: JSON { StepHistory(self).json }
}

extension StepHistory {
    /// The days as `StepWeek(json:)` reads them; what is left out is as by default.
    package var json: JSON {
        var members: [(String, JSON)] = [("days", .array(days.map(\.shortJSON)))]
        if !previous.isEmpty { members.append(("previous", .array(previous.map(\.shortJSON)))) }
        if let selected { members.append(("selected", .number(selected))) }
        if unit != .km { members.append(("unit", .string(unit.rawValue))) }
        if let today { members.append(("today", .string("\(today)"))) }
        return .object(members)
    }
}

extension StepDay {
    /// An object, as `StepWeek(json:)` reads it.
    package var json: JSON {
        .present([
            ("date", date.map { .text($0) }), ("steps", steps.map { .number($0) } ?? .null),
            ("distanceMeters", distanceMeters.map { .number($0) }), ("flights", flights.map { .number($0) }),
            ("label", label.map { .string($0) }),
        ])
    }

    /// A bare count, where nothing else is known.
    fileprivate var shortJSON: JSON { self == StepDay(steps: steps) ? steps.map { .number($0) } ?? .null : json }
}
