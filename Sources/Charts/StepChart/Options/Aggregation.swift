/// What a point of a chart stands for, and what its days come to.
///
///     options.aggregation.span = .month
public struct Aggregation: Hashable, Sendable {
    /// What a point of the chart stands for.
    public enum Span: String, Hashable, Sendable, CaseIterable {
        /// A day.
        case day
        /// A week from Monday, or from `weekStart`; without dates, seven days up to the last.
        case week
        /// A month of the calendar; without dates, 30 days up to the last.
        case month
        /// A year of the calendar; without dates, 365 days up to the last.
        case year
        /// All Mondays, all Tuesdays and so on, from the first weekday of a week on; of days with dates alone.
        case weekday
    }

    /// What the days of a point come to.
    public enum Summary: String, Hashable, Sendable, CaseIterable {
        /// The average of the days that have data, so that a month that has just begun looks like any other.
        case average
        /// All steps together.
        case sum
    }

    /// What a point of the chart stands for. Default: a day.
    public var span = Span.day
    /// What the days of a point come to. Default: their average.
    public var summary = Summary.average

    /// A point for each day.
    public init() {}

    /// Whether points are sums of several days.
    var isSum: Bool { span != .day && summary == .sum }
}
