extension Language {
    /// Norwegian.
    public static let norwegian = Language(
        "nb", name: "Norwegian",
        read: """
            months = jan feb mar apr mai jun jul aug sep okt nov des
            weekdays = ons tors tor fre onsdag torsdag fredag man tir tirs lørdag lør søndag søn mandag tirsdag
            beforeTime = kl kl. den
            withinDate = den
            summaries = sum totalt gjennomsnitt snitt totalsum
            noData = ingen data, mangler
            date = dag dato start
            steps = steg skritt antallskritt antallsteg
            distance = distanse avstand
            floors = etasjer trapper
            vagueNames = start
            stepWords = steg skritt
            otherWords = median mål tusen år årets igjen uke uken uka uker fart hundre hundretall forskjell manglende
            otherStems = gjennomsn distan lengd minut frekven tempo ukentlig måned kalor kumul interval årlig ukes \
            kvartal løpende gjenst gjenvær planlagt prognos forrige siste snitt hastighet prosent
            rateWords = per
            dayWords = dager
            actual = aktuell faktisk
            goals = mål skrittmål
            ends = slutt
            severals = person sensor
            meters = meter
            kilometers = kilometer
            otherMetrics = puls vekt søvn energi stress hjertefrekvens humør skjermtid skjerm armhevning blodtrykk
            counts = antall
            metricNames = type parameter sensor
            unitNames = enhet
            sourceNames = kilde enhetsnavn datakilde app apparat opprinnelse telefon
            personNames = person bruker brukernavn deltaker navn fornavn etternavn spiller ansatt medarbeider medlem \
            pasient kallenavn
            endNames = slutt sluttid sluttdato
            timeNames = time start starttid tid klokkeslett
            workoutNames = aktivitetstype
            yearNames = år
            monthNames = måned
            dayNames = dag
            periodNames = kvartal år uke måned semester ukestart ukefra ukenfra
            rankNames = land region nr plassering
            longPeriods = ukentlig månedlig årlig
            harmlessNames = kommentar notat ukedag
            """,
        texts: { .norwegian })
}

extension Catalogue {
    /// Bokmål.
    static let norwegian = Catalogue(
        .one,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}k | 1000000 {number}\u{2009}mill.

            weekdays = man. | tir. | ons. | tor. | fre. | lør. | søn.
            longWeekdays = mandag | tirsdag | onsdag | torsdag | fredag | lørdag | søndag
            weekdayLetters = M | T | O | T | F | L | S
            shortMonths = jan. | feb. | mars | apr. | mai | juni | juli | aug. | sep. | okt. | nov. | des.
            months = januar | februar | mars | april | mai | juni | juli | august | september | oktober | november | \
            desember
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
            daysOfYear = {day} {month}–{lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year}–{lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {dayNumber}.{monthNumber}.
            morningHour = kl.\u{A0}{hour}
            afternoonHour = kl.\u{A0}{hour}

            today = i dag
            yesterday = i går
            onDate = den {date}
            onWeekday = {weekday}
            onDay = på dag {number}
            inNthWeek = i uke {number}
            inNthMonth = i måned {number}
            inNthYear = i år nummer {number}
            inWeekFrom = i uken fra den {date}
            inMonth = i {month}
            inYear = i {year}
            atHour = {hour}
            soFar = {period} så langt
            notOver = så langt

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Skritt
            moreSteps = {percent}\u{A0}% flere skritt enn {before}
            fewerSteps = {percent}\u{A0}% færre skritt enn {before}
            sameSteps = Omtrent like mange skritt som {before}
            bestWeekday = {weekday} var best: {steps} {steps|skritt|skritt}
            bestDate = Den {date} var best: {steps} {steps|skritt|skritt}
            stepsPerDay = Skritt per dag
            measured = {measure}, {period}
            averageOfDays = {count}-dagers snitt
            middleHalf = midterste halvdel av dagene
            total = Totalt
            dailyAverage = Dagssnitt
            perDay = Per dag
            perFullDay = Per hel dag
            average = snitt
            goal = mål
            noData = Ingen data
            notAccessible = Ingen tilgang til helsedata
            distance = Distanse
            floors = Etasjer
            quartersOfDays = en fjerdedel av dagene per farge
            quartersOfMonths = en fjerdedel av månedene per farge
            bestMonth = beste måned
            daysInARow = {count|dag|dager} på rad med minst {goal}
            daysReached = {count|dag|dager} med minst {goal}
            marathonWeeks = {count|maratonuke|maratonuker}
            cities = London | Paris | Brussel | Amsterdam | Berlin | Wien | Roma | Madrid | Lisboa | Warszawa | \
            Stockholm | Oslo | Helsinki | Athen | Istanbul | Kairo | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Mexico by | Tokyo | Osaka | Beijing | Shanghai | Singapore | Sydney | \
            Nairobi | Cape Town
            cityPair = {first}–{second}
            daysAtGoal = Målet nådd
            daysWithDataAtGoal = Målet nådd (dager med data)
            ofDays = {some} av {count}
            bestDay = beste dag, {day}
            under = under {number}
            atLeast = minst {number}
            averageByWeek = Dagssnitt per uke
            averageByMonth = Dagssnitt per måned
            averageByYear = Dagssnitt per år
            averageByWeekday = Dagssnitt per ukedag
            averageByHour = Snitt per time
            totalByWeek = Totalt per uke
            totalByMonth = Totalt per måned
            totalByYear = Totalt per år
            totalByWeekday = Totalt per ukedag
            stepsPerWeek = Skritt per uke
            stepsPerMonth = Skritt per måned
            stepsPerYear = Skritt per år
            stepsPerWeekday = Skritt per ukedag
            stepCount = {count} skritt
            dayCount = {count} {count|dag|dager}
            floorCount = {count} {count|etasje|etasjer}

            captionToday = I dag har jeg gått {steps} skritt.
            captionTodayWithDistance = I dag har jeg gått {steps} skritt ({distance}).
            captionYesterday = I går gikk jeg {steps} skritt.
            captionYesterdayWithDistance = I går gikk jeg {steps} skritt ({distance}).
            captionOnDate = Den {date} gikk jeg {steps} skritt.
            captionOnDateWithDistance = Den {date} gikk jeg {steps} skritt ({distance}).
            captionOnDay = På dag {number} gikk jeg {steps} skritt.
            captionOnDayWithDistance = På dag {number} gikk jeg {steps} skritt ({distance}).
            noDataToday = Ingen data i dag.
            noDataYesterday = Ingen data i går.
            noDataOnDate = Ingen data den {date}.
            noDataOnDay = Ingen data på dag {number}.
            asOf = Oppdatert: {date}

            goalReached = Målet ble nådd {some} av {count} {count|dag|dager}
            goalReachedWithData = Målet ble nådd {some} av {count} {count|dag|dager} med data
            more = {percent}\u{A0}% mer enn {before}
            less = {percent}\u{A0}% mindre enn {before}
            same = Omtrent like mye som {before}
            partlyCompared = {comparison} ({some} av {count} {count|dag|dager})
            aheadOfYear = *{count} {count|dag|dager}* foran {year}
            behindYear = {count} {count|dag|dager} bak {year}
            part = {percent}\u{A0}% av {goal}
            ofGoal = av {goal}
            streak = Målet er nådd {count} {count|dag|dager} på rad
            facts = {first}. {second}.
            goalOn = Målet ble nådd *{some} av {count}* {count|dag|dager}
            goalOnWithData = Målet ble nådd *{some} av {count}* {count|dag|dager} med data
            everyDay = minst {goal} {goal|skritt|skritt} *hver dag*
            bestWas = *{day}* var best
            bestDayIs = Beste dag: {steps} {steps|skritt|skritt} {day}
            bestHourIs = Beste time: {steps} {steps|skritt|skritt} {hour}
            bestOfDays = Beste av {count} {count|dag|dager}: {steps} {steps|skritt|skritt} {day}

            theDayBefore = dagen før
            theWeekBefore = uken før
            theMonthBefore = måneden før
            theYearBefore = året før
            aYearEarlier = et år tidligere
            theDaysBefore = i {count|den|de} {count} {count|dagen|dagene} før
            byWeekday = frem til og med {weekday} uken før
            byDate = frem til og med den {date}
            theFirstOf = på den første av de {count} {count|dagen|dagene} før
            theFirstDaysOf = på de {some} første av de {count} {count|dagen|dagene} før
            dayBefore = dagen før
            weekBefore = uken før
            monthBefore = måneden før
            yearBefore = året før
            daysBefore = dagene før
            averageBefore = {before}, i snitt

            titleOf = Skritt, {period}
            lineOfDays = Linjediagram over {count} {count|dag|dager}.
            lineOfWeeks = Linjediagram over {count} {count|uke|uker}.
            lineOfMonths = Linjediagram over {count} {count|måned|måneder}.
            lineOfYears = Linjediagram over {count} {count|år|år}.
            lineOfWeekdays = Linjediagram over {count} {count|ukedag|ukedager}.
            lineOfHours = Linjediagram over {count} {count|time|timer}.
            barsOfDays = Stolpediagram over {count} {count|dag|dager}.
            barsOfWeeks = Stolpediagram over {count} {count|uke|uker}.
            barsOfMonths = Stolpediagram over {count} {count|måned|måneder}.
            barsOfYears = Stolpediagram over {count} {count|år|år}.
            barsOfWeekdays = Stolpediagram over {count} {count|ukedag|ukedager}.
            barsOfHours = Stolpediagram over {count} {count|time|timer}.
            calendarOfDays = Kalender over {count} {count|dag|dager}.
            calendarOfWeeks = Kalender over {count} {count|uke|uker}.
            calendarOfMonths = Kalender over {count} {count|måned|måneder}.
            calendarOfHours = Kalender over {count} {count|time|timer}.
            barForEach = En søyle for hver person.
            lineForEach = En linje for hver person.
            chartForEach = Et diagram for hver person.
            withoutToday = uten i dag
            sum = Totalt {steps} {steps|skritt|skritt}.
            sumAndAverage = Totalt {steps} {steps|skritt|skritt}, i snitt {average} per dag.
            noSteps = Ingen skritt på {count} {count|dag|dager}.
            extremes = Høyest: {most} {mostDay}; lavest: {least} {leastDay}.
            bestMonthIs = Beste måned: {month}, {average} per dag.
            trendUp = I disse ukene steg dagssnittet fra {first} til {last}.
            trendDown = I disse ukene sank dagssnittet fra {first} til {last}.
            goalDays = Mål på {goal} {goal|skritt|skritt}: nådd {some} av {count} {count|dag|dager}.
            goalDaysWithData = Mål på {goal} {goal|skritt|skritt}: nådd {some} av {count} {count|dag|dager} med data.
            gaps = Ingen data for {count} {count|dag|dager}.
            highlighted = Fremhevet: {steps} {steps|skritt|skritt} {day}.

            tableWeeks = uker
            tableMonths = måneder
            tableYears = år
            tableWeekdays = dager i uken
            tableSteps = skritt
            tableAverage = per dag
            tableDaysWithData = dager med data
            tableInPart = ufullstendig
            tableFrom = fra
            tableTo = til
            tableDays = dager
            tableDaysSoFar = dager så langt
            tableStepsADay = skritt per dag
            tableDistance = distanse
            tableFlights = etasjer
            tableBestDay = beste dag
            tableLeastDay = roligste dag
            tableBestWeek = beste uke
            tableBestMonth = beste måned
            tableLeastMonth = roligste måned
            tableTrend = trend per dag
            tableDaysAtGoal = målet nådd
            tableLongestStreak = lengste rekke
            tableCurrentStreak = pågående rekke
            tableCompared = sammenlignede skritt
            tableBefore = med de foregående
            tableTotalCompared = sammenlignet sum
            tableTotalBefore = foregående sum
            tableReached = nådd
            tableMarathonWeeks = maratonuker
            tableDay = dag {number}
            """)
}
