extension Language {
    /// Romanian, of which tables are read.
    static let romanian = Language(
        "ro", name: "Romanian",
        read: """
            months = ian feb mar apr mai iun iul aug sep oct nov/noi dec
            weekdays = lun mar mie luni marți miercuri joi vineri sâmbătă duminică
            beforeTime = la
            summaries = total suma media
            date = data dată
            steps = total
            vagueNames = total
            stepWords = pas pași pasi
            otherStems = medi distan minut calor cumul acumul durat interval
            actual = actual
            meters = metri
            miles = mile
            otherMetrics = puls calor energie respir
            numberedTimes = interval ora
            groupedByPoint = data pași
            sourceNames = model
            timeNames = interval ora
            yearNames = an
            monthNames = lună
            dayNames = zi
            periodNames = săptămână lună an ora
            rankNames = nr
            """)
}
