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
        var members: [(String, JSON)] = []
        if let date { members.append(("date", .string("\(date)"))) }
        members.append(("steps", steps.map { .number($0) } ?? .null))
        if let distanceMeters { members.append(("distanceMeters", .number(distanceMeters))) }
        if let flights { members.append(("flights", .number(flights))) }
        if let label { members.append(("label", .string(label))) }
        return .object(members)
    }

    /// A bare count, where nothing else is known.
    fileprivate var shortJSON: JSON { self == StepDay(steps: steps) ? steps.map { .number($0) } ?? .null : json }
}
