extension Language {
    /// Swedish, of which tables are read.
    static let swedish = Language(
        "sv", name: "Swedish",
        read: """
            months = jan feb mar apr maj jun jul aug sep okt nov dec
            weekdays = mån tis ons tors fre lör sön måndag tisdag onsdag torsdag fredag lördag söndag
            beforeTime = kl kl. den
            withinDate = den
            ordinals = e
            summaries = summa
            date = datum dag start från
            steps = steg
            distance = sträcka distans
            floors = våningar
            vagueNames = start från
            stepWords = steg
            otherWords = per median mål
            otherStems = genomsn distan minut tempo kalor kumul interval
            actual = aktuell faktisk
            goals = mål
            ends = slut
            severals = person sensor
            meters = meter
            kilometers = kilometer
            otherMetrics = puls stress
            counts = antal
            numberedTimes = timme
            metricNames = parameter sensor metrik typ
            unitNames = enhet
            sourceNames = källa enhetsnamn
            personNames = person användare namn
            endNames = slut
            timeNames = start tid timme period
            yearNames = år
            monthNames = månad
            dayNames = dag
            periodNames = vecka månad kvartal år timme
            rankNames = position land region nr
            harmlessNames = kommentar version
            """)
}
