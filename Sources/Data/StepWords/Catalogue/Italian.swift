extension Language {
    /// Italian.
    public static let italian = Language(
        "it", name: "Italian",
        read: """
            months = gen feb mar apr mag giu lug ago set ott nov dic
            weekdays = lun mar mer gio ven sab dom lunedì lunedi martedì martedi mercoledì mercoledi giovedì giovedi \
            venerdì venerdi sabato domenica
            beforeTime = alle ore
            withinDate = di
            ordinals = º ª
            summaries = media totale somma totalecomplessivo
            noData = nessuno, nessun dato
            date = data giorno inizio
            steps = passi
            distance = distanza distanzapercorsa
            floors = piani pianisaliti
            vagueNames = inizio
            stepWords = passo passi
            otherWords = meta record migliaia annuo annua annui ora orari orario orarie ultimo ultima ultimi ultime \
            finora mediana medio media decine cento centinaia dozzine ieri squadra amici
            otherStems = obietti medi distan lunghez minut frequen frequenz tempo settim mese anno percent calor \
            cumul durat interval mensil annual trimestr progressiv rimanent restant mancant previst prevision \
            preceden velocit ritmo orari cadenz
            rateWords = per
            dayWords = giorno giorni data
            actual = effettivo attuale
            goals = obiettivo meta
            ends = fine
            meters = metri
            kilometers = chilometri
            miles = miglia
            otherMetrics = puls peso calor distanz respir stress frequenza battit cardiac umore schermo flessioni \
            piegamenti sonno ossigeno temperatura pressione acqua energia glicemia
            counts = conteggio
            numberedTimes = ora
            groupedByPoint = data passi numerodipassi giorno
            metricNames = tipo
            unitNames = unità unita
            sourceNames = dispositivo fonte applicazione origine sorgente fontedeidati fontedati app sensore orologio \
            telefono
            personNames = utente nome partecipante cognome nomeutente giocatore giocatrice membro dipendente persona \
            paziente soprannome collaboratore studente atleta soggetto
            endNames = fine
            timeNames = ora orario
            workoutNames = tipodiattività tipoattività
            yearNames = anno
            monthNames = mese
            dayNames = giorno
            periodNames = trimestre settimana mese anno ora settimanadel iniziosettimana iniziodellasettimana
            rankNames = ranking posto
            longPeriods = settimanal mensil annual trimestral
            daily = giornalier giorni rapporto diario
            harmlessNames = nota commento giornodellasettimana
            """,
        texts: { .italian })
}

extension Catalogue {
    /// No article is right before a date: it would be another one before 8 and 11, as in `l’8 settembre`.
    static let italian = Catalogue(
        .oneAndMillions, minimumGroupingDigits: 2,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}k | 1000000 {number}\u{2009}mln

            weekdays = lun | mar | mer | gio | ven | sab | dom
            longWeekdays = lunedì | martedì | mercoledì | giovedì | venerdì | sabato | domenica
            weekdayLetters = L | M | M | G | V | S | D
            shortMonths = gen | feb | mar | apr | mag | giu | lug | ago | set | ott | nov | dic
            months = gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | \
            novembre | dicembre
            monthLetters = G | F | M | A | M | G | L | A | S | O | N | D

            dayOfMonth = {number}
            firstOfMonth = {number}º
            longDate = {day} {month}
            mediumDate = {day} {shortMonth}
            fullDate = {day} {month} {year}
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day}–{lastDay} {month} {year}
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year} – {lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = oggi
            yesterday = ieri
            onDate = {date}
            onWeekday = {weekday}
            onDay = il giorno {number}
            inNthWeek = nella settimana {number}
            inNthMonth = nel mese {number}
            inNthYear = nell’anno {number}
            inWeekFrom = nella settimana dal giorno {date}
            inMonth = nel mese di {month}
            inYear = nel {year}
            atHour = alle {hour}
            soFar = {period}, finora
            notOver = finora

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Passi
            moreSteps = {percent}% di passi in più rispetto {before}
            fewerSteps = {percent}% di passi in meno rispetto {before}
            sameSteps = Passi quasi invariati rispetto {before}
            bestWeekday = Giorno migliore: {weekday}, con {steps} {steps|passo|di passi|passi}
            bestDate = Giorno migliore: {date}, con {steps} {steps|passo|di passi|passi}
            stepsPerDay = Passi al giorno
            measured = {measure}, {period}
            averageOfDays = media su {count} {count|giorno|di giorni|giorni}
            middleHalf = metà centrale dei giorni
            total = Totale
            dailyAverage = Media giornaliera
            perDay = Al giorno
            perFullDay = Per giorno intero
            average = media
            goal = obiettivo
            noData = Nessun dato
            notAccessible = Dati sulla salute non accessibili
            distance = Distanza
            floors = Piani
            quartersOfDays = un quarto dei giorni per colore
            quartersOfMonths = un quarto dei mesi per colore
            bestMonth = mese migliore
            daysInARow = {count|giorno|giorni|giorni} di fila con {goal} o\u{A0}più
            daysReached = {count|giorno|giorni|giorni} con {goal} o\u{A0}più
            marathonWeeks = {count|settimana|settimane|settimane} con 42\u{A0}km o\u{A0}più
            cities = Londra | Parigi | Bruxelles | Amsterdam | Berlino | Vienna | Roma | Madrid | Lisbona | \
            Varsavia | Stoccolma | Oslo | Helsinki | Atene | Istanbul | Il Cairo | Dublino | New York | \
            Chicago | Los Angeles | Toronto | Città del Messico | Tokyo | Osaka | Pechino | Shanghai | \
            Singapore | Sydney | Nairobi | Città del Capo
            cityPair = {first}–{second}
            daysAtGoal = Obiettivo raggiunto
            daysWithDataAtGoal = Obiettivo raggiunto (giorni con dati)
            ofDays = {some} su {count}
            bestDay = giorno migliore, {day}
            under = meno di {number}
            atLeast = {number} o più
            averageByWeek = Media giornaliera per settimana
            averageByMonth = Media giornaliera per mese
            averageByYear = Media giornaliera per anno
            averageByWeekday = Media per giorno della settimana
            averageByHour = Media per ora
            totalByWeek = Totale per settimana
            totalByMonth = Totale per mese
            totalByYear = Totale per anno
            totalByWeekday = Totale per giorno della settimana
            stepsPerWeek = Passi a settimana
            stepsPerMonth = Passi al mese
            stepsPerYear = Passi all’anno
            stepsPerWeekday = Passi per giorno della settimana
            stepCount = {count} {count|passo|di passi|passi}
            dayCount = {count} {count|giorno|di giorni|giorni}
            floorCount = {count} {count|piano|di piani|piani}

            captionToday = Oggi ho fatto {steps} {steps|passo|di passi|passi}.
            captionTodayWithDistance = Oggi ho fatto {steps} {steps|passo|di passi|passi}, pari a {distance}.
            captionYesterday = Ieri ho fatto {steps} {steps|passo|di passi|passi}.
            captionYesterdayWithDistance = Ieri ho fatto {steps} {steps|passo|di passi|passi}, pari a {distance}.
            captionOnDate = {date}: ho fatto {steps} {steps|passo|di passi|passi}.
            captionOnDateWithDistance = {date}: ho fatto {steps} {steps|passo|di passi|passi}, pari a {distance}.
            captionOnDay = Il giorno {number} ho fatto {steps} {steps|passo|di passi|passi}.
            captionOnDayWithDistance = Il giorno {number} ho fatto {steps} {steps|passo|di passi|passi}, \
            pari a {distance}.
            noDataToday = Nessun dato per oggi.
            noDataYesterday = Nessun dato per ieri.
            noDataOnDate = {date}: nessun dato.
            noDataOnDay = Nessun dato per il giorno {number}.
            asOf = Ultimi dati: {date}

            goalReached = Obiettivo raggiunto in {some} {some|giorno|di giorni|giorni} su {count}
            goalReachedWithData = Obiettivo raggiunto in {some} {some|giorno|di giorni|giorni} su {count} con dati
            more = {percent}% in più rispetto {before}
            less = {percent}% in meno rispetto {before}
            same = Risultato quasi invariato rispetto {before}
            partlyCompared = {comparison} ({some} {some|giorno|di giorni|giorni} su {count})
            aheadOfYear = *{count} {count|giorno|di giorni|giorni}* di vantaggio sul {year}
            behindYear = {count} {count|giorno|di giorni|giorni} di ritardo sul {year}
            part = {percent}% di {goal}
            ofGoal = su {goal}
            streak = Obiettivo raggiunto per {count} {count|giorno|di giorni|giorni} di fila
            facts = {first}; {second}
            goalOn = obiettivo raggiunto in *{some} {some|giorno|di giorni|giorni} su {count}*
            goalOnWithData = obiettivo raggiunto in *{some} {some|giorno|di giorni|giorni} su {count}* con dati
            everyDay = obiettivo di {goal} raggiunto *ogni giorno*
            bestWas = il giorno migliore è stato *{day}*
            bestDayIs = Massimo: {steps} {steps|passo|di passi|passi} ({day})
            bestHourIs = Ora migliore: {steps} {steps|passo|di passi|passi} ({hour})
            bestOfDays = Record su {count} {count|giorno|di giorni|giorni}: {steps} {steps|passo|di passi|passi} ({day})

            theDayBefore = al giorno precedente
            theWeekBefore = alla settimana precedente
            theMonthBefore = al mese precedente
            theYearBefore = all’anno precedente
            aYearEarlier = a un anno prima
            theDaysBefore = al periodo precedente di {count} {count|giorno|di giorni|giorni}
            byWeekday = alla settimana precedente fino a {weekday}
            byDate = al periodo fino al giorno {date}
            theFirstOf = al primo giorno del periodo precedente di {count} {count|giorno|di giorni|giorni}
            theFirstDaysOf = ai primi {some} {some|giorno|di giorni|giorni} del periodo precedente di {count} \
            {count|giorno|di giorni|giorni}
            dayBefore = giorno precedente
            weekBefore = settimana precedente
            monthBefore = mese precedente
            yearBefore = anno precedente
            daysBefore = giorni precedenti
            averageBefore = {before}, in media

            titleOf = Passi, {period}
            lineOfDays = Grafico a linee di {count} {count|giorno|di giorni|giorni}.
            lineOfWeeks = Grafico a linee di {count} {count|settimana|di settimane|settimane}.
            lineOfMonths = Grafico a linee di {count} {count|mese|di mesi|mesi}.
            lineOfYears = Grafico a linee di {count} {count|anno|di anni|anni}.
            lineOfWeekdays = Grafico a linee di {count} {count|giorno|di giorni|giorni} della settimana.
            lineOfHours = Grafico a linee di {count} {count|ora|di ore|ore}.
            barsOfDays = Grafico a barre di {count} {count|giorno|di giorni|giorni}.
            barsOfWeeks = Grafico a barre di {count} {count|settimana|di settimane|settimane}.
            barsOfMonths = Grafico a barre di {count} {count|mese|di mesi|mesi}.
            barsOfYears = Grafico a barre di {count} {count|anno|di anni|anni}.
            barsOfWeekdays = Grafico a barre di {count} {count|giorno|di giorni|giorni} della settimana.
            barsOfHours = Grafico a barre di {count} {count|ora|di ore|ore}.
            calendarOfDays = Calendario di {count} {count|giorno|di giorni|giorni}.
            calendarOfWeeks = Calendario di {count} {count|settimana|di settimane|settimane}.
            calendarOfMonths = Calendario di {count} {count|mese|di mesi|mesi}.
            calendarOfHours = Calendario di {count} {count|ora|di ore|ore}.
            barForEach = Una barra per ogni persona.
            lineForEach = Una linea per ogni persona.
            chartForEach = Un grafico per ogni persona.
            withoutToday = senza oggi
            sum = {steps} {steps|passo|di passi|passi} in totale.
            sumAndAverage = {steps} {steps|passo|di passi|passi} in totale, in media {average} al giorno.
            noSteps = Nessun passo in {count} {count|giorno|di giorni|giorni}.
            extremes = Massimo: {most} ({mostDay}); minimo: {least} ({leastDay}).
            bestMonthIs = Mese migliore: {month}, {average} al giorno.
            trendUp = In queste settimane la media giornaliera è salita da {first} a {last}.
            trendDown = In queste settimane la media giornaliera è scesa da {first} a {last}.
            goalDays = Obiettivo di {goal} {goal|passo|di passi|passi}: raggiunto in {some} \
            {some|giorno|di giorni|giorni} su {count}.
            goalDaysWithData = Obiettivo di {goal} {goal|passo|di passi|passi}: raggiunto in {some} \
            {some|giorno|di giorni|giorni} su {count} con dati.
            gaps = Nessun dato per {count} {count|giorno|di giorni|giorni}.
            highlighted = In evidenza: {steps} {steps|passo|di passi|passi} ({day}).

            tableWeeks = settimane
            tableMonths = mesi
            tableYears = anni
            tableWeekdays = giorni della settimana
            tableSteps = passi
            tableAverage = al giorno
            tableDaysWithData = giorni con dati
            tableInPart = parziale
            tableFrom = dal
            tableTo = al
            tableDays = giorni
            tableDaysSoFar = giorni finora
            tableStepsADay = passi al giorno
            tableDistance = distanza
            tableFlights = piani
            tableBestDay = giorno migliore
            tableLeastDay = giorno più tranquillo
            tableBestWeek = settimana migliore
            tableBestMonth = mese migliore
            tableLeastMonth = mese più tranquillo
            tableTrend = tendenza al giorno
            tableDaysAtGoal = obiettivo raggiunto
            tableLongestStreak = serie più lunga
            tableCurrentStreak = serie in corso
            tableCompared = passi confrontati
            tableBefore = con i precedenti
            tableTotalCompared = totale confrontato
            tableTotalBefore = totale precedente
            tableReached = passi raggiunti
            tableMarathonWeeks = settimane con 42 km o più
            tableDay = giorno {number}
            """)
}
