import StepData

/// What the clocks of a place have shown and will show.
package struct ZoneRules: Sendable {
    /// - Parameter name: as in `Europe/Helsinki`, `UTC` or `+02:00`.
    /// - Throws: `ImportError.timeZone` when there is no such zone, or no data about zones on this system.
    package init(named name: String) throws(ImportError) {}

    /// Seconds east of UTC.
    /// - Parameter time: seconds since 1970-01-01 00:00 UTC.
    package func offset(at time: Int) -> Int { 0 }

    /// The local date at a time, nil outside of the calendar.
    package func date(at time: Int) -> CivilDate? { nil }
}
