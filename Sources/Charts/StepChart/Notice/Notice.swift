/// The reason why a chart does not show the newest data; it is written over the chart, which is faded.
public enum Notice: Hashable, Sendable {
    /// Health data cannot be read, as while the phone is locked.
    case notAccessible
    /// Health data cannot be read, and the chart shows the last week that could be read, with its dates.
    case lastAccessible

    /// Returns the week's dates, if the notice has them and there are any.
    func dates(of week: StepWeek, in language: Language) -> String? {
        self == .lastAccessible ? language.catalogue.dates(of: week) : nil
    }
}
