/// Where the week comes from; nowhere in a job that needs none.
package struct DaySource: Hashable, Sendable {
    /// `-` is standard input.
    package var path: String?
    /// Nil: as the file's name ends, else as its text begins.
    package var format: StepDataFormat?
    /// The day that a message calls today. Nil: as the week says, if it does.
    package var today: CivilDate?
    /// The days themselves, in place of a file.
    package var week: ParsedWeek?
    /// Whether JSON has them as `week`, as in earlier versions, and not as `days`.
    package var hasDaysAsWeek = false
    /// Which of its days; nil of an export are the last seven.
    package var period = Period()
    /// How freely a text may write a week, and how the counts of an export become days.
    package var importing = ImportOptions()
    /// The days to compare with. Nil: those that the week itself brings, if it does.
    package var previous: Previous?

    package init() {}

    package var isGiven: Bool { path != nil || week != nil }

    /// Where the days to compare with come from; JSON calls it by `word`.
    package enum Previous: Hashable, Sendable {
        /// From the input: those right before the ones that are shown.
        case automatic
        /// From the input: those of the year before.
        case yearAgo
        /// From the input: a week, a month or a year.
        case span(CalendarSpan)
        /// From another, of any kind that an input may have; `-` is standard input.
        case file(String)
    }
}
