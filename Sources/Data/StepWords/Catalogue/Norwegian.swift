extension Language {
    /// Norwegian, of which tables are read.
    static let norwegian = Language(
        "nb", name: "Norwegian",
        read: """
            months = jan feb mar apr mai jun jul aug sep okt nov des
            weekdays = ons tors fre onsdag torsdag fredag man tir tirs lørdag lør søndag søn mandag tirsdag
            beforeTime = kl kl. den
            withinDate = den
            summaries = sum
            date = dag dato start
            steps = steg
            vagueNames = start
            stepWords = steg skritt
            otherWords = per median mål
            otherStems = gjennomsn distan minut tempo kalor kumul interval
            actual = aktuell faktisk
            goals = mål
            severals = person sensor
            meters = meter
            kilometers = kilometer
            otherMetrics = puls stress
            metricNames = type parameter sensor
            unitNames = enhet
            personNames = person
            timeNames = time start tid
            yearNames = år
            monthNames = måned
            dayNames = dag
            periodNames = kvartal år uke måned semester
            rankNames = land region nr
            harmlessNames = kommentar
            """)
}
