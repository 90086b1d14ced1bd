extension Language {
    /// Swedish.
    public static let swedish = Language(
        "sv", name: "Swedish",
        read: """
            months = jan feb mar apr maj jun jul aug sep okt nov dec
            weekdays = mån tis ons tors fre lör sön måndag tisdag onsdag torsdag fredag lördag söndag
            beforeTime = kl kl. den
            withinDate = den
            ordinals = e
            summaries = summa totalt genomsnitt snitt totalsumma
            noData = inga data, ingen data, saknas
            date = datum dag start från
            steps = steg antalsteg
            distance = sträcka distans
            floors = våningar trappor
            vagueNames = start från
            stepWords = steg
            otherWords = median mål tusen tusental år årets kvar medel prognos timme igår tiotal hundra hundratal går \
            skillnad lag
            otherStems = genomsn distan längd minut frekven tempo vecko månad kalor kumul interval vecka årlig \
            kvartal löpande återst planerad förra senaste föregående medel snitt hastighet procent timm saknad
            rateWords = per
            dayWords = dagar
            actual = aktuell faktisk
            goals = mål stegmål
            ends = slut
            severals = person sensor
            meters = meter
            kilometers = kilometer
            otherMetrics = puls vikt sömn energi stress hjärtfrekvens humör skärmtid skärm armhävning syre temperatur \
            blodtryck
            counts = antal
            numberedTimes = timme
            metricNames = parameter sensor metrik typ
            unitNames = enhet
            sourceNames = källa enhetsnamn datakälla app ursprung telefon
            personNames = person användare användarnamn deltagare namn förnamn efternamn spelare anställd medarbetare \
            medlem patient smeknamn användarinna
            endNames = slut sluttid slutdatum
            timeNames = start starttid tid timme period
            workoutNames = aktivitetstyp
            yearNames = år
            monthNames = månad
            dayNames = dag
            periodNames = vecka månad kvartal år timme veckastart veckanfrån veckostart veckansbörjan
            rankNames = position land region nr placering
            longPeriods = veckovis månatlig årlig
            daily = daglig dagar
            harmlessNames = kommentar anteckning veckodag version
            """,
        texts: { .swedish })
}

extension Catalogue {
    /// A weekday in the past ends with its article, as in `lördagen`.
    static let swedish = Catalogue(
        .one,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}tn | 1000000 {number}\u{2009}mn

            weekdays = mån | tis | ons | tors | fre | lör | sön
            longWeekdays = måndag | tisdag | onsdag | torsdag | fredag | lördag | söndag
            weekdayLetters = M | T | O | T | F | L | S
            shortMonths = jan. | feb. | mars | apr. | maj | juni | juli | aug. | sep. | okt. | nov. | dec.
            months = januari | februari | mars | april | maj | juni | juli | augusti | september | oktober | november \
            | december
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
            daysOfYear = {day} {month}–{lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year}–{lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = kl.\u{A0}{hour}
            afternoonHour = kl.\u{A0}{hour}

            today = i dag
            yesterday = i går
            onDate = den {date}
            onWeekday = på {weekday}en
            onDay = på dag {number}
            inNthWeek = i vecka {number}
            inNthMonth = i månad {number}
            inNthYear = år {number}
            inWeekFrom = i veckan från den {date}
            inMonth = i {month}
            inYear = {year}
            atHour = {hour}
            soFar = {period} (hittills)
            notOver = hittills

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Steg
            moreSteps = {percent}\u{A0}% fler steg än {before}
            fewerSteps = {percent}\u{A0}% färre steg än {before}
            sameSteps = Ungefär lika många steg som {before}
            bestWeekday = {weekday}en var bäst: {steps} {steps|steg|steg}
            bestDate = Den {date} var bäst: {steps} {steps|steg|steg}
            stepsPerDay = Steg per dag
            measured = {measure}, {period}
            averageOfDays = {count}-dagarssnitt
            middleHalf = mittersta hälften av dagarna
            total = Totalt
            dailyAverage = Dagssnitt
            perDay = Per dag
            perFullDay = Per hel dag
            average = snitt
            goal = mål
            noData = Inga data
            notAccessible = Ingen åtkomst till hälsodata
            distance = Sträcka
            floors = Våningar
            quartersOfDays = en fjärdedel av dagarna per färg
            quartersOfMonths = en fjärdedel av månaderna per färg
            bestMonth = bästa månad
            daysInARow = {count|dag|dagar} i rad med minst {goal}
            daysReached = {count|dag|dagar} med minst {goal}
            marathonWeeks = {count|vecka|veckor} med maratondistans
            cities = London | Paris | Bryssel | Amsterdam | Berlin | Wien | Rom | Madrid | Lissabon | \
            Warszawa | Stockholm | Oslo | Helsingfors | Aten | Istanbul | Kairo | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Mexico City | Tokyo | Osaka | Peking | Shanghai | Singapore | Sydney | \
            Nairobi | Kapstaden
            cityPair = {first}–{second}
            daysAtGoal = Målet nått
            daysWithDataAtGoal = Målet nått (dagar med data)
            ofDays = {some} av {count}
            bestDay = bästa dag, {day}
            under = under {number}
            atLeast = minst {number}
            averageByWeek = Dagssnitt per vecka
            averageByMonth = Dagssnitt per månad
            averageByYear = Dagssnitt per år
            averageByWeekday = Dagssnitt per veckodag
            averageByHour = Snitt per timme
            totalByWeek = Totalt per vecka
            totalByMonth = Totalt per månad
            totalByYear = Totalt per år
            totalByWeekday = Totalt per veckodag
            stepsPerWeek = Steg per vecka
            stepsPerMonth = Steg per månad
            stepsPerYear = Steg per år
            stepsPerWeekday = Steg per veckodag
            stepCount = {count} steg
            dayCount = {count} {count|dag|dagar}
            floorCount = {count} {count|våning|våningar}

            captionToday = I dag har jag gått {steps} steg.
            captionTodayWithDistance = I dag har jag gått {steps} steg ({distance}).
            captionYesterday = I går gick jag {steps} steg.
            captionYesterdayWithDistance = I går gick jag {steps} steg ({distance}).
            captionOnDate = Den {date} gick jag {steps} steg.
            captionOnDateWithDistance = Den {date} gick jag {steps} steg ({distance}).
            captionOnDay = På dag {number} gick jag {steps} steg.
            captionOnDayWithDistance = På dag {number} gick jag {steps} steg ({distance}).
            noDataToday = Inga data i dag.
            noDataYesterday = Inga data i går.
            noDataOnDate = Inga data den {date}.
            noDataOnDay = Inga data på dag {number}.
            asOf = Uppdaterat: {date}

            goalReached = Målet nåddes {some} av {count} {count|dag|dagar}
            goalReachedWithData = Målet nåddes {some} av {count} {count|dag|dagar} med data
            more = {percent}\u{A0}% mer än {before}
            less = {percent}\u{A0}% mindre än {before}
            same = Ungefär lika mycket som {before}
            partlyCompared = {comparison} ({some} av {count} {count|dag|dagar})
            aheadOfYear = *{count} {count|dag|dagar}* försprång mot {year}
            behindYear = {count} {count|dag|dagar} eftersläpning mot {year}
            part = {percent}\u{A0}% av {goal}
            ofGoal = av {goal}
            streak = Målet har nåtts {count} {count|dag|dagar} i rad
            facts = {first}. {second}.
            goalOn = Målet nåddes *{some} av {count}* {count|dag|dagar}
            goalOnWithData = Målet nåddes *{some} av {count}* {count|dag|dagar} med data
            everyDay = minst {goal} {goal|steg|steg} *varje dag*
            bestWas = *{day}en* var bäst
            bestDayIs = Bästa dag: {steps} {steps|steg|steg} {day}
            bestHourIs = Bästa timme: {steps} {steps|steg|steg} {hour}
            bestOfDays = Bäst av {count} {count|dag|dagar}: {steps} {steps|steg|steg} {day}

            theDayBefore = dagen före
            theWeekBefore = veckan före
            theMonthBefore = månaden före
            theYearBefore = året före
            aYearEarlier = ett år tidigare
            theDaysBefore = under {count|den|de} {count} {count|dagen|dagarna} före
            byWeekday = fram till och med {weekday}en veckan före
            byDate = fram till och med den {date}
            theFirstOf = under den första av de {count} {count|dagen|dagarna} före
            theFirstDaysOf = under de {some} första av de {count} {count|dagen|dagarna} före
            dayBefore = dagen före
            weekBefore = veckan före
            monthBefore = månaden före
            yearBefore = året före
            daysBefore = dagarna före
            averageBefore = {before}, i snitt

            titleOf = Steg, {period}
            lineOfDays = Linjediagram över {count} {count|dag|dagar}.
            lineOfWeeks = Linjediagram över {count} {count|vecka|veckor}.
            lineOfMonths = Linjediagram över {count} {count|månad|månader}.
            lineOfYears = Linjediagram över {count} {count|år|år}.
            lineOfWeekdays = Linjediagram över {count} {count|veckodag|veckodagar}.
            lineOfHours = Linjediagram över {count} {count|timme|timmar}.
            barsOfDays = Stapeldiagram över {count} {count|dag|dagar}.
            barsOfWeeks = Stapeldiagram över {count} {count|vecka|veckor}.
            barsOfMonths = Stapeldiagram över {count} {count|månad|månader}.
            barsOfYears = Stapeldiagram över {count} {count|år|år}.
            barsOfWeekdays = Stapeldiagram över {count} {count|veckodag|veckodagar}.
            barsOfHours = Stapeldiagram över {count} {count|timme|timmar}.
            calendarOfDays = Kalender över {count} {count|dag|dagar}.
            calendarOfWeeks = Kalender över {count} {count|vecka|veckor}.
            calendarOfMonths = Kalender över {count} {count|månad|månader}.
            calendarOfHours = Kalender över {count} {count|timme|timmar}.
            barForEach = En stapel för varje person.
            lineForEach = En linje för varje person.
            chartForEach = Ett diagram för varje person.
            withoutToday = utan i dag
            sum = Totalt {steps} {steps|steg|steg}.
            sumAndAverage = Totalt {steps} {steps|steg|steg}, i snitt {average} per dag.
            noSteps = Inga steg på {count} {count|dag|dagar}.
            extremes = Högst: {most} {mostDay}; lägst: {least} {leastDay}.
            bestMonthIs = Bästa månad: {month}, {average} per dag.
            trendUp = Under dessa veckor steg dagssnittet från {first} till {last}.
            trendDown = Under dessa veckor sjönk dagssnittet från {first} till {last}.
            goalDays = Mål på {goal} {goal|steg|steg}: nått {some} av {count} {count|dag|dagar}.
            goalDaysWithData = Mål på {goal} {goal|steg|steg}: nått {some} av {count} {count|dag|dagar} med data.
            gaps = Data saknas för {count} {count|dag|dagar}.
            highlighted = Markerat: {steps} {steps|steg|steg} {day}.

            tableWeeks = veckor
            tableMonths = månader
            tableYears = år
            tableWeekdays = veckodagar
            tableSteps = steg
            tableAverage = per dag
            tableDaysWithData = dagar med data
            tableInPart = ofullständig
            tableFrom = från
            tableTo = till
            tableDays = dagar
            tableDaysSoFar = dagar hittills
            tableStepsADay = steg per dag
            tableDistance = sträcka
            tableFlights = våningar
            tableBestDay = bästa dag
            tableLeastDay = lugnaste dag
            tableBestWeek = bästa vecka
            tableBestMonth = bästa månad
            tableLeastMonth = lugnaste månad
            tableTrend = trend per dag
            tableDaysAtGoal = målet nått
            tableLongestStreak = längsta svit
            tableCurrentStreak = pågående svit
            tableCompared = jämförda steg
            tableBefore = med de tidigare
            tableTotalCompared = jämförd summa
            tableTotalBefore = föregående summa
            tableReached = uppnådda steg
            tableMarathonWeeks = veckor med maratondistans
            tableDay = dag {number}
            """)
}
