extension Language {
    /// Dutch, of which tables are read.
    static let dutch = Language(
        "nl", name: "Dutch",
        read: """
            months = jan feb mrt/maa apr mei jun jul aug sep okt nov dec
            weekdays = di do ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
            beforeTime = om
            ordinals = e
            summaries = totaal gemiddelde
            date = datum dag start
            steps = stappen
            distance = afstand
            floors = etages verdiepingen
            vagueNames = start
            stepWords = stap stappen
            otherWords = per record
            otherStems = doel gemiddel lengt minut frequen tempo week percent calor cumul interval
            actual = werkelijk
            goals = doel
            ends = stop einde
            severals = sensor
            meters = meter meters
            kilometers = kilometer kilometers
            otherMetrics = gewicht calor energie glucose stress water
            numberedTimes = interval uur
            groupedByPoint = datum stappen aantalstappen
            metricNames = type parameter sensor
            unitNames = eenheid
            sourceNames = product bron model
            personNames = gebruiker naam
            endNames = stop einde
            timeNames = interval start uur tijd tijdstip begin
            yearNames = jaar
            monthNames = maand
            dayNames = dag
            periodNames = week maand kwartaal jaar uur semester
            rankNames = ranking land team score nr rang
            """)
}
