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

    /// A day, which is not checked before a week is made of it.
    public init(
        date: CivilDate? = nil, steps: Int?, distanceMeters: Double? = nil, flights: Int? = nil, label: String? = nil
    ) {
        (self.date, self.steps, self.distanceMeters) = (date, steps, distanceMeters)
        (self.flights, self.label) = (flights, label)
    }

    /// The values that steps, metres and flights may have.
    ///
    /// Far above what anybody walks in a day, and small enough that the total of `StepWeek.maximumDays` days is still a
    /// whole number that Double holds exactly (10^15 < 2^53).
    public static let valueRange = 0...1_000_000_000
}
