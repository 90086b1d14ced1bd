extension Language {
    /// Czech.
    public static let czech = Language(
        "cs", name: "Czech",
        read: """
            months = led úno bře dub kvě červen/červn/čvn červenec/července/čvc srpen/srpna zář říj listopad pros
            weekdays = so sobota po út st čt pá ne pondělí úterý středa čtvrtek pátek neděle
            beforeTime = v
            summaries = suma součet celkem průměr celkovýsoučet
            noData = žádná data, bez dat, chybí
            date = datum den
            steps = kroky početkroků
            distance = vzdálenost
            floors = patra
            stepWords = krok kroky kroků kroku
            otherWords = cíl medián tis tisíce tisících rok roku roky let zbývá sto sta stovky stovkách včera rozdíl
            otherStems = prům minut tempo kalor kumul interval vzdálen týdn týden tyden tydn měsí měsíč mesíc ročn \
            čtvrtlet narůst průběž délk delk zbýv zbyl zbytek plánov předpov předpokl posledn minul předchoz hodin \
            procent rychlost cílov chybě
            dayWords = den
            goals = cíl
            ends = konec
            meters = metry metrů
            kilometers = kilometry kilometrů
            miles = míle
            otherMetrics = energie tep tepov hmotnost váha spánek nálada obrazovk kliky kyslík teplota tlak voda
            numberedTimes = interval hodina
            metricNames = typ
            unitNames = jednotka
            sourceNames = model zařízení zdroj zdrojdat aplikace snímač původ hodinky telefon
            personNames = uživatel jméno účastník účastnice příjmení hráč zaměstnanec člen osoba pacient přezdívka \
            uživatelka uživatelskéjméno
            endNames = konec
            timeNames = interval čas hodina
            yearNames = rok
            monthNames = měsíc
            dayNames = den
            periodNames = rok týden měsíc čtvrtletí hodina týdenod začátektýdne
            longPeriods = týdenn měsíčn ročn čtvrtletn
            daily = denn
            """,
        texts: { .czech })
}

extension Catalogue {
    /// A weekday that is filled in is in the nominative, so it comes after a colon or is in brackets.
    static let czech = Catalogue(
        .czech,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}tis. | 1000000 {number}\u{2009}mil.

            weekdays = po | út | st | čt | pá | so | ne
            longWeekdays = pondělí | úterý | středa | čtvrtek | pátek | sobota | neděle
            weekdayLetters = P | Ú | S | Č | P | S | N
            shortMonths = led | úno | bře | dub | kvě | čvn | čvc | srp | zář | říj | lis | pro
            months = ledna | února | března | dubna | května | června | července | srpna | září | října | \
            listopadu | prosince
            monthNames = leden | únor | březen | duben | květen | červen | červenec | srpen | září | říjen | \
            listopad | prosinec
            monthLetters = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

            dayOfMonth = {number}.
            longDate = {day} {month}
            mediumDate = {day}\u{A0}{month}
            fullDate = {day} {month} {year}
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day}–{lastDay} {month} {year}
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year} – {lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}.\u{A0}{monthNumber}.
            dateLabel = {dayNumber}.\u{A0}{monthNumber}.
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = dnes
            yesterday = včera
            onDate = {date}
            onWeekday = {weekday}
            onDay = {number}. den
            inNthWeek = {number}. týden
            inNthMonth = {number}. měsíc
            inNthYear = {number}. rok
            inWeekFrom = týden od {date}
            inMonth = {month}
            inYear = {year}
            atHour = v\u{A0}{hour}
            soFar = {period} dosud
            notOver = dosud

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Kroky
            moreSteps = O {percent}\u{A0}% více kroků než {before}
            fewerSteps = O {percent}\u{A0}% méně kroků než {before}
            sameSteps = Zhruba tolik kroků jako {before}
            bestWeekday = Nejlepší den: {weekday}, {steps} {steps|krok|kroky|kroků}
            bestDate = Nejlepší den: {date}, {steps} {steps|krok|kroky|kroků}
            stepsPerDay = Kroky za den
            measured = {measure}, {period}
            averageOfDays = průměr za {count} {count|den|dny|dní}
            middleHalf = prostřední polovina dní
            total = Celkem
            dailyAverage = Denní průměr
            perDay = Průměrně za den
            perFullDay = Za celý den
            average = prům.
            goal = cíl
            noData = Žádná data
            notAccessible = Zdravotní data nejsou dostupná
            distance = Vzdálenost
            floors = Patra
            quartersOfDays = vždy čtvrtina dní
            quartersOfMonths = vždy čtvrtina měsíců
            bestMonth = nejlepší měsíc
            daysInARow = {count|den|dny|dní} v\u{A0}řadě se splněným cílem\u{A0}{goal}
            daysReached = {count|den|dny|dní} se splněným cílem\u{A0}{goal}
            marathonWeeks = {count|týden|týdny|týdnů} nad 42 km
            cities = Londýn | Paříž | Brusel | Amsterdam | Berlín | Vídeň | Řím | Madrid | Lisabon | Varšava | \
            Stockholm | Oslo | Helsinky | Athény | Istanbul | Káhira | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Ciudad de México | Tokio | Ósaka | Peking | Šanghaj | Singapur | Sydney | \
            Nairobi | Kapské Město
            cityPair = {first}–{second}
            daysAtGoal = Dny se splněným cílem
            daysWithDataAtGoal = Splněný cíl (dny s\u{A0}daty)
            ofDays = {some}/{count}
            bestDay = nejlepší den, {day}
            under = pod {number}
            atLeast = od {number}
            averageByWeek = Denní průměr po týdnech
            averageByMonth = Denní průměr po měsících
            averageByYear = Denní průměr po letech
            averageByWeekday = Průměr podle dnů v\u{A0}týdnu
            averageByHour = Průměr podle hodin
            totalByWeek = Součet po týdnech
            totalByMonth = Součet po měsících
            totalByYear = Součet po letech
            totalByWeekday = Součet podle dnů v\u{A0}týdnu
            stepsPerWeek = Kroky za týden
            stepsPerMonth = Kroky za měsíc
            stepsPerYear = Kroky za rok
            stepsPerWeekday = Kroky podle dnů v\u{A0}týdnu
            stepCount = {count} {count|krok|kroky|kroků}
            dayCount = {count} {count|den|dny|dní}
            floorCount = {count} {count|patro|patra|pater}

            captionToday = Dnes mám nachozeno {steps} {steps|krok|kroky|kroků}.
            captionTodayWithDistance = Dnes mám nachozeno {steps} {steps|krok|kroky|kroků}, tedy {distance}.
            captionYesterday = Můj včerejší výsledek: {steps} {steps|krok|kroky|kroků}.
            captionYesterdayWithDistance = Můj včerejší výsledek: {steps} {steps|krok|kroky|kroků}, tedy {distance}.
            captionOnDate = Můj výsledek za {date}: {steps} {steps|krok|kroky|kroků}.
            captionOnDateWithDistance = Můj výsledek za {date}: {steps} {steps|krok|kroky|kroků}, tedy {distance}.
            captionOnDay = Můj výsledek za {number}. den: {steps} {steps|krok|kroky|kroků}.
            captionOnDayWithDistance = Můj výsledek za {number}. den: {steps} {steps|krok|kroky|kroků}, tedy {distance}.
            noDataToday = Dnes žádná data.
            noDataYesterday = Včera žádná data.
            noDataOnDate = Žádná data za {date}.
            noDataOnDay = Žádná data za {number}. den.
            asOf = Stav: {date}

            goalReached = Cíl splněn: {some} z\u{A0}celkem {count} {count|dne|dní|dní}
            goalReachedWithData = Cíl splněn: {some} z\u{A0}celkem {count} {count|dne|dní|dní} s\u{A0}daty
            more = O {percent}\u{A0}% více než {before}
            less = O {percent}\u{A0}% méně než {before}
            same = Zhruba stejně jako {before}
            partlyCompared = {comparison}; data za {some} z\u{A0}celkem {count} {count|dne|dní|dní}
            aheadOfYear = náskok *{count} {count|den|dny|dní}* před rokem {year}
            behindYear = ztráta {count} {count|den|dny|dní} na rok {year}
            part = {percent}\u{A0}% cíle {goal}
            ofGoal = cíl {goal}
            streak = Cíl splněn {count} {count|den|dny|dní} v řadě
            facts = {first}. {second}.
            goalOn = Cíl splněn: *{some} z\u{A0}celkem {count}* {count|dne|dní|dní}
            goalOnWithData = Cíl splněn: *{some} z\u{A0}celkem {count}* {count|dne|dní|dní} s\u{A0}daty
            everyDay = Cíl {goal} splněn *každý den*
            bestWas = Nejlepší den: *{day}*
            bestDayIs = Nejlepší den: {steps} ({day})
            bestHourIs = Nejlepší hodina: {steps} ({hour})
            bestOfDays = Nejlepší z\u{A0}celkem {count} {count|dne|dní|dní}: {steps} ({day})

            theDayBefore = předchozí den
            theWeekBefore = předchozí týden
            theMonthBefore = předchozí měsíc
            theYearBefore = předchozí rok
            aYearEarlier = před rokem
            theDaysBefore = za {count|předchozí|předchozí|předchozích} {count} {count|den|dny|dní}
            byWeekday = předchozí týden (poslední den: {weekday})
            byDate = do {date}
            theFirstOf = první z {count|předchozího|předchozích|předchozích} {count} {count|dne|dní|dní}
            theFirstDaysOf = za {some|první|první|prvních} {some} z {count|předchozího|předchozích|předchozích} \
            {count} {count|dne|dní|dní}
            dayBefore = předchozí den
            weekBefore = předchozí týden
            monthBefore = předchozí měsíc
            yearBefore = předchozí rok
            daysBefore = předchozí dny
            averageBefore = {before}, průměr

            titleOf = Kroky, {period}
            lineOfDays = Spojnicový graf: {count} {count|den|dny|dní}.
            lineOfWeeks = Spojnicový graf: {count} {count|týden|týdny|týdnů}.
            lineOfMonths = Spojnicový graf: {count} {count|měsíc|měsíce|měsíců}.
            lineOfYears = Spojnicový graf: {count} {count|rok|roky|let}.
            lineOfWeekdays = Spojnicový graf: {count} {count|den|dny|dní} v\u{A0}týdnu.
            lineOfHours = Spojnicový graf: {count} {count|hodina|hodiny|hodin}.
            barsOfDays = Sloupcový graf: {count} {count|den|dny|dní}.
            barsOfWeeks = Sloupcový graf: {count} {count|týden|týdny|týdnů}.
            barsOfMonths = Sloupcový graf: {count} {count|měsíc|měsíce|měsíců}.
            barsOfYears = Sloupcový graf: {count} {count|rok|roky|let}.
            barsOfWeekdays = Sloupcový graf: {count} {count|den|dny|dní} v\u{A0}týdnu.
            barsOfHours = Sloupcový graf: {count} {count|hodina|hodiny|hodin}.
            calendarOfDays = Kalendář: {count} {count|den|dny|dní}.
            calendarOfWeeks = Kalendář: {count} {count|týden|týdny|týdnů}.
            calendarOfMonths = Kalendář: {count} {count|měsíc|měsíce|měsíců}.
            calendarOfHours = Kalendář: {count} {count|hodina|hodiny|hodin}.
            barForEach = Sloupec pro každou osobu.
            lineForEach = Čára pro každou osobu.
            chartForEach = Graf pro každou osobu.
            withoutToday = bez dneška
            sum = Celkem {steps} {steps|krok|kroky|kroků}.
            sumAndAverage = Celkem {steps} {steps|krok|kroky|kroků}, průměrně {average} denně.
            noSteps = Žádné kroky za {count} {count|den|dny|dní}.
            extremes = Nejvíce: {most} ({mostDay}); nejméně: {least} ({leastDay}).
            bestMonthIs = Nejlepší měsíc: {month}, průměrně {average} denně.
            trendUp = Během těchto týdnů se denní průměr zvýšil z\u{A0}{first} na\u{A0}{last}.
            trendDown = Během těchto týdnů se denní průměr snížil z\u{A0}{first} na\u{A0}{last}.
            goalDays = Cíl {goal} {goal|krok|kroky|kroků} splněn: {some} z\u{A0}celkem {count} {count|dne|dní|dní}.
            goalDaysWithData = Cíl {goal} {goal|krok|kroky|kroků} splněn: {some} z\u{A0}celkem {count} \
            {count|dne|dní|dní} s\u{A0}daty.
            gaps = Chybí data za {count} {count|den|dny|dní}.
            highlighted = Zvýrazněno: {steps} ({day}).

            tableWeeks = týdny
            tableMonths = měsíce
            tableYears = roky
            tableWeekdays = dny v týdnu
            tableSteps = kroky
            tableAverage = za den
            tableDaysWithData = dny s daty
            tableInPart = neúplný
            tableFrom = od
            tableTo = do
            tableDays = dny
            tableDaysSoFar = uplynulé dny
            tableStepsADay = kroky za den
            tableDistance = vzdálenost
            tableFlights = patra
            tableBestDay = nejlepší den
            tableLeastDay = nejslabší den
            tableBestWeek = nejlepší týden
            tableBestMonth = nejlepší měsíc
            tableLeastMonth = nejslabší měsíc
            tableTrend = denní trend
            tableDaysAtGoal = dny se splněným cílem
            tableLongestStreak = nejdelší série
            tableCurrentStreak = aktuální série
            tableCompared = porovnávané kroky
            tableBefore = kroky předtím
            tableTotalCompared = porovnávaný součet
            tableTotalBefore = součet předtím
            tableReached = dosaženo
            tableMarathonWeeks = týdny nad 42 km
            tableDay = {number}. den
            """)
}
