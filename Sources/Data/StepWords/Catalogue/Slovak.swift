extension Language {
    /// Slovak, of which tables are read.
    static let slovak = Language(
        "sk", name: "Slovak",
        read: """
            months = jan feb mar apr máj jún júl aug sep okt nov dec
            weekdays = so sobota po ne pondelok utorok streda štvrtok piatok nedeľa
            beforeTime = o
            summaries = suma
            date = dátum
            stepWords = krok kroky krokov kroku
            otherWords = rok roku cieľ sto stovky stovkách rozdiel
            otherStems = priem tempo kalor kumul interval týžd týžde tyžd mesač mesiac ročn štvrťroč dĺžk zostáv \
            zostat zvyš plánov predpove predpokl posledn minul predchádz hodin cieľ minút percent rýchlos chýba
            dayWords = deň
            ends = koniec
            meters = meter
            kilometers = kilometer
            otherMetrics = tep tepov hmotnosť spánok nálada kliky
            numberedTimes = interval
            metricNames = typ
            sourceNames = model zdroj zdrojdát zariadenie aplikácia hodinky
            personNames = meno priezvisko účastník používateľ hráč zamestnanec člen osoba pacient prezývka
            endNames = koniec
            timeNames = interval
            yearNames = rok
            periodNames = rok týždeň mesiac týždeňod začiatoktýždňa
            longPeriods = týžd mesačn
            """)
}
