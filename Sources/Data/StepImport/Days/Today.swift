extension DaySource {
    /// The date of today: from the job, else from its input, else, and only if the period needs it, from the clock, in
    /// the time zone that is given or that of this machine. Nil if none is known.
    ///
    /// `SOURCE_DATE_EPOCH`, in seconds since 1970, stops the clock, as it does for other programs.
    package func today(or known: CivilDate?) -> CivilDate? {
        if let day = today ?? known { return day }
        guard period.asksForToday else { return nil }
        var now = time_t(getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } ?? Int(time(nil)))
        var local = tm()
        localtime_r(&now, &local)
        return (importing.reading.zone ?? TimeZoneRules(offset: local.tm_gmtoff)).date(at: Int(now))
    }
}
