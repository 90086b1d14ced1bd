extension Language {
    /// Czech, of which tables are read.
    static let czech = Language(
        "cs", name: "Czech",
        read: """
            months = led úno bře dub kvě červen/červn červenec/července srpen/srpna zář říj listopad pros
            weekdays = so sobota po út čt pá ne pondělí úterý středa čtvrtek pátek neděle
            summaries = suma celkem průměr
            date = datum den
            stepWords = krok kroky kroků kroku
            otherWords = cíl
            otherStems = prům minut tempo kalor kumul interval
            otherMetrics = energie
            numberedTimes = interval
            metricNames = typ
            sourceNames = model
            timeNames = interval
            yearNames = rok
            monthNames = měsíc
            dayNames = den
            periodNames = rok týden měsíc
            """)
}
