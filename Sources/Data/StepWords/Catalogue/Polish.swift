extension Language {
    /// Polish, of which tables are read.
    static let polish = Language(
        "pl", name: "Polish",
        read: """
            months = sty lut mar kwi maj cze lipi/lipc sie wrz paź/paz lis gru
            weekdays = pon wt śr czw pt sob niedz poniedziałek wtorek środa czwartek piątek sobota niedziela
            beforeTime = o
            afterYear = r
            summaries = suma razem średnia
            date = data dzień dzien
            steps = kroki
            stepWords = kroki kroków krok kroku
            otherWords = cel
            otherStems = średni minut godzin tempo kalor kumul
            goals = cel
            ends = koniec
            miles = mile
            otherMetrics = puls
            numberedTimes = godzina
            metricNames = sensor typ metryka
            unitNames = jednostka
            sourceNames = urządzenie źródło model
            personNames = użytkownik imię
            endNames = koniec
            timeNames = godzina czas
            yearNames = rok
            monthNames = miesiąc
            dayNames = dzień
            periodNames = tydzień miesiąc kwartał rok godzina
            rankNames = ranking nr
            """)
}
