extension Language {
    /// Polish.
    public static let polish = Language(
        "pl", name: "Polish",
        read: """
            months = sty lut mar kwi maj cze lipi/lipc sie wrz paź/paz lis gru
            weekdays = pon wt śr czw pt sob niedz pn poniedziałek wtorek środa czwartek piątek sobota niedziela
            beforeTime = o
            afterYear = r roku
            summaries = suma razem łącznie średnia sumakońcowa
            noData = brak, brak danych
            date = data dzień dzien
            steps = kroki liczbakroków
            distance = dystans odległość
            floors = piętra
            stepWords = kroki kroków krok kroku
            otherWords = cel mediana tys tysiące tysiącach rok roku lata lat min sto setki setkach wczoraj
            otherStems = średni minut godzin tempo kalor kumul dystans odległ tygodn tydzie miesią miesię miesie rocz \
            kwarta narast długoś dlugos pozosta brakuj prognoz planow ostatni poprzedn zeszł sredni przecięt procent \
            docelow prędko początk różnic częstotl
            dayWords = dzień
            goals = cel
            ends = koniec
            meters = metry metrów
            kilometers = kilometry kilometrów
            miles = mile mila
            otherMetrics = puls tętno waga nastrój ekran pompki tlen temperatura ciśnienie woda dystans
            numberedTimes = godzina
            metricNames = sensor typ metryka
            unitNames = jednostka
            sourceNames = urządzenie źródło model źródłodanych aplikacja czujnik pochodzenie zegarek telefon
            personNames = użytkownik imię uczestnik uczestniczka imięinazwisko imiona nazwisko nazwa gracz zawodnik \
            pracownik członek osoba pacjent pseudonim nick login
            endNames = koniec
            timeNames = godzina czas
            workoutNames = typaktywności rodzajaktywności
            yearNames = rok
            monthNames = miesiąc
            dayNames = dzień
            periodNames = tydzień miesiąc kwartał rok godzina tydzieńod początektygodnia
            rankNames = ranking nr
            longPeriods = tygodniow miesięczn roczn kwartaln
            daily = dzienn codzienn
            """,
        texts: { .polish })
}

extension Catalogue {
    /// A weekday that is filled in is in the nominative, so it comes after a colon, after “to”, or is in brackets.
    static let polish = Catalogue(
        .polish, minimumGroupingDigits: 2,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}tys. | 1000000 {number}\u{2009}mln

            weekdays = pon. | wt. | śr. | czw. | pt. | sob. | niedz.
            longWeekdays = poniedziałek | wtorek | środa | czwartek | piątek | sobota | niedziela
            weekdayLetters = P | W | Ś | C | P | S | N
            shortMonths = sty | lut | mar | kwi | maj | cze | lip | sie | wrz | paź | lis | gru
            months = stycznia | lutego | marca | kwietnia | maja | czerwca | lipca | sierpnia | września | \
            października | listopada | grudnia
            monthNames = styczeń | luty | marzec | kwiecień | maj | czerwiec | lipiec | sierpień | wrzesień | \
            październik | listopad | grudzień
            monthLetters = S | L | M | K | M | C | L | S | W | P | L | G

            dayOfMonth = {number}
            longDate = {day} {month}
            mediumDate = {day} {month}
            fullDate = {day} {month} {year}
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day}–{lastDay} {month} {year}
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year} – {lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}.{monthNumber}
            dateLabel = {dayNumber}.{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = dziś
            yesterday = wczoraj
            onDate = {date}
            onWeekday = {weekday}
            onDay = dzień {number}
            inNthWeek = tydzień {number}
            inNthMonth = miesiąc {number}
            inNthYear = rok {number}
            inWeekFrom = tydzień od {date}
            inMonth = {month}
            inYear = {year}
            atHour = o\u{A0}{hour}
            soFar = {period}, do teraz
            notOver = do teraz

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Kroki
            moreSteps = O {percent}% więcej kroków niż {before}
            fewerSteps = O {percent}% mniej kroków niż {before}
            sameSteps = Mniej więcej tyle samo kroków co {before}
            bestWeekday = Najlepszy dzień to {weekday}: {steps} {steps|krok|kroki|kroków}
            bestDate = Najlepszy dzień to {date}: {steps} {steps|krok|kroki|kroków}
            stepsPerDay = Kroki na dzień
            measured = {measure}, {period}
            averageOfDays = średnia z {count} {count|dnia|dni|dni}
            middleHalf = środkowa połowa dni
            total = Łącznie
            dailyAverage = Średnia dzienna
            perDay = Średnio na dzień
            perFullDay = Na pełny dzień
            average = średnia
            goal = cel
            noData = Brak danych
            notAccessible = Brak dostępu do danych zdrowotnych
            distance = Dystans
            floors = Pokonane piętra
            quartersOfDays = po jednej czwartej dni
            quartersOfMonths = po jednej czwartej miesięcy
            bestMonth = najlepszy miesiąc
            daysInARow = {count|dzień|dni|dni} z\u{A0}rzędu z\u{A0}osiągniętym celem\u{A0}{goal}
            daysReached = {count|dzień|dni|dni} z\u{A0}osiągniętym celem\u{A0}{goal}
            marathonWeeks = {count|tydzień|tygodnie|tygodni} powyżej 42 km
            cities = Londyn | Paryż | Bruksela | Amsterdam | Berlin | Wiedeń | Rzym | Madryt | Lizbona | \
            Warszawa | Sztokholm | Oslo | Helsinki | Ateny | Stambuł | Kair | Dublin | Nowy Jork | Chicago | \
            Los Angeles | Toronto | Meksyk | Tokio | Osaka | Pekin | Szanghaj | Singapur | Sydney | Nairobi | \
            Kapsztad
            cityPair = {first}–{second}
            daysAtGoal = Dni z\u{A0}osiągniętym celem
            daysWithDataAtGoal = Cel osiągnięty (dni z\u{A0}danymi)
            ofDays = {some} z {count}
            bestDay = najlepszy dzień, {day}
            under = poniżej {number}
            atLeast = od {number}
            averageByWeek = Średnia dzienna według tygodni
            averageByMonth = Średnia dzienna według miesięcy
            averageByYear = Średnia dzienna według lat
            averageByWeekday = Średnia według dni tygodnia
            averageByHour = Średnia według godzin
            totalByWeek = Suma według tygodni
            totalByMonth = Suma według miesięcy
            totalByYear = Suma według lat
            totalByWeekday = Suma według dni tygodnia
            stepsPerWeek = Kroki na tydzień
            stepsPerMonth = Kroki na miesiąc
            stepsPerYear = Kroki na rok
            stepsPerWeekday = Kroki według dni tygodnia
            stepCount = {count} {count|krok|kroki|kroków}
            dayCount = {count} {count|dzień|dni|dni}
            floorCount = {count} {count|piętro|piętra|pięter}

            captionToday = Mój dzisiejszy wynik: {steps} {steps|krok|kroki|kroków}.
            captionTodayWithDistance = Mój dzisiejszy wynik: {steps} {steps|krok|kroki|kroków}, czyli {distance}.
            captionYesterday = Mój wczorajszy wynik: {steps} {steps|krok|kroki|kroków}.
            captionYesterdayWithDistance = Mój wczorajszy wynik: {steps} {steps|krok|kroki|kroków}, czyli {distance}.
            captionOnDate = Mój wynik z {date}: {steps} {steps|krok|kroki|kroków}.
            captionOnDateWithDistance = Mój wynik z {date}: {steps} {steps|krok|kroki|kroków}, czyli {distance}.
            captionOnDay = Mój wynik z dnia {number}: {steps} {steps|krok|kroki|kroków}.
            captionOnDayWithDistance = Mój wynik z dnia {number}: {steps} {steps|krok|kroki|kroków}, czyli {distance}.
            noDataToday = Dziś brak danych.
            noDataYesterday = Brak danych z wczoraj.
            noDataOnDate = Brak danych z {date}.
            noDataOnDay = Brak danych z dnia {number}.
            asOf = Stan: {date}

            goalReached = Cel osiągnięty w\u{A0}{some} z\u{A0}{count} {count|dnia|dni|dni}
            goalReachedWithData = Cel osiągnięty w\u{A0}{some} z\u{A0}{count} {count|dnia|dni|dni} z\u{A0}danymi
            more = O {percent}% więcej niż {before}
            less = O {percent}% mniej niż {before}
            same = Mniej więcej tyle samo co {before}
            partlyCompared = {comparison}; dane za {some} z {count} {count|dnia|dni|dni}
            aheadOfYear = *{count} {count|dzień|dni|dni}* przewagi nad rokiem {year}
            behindYear = {count} {count|dzień|dni|dni} straty do roku {year}
            part = {percent}% celu ({goal})
            ofGoal = z {goal}
            streak = Cel osiągnięty {count} {count|dzień|dni|dni} z rzędu
            facts = {first}. {second}.
            goalOn = Cel osiągnięty w\u{A0}*{some} z\u{A0}{count}* {count|dnia|dni|dni}
            goalOnWithData = Cel osiągnięty w\u{A0}*{some} z\u{A0}{count}* {count|dnia|dni|dni} z\u{A0}danymi
            everyDay = Cel {goal} osiągnięty *każdego dnia*
            bestWas = Najlepszy dzień to *{day}*
            bestDayIs = Najlepszy dzień: {steps} ({day})
            bestHourIs = Najlepsza godzina: {steps} ({hour})
            bestOfDays = Najlepszy z {count} {count|dnia|dni|dni}: {steps} ({day})

            theDayBefore = dzień wcześniej
            theWeekBefore = tydzień wcześniej
            theMonthBefore = miesiąc wcześniej
            theYearBefore = rok wcześniej
            aYearEarlier = przed rokiem
            theDaysBefore = w ciągu {count|poprzedniego|poprzednich|poprzednich} {count} {count|dnia|dni|dni}
            byWeekday = tydzień wcześniej ({weekday} włącznie)
            byDate = do {date}
            theFirstOf = pierwszego z {count|poprzedniego|poprzednich|poprzednich} {count} {count|dnia|dni|dni}
            theFirstDaysOf = w ciągu pierwszych {some} z {count|poprzedniego|poprzednich|poprzednich} {count} \
            {count|dnia|dni|dni}
            dayBefore = dzień wcześniej
            weekBefore = tydzień wcześniej
            monthBefore = miesiąc wcześniej
            yearBefore = rok wcześniej
            daysBefore = poprzednie dni
            averageBefore = {before}, średnio

            titleOf = Kroki, {period}
            lineOfDays = Wykres liniowy: {count} {count|dzień|dni|dni}.
            lineOfWeeks = Wykres liniowy: {count} {count|tydzień|tygodnie|tygodni}.
            lineOfMonths = Wykres liniowy: {count} {count|miesiąc|miesiące|miesięcy}.
            lineOfYears = Wykres liniowy: {count} {count|rok|lata|lat}.
            lineOfWeekdays = Wykres liniowy: {count} {count|dzień|dni|dni} tygodnia.
            lineOfHours = Wykres liniowy: {count} {count|godzina|godziny|godzin}.
            barsOfDays = Wykres słupkowy: {count} {count|dzień|dni|dni}.
            barsOfWeeks = Wykres słupkowy: {count} {count|tydzień|tygodnie|tygodni}.
            barsOfMonths = Wykres słupkowy: {count} {count|miesiąc|miesiące|miesięcy}.
            barsOfYears = Wykres słupkowy: {count} {count|rok|lata|lat}.
            barsOfWeekdays = Wykres słupkowy: {count} {count|dzień|dni|dni} tygodnia.
            barsOfHours = Wykres słupkowy: {count} {count|godzina|godziny|godzin}.
            calendarOfDays = Kalendarz: {count} {count|dzień|dni|dni}.
            calendarOfWeeks = Kalendarz: {count} {count|tydzień|tygodnie|tygodni}.
            calendarOfMonths = Kalendarz: {count} {count|miesiąc|miesiące|miesięcy}.
            calendarOfHours = Kalendarz: {count} {count|godzina|godziny|godzin}.
            barForEach = Słupek dla każdej osoby.
            lineForEach = Linia dla każdej osoby.
            chartForEach = Wykres dla każdej osoby.
            withoutToday = bez dzisiaj
            sum = Łącznie {steps} {steps|krok|kroki|kroków}.
            sumAndAverage = Łącznie {steps} {steps|krok|kroki|kroków}, średnio {average} dziennie.
            noSteps = Ani jednego kroku przez {count} {count|dzień|dni|dni}.
            extremes = Najwięcej: {most} ({mostDay}); najmniej: {least} ({leastDay}).
            bestMonthIs = Najlepszy miesiąc: {month}, średnio {average} dziennie.
            trendUp = W\u{A0}tych tygodniach średnia dzienna wzrosła z\u{A0}{first} do\u{A0}{last}.
            trendDown = W\u{A0}tych tygodniach średnia dzienna spadła z\u{A0}{first} do\u{A0}{last}.
            goalDays = Cel {goal} {goal|kroku|kroków|kroków}: osiągnięty w {some} z {count} {count|dnia|dni|dni}.
            goalDaysWithData = Cel {goal} {goal|kroku|kroków|kroków}: osiągnięty w {some} z {count} \
            {count|dnia|dni|dni} z danymi.
            gaps = Brak danych z {count} {count|dnia|dni|dni}.
            highlighted = Wyróżniono: {steps} ({day}).

            tableWeeks = tygodnie
            tableMonths = miesiące
            tableYears = lata
            tableWeekdays = dni tygodnia
            tableSteps = kroki
            tableAverage = na dzień
            tableDaysWithData = dni z danymi
            tableInPart = niepełny
            tableFrom = od
            tableTo = do
            tableDays = dni
            tableDaysSoFar = dni, które minęły
            tableStepsADay = kroki na dzień
            tableDistance = dystans
            tableFlights = pokonane piętra
            tableBestDay = najlepszy dzień
            tableLeastDay = najsłabszy dzień
            tableBestWeek = najlepszy tydzień
            tableBestMonth = najlepszy miesiąc
            tableLeastMonth = najsłabszy miesiąc
            tableTrend = trend dzienny
            tableDaysAtGoal = dni z osiągniętym celem
            tableLongestStreak = najdłuższa seria
            tableCurrentStreak = bieżąca seria
            tableCompared = porównywane kroki
            tableBefore = kroki wcześniej
            tableTotalCompared = porównywana suma
            tableTotalBefore = wcześniejsza suma
            tableReached = osiągnięto
            tableMarathonWeeks = tygodnie powyżej 42 km
            tableDay = dzień {number}
            """)
}
