extension DaySource {
    /// The day that it is: as the job says, else as its input does, else, and only where the period asks for it, by the
    /// clock, in the time zone that is given or that of this machine. Nil where nobody says it.
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
