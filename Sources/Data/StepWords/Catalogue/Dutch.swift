extension Language {
    /// Dutch.
    public static let dutch = Language(
        "nl", name: "Dutch",
        read: """
            months = jan feb mrt/maa apr mei jun jul aug sep okt nov dec
            weekdays = di do ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
            beforeTime = om
            ordinals = e
            summaries = totaal som gemiddelde eindtotaal
            noData = geen, geen gegevens
            date = datum dag start
            steps = stappen
            distance = afstand afgelegdeafstand
            floors = etages verdiepingen
            vagueNames = start
            stepWords = stap stappen
            otherWords = record duizend duizenden uur uren nog sinds mediaan streef tientallen honderd honderden \
            honderdtallen gem gisteren verschil ontbrekende
            otherStems = doel gemiddel lengt minut frequen tempo week percent calor cumul interval wekelijk maand \
            jaar kwartaal oplopend resterend overig gepland voorspel verwacht vorig afgelopen snelheid procent vriend
            rateWords = per
            dayWords = dag dagen
            actual = werkelijk
            goals = doel
            ends = stop einde
            severals = sensor
            meters = meter meters
            kilometers = kilometer kilometers
            miles = mijl mijlen
            otherMetrics = gewicht calor energie glucose stress water hartslag hartfrequentie slaap stemming scherm \
            opdrukken zuurstof temperatuur bloeddruk afstand
            counts = aantal
            numberedTimes = interval uur
            groupedByPoint = datum stappen aantalstappen
            metricNames = type parameter sensor
            unitNames = eenheid
            sourceNames = product bron model apparaat herkomst gegevensbron databron toestel app sensor horloge \
            telefoon
            personNames = gebruiker naam gebruikersnaam deelnemer voornaam achternaam speler medewerker werknemer lid \
            persoon patiënt bijnaam collega
            endNames = stop einde
            timeNames = interval start uur tijd tijdstip begin
            workoutNames = activiteitstype activiteittype soortactiviteit
            yearNames = jaar
            monthNames = maand
            dayNames = dag
            periodNames = week maand kwartaal jaar uur semester weekvan weekvanaf beginweek weekbegin startweek
            rankNames = ranking land team score nr rang
            longPeriods = wekelijks maandelijks jaarlijks weektot maandtot
            daily = dagelijks dagen
            harmlessNames = notitie opmerking weekdag
            """,
        texts: { .dutch })
}

extension Catalogue {
    static let dutch = Catalogue(
        .one,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}k | 1000000 {number}\u{2009}mln.

            weekdays = ma | di | wo | do | vr | za | zo
            longWeekdays = maandag | dinsdag | woensdag | donderdag | vrijdag | zaterdag | zondag
            weekdayLetters = M | D | W | D | V | Z | Z
            shortMonths = jan | feb | mrt | apr | mei | jun | jul | aug | sep | okt | nov | dec
            months = januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | \
            november | december
            monthLetters = J | F | M | A | M | J | J | A | S | O | N | D

            dayOfMonth = {number}
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
            dayMonthLabel = {dayNumber}-{monthNumber}
            dateLabel = {dayNumber}-{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = vandaag
            yesterday = gisteren
            onDate = op {date}
            onWeekday = op {weekday}
            onDay = op dag {number}
            inNthWeek = in week {number}
            inNthMonth = in maand {number}
            inNthYear = in jaar {number}
            inWeekFrom = in de week vanaf {date}
            inMonth = in {month}
            inYear = in {year}
            atHour = om {hour}
            soFar = {period}, tot nu toe
            notOver = tot nu toe

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Stappen
            moreSteps = {percent}% meer stappen dan {before}
            fewerSteps = {percent}% minder stappen dan {before}
            sameSteps = Ongeveer evenveel stappen als {before}
            bestWeekday = {weekday} was de beste dag: {steps} {steps|stap|stappen}
            bestDate = {date} was de beste dag: {steps} {steps|stap|stappen}
            stepsPerDay = Stappen per dag
            measured = {measure}, {period}
            averageOfDays = gemiddelde over {count} {count|dag|dagen}
            middleHalf = middelste helft van de dagen
            total = Totaal
            dailyAverage = Daggemiddelde
            perDay = Per dag
            perFullDay = Per volle dag
            average = gem.
            goal = doel
            noData = Geen gegevens
            notAccessible = Geen toegang tot gezondheidsgegevens
            distance = Afstand
            floors = Etages
            quartersOfDays = een kwart van de dagen per kleur
            quartersOfMonths = een kwart van de maanden per kleur
            bestMonth = beste maand
            daysInARow = {count|dag|dagen} op rij met {goal} of\u{A0}meer
            daysReached = {count|dag|dagen} met {goal} of\u{A0}meer
            marathonWeeks = {count|week|weken} van 42 km of meer
            cities = Londen | Parijs | Brussel | Amsterdam | Berlijn | Wenen | Rome | Madrid | Lissabon | \
            Warschau | Stockholm | Oslo | Helsinki | Athene | Istanbul | Caïro | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Mexico-Stad | Tokio | Osaka | Peking | Shanghai | Singapore | Sydney | \
            Nairobi | Kaapstad
            cityPair = {first}–{second}
            daysAtGoal = Doel gehaald
            daysWithDataAtGoal = Doel gehaald (dagen met gegevens)
            ofDays = {some} van {count}
            bestDay = beste dag, {day}
            under = minder dan {number}
            atLeast = {number} of meer
            averageByWeek = Daggemiddelde per week
            averageByMonth = Daggemiddelde per maand
            averageByYear = Daggemiddelde per jaar
            averageByWeekday = Daggemiddelde per weekdag
            averageByHour = Gemiddelde per uur
            totalByWeek = Totaal per week
            totalByMonth = Totaal per maand
            totalByYear = Totaal per jaar
            totalByWeekday = Totaal per weekdag
            stepsPerWeek = Stappen per week
            stepsPerMonth = Stappen per maand
            stepsPerYear = Stappen per jaar
            stepsPerWeekday = Stappen per weekdag
            stepCount = {count} {count|stap|stappen}
            dayCount = {count} {count|dag|dagen}
            floorCount = {count} {count|etage|etages}

            captionToday = Vandaag heb ik {steps} {steps|stap|stappen} gezet.
            captionTodayWithDistance = Vandaag heb ik {steps} {steps|stap|stappen} gezet, goed voor {distance}.
            captionYesterday = Gisteren heb ik {steps} {steps|stap|stappen} gezet.
            captionYesterdayWithDistance = Gisteren heb ik {steps} {steps|stap|stappen} gezet, goed voor {distance}.
            captionOnDate = Op {date} heb ik {steps} {steps|stap|stappen} gezet.
            captionOnDateWithDistance = Op {date} heb ik {steps} {steps|stap|stappen} gezet, goed voor {distance}.
            captionOnDay = Op dag {number} heb ik {steps} {steps|stap|stappen} gezet.
            captionOnDayWithDistance = Op dag {number} heb ik {steps} {steps|stap|stappen} gezet, goed voor {distance}.
            noDataToday = Vandaag geen gegevens.
            noDataYesterday = Gisteren geen gegevens.
            noDataOnDate = Op {date} geen gegevens.
            noDataOnDay = Op dag {number} geen gegevens.
            asOf = Bijgewerkt: {date}

            goalReached = Doel gehaald op {some} {count|van|van de} {count} {count|dag|dagen}
            goalReachedWithData = Doel gehaald op {some} {count|van|van de} {count} {count|dag|dagen} met gegevens
            more = {percent}% meer dan {before}
            less = {percent}% minder dan {before}
            same = Ongeveer evenveel als {before}
            partlyCompared = {comparison} ({some} {count|van|van de} {count} {count|dag|dagen})
            aheadOfYear = *{count} {count|dag|dagen}* voor op {year}
            behindYear = {count} {count|dag|dagen} achter op {year}
            part = {percent}% van {goal}
            ofGoal = van {goal}
            streak = {count} {count|dag|dagen} op rij het doel gehaald
            facts = {first}; {second}
            goalOn = doel gehaald op *{some} {count|van|van de} {count}* {count|dag|dagen}
            goalOnWithData = doel gehaald op *{some} {count|van|van de} {count}* {count|dag|dagen} met gegevens
            everyDay = *elke dag* het doel van {goal} gehaald
            bestWas = *{day}* was de beste dag
            bestDayIs = Beste dag: {steps} {steps|stap|stappen} {day}
            bestHourIs = Beste uur: {steps} {steps|stap|stappen} {hour}
            bestOfDays = Beste van {count} {count|dag|dagen}: {steps} {steps|stap|stappen} {day}

            theDayBefore = op de dag ervoor
            theWeekBefore = in de week ervoor
            theMonthBefore = in de maand ervoor
            theYearBefore = in het jaar ervoor
            aYearEarlier = een jaar eerder
            theDaysBefore = in de {count} {count|dag|dagen} ervoor
            byWeekday = tot en met {weekday} in de week ervoor
            byDate = tot en met {date}
            theFirstOf = op de eerste van de {count} {count|dag|dagen} ervoor
            theFirstDaysOf = op de eerste {some} van de {count} {count|dag|dagen} ervoor
            dayBefore = dag ervoor
            weekBefore = week ervoor
            monthBefore = maand ervoor
            yearBefore = jaar ervoor
            daysBefore = dagen ervoor
            averageBefore = {before}, gemiddeld

            titleOf = Stappen, {period}
            lineOfDays = Lijndiagram van {count} {count|dag|dagen}.
            lineOfWeeks = Lijndiagram van {count} {count|week|weken}.
            lineOfMonths = Lijndiagram van {count} {count|maand|maanden}.
            lineOfYears = Lijndiagram van {count} {count|jaar|jaar}.
            lineOfWeekdays = Lijndiagram van {count} {count|weekdag|weekdagen}.
            lineOfHours = Lijndiagram van {count} {count|uur|uur}.
            barsOfDays = Staafdiagram van {count} {count|dag|dagen}.
            barsOfWeeks = Staafdiagram van {count} {count|week|weken}.
            barsOfMonths = Staafdiagram van {count} {count|maand|maanden}.
            barsOfYears = Staafdiagram van {count} {count|jaar|jaar}.
            barsOfWeekdays = Staafdiagram van {count} {count|weekdag|weekdagen}.
            barsOfHours = Staafdiagram van {count} {count|uur|uur}.
            calendarOfDays = Kalender van {count} {count|dag|dagen}.
            calendarOfWeeks = Kalender van {count} {count|week|weken}.
            calendarOfMonths = Kalender van {count} {count|maand|maanden}.
            calendarOfHours = Kalender van {count} {count|uur|uur}.
            barForEach = Een staaf voor elke persoon.
            lineForEach = Een lijn voor elke persoon.
            chartForEach = Een diagram voor elke persoon.
            withoutToday = zonder vandaag
            sum = {steps} {steps|stap|stappen} in totaal.
            sumAndAverage = {steps} {steps|stap|stappen} in totaal, gemiddeld {average} per dag.
            noSteps = Geen stappen in {count} {count|dag|dagen}.
            extremes = Hoogste: {most} {mostDay}; laagste: {least} {leastDay}.
            bestMonthIs = Beste maand: {month}, {average} per dag.
            trendUp = In deze weken steeg het daggemiddelde van {first} naar {last}.
            trendDown = In deze weken daalde het daggemiddelde van {first} naar {last}.
            goalDays = Doel van {goal} {goal|stap|stappen}: gehaald op {some} {count|van|van de} {count} \
            {count|dag|dagen}.
            goalDaysWithData = Doel van {goal} {goal|stap|stappen}: gehaald op {some} {count|van|van de} {count} \
            {count|dag|dagen} met gegevens.
            gaps = Van {count} {count|dag|dagen} zijn er geen gegevens.
            highlighted = Gemarkeerd: {steps} {steps|stap|stappen} {day}.

            tableWeeks = weken
            tableMonths = maanden
            tableYears = jaren
            tableWeekdays = dagen van de week
            tableSteps = stappen
            tableAverage = per dag
            tableDaysWithData = dagen met gegevens
            tableInPart = onvolledig
            tableFrom = van
            tableTo = tot en met
            tableDays = dagen
            tableDaysSoFar = dagen tot nu toe
            tableStepsADay = stappen per dag
            tableDistance = afstand
            tableFlights = etages
            tableBestDay = beste dag
            tableLeastDay = rustigste dag
            tableBestWeek = beste week
            tableBestMonth = beste maand
            tableLeastMonth = rustigste maand
            tableTrend = trend per dag
            tableDaysAtGoal = doel gehaald
            tableLongestStreak = langste reeks
            tableCurrentStreak = huidige reeks
            tableCompared = vergeleken stappen
            tableBefore = met die ervoor
            tableTotalCompared = vergeleken totaal
            tableTotalBefore = totaal ervoor
            tableReached = stappen bereikt
            tableMarathonWeeks = marathonweken
            tableDay = dag {number}
            """)
}
