extension Language {
    /// Italian, of which tables are read.
    static let italian = Language(
        "it", name: "Italian",
        read: """
            months = gen feb mar apr mag giu lug ago set ott nov dic
            weekdays = lun mar mer ven sab dom gio lunedì martedì mercoledì giovedì venerdì domenica
            beforeTime = alle
            withinDate = di
            ordinals = º ª
            summaries = media totale somma
            date = data giorno inizio
            steps = passi
            distance = distanza
            floors = piani
            vagueNames = inizio
            stepWords = passo passi
            otherWords = per meta record
            otherStems = obietti medi distan lunghez minut frequen frequenz tempo settim mese anno percent calor \
            cumul durat interval
            actual = effettivo attuale
            goals = obiettivo meta
            ends = fine
            meters = metri
            kilometers = chilometri
            miles = miglia
            otherMetrics = puls peso calor distanz respir stress
            numberedTimes = ora
            groupedByPoint = data passi numerodipassi giorno
            metricNames = tipo
            unitNames = unità unita
            sourceNames = dispositivo fonte
            personNames = utente nome
            endNames = fine
            timeNames = ora
            yearNames = anno
            monthNames = mese
            dayNames = giorno
            periodNames = trimestre settimana mese anno ora
            rankNames = ranking posto
            """)
}
