/// The steps of one day, and other values counted on it.
public struct StepDay: Hashable, Sendable {
    /// The date; nil if the source gave only numbers: then no day of its week has a date.
    public var date: CivilDate?
    /// The steps, in `valueRange`; nil if there is no data for the day, which is not the same as 0.
    public var steps: Int?
    /// The distance walked and run, in metres, in `valueRange`; nil if it is not known.
    public var distanceMeters: Double?
    /// The flights of stairs climbed, in `valueRange`; nil if they are not known.
    public var flights: Int?
    /// The steps of each hour of the clock, from 0 to 23, which add up to `steps`; nil if the source has no times.
    public var hours: [Int]?
    /// The text to show under the day instead of its date; an empty one shows nothing.
    public var label: String?

    /// Makes a day without a date. Values are not checked before a week is made of it.
    public init(steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil) {
        self.init(date: nil, steps: steps, distanceMeters: distanceMeters, flights: flights, label: label)
    }

    /// Makes a day with a date, which cannot be left out by mistake.
    public init(
        date: CivilDate, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) {
        self.init(date: .some(date), steps: steps, distanceMeters: distanceMeters, flights: flights, label: label)
    }

    /// Makes a day with a date like `2016-09-12`.
    /// - Throws: `StepDataError.text` for any other text.
    public init(
        date: String, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) throws(StepDataError) {
        guard let known = CivilDate(date) else {
            let found = SourceText.quoted(date)
            throw .text(.invalid(at: nil, field: "date", expected: DayField.date.expected, found: found))
        }
        self.init(date: known, steps: steps, distanceMeters: distanceMeters, flights: flights, label: label)
    }

    package init(
        date: CivilDate?, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) {
        self.date = date
        self.steps = steps
        self.distanceMeters = distanceMeters
        self.flights = flights
        self.label = label
    }

    /// The values that steps, metres and flights may have: more than anyone walks in a day, yet so small that the total
    /// of `StepWeek.maximumDays` days is still a whole number that Double holds exactly (10^15 < 2^53).
    public static let valueRange = 0...1_000_000_000

    /// True if the day has steps, a distance or flights.
    package var hasFigures: Bool { steps != nil || distanceMeters != nil || flights != nil }

    /// The number of hours of a day. An hour that occurs twice when clocks go back counts as one.
    package static let hourCount = 24

    /// Rounds the steps of hours so that their sum is the day's; nil if their sum is another one.
    package static func wholeHours(_ hours: [Double], total: Int?) -> [Int]? {
        guard let total, (hours.reduce(0, +) - Double(total)).magnitude <= 1 else { return nil }
        var exact = 0.0
        var before = 0
        return hours.enumerated().map { hour, steps in
            exact += steps
            let sum = hour == hours.count - 1 ? total : min(Int(exact.rounded()), total)
            defer { before = sum }
            return sum - before
        }
    }
}
