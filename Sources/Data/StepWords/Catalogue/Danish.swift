extension Language {
    /// Danish, of which tables are read.
    static let danish = Language(
        "da", name: "Danish",
        read: """
            months = jan feb mar apr maj jun jul aug sep okt nov dec
            weekdays = ons tors fre onsdag torsdag fredag man tir tirs lørdag lør søndag søn mandag tirsdag
            beforeTime = kl kl. den
            withinDate = den d
            summaries = sum
            date = dag dato start
            distance = distance afstand
            vagueNames = start
            stepWords = skridt
            otherWords = per median mål
            otherStems = gennemsn distan minut tempo kalor kumul interval
            actual = faktisk
            goals = mål
            ends = stop slut
            severals = person sensor
            meters = meter
            kilometers = kilometer
            otherMetrics = puls distance stress
            counts = antal
            numberedTimes = interval
            groupedByPoint = skridt antalskridt dato
            metricNames = type parameter sensor art
            sourceNames = model
            personNames = person
            endNames = stop slut
            timeNames = time interval start tid
            yearNames = år
            monthNames = måned
            dayNames = dag
            periodNames = kvartal år uge måned semester
            rankNames = position land region nr
            harmlessNames = kommentar version
            """)
}
