extension Language {
    /// Ukrainian.
    public static let ukrainian = Language(
        "uk", name: "Ukrainian",
        read: """
            months = січ лют бер кві тра чер лип сер вер жов лис гру
            weekdays = пн вт ср чт пт сб нд понеділок вівторок середа четвер п'ятниця п’ятниця пʼятниця субота неділя
            beforeTime = в у о
            afterYear = р року
            summaries = усього всього разом сума середнє
            noData = немає, немає даних
            date = дата день
            steps = кроки кількістькроків
            distance = відстань дистанція
            floors = поверхи
            stepStems = крок
            otherWords = рік року років темп хв сотні сотень сотнях вчора
            otherStems = ціл серед час медіан відстан дистанц хвилин калор накопич нарост початк тиждень тижн щотиж \
            місяц місяч річн квартал довжин залиш план прогноз минул останн попередн тис відсот швидк годин рекорд \
            норма різниц
            goals = ціль мета
            ends = кінець
            meters = м метри метрів
            kilometers = км кілометри кілометрів
            miles = милі
            otherMetrics = пульс вага калорії настрі екран відтискан віджиман кисень температур тиск вода
            counts = шт
            numberedTimes = час година
            metricNames = тип показник
            unitNames = одиниця
            sourceNames = пристрій джерело джерелоданих застосунок додаток датчик годинник телефон
            personNames = користувач учасник імя прізвище піб учасниця гравець співробітник працівник член \
            людина особа пацієнт нік логін
            endNames = кінець
            timeNames = час година
            yearNames = рік
            monthNames = місяць
            dayNames = день
            periodNames = квартал тиждень місяць рік тижденьз початоктижня
            longPeriods = тижнев щотижнев щомісячн місячн річн
            daily = щоденн денн
            """,
        texts: { .ukrainian })
}

extension Catalogue {
    /// A weekday that is filled in is in the nominative, so it comes after a dash or is in brackets. A year ends with a
    /// point, so no date is last in a sentence.
    static let ukrainian = Catalogue(
        .eastSlavic,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} км
            miles = {number} милі
            shortCounts = 1000 {number}\u{202F}тис. | 1000000 {number}\u{2009}млн

            weekdays = пн | вт | ср | чт | пт | сб | нд
            longWeekdays = понеділок | вівторок | середа | четвер | пʼятниця | субота | неділя
            weekdayLetters = П | В | С | Ч | П | С | Н
            shortMonths = січ. | лют. | бер. | квіт. | трав. | черв. | лип. | серп. | вер. | жовт. | лист. | груд.
            months = січня | лютого | березня | квітня | травня | червня | липня | серпня | вересня | жовтня | \
            листопада | грудня
            monthNames = січень | лютий | березень | квітень | травень | червень | липень | серпень | вересень | \
            жовтень | листопад | грудень
            monthLetters = С | Л | Б | К | Т | Ч | Л | С | В | Ж | Л | Г

            dayOfMonth = {number}
            longDate = {day} {month}
            mediumDate = {day} {month}
            fullDate = {day} {month} {year}\u{202F}р.
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}\u{202F}р.
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day}–{lastDay} {month} {year}\u{202F}р.
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}\u{202F}р.
            daysOfYears = {day} {month} {year} – {lastDay} {lastMonth} {lastYear}\u{202F}рр.
            dayMonthLabel = {dayNumber}.{monthNumber}
            dateLabel = {dayNumber}.{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = сьогодні
            yesterday = учора
            onDate = {date}
            onWeekday = {weekday}
            onDay = день {number}
            inNthWeek = тиждень {number}
            inNthMonth = місяць {number}
            inNthYear = рік {number}
            inWeekFrom = тиждень від {date}
            inMonth = {month}
            inYear = {year}
            atHour = о\u{A0}{hour}
            soFar = {period}, ще триває
            notOver = ще триває

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Кроки
            moreSteps = На {percent}% більше кроків, ніж {before}
            fewerSteps = На {percent}% менше кроків, ніж {before}
            sameSteps = Приблизно стільки ж кроків, скільки й {before}
            bestWeekday = Найкращий день — {weekday}: {steps} {steps|крок|кроки|кроків}
            bestDate = Найкращий день — {date}: {steps} {steps|крок|кроки|кроків}
            stepsPerDay = Кроків на день
            measured = {measure}, {period}
            averageOfDays = середнє за {count} {count|день|дні|днів}
            middleHalf = середня половина днів
            total = Усього
            dailyAverage = Середнє за день
            perDay = У\u{A0}середньому на\u{A0}день
            perFullDay = За повний день
            average = сер.
            goal = ціль
            noData = Немає даних
            notAccessible = Немає доступу до даних про здоровʼя
            distance = Відстань
            floors = Поверхи
            quartersOfDays = по чверті всіх днів
            quartersOfMonths = по чверті всіх місяців
            bestMonth = найкращий місяць
            daysInARow = {count|день|дні|днів} поспіль із\u{A0}досягнутою ціллю\u{A0}{goal}
            daysReached = {count|день із|дні з|днів із}\u{A0}досягнутою ціллю\u{A0}{goal}
            marathonWeeks = {count|тиждень|тижні|тижнів} понад 42 км
            cities = Лондон | Париж | Брюссель | Амстердам | Берлін | Відень | Рим | Мадрид | Лісабон | \
            Варшава | Стокгольм | Осло | Гельсінкі | Афіни | Стамбул | Каїр | Дублін | Нью-Йорк | Чикаго | \
            Лос-Анджелес | Торонто | Мехіко | Токіо | Осака | Пекін | Шанхай | Сінгапур | Сідней | Найробі | \
            Кейптаун
            cityPair = {first}\u{A0}— {second}
            daysAtGoal = Дні з\u{A0}досягнутою ціллю
            daysWithDataAtGoal = Ціль досягнуто (дні з\u{A0}даними)
            ofDays = {some} із {count}
            bestDay = найкращий день, {day}
            under = менше {number}
            atLeast = від {number}
            averageByWeek = Середнє за день по тижнях
            averageByMonth = Середнє за день по місяцях
            averageByYear = Середнє за день по роках
            averageByWeekday = Середнє за днями тижня
            averageByHour = Середнє за годинами
            totalByWeek = Сума по тижнях
            totalByMonth = Сума по місяцях
            totalByYear = Сума по роках
            totalByWeekday = Сума за днями тижня
            stepsPerWeek = Кроків на тиждень
            stepsPerMonth = Кроків на місяць
            stepsPerYear = Кроків на рік
            stepsPerWeekday = Кроки за днями тижня
            stepCount = {count} {count|крок|кроки|кроків}
            dayCount = {count} {count|день|дні|днів}
            floorCount = {count} {count|поверх|поверхи|поверхів}

            captionToday = Сьогодні в мене {steps} {steps|крок|кроки|кроків}.
            captionTodayWithDistance = Сьогодні в мене {steps} {steps|крок|кроки|кроків} — це {distance}.
            captionYesterday = Учора в мене {steps|був|було|було} {steps} {steps|крок|кроки|кроків}.
            captionYesterdayWithDistance = Учора в мене {steps|був|було|було} {steps} {steps|крок|кроки|кроків} — \
            це {distance}.
            captionOnDate = {date} в мене {steps|був|було|було} {steps} {steps|крок|кроки|кроків}.
            captionOnDateWithDistance = {date} в мене {steps|був|було|було} {steps} {steps|крок|кроки|кроків} — \
            це {distance}.
            captionOnDay = На {number}-й день у мене {steps|був|було|було} {steps} {steps|крок|кроки|кроків}.
            captionOnDayWithDistance = На {number}-й день у мене {steps|був|було|було} {steps} \
            {steps|крок|кроки|кроків} — це {distance}.
            noDataToday = За сьогодні немає даних.
            noDataYesterday = За вчора немає даних.
            noDataOnDate = За {date} немає даних.
            noDataOnDay = За {number}-й день немає даних.
            asOf = Оновлено: {date}

            goalReached = Ціль досягнуто в\u{A0}{some} із\u{A0}{count} {count|дня|днів|днів}
            goalReachedWithData = Ціль досягнуто в\u{A0}{some} із\u{A0}{count} {count|дня|днів|днів} із даними
            more = На {percent}% більше, ніж {before}
            less = На {percent}% менше, ніж {before}
            same = Приблизно стільки ж, скільки й {before}
            partlyCompared = {comparison}; дані за {some} із {count} {count|дня|днів|днів}
            aheadOfYear = випередження {year} року на *{count} {count|день|дні|днів}*
            behindYear = відставання від {year} року на {count} {count|день|дні|днів}
            part = {percent}% цілі ({goal})
            ofGoal = із {goal}
            streak = Ціль досягнуто {count} {count|день|дні|днів} поспіль
            facts = {first}. {second}.
            goalOn = Ціль досягнуто в\u{A0}*{some} із\u{A0}{count}* {count|дня|днів|днів}
            goalOnWithData = Ціль досягнуто в\u{A0}*{some} із\u{A0}{count}* {count|дня|днів|днів} із даними
            everyDay = *Щодня* щонайменше {goal} {goal|кроків|кроків|кроків}
            bestWas = Найкращий день — *{day}*
            bestDayIs = Найкращий день: {steps} ({day})
            bestHourIs = Найкраща година: {steps} ({hour})
            bestOfDays = Найкращий із {count} {count|дня|днів|днів}: {steps} ({day})

            theDayBefore = попереднього дня
            theWeekBefore = попереднього тижня
            theMonthBefore = попереднього місяця
            theYearBefore = попереднього року
            aYearEarlier = роком раніше
            theDaysBefore = за {count|попередній|попередні|попередні} {count} {count|день|дні|днів}
            byWeekday = попереднього тижня (останній день — {weekday})
            byDate = за період по {date} включно
            theFirstOf = першого з попередніх {count} {count|дня|днів|днів}
            theFirstDaysOf = за перші {some} з попередніх {count} {count|дня|днів|днів}
            dayBefore = попередній день
            weekBefore = попередній тиждень
            monthBefore = попередній місяць
            yearBefore = попередній рік
            daysBefore = попередні дні
            averageBefore = {before}, у середньому

            titleOf = Кроки, {period}
            lineOfDays = Лінійний графік: {count} {count|день|дні|днів}.
            lineOfWeeks = Лінійний графік: {count} {count|тиждень|тижні|тижнів}.
            lineOfMonths = Лінійний графік: {count} {count|місяць|місяці|місяців}.
            lineOfYears = Лінійний графік: {count} {count|рік|роки|років}.
            lineOfWeekdays = Лінійний графік: {count} {count|день|дні|днів} тижня.
            lineOfHours = Лінійний графік: {count} {count|година|години|годин}.
            barsOfDays = Стовпчаста діаграма: {count} {count|день|дні|днів}.
            barsOfWeeks = Стовпчаста діаграма: {count} {count|тиждень|тижні|тижнів}.
            barsOfMonths = Стовпчаста діаграма: {count} {count|місяць|місяці|місяців}.
            barsOfYears = Стовпчаста діаграма: {count} {count|рік|роки|років}.
            barsOfWeekdays = Стовпчаста діаграма: {count} {count|день|дні|днів} тижня.
            barsOfHours = Стовпчаста діаграма: {count} {count|година|години|годин}.
            calendarOfDays = Календар: {count} {count|день|дні|днів}.
            calendarOfWeeks = Календар: {count} {count|тиждень|тижні|тижнів}.
            calendarOfMonths = Календар: {count} {count|місяць|місяці|місяців}.
            calendarOfHours = Календар: {count} {count|година|години|годин}.
            barForEach = Стовпчик для кожної людини.
            lineForEach = Лінія для кожної людини.
            chartForEach = Графік для кожної людини.
            withoutToday = без сьогоднішнього дня
            sum = Усього {steps} {steps|крок|кроки|кроків}.
            sumAndAverage = Усього {steps} {steps|крок|кроки|кроків}, у середньому {average} на день.
            noSteps = Жодного кроку за {count} {count|день|дні|днів}.
            extremes = Найбільше: {most} ({mostDay}); найменше: {least} ({leastDay}).
            bestMonthIs = Найкращий місяць: {month}, у середньому {average} на день.
            trendUp = За ці тижні середнє за день зросло з\u{A0}{first} до\u{A0}{last}.
            trendDown = За ці тижні середнє за день знизилося з\u{A0}{first} до\u{A0}{last}.
            goalDays = Ціль {goal} {goal|крок|кроки|кроків} досягнуто в {some} із {count} {count|дня|днів|днів}.
            goalDaysWithData = Ціль {goal} {goal|крок|кроки|кроків} досягнуто в {some} із {count} \
            {count|дня|днів|днів} із даними.
            gaps = Немає даних за {count} {count|день|дні|днів}.
            highlighted = Виділено: {steps} ({day}).

            tableWeeks = тижні
            tableMonths = місяці
            tableYears = роки
            tableWeekdays = дні тижня
            tableSteps = кроки
            tableAverage = на день
            tableDaysWithData = дні з даними
            tableInPart = неповний
            tableFrom = з
            tableTo = по
            tableDays = дні
            tableDaysSoFar = дні, що минули
            tableStepsADay = кроків на день
            tableDistance = відстань
            tableFlights = поверхи
            tableBestDay = найкращий день
            tableLeastDay = найслабший день
            tableBestWeek = найкращий тиждень
            tableBestMonth = найкращий місяць
            tableLeastMonth = найслабший місяць
            tableTrend = тенденція за день
            tableDaysAtGoal = дні з досягнутою ціллю
            tableLongestStreak = найдовша серія
            tableCurrentStreak = поточна серія
            tableCompared = порівнювані кроки
            tableBefore = кроки до того
            tableTotalCompared = порівнювана сума
            tableTotalBefore = сума до того
            tableReached = досягнуто
            tableMarathonWeeks = тижні понад 42 км
            tableDay = день {number}
            """)
}
