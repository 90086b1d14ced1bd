extension Language {
    /// Danish.
    public static let danish = Language(
        "da", name: "Danish",
        read: """
            months = jan feb mar apr maj jun jul aug sep okt nov dec
            weekdays = ons tors fre onsdag torsdag fredag man tir tirs lørdag lør søndag søn mandag tirsdag
            beforeTime = kl kl. den
            withinDate = den d
            summaries = sum gennemsnit ialt hovedtotal
            noData = ingen data, mangler
            date = dag dato start
            steps = skridt antalskridt
            distance = distance afstand
            floors = etager trapper
            vagueNames = start
            stepWords = skridt
            otherWords = median mål tusind tusinder år årets tilbage uge ugen uger ugens hundrede hundreder igår \
            forskel manglende
            otherStems = gennemsn distan længd minut frekven tempo ugentlig måned kalor kumul interval årlig ugent \
            kvartal løbende resterende planlagt prognos forrige sidste seneste snit procent hastighed
            rateWords = per pr
            dayWords = dage dato
            actual = faktisk
            goals = mål skridtmål
            ends = stop slut
            severals = person sensor
            meters = meter
            kilometers = kilometer
            otherMetrics = puls vægt søvn energi distance stress hjertefrekvens humør skærmtid skærm armbøjning \
            blodtryk
            counts = antal
            numberedTimes = interval
            groupedByPoint = skridt antalskridt dato
            metricNames = type parameter sensor art
            unitNames = enhed
            sourceNames = model kilde enhedsnavn datakilde app apparat oprindelse telefon
            personNames = person bruger brugernavn deltager navn fornavn efternavn spiller ansat medarbejder medlem \
            patient kaldenavn
            endNames = stop slut sluttid slutdato
            timeNames = time interval start starttid tid
            workoutNames = aktivitetstype
            yearNames = år
            monthNames = måned
            dayNames = dag
            periodNames = kvartal år uge måned semester ugestart ugefra ugenfra
            rankNames = position land region nr placering
            longPeriods = ugentlig månedlig ugevis
            harmlessNames = kommentar note ugedag version
            """,
        texts: { .danish })
}

extension Catalogue {
    static let danish = Catalogue(
        .one,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}k | 1000000 {number}\u{2009}mio.

            weekdays = man. | tirs. | ons. | tors. | fre. | lør. | søn.
            longWeekdays = mandag | tirsdag | onsdag | torsdag | fredag | lørdag | søndag
            weekdayLetters = M | T | O | T | F | L | S
            shortMonths = jan. | feb. | mar. | apr. | maj | jun. | jul. | aug. | sep. | okt. | nov. | dec.
            months = januar | februar | marts | april | maj | juni | juli | august | september | oktober | november | \
            december
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
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = kl.\u{A0}{hour}
            afternoonHour = kl.\u{A0}{hour}

            today = i dag
            yesterday = i går
            onDate = den {date}
            onWeekday = {weekday}
            onDay = på dag {number}
            inNthWeek = i uge {number}
            inNthMonth = i måned {number}
            inNthYear = i år {number}
            inWeekFrom = i ugen fra den {date}
            inMonth = i {month}
            inYear = i {year}
            atHour = {hour}
            soFar = {period} (indtil nu)
            notOver = indtil nu

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Skridt
            moreSteps = {percent}\u{A0}% flere skridt end {before}
            fewerSteps = {percent}\u{A0}% færre skridt end {before}
            sameSteps = Omtrent lige så mange skridt som {before}
            bestWeekday = {weekday} var bedst: {steps} {steps|skridt|skridt}
            bestDate = Den {date} var bedst: {steps} {steps|skridt|skridt}
            stepsPerDay = Skridt pr. dag
            measured = {measure}, {period}
            averageOfDays = {count}-dages gennemsnit
            middleHalf = midterste halvdel af dagene
            total = I alt
            dailyAverage = Dagligt gennemsnit
            perDay = Pr. dag
            perFullDay = Pr. hel dag
            average = gns.
            goal = mål
            noData = Ingen data
            notAccessible = Ingen adgang til sundhedsdata
            distance = Distance
            floors = Etager
            quartersOfDays = en fjerdedel af dagene pr. farve
            quartersOfMonths = en fjerdedel af månederne pr. farve
            bestMonth = bedste måned
            daysInARow = {count|dag|dage} i træk med mindst {goal}
            daysReached = {count|dag|dage} med mindst {goal}
            marathonWeeks = {count|maratonuge|maratonuger}
            cities = London | Paris | Bruxelles | Amsterdam | Berlin | Wien | Rom | Madrid | Lissabon | \
            Warszawa | Stockholm | Oslo | Helsinki | Athen | Istanbul | Kairo | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Mexico City | Tokyo | Osaka | Beijing | Shanghai | Singapore | Sydney | \
            Nairobi | Cape Town
            cityPair = {first}–{second}
            daysAtGoal = Målet nået
            daysWithDataAtGoal = Målet nået (dage med data)
            ofDays = {some} af {count}
            bestDay = bedste dag, {day}
            under = under {number}
            atLeast = mindst {number}
            averageByWeek = Dagligt gennemsnit pr. uge
            averageByMonth = Dagligt gennemsnit pr. måned
            averageByYear = Dagligt gennemsnit pr. år
            averageByWeekday = Dagligt gennemsnit pr. ugedag
            averageByHour = Gennemsnit pr. time
            totalByWeek = I alt pr. uge
            totalByMonth = I alt pr. måned
            totalByYear = I alt pr. år
            totalByWeekday = I alt pr. ugedag
            stepsPerWeek = Skridt pr. uge
            stepsPerMonth = Skridt pr. måned
            stepsPerYear = Skridt pr. år
            stepsPerWeekday = Skridt pr. ugedag
            stepCount = {count} skridt
            dayCount = {count} {count|dag|dage}
            floorCount = {count} {count|etage|etager}

            captionToday = I dag har jeg gået {steps} skridt.
            captionTodayWithDistance = I dag har jeg gået {steps} skridt ({distance}).
            captionYesterday = I går gik jeg {steps} skridt.
            captionYesterdayWithDistance = I går gik jeg {steps} skridt ({distance}).
            captionOnDate = Den {date} gik jeg {steps} skridt.
            captionOnDateWithDistance = Den {date} gik jeg {steps} skridt ({distance}).
            captionOnDay = På dag {number} gik jeg {steps} skridt.
            captionOnDayWithDistance = På dag {number} gik jeg {steps} skridt ({distance}).
            noDataToday = Ingen data i dag.
            noDataYesterday = Ingen data i går.
            noDataOnDate = Ingen data den {date}.
            noDataOnDay = Ingen data på dag {number}.
            asOf = Opdateret: {date}

            goalReached = Målet blev nået {some} ud af {count} {count|dag|dage}
            goalReachedWithData = Målet blev nået {some} ud af {count} {count|dag|dage} med data
            more = {percent}\u{A0}% mere end {before}
            less = {percent}\u{A0}% mindre end {before}
            same = Omtrent lige så meget som {before}
            partlyCompared = {comparison} ({some} af {count} {count|dag|dage})
            aheadOfYear = *{count} {count|dag|dage}* foran {year}
            behindYear = {count} {count|dag|dage} bagud i forhold til {year}
            part = {percent}\u{A0}% af {goal}
            ofGoal = af {goal}
            streak = Målet er nået {count} {count|dag|dage} i træk
            facts = {first}. {second}.
            goalOn = Målet blev nået *{some} ud af {count}* {count|dag|dage}
            goalOnWithData = Målet blev nået *{some} ud af {count}* {count|dag|dage} med data
            everyDay = mindst {goal} {goal|skridt|skridt} *hver dag*
            bestWas = *{day}* var bedst
            bestDayIs = Bedste dag: {steps} {steps|skridt|skridt} {day}
            bestHourIs = Bedste time: {steps} {steps|skridt|skridt} {hour}
            bestOfDays = Bedste af {count} {count|dag|dage}: {steps} {steps|skridt|skridt} {day}

            theDayBefore = dagen før
            theWeekBefore = ugen før
            theMonthBefore = måneden før
            theYearBefore = året før
            aYearEarlier = et år tidligere
            theDaysBefore = i {count|den|de} {count} foregående {count|dag|dage}
            byWeekday = frem til og med {weekday} i ugen før
            byDate = frem til og med den {date}
            theFirstOf = på den første af de {count} foregående {count|dag|dage}
            theFirstDaysOf = på de første {some} af de {count} foregående {count|dag|dage}
            dayBefore = dagen før
            weekBefore = ugen før
            monthBefore = måneden før
            yearBefore = året før
            daysBefore = dagene før
            averageBefore = {before}, i gennemsnit

            titleOf = Skridt, {period}
            lineOfDays = Kurvediagram over {count} {count|dag|dage}.
            lineOfWeeks = Kurvediagram over {count} {count|uge|uger}.
            lineOfMonths = Kurvediagram over {count} {count|måned|måneder}.
            lineOfYears = Kurvediagram over {count} {count|år|år}.
            lineOfWeekdays = Kurvediagram over {count} {count|ugedag|ugedage}.
            lineOfHours = Kurvediagram over {count} {count|time|timer}.
            barsOfDays = Søjlediagram over {count} {count|dag|dage}.
            barsOfWeeks = Søjlediagram over {count} {count|uge|uger}.
            barsOfMonths = Søjlediagram over {count} {count|måned|måneder}.
            barsOfYears = Søjlediagram over {count} {count|år|år}.
            barsOfWeekdays = Søjlediagram over {count} {count|ugedag|ugedage}.
            barsOfHours = Søjlediagram over {count} {count|time|timer}.
            calendarOfDays = Kalender over {count} {count|dag|dage}.
            calendarOfWeeks = Kalender over {count} {count|uge|uger}.
            calendarOfMonths = Kalender over {count} {count|måned|måneder}.
            calendarOfHours = Kalender over {count} {count|time|timer}.
            barForEach = En søjle for hver person.
            lineForEach = En linje for hver person.
            chartForEach = Et diagram for hver person.
            withoutToday = uden i dag
            sum = {steps} {steps|skridt|skridt} i alt.
            sumAndAverage = {steps} {steps|skridt|skridt} i alt, i gennemsnit {average} om dagen.
            noSteps = Ingen skridt på {count} {count|dag|dage}.
            extremes = Højest: {most} {mostDay}; lavest: {least} {leastDay}.
            bestMonthIs = Bedste måned: {month}, {average} om dagen.
            trendUp = I disse uger steg det daglige gennemsnit fra {first} til {last}.
            trendDown = I disse uger faldt det daglige gennemsnit fra {first} til {last}.
            goalDays = Mål på {goal} {goal|skridt|skridt}: nået {some} ud af {count} {count|dag|dage}.
            goalDaysWithData = Mål på {goal} {goal|skridt|skridt}: nået {some} ud af {count} {count|dag|dage} med data.
            gaps = Ingen data for {count} {count|dag|dage}.
            highlighted = Fremhævet: {steps} {steps|skridt|skridt} {day}.

            tableWeeks = uger
            tableMonths = måneder
            tableYears = år
            tableWeekdays = ugedage
            tableSteps = skridt
            tableAverage = pr. dag
            tableDaysWithData = dage med data
            tableInPart = ufuldstændig
            tableFrom = fra
            tableTo = til
            tableDays = dage
            tableDaysSoFar = dage indtil nu
            tableStepsADay = skridt pr. dag
            tableDistance = distance
            tableFlights = etager
            tableBestDay = bedste dag
            tableLeastDay = roligste dag
            tableBestWeek = bedste uge
            tableBestMonth = bedste måned
            tableLeastMonth = roligste måned
            tableTrend = tendens pr. dag
            tableDaysAtGoal = målet nået
            tableLongestStreak = flest dage i træk
            tableCurrentStreak = dage i træk nu
            tableCompared = sammenlignede skridt
            tableBefore = med de foregående
            tableTotalCompared = sammenlignet sum
            tableTotalBefore = foregående sum
            tableReached = nået
            tableMarathonWeeks = maratonuger
            tableDay = dag {number}
            """)
}
