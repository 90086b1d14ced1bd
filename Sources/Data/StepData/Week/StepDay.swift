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

    /// Makes a day with or without a date.
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
    /// The limit is far above what anyone walks in a day, and small enough that the total of `StepWeek.maximumDays`
    /// days is still a whole number that Double holds exactly (10^15 < 2^53).
    public static let valueRange = 0...1_000_000_000
}
