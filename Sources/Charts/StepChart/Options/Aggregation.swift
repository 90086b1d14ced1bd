/// The span of time that a point of a chart represents, and how the days in it are summarized.
///
///     options.aggregation.span = .month
public struct Aggregation: Hashable, Sendable {
    /// A span of time that a point of the chart represents.
    public enum Span: String, Hashable, Sendable, CaseIterable {
        /// A day.
        case day
        /// A week from Monday, or from `weekStart`; without dates, seven days up to the last.
        case week
        /// A month of the calendar; without dates, 30 days up to the last.
        case month
        /// A year of the calendar; without dates, 365 days up to the last.
        case year
        /// All Mondays, all Tuesdays and so on, in the order of a week; only for days with dates.
        case weekday
        /// An hour of the clock: its average over the days with hourly steps. A line shows weekends separately.
        case hour
    }

    /// The number that summarizes the days of a point.
    public enum Summary: String, Hashable, Sendable, CaseIterable {
        /// The average of the days that have data, so that a month that has just begun is comparable with any other.
        case average
        /// The sum of all days.
        case sum
    }

    /// The span of time that a point of the chart represents. Default: a day.
    public var span = Span.day
    /// The number that summarizes the days of a point. Default: their average.
    public var summary = Summary.average

    /// Creates the default: a point for each day.
    public init() {}

    var isSum: Bool { span != .day && span != .hour && summary == .sum }

    /// True if points are days, or averages of days, which can be compared with a goal for a day.
    var areLikeDays: Bool { span != .hour && !isSum }
}
