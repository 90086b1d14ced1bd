extension Language {
    /// Finnish.
    public static let finnish = Language(
        "fi", name: "Finnish",
        read: """
            months = tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu
            weekdays = ma ke to pe la su maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ti
            beforeTime = klo
            summaries = summa yhteensä keskiarvo kaikkiyhteensä
            noData = ei tietoja, ei tietoa, puuttuu
            date = päivä päivämäärä pvm
            steps = askeleet askelmäärä askelia
            distance = matka etäisyys
            floors = kerrokset kerroksia portaat
            stepWords = askel askeleet askelta
            stepStems = askel
            otherWords = kuu kuussa kk vko vk sata sataa sadat eilen ero
            otherStems = keskia keskim tavoit matka pituu minuut tunti viik kuukau nopeu tihey tempo kalor kumul \
            vuosi vuode vuotu vuott kertym jäljell suunnit ennust viime edelli tuhat tuhan prosent neljänn puuttu
            dayWords = päivä päivämäärä
            actual = toteutunut
            goals = tavoite askeltavoite
            ends = loppu
            severals = osallistuja
            meters = metri metriä
            kilometers = kilometri kilometriä
            miles = maili mailia
            otherMetrics = syke paino energia stressi mieliala ruutuaika punnerru verenpaine
            counts = määrä lukumäärä
            numberedTimes = tunti
            metricNames = tyyppi mittari anturi suure
            unitNames = yksikkö
            sourceNames = lähde laite sovellus malli tietolähde laitteennimi sovelluksennimi anturi
            personNames = henkilö käyttäjä käyttäjänimi osallistuja nimi etunimi sukunimi pelaaja työntekijä jäsen \
            potilas nimimerkki lempinimi
            endNames = loppu loppuaika päättyy
            timeNames = aika kello kellonaika alku alkuaika tunti minuutti
            yearNames = vuosi
            monthNames = kuukausi
            dayNames = päivä
            periodNames = viikko kuukausi vuosi neljännes tunti viikonalku viikkoalkaen
            rankNames = sija sijoitus ikä maa joukkue
            longPeriods = viikoittai viikot kuukausit vuosit
            daily = päivittäi päivä
            harmlessNames = huomautus kommentti viikonpäivä sää versio
            """,
        texts: { .finnish })
}

extension Catalogue {
    /// Names that cannot be declined are in parentheses or come after a colon; all weekdays take the ending `na`.
    static let finnish = Catalogue(
        .one,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}t. | 1000000 {number}\u{2009}milj.

            weekdays = ma | ti | ke | to | pe | la | su
            longWeekdays = maanantai | tiistai | keskiviikko | torstai | perjantai | lauantai | sunnuntai
            weekdayLetters = M | T | K | T | P | L | S
            shortMonths = tammi | helmi | maalis | huhti | touko | kesä | heinä | elo | syys | loka | marras | joulu
            months = tammikuuta | helmikuuta | maaliskuuta | huhtikuuta | toukokuuta | kesäkuuta | heinäkuuta | \
            elokuuta | syyskuuta | lokakuuta | marraskuuta | joulukuuta
            monthNames = tammikuu | helmikuu | maaliskuu | huhtikuu | toukokuu | kesäkuu | heinäkuu | elokuu | syyskuu \
            | lokakuu | marraskuu | joulukuu
            monthLetters = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

            dayOfMonth = {number}.
            longDate = {day} {month}
            mediumDate = {dayNumber}.{monthNumber}.
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
            morningHour = klo\u{A0}{hour}
            afternoonHour = klo\u{A0}{hour}

            today = tänään
            yesterday = eilen
            onDate = {date}
            onWeekday = {weekday}na
            onDay = päivänä {number}
            inNthWeek = viikolla {number}
            inNthMonth = kuukautena {number}
            inNthYear = vuonna numero {number}
            inWeekFrom = {date} alkaneella viikolla
            inMonth = {month}
            inYear = vuonna {year}
            atHour = {hour}
            soFar = {period} tähän mennessä
            notOver = kesken

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Askeleet
            moreSteps = {percent}\u{A0}% enemmän askelia kuin {before}
            fewerSteps = {percent}\u{A0}% vähemmän askelia kuin {before}
            sameSteps = Suunnilleen yhtä paljon askelia kuin {before}
            bestWeekday = Paras päivä oli {weekday}: {steps} {steps|askel|askelta}
            bestDate = Paras päivä oli {date}: {steps} {steps|askel|askelta}
            stepsPerDay = Askelia päivässä
            measured = {measure}, {period}
            averageOfDays = {count} päivän keskiarvo
            middleHalf = keskimmäinen puolikas päivistä
            total = Yhteensä
            dailyAverage = Päiväkeskiarvo
            perDay = Päivässä
            perFullDay = Täyttä päivää kohti
            average = keskim.
            goal = tavoite
            noData = Ei tietoja
            notAccessible = Terveystietoja ei voi lukea
            distance = Matka
            floors = Kerrokset
            quartersOfDays = kukin väri on neljännes päivistä
            quartersOfMonths = kukin väri on neljännes kuukausista
            bestMonth = paras kuukausi
            daysInARow = pisin putki, päiviä
            daysReached = päivät, joina vähintään {goal}
            marathonWeeks = {count|maratonviikko|maratonviikot}
            cities = Lontoo | Pariisi | Bryssel | Amsterdam | Berliini | Wien | Rooma | Madrid | Lissabon | \
            Varsova | Tukholma | Oslo | Helsinki | Ateena | Istanbul | Kairo | Dublin | New York | Chicago | \
            Los Angeles | Toronto | México | Tokio | Osaka | Peking | Shanghai | Singapore | Sydney | Nairobi | \
            Kapkaupunki
            cityPair = {first}–{second}
            daysAtGoal = Tavoite saavutettu
            daysWithDataAtGoal = Tavoite saavutettu (kun tietoja on)
            ofDays = {some}/{count}
            bestDay = paras päivä, {day}
            under = alle {number}
            atLeast = vähintään {number}
            averageByWeek = Päiväkeskiarvo viikoittain
            averageByMonth = Päiväkeskiarvo kuukausittain
            averageByYear = Päiväkeskiarvo vuosittain
            averageByWeekday = Päiväkeskiarvo viikonpäivittäin
            averageByHour = Keskiarvo tunneittain
            totalByWeek = Yhteensä viikoittain
            totalByMonth = Yhteensä kuukausittain
            totalByYear = Yhteensä vuosittain
            totalByWeekday = Yhteensä viikonpäivittäin
            stepsPerWeek = Askelia viikossa
            stepsPerMonth = Askelia kuukaudessa
            stepsPerYear = Askelia vuodessa
            stepsPerWeekday = Askelia viikonpäivittäin
            stepCount = {count} {count|askel|askelta}
            dayCount = {count} {count|päivä|päivää}
            floorCount = {count} {count|kerros|kerrosta}

            captionToday = Kävelin tänään {steps} {steps|askeleen|askelta}.
            captionTodayWithDistance = Kävelin tänään {steps} {steps|askeleen|askelta} ({distance}).
            captionYesterday = Kävelin eilen {steps} {steps|askeleen|askelta}.
            captionYesterdayWithDistance = Kävelin eilen {steps} {steps|askeleen|askelta} ({distance}).
            captionOnDate = Kävelin {date} {steps} {steps|askeleen|askelta}.
            captionOnDateWithDistance = Kävelin {date} {steps} {steps|askeleen|askelta} ({distance}).
            captionOnDay = Päivänä {number} kävelin {steps} {steps|askeleen|askelta}.
            captionOnDayWithDistance = Päivänä {number} kävelin {steps} {steps|askeleen|askelta} ({distance}).
            noDataToday = Ei tietoja tältä päivältä.
            noDataYesterday = Ei tietoja eiliseltä.
            noDataOnDate = Ei tietoja {date}.
            noDataOnDay = Ei tietoja päivältä {number}.
            asOf = Tilanne: {date}

            goalReached = Tavoite saavutettiin {some} päivänä {count} päivästä
            goalReachedWithData = Tavoite saavutettiin {some} päivänä {count} päivästä, {count|jolta|joilta} on tietoja
            more = {percent}\u{A0}% enemmän kuin {before}
            less = {percent}\u{A0}% vähemmän kuin {before}
            same = Suunnilleen yhtä paljon kuin {before}
            partlyCompared = {comparison} ({some} {some|päivä|päivää} {count} päivästä)
            aheadOfYear = *{count} {count|päivä|päivää}* edellä vuotta {year}
            behindYear = {count} {count|päivä|päivää} jäljessä vuodesta {year}
            part = {percent}\u{A0}% tavoitteesta ({goal})
            ofGoal = tavoite {goal}
            streak = Tavoite on saavutettu {count} päivänä peräkkäin
            facts = {first}. {second}.
            goalOn = Tavoite saavutettiin *{some} päivänä {count}* päivästä
            goalOnWithData = Tavoite saavutettiin *{some} päivänä {count}* päivästä, {count|jolta|joilta} on tietoja
            everyDay = *joka päivä* vähintään {goal} {goal|askelta|askelta}
            bestWas = *{day}* oli paras
            bestDayIs = Paras päivä: {steps} {steps|askel|askelta} {day}
            bestHourIs = Paras tunti: {steps} {steps|askel|askelta} {hour}
            bestOfDays = Paras {count} päivästä: {steps} {steps|askel|askelta} {day}

            theDayBefore = edellisenä päivänä
            theWeekBefore = edellisellä viikolla
            theMonthBefore = edellisenä kuukautena
            theYearBefore = edellisenä vuonna
            aYearEarlier = vuotta aiemmin
            theDaysBefore = {count} edellisenä päivänä
            byWeekday = edellisen viikon {weekday}na oli koossa
            byDate = {date} mennessä
            theFirstOf = ensimmäisenä edeltävistä {count} päivästä
            theFirstDaysOf = {some} ensimmäisenä päivänä edeltävistä {count} päivästä
            dayBefore = edellinen päivä
            weekBefore = edellinen viikko
            monthBefore = edellinen kuukausi
            yearBefore = edellinen vuosi
            daysBefore = edelliset päivät
            averageBefore = {before} keskimäärin

            titleOf = Askeleet, {period}
            lineOfDays = {count} päivän viivakaavio.
            lineOfWeeks = {count} viikon viivakaavio.
            lineOfMonths = {count} kuukauden viivakaavio.
            lineOfYears = {count} vuoden viivakaavio.
            lineOfWeekdays = {count} viikonpäivän viivakaavio.
            lineOfHours = {count} tunnin viivakaavio.
            barsOfDays = {count} päivän pylväskaavio.
            barsOfWeeks = {count} viikon pylväskaavio.
            barsOfMonths = {count} kuukauden pylväskaavio.
            barsOfYears = {count} vuoden pylväskaavio.
            barsOfWeekdays = {count} viikonpäivän pylväskaavio.
            barsOfHours = {count} tunnin pylväskaavio.
            calendarOfDays = {count} päivän kalenteri.
            calendarOfWeeks = {count} viikon kalenteri.
            calendarOfMonths = {count} kuukauden kalenteri.
            calendarOfHours = {count} tunnin kalenteri.
            barForEach = Pylväs jokaiselle henkilölle.
            lineForEach = Viiva jokaiselle henkilölle.
            chartForEach = Kaavio jokaiselle henkilölle.
            withoutToday = ilman tätä päivää
            sum = Yhteensä {steps} {steps|askel|askelta}.
            sumAndAverage = Yhteensä {steps} {steps|askel|askelta}, keskimäärin {average} päivässä.
            noSteps = Ei askelia {count} päivän aikana.
            extremes = Eniten: {most} ({mostDay}); vähiten: {least} ({leastDay}).
            bestMonthIs = Paras kuukausi: {month}, {average} päivässä.
            trendUp = Näinä viikkoina päiväkeskiarvo nousi: {first} → {last}.
            trendDown = Näinä viikkoina päiväkeskiarvo laski: {first} → {last}.
            goalDays = Tavoite {goal} {goal|askel|askelta}: saavutettu {some} päivänä {count} päivästä.
            goalDaysWithData = Tavoite {goal} {goal|askel|askelta}: saavutettu {some} päivänä {count} päivästä, \
            {count|jolta|joilta} on tietoja.
            gaps = Ei tietoja {count} päivältä.
            highlighted = Korostettu: {steps} {steps|askel|askelta} ({day}).

            tableWeeks = viikot
            tableMonths = kuukaudet
            tableYears = vuodet
            tableWeekdays = viikonpäivät
            tableSteps = askelia
            tableAverage = päivässä
            tableDaysWithData = päiviä, joilta tietoja
            tableInPart = vajaa
            tableFrom = alku
            tableTo = loppu
            tableDays = päiviä
            tableDaysSoFar = päiviä tähän mennessä
            tableStepsADay = askelia päivässä
            tableDistance = matka
            tableFlights = kerroksia
            tableBestDay = paras päivä
            tableLeastDay = rauhallisin päivä
            tableBestWeek = paras viikko
            tableBestMonth = paras kuukausi
            tableLeastMonth = rauhallisin kuukausi
            tableTrend = suuntaus päivässä
            tableDaysAtGoal = tavoite saavutettu
            tableLongestStreak = pisin putki
            tableCurrentStreak = nykyinen putki
            tableCompared = verratut askeleet
            tableBefore = edeltävät askeleet
            tableTotalCompared = verrattu summa
            tableTotalBefore = edeltävä summa
            tableReached = saavutettu
            tableMarathonWeeks = maratonviikkoja
            tableDay = päivä {number}
            """)
}
