/// What was counted on one day.
public struct StepDay: Hashable, Sendable {
    /// Nil when the source gave only numbers; then no day of its week has a date.
    public var date: CivilDate?
    /// A count in `valueRange`; nil when there is no data for the day, which is not the same as 0.
    public var steps: Int?
    /// Walked and run, in metres, in `valueRange`; nil when it is not known.
    public var distanceMeters: Double?
    /// Flights of stairs climbed, in `valueRange`; nil when it is not known.
    public var flights: Int?
    /// Text to show under the day instead of its date; an empty one shows nothing.
    public var label: String?

    /// A day without a date, which is not checked before a week is made of it.
    public init(steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil) {
        self.init(date: nil, steps: steps, distanceMeters: distanceMeters, flights: flights, label: label)
    }

    /// A day with its date, which cannot be left out by mistake.
    public init(
        date: CivilDate, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) {
        self.init(date: .some(date), steps: steps, distanceMeters: distanceMeters, flights: flights, label: label)
    }

    /// The same with a date like `2016-09-12`.
    /// - Throws: `StepDataError.text` for any other text.
    public init(
        date: String, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) throws(StepDataError) {
        guard let known = CivilDate(date) else {
            let found = "\"\(SourceText.excerpt(date))\""
            throw .text(.invalid(at: nil, field: "date", expected: DayField.date.expected, found: found))
        }
        self.init(date: known, steps: steps, distanceMeters: distanceMeters, flights: flights, label: label)
    }

    /// A day with its date, if it has one.
    package init(
        date: CivilDate?, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) {
        self.date = date
        self.steps = steps
        self.distanceMeters = distanceMeters
        self.flights = flights
        self.label = label
    }

    /// The values that steps, metres and flights may have.
    ///
    /// Far above what anybody walks in a day, and small enough that the total of `StepWeek.maximumDays` days is still a
    /// whole number that Double holds exactly (10^15 < 2^53).
    public static let valueRange = 0...1_000_000_000
}
