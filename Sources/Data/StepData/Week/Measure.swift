/// The figure of a day that charts draw and facts count.
public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// The steps.
    case steps
    /// The distance walked and run, counted in whole metres.
    case distance
    /// The flights of stairs climbed.
    case floors

    /// The name of its counts in JSON, as in that of days.
    var key: String {
        switch self {
        case .steps: DayField.steps.rawValue
        case .distance: DayField.distanceMeters.rawValue
        case .floors: DayField.flights.rawValue
        }
    }
}

extension StepDay {
    /// The count of a measure, with a distance in metres, halves rounded up; nil if there is no data.
    package func count(in measure: Measure) -> Int? {
        switch measure {
        case .steps: steps
        case .distance: distanceMeters.map { Int($0.rounded()) }
        case .floors: flights
        }
    }
}

extension StepWeek {
    /// Returns this week with another measure: totals, averages, facts and charts are then of its counts.
    /// Distances are in `unit`; nil is the week's own.
    /// - Throws: `StepDataError.text` if no day has a count of the measure.
    public func measured(in measure: Measure, unit: DistanceUnit? = nil) throws(StepDataError) -> StepWeek {
        guard measure == .steps || days.contains(where: { $0.count(in: measure) != nil }) else {
            let found = "none in \(days.count) days"
            throw .text(.invalid(at: nil, field: "days", expected: "a day with \(measure.rawValue)", found: found))
        }
        return with(self) { week in
            week.measure = measure
            week.unit = unit ?? week.unit
            // The goals are of the measure before.
            if measure != self.measure { (week.goal, week.goalChanges) = (nil, []) }
        }
    }

    /// The counts of the days in the measure; nil for a day without data.
    package var counts: [Int?] { days.map { $0.count(in: measure) } }

    /// Returns the count of a day in the measure; nil if it has no data.
    package func count(_ index: Int) -> Int? { days[index].count(in: measure) }
}
