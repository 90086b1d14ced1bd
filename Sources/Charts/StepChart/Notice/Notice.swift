/// Why a chart shows something else than the newest data; it is written over the chart, which is faded.
public enum Notice: Hashable, Sendable {
    /// Health data cannot be read, as while the phone is locked.
    case notAccessible
    /// The same, and the week that is shown instead is the last that could be read: its dates are told.
    case lastAccessible

    /// The week's dates, when they are to be told and there are any.
    func dates(of week: StepWeek, in language: Language) -> String? {
        self == .lastAccessible ? language.catalogue.dates(of: week) : nil
    }
}
