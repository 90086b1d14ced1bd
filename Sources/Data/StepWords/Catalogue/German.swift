extension Language {
    /// German.
    public static let german = Language(
        "de", name: "German",
        read: """
            months = jan feb mär apr mai jun jul aug sep okt nov dez
            weekdays = mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
            beforeTime = um den
            withinDate = den der
            ordinals = te ter
            summaries = gesamt summe durchschnitt insgesamt mittelwert gesamtergebnis gesamtsumme
            noData = keine, keine daten
            date = datum tag start beginn
            steps = schritte schrittzahl schrittanzahl
            distance = distanz strecke entfernung
            floors = etagen stockwerke
            vagueNames = start beginn
            stepWords = schritt schritte
            stepStems = schritt
            otherWords = std median tsd tausend mittel mittelwert soll sollwert noch seit bisher übrig mio zehn \
            hundert hunderte hunderter dutzend gestern freunde datum links rechts fehlen
            otherStems = ziel durchschn schnitt distan länge laenge minut stund frequen frequenz tempo woche monat \
            jahr kalor kumul dauer dauert weite interval mittler aufsummiert fortlaufend laufend aufgelaufen restlich \
            verbleib verblieb geplant prognos vorhersag voraussicht letzt vorig vortag quartal prozent geschwind \
            wöchent jährlich differenz fehlend kadenz
            dayWords = tag tage datum
            actual = tatsächlich aktuell ist
            goals = ziel ziele schrittziel
            ends = ende
            severals = person sensor
            meters = meter
            kilometers = kilometer
            miles = meile meilen
            otherMetrics = puls gewicht körper schlaf energie distanz stress herzfrequenz stimmung bildschirm \
            liegestütz kniebeug atem sauerstoff temperatur blutdruck blutzucker wasser kalor etagen stockwerk laune \
            ruhepuls
            counts = anzahl
            numberedTimes = stunde minute
            sources = quelle gerät
            groupedByPoint = schritte schrittzahl schrittanzahl anzahlschritte datum tag
            metricNames = parameter name sensor metrik typ art messwert größe
            unitNames = einheit
            sourceNames = gerät geraet quelle herkunft datenquelle ursprung app anwendung gerätename handy sensor
            personNames = person email patient nutzer benutzer nutzername teilnehmer mitglied name vorname nachname \
            team wer mitarbeiter mitarbeiterin mitarbeitername spieler spielername spielerin nutzerin benutzerin \
            benutzername teilnehmerin teilnehmername mitspieler kollege läufer läuferin schüler spitzname \
            angestellter personalnummer patientin proband probandin familienname angehöriger anwender kunde
            endNames = ende bis endzeit endzeitpunkt enddatum
            timeNames = start minute stunde uhrzeit zeit von
            workoutNames = aktivitätstyp sportart trainingsart
            yearNames = jahr
            monthNames = monat
            dayNames = tag
            periodNames = woche kw kalenderwoche monat quartal jahr stunde semester wochenbeginn wochenstart wocheab \
            wochevom wocheabdatum wochenanfang wochenende kalenderwocheab monatsbeginn monatsanfang jahreswoche
            rankNames = position alter land team region nr platz rang
            longPeriods = wöchentlich monatlich jährlich
            daily = täglich tages tage bericht protokoll tagebuch
            harmlessNames = notiz bemerkung kommentar wetter wochentag tag version
            """,
        texts: { .german })
}

extension Catalogue {
    static let german = Catalogue(
        .one,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}Tsd. | 1000000 {number}\u{2009}Mio.

            weekdays = Mo | Di | Mi | Do | Fr | Sa | So
            longWeekdays = Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag | Sonntag
            weekdayLetters = M | D | M | D | F | S | S
            shortMonths = Jan. | Feb. | März | Apr. | Mai | Juni | Juli | Aug. | Sept. | Okt. | Nov. | Dez.
            months = Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | \
            November | Dezember
            monthLetters = J | F | M | A | M | J | J | A | S | O | N | D

            dayOfMonth = {number}.
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
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {dayNumber}.{monthNumber}.
            morningHour = {hour}\u{A0}Uhr
            afternoonHour = {hour}\u{A0}Uhr

            today = heute
            yesterday = gestern
            onDate = am {date}
            onWeekday = am {weekday}
            onDay = an Tag {number}
            inNthWeek = in Woche {number}
            inNthMonth = in Monat {number}
            inNthYear = in Jahr {number}
            inWeekFrom = in der Woche ab dem {date}
            inMonth = im {month}
            inYear = im Jahr {year}
            atHour = um {hour}
            soFar = {period} bis jetzt
            notOver = bisher

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Schritte
            moreSteps = {percent}\u{A0}% mehr Schritte als {before}
            fewerSteps = {percent}\u{A0}% weniger Schritte als {before}
            sameSteps = Etwa so viele Schritte wie {before}
            bestWeekday = {weekday} war der beste Tag: {steps} {steps|Schritt|Schritte}
            bestDate = Der {date} war der beste Tag: {steps} {steps|Schritt|Schritte}
            stepsPerDay = Schritte pro Tag
            measured = {measure}, {period}
            averageOfDays = Durchschnitt über {count} {count|Tag|Tage}
            middleHalf = mittlere Hälfte der Tage
            total = Gesamt
            dailyAverage = Tagesdurchschnitt
            perDay = Pro Tag
            perFullDay = Pro vollen Tag
            average = Ø
            goal = Ziel
            noData = Keine Daten
            notAccessible = Kein Zugriff auf Gesundheitsdaten
            distance = Strecke
            floors = Etagen
            quartersOfDays = je ein Viertel der Tage
            quartersOfMonths = je ein Viertel der Monate
            bestMonth = bester Monat
            daysInARow = {count|Tag|Tage} in Folge mit {goal}
            daysReached = {count|Tag|Tage} mit {goal}
            marathonWeeks = {count|Woche|Wochen} mit Marathondistanz
            cities = London | Paris | Brüssel | Amsterdam | Berlin | Wien | Rom | Madrid | Lissabon | \
            Warschau | Stockholm | Oslo | Helsinki | Athen | Istanbul | Kairo | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Mexiko-Stadt | Tokio | Osaka | Peking | Schanghai | Singapur | Sydney | \
            Nairobi | Kapstadt
            cityPair = {first}–{second}
            daysAtGoal = Tage mit erreichtem Ziel
            daysWithDataAtGoal = Ziel erreicht (Tage mit Daten)
            ofDays = {some} von {count}
            bestDay = bester Tag, {day}
            under = unter {number}
            atLeast = ab {number}
            averageByWeek = Tagesdurchschnitt je Woche
            averageByMonth = Tagesdurchschnitt je Monat
            averageByYear = Tagesdurchschnitt je Jahr
            averageByWeekday = Tagesdurchschnitt je Wochentag
            averageByHour = Durchschnitt je Stunde
            totalByWeek = Summe je Woche
            totalByMonth = Summe je Monat
            totalByYear = Summe je Jahr
            totalByWeekday = Summe je Wochentag
            stepsPerWeek = Schritte pro Woche
            stepsPerMonth = Schritte pro Monat
            stepsPerYear = Schritte pro Jahr
            stepsPerWeekday = Schritte je Wochentag
            stepCount = {count} {count|Schritt|Schritte}
            dayCount = {count} {count|Tag|Tage}
            floorCount = {count} {count|Etage|Etagen}

            captionToday = Heute bin ich {steps} {steps|Schritt|Schritte} gegangen.
            captionTodayWithDistance = Heute bin ich {steps} {steps|Schritt|Schritte} gegangen, {distance}.
            captionYesterday = Gestern bin ich {steps} {steps|Schritt|Schritte} gegangen.
            captionYesterdayWithDistance = Gestern bin ich {steps} {steps|Schritt|Schritte} gegangen, {distance}.
            captionOnDate = Am {date} bin ich {steps} {steps|Schritt|Schritte} gegangen.
            captionOnDateWithDistance = Am {date} bin ich {steps} {steps|Schritt|Schritte} gegangen, {distance}.
            captionOnDay = An Tag {number} bin ich {steps} {steps|Schritt|Schritte} gegangen.
            captionOnDayWithDistance = An Tag {number} bin ich {steps} {steps|Schritt|Schritte} gegangen, {distance}.
            noDataToday = Heute keine Daten.
            noDataYesterday = Gestern keine Daten.
            noDataOnDate = Am {date} keine Daten.
            noDataOnDay = An Tag {number} keine Daten.
            asOf = Stand: {date}

            goalReached = Ziel an {some} von {count} {count|Tag|Tagen} erreicht
            goalReachedWithData = Ziel an {some} von {count} {count|Tag|Tagen} mit Daten erreicht
            more = {percent}\u{A0}% mehr als {before}
            less = {percent}\u{A0}% weniger als {before}
            same = Etwa so viele wie {before}
            partlyCompared = {comparison} ({some} von {count} {count|Tag|Tagen})
            aheadOfYear = *{count} {count|Tag|Tage}* Vorsprung auf {year}
            behindYear = {count} {count|Tag|Tage} Rückstand auf {year}
            part = {percent}\u{A0}% von {goal}
            ofGoal = von {goal}
            streak = {count} {count|Tag|Tage} in Folge das Ziel erreicht
            facts = {first}, {second}
            goalOn = Ziel an *{some} von {count}* {count|Tag|Tagen}
            goalOnWithData = Ziel an *{some} von {count}* {count|Tag|Tagen} mit Daten
            everyDay = *jeden Tag* {goal} erreicht
            bestWas = *{day}* war der beste Tag
            bestDayIs = Bester Tag: {steps} {day}
            bestHourIs = Beste Stunde: {steps} {hour}
            bestOfDays = Bester von {count} {count|Tag|Tagen}: {steps} {day}

            theDayBefore = am Tag davor
            theWeekBefore = in der Woche davor
            theMonthBefore = im Monat davor
            theYearBefore = im Jahr davor
            aYearEarlier = ein Jahr zuvor
            theDaysBefore = in {count|dem|den} {count} {count|Tag|Tagen} davor
            byWeekday = bis {weekday} der Woche davor
            byDate = bis zum {date}
            theFirstOf = am ersten {count|des|der} {count} {count|Tages|Tage} davor
            theFirstDaysOf = an den ersten {some} {count|des|der} {count} {count|Tages|Tage} davor
            dayBefore = Tag davor
            weekBefore = Woche davor
            monthBefore = Monat davor
            yearBefore = Jahr davor
            daysBefore = Tage davor
            averageBefore = {before} im Schnitt

            titleOf = Schritte, {period}
            lineOfDays = Liniendiagramm über {count} {count|Tag|Tage}.
            lineOfWeeks = Liniendiagramm über {count} {count|Woche|Wochen}.
            lineOfMonths = Liniendiagramm über {count} {count|Monat|Monate}.
            lineOfYears = Liniendiagramm über {count} {count|Jahr|Jahre}.
            lineOfWeekdays = Liniendiagramm über {count} {count|Wochentag|Wochentage}.
            lineOfHours = Liniendiagramm über {count} {count|Stunde|Stunden}.
            barsOfDays = Säulendiagramm über {count} {count|Tag|Tage}.
            barsOfWeeks = Säulendiagramm über {count} {count|Woche|Wochen}.
            barsOfMonths = Säulendiagramm über {count} {count|Monat|Monate}.
            barsOfYears = Säulendiagramm über {count} {count|Jahr|Jahre}.
            barsOfWeekdays = Säulendiagramm über {count} {count|Wochentag|Wochentage}.
            barsOfHours = Säulendiagramm über {count} {count|Stunde|Stunden}.
            calendarOfDays = Kalender über {count} {count|Tag|Tage}.
            calendarOfWeeks = Kalender über {count} {count|Woche|Wochen}.
            calendarOfMonths = Kalender über {count} {count|Monat|Monate}.
            calendarOfHours = Kalender über {count} {count|Stunde|Stunden}.
            barForEach = Ein Balken für jede Person.
            lineForEach = Eine Linie für jede Person.
            chartForEach = Ein Diagramm für jede Person.
            withoutToday = ohne heute
            sum = Insgesamt {steps} {steps|Schritt|Schritte}.
            sumAndAverage = Insgesamt {steps} {steps|Schritt|Schritte}, im Schnitt {average} am Tag.
            noSteps = Keine Schritte an {count} {count|Tag|Tagen}.
            extremes = Am meisten: {most} {mostDay}; am wenigsten: {least} {leastDay}.
            bestMonthIs = Bester Monat: {month}, {average} am Tag.
            trendUp = In diesen Wochen ist der Tagesdurchschnitt von {first} auf {last} gestiegen.
            trendDown = In diesen Wochen ist der Tagesdurchschnitt von {first} auf {last} gesunken.
            goalDays = Ziel von {goal} {goal|Schritt|Schritten}: an {some} von {count} {count|Tag|Tagen} erreicht.
            goalDaysWithData = Ziel von {goal} {goal|Schritt|Schritten}: an {some} von {count} {count|Tag|Tagen} \
            mit Daten erreicht.
            gaps = Keine Daten für {count} {count|Tag|Tage}.
            highlighted = Hervorgehoben: {steps} {day}.

            tableWeeks = Wochen
            tableMonths = Monate
            tableYears = Jahre
            tableWeekdays = Wochentage
            tableSteps = Schritte
            tableAverage = pro Tag
            tableDaysWithData = Tage mit Daten
            tableInPart = nur zum Teil
            tableFrom = von
            tableTo = bis
            tableDays = Tage
            tableDaysSoFar = Tage bis jetzt
            tableStepsADay = Schritte am Tag
            tableDistance = Strecke
            tableFlights = Etagen
            tableBestDay = bester Tag
            tableLeastDay = ruhigster Tag
            tableBestWeek = beste Woche
            tableBestMonth = bester Monat
            tableLeastMonth = ruhigster Monat
            tableTrend = Trend pro Tag
            tableDaysAtGoal = Tage mit erreichtem Ziel
            tableLongestStreak = längste Serie
            tableCurrentStreak = laufende Serie
            tableCompared = verglichene Schritte
            tableBefore = mit denen davor
            tableTotalCompared = verglichene Summe
            tableTotalBefore = Summe davor
            tableReached = erreicht
            tableMarathonWeeks = Wochen mit Marathondistanz
            tableDay = Tag {number}
            """)
}
