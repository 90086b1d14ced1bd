/// The source of the week of a job; it is empty in a job that needs none.
package struct DaySource: Hashable, Sendable {
    /// The path of the input; `-` is standard input.
    package var path: String?
    /// The format; nil decides by the ending of the file's name, otherwise by the beginning of its text.
    package var format: StepDataFormat?
    /// The day that a message calls today; nil leaves it to the week.
    package var today: CivilDate?
    /// The days themselves, in place of a file.
    package var week: ParsedWeek?
    /// The days to choose; if all, the last seven of an export are drawn.
    package var period = Period()
    /// Options for reading texts, and for turning the counts of an export into days.
    package var importing = ImportOptions()
    /// The days to compare with; nil is those that the week itself has, if any.
    package var previous: PreviousSource?
    /// True if the earlier years of the input are compared with the days, too.
    package var comparesYears = false

    package init() {}

    package var isGiven: Bool { path != nil || week != nil }

    /// The date of today: from the job, else from its input, else, and only if the period needs it, from the clock, in
    /// the time zone that is given or that of this machine. Nil if none is known.
    ///
    /// `SOURCE_DATE_EPOCH`, in seconds since 1970, stops the clock, as it does for other programs.
    package func today(or known: CivilDate?) -> CivilDate? {
        if let day = today ?? known { return day }
        guard period.dependsOnToday else { return nil }
        var now = time_t(getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } ?? Int(time(nil)))
        var local = tm()
        localtime_r(&now, &local)
        return (importing.reading.zone ?? TimeZoneRules(offset: local.tm_gmtoff)).date(at: Int(now))
    }

    /// The source of the days to compare with; JSON names it by `word`.
    package enum PreviousSource: Hashable, Sendable {
        /// The days of the input right before the ones that are shown.
        case automatic
        /// The days of the input in the year before.
        case yearAgo
        /// A week, a month or a year of the input.
        case span(CalendarSpan)
        /// Another file, of any kind that an input may have; `-` is standard input.
        case file(String)
    }
}
