import Foundation

extension CivilDate {
    /// Creates the day of a moment in a calendar's time zone, clamped to the first and the last day that there is.
    public init(_ date: Date, in calendar: Calendar = .current) {
        let seconds = date.timeIntervalSince1970 + Double(calendar.timeZone.secondsFromGMT(for: date))
        let days = Int(max(-1e6, min((seconds / 86_400).rounded(.down), 1e7)))
        self = CivilDate(daysSince1970: days) ?? (days < 0 ? .earliest : .latest)
    }
}

extension StepDay {
    /// Creates the day of a moment in a calendar's time zone; values are checked when a week is made of it.
    public init(
        date: Date, calendar: Calendar = .current, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil
    ) {
        let day = CivilDate(date, in: calendar)
        self.init(date: day, steps: steps, distanceMeters: distanceMeters, flights: flights)
    }
}
