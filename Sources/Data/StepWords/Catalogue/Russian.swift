extension Language {
    /// Russian.
    public static let russian = Language(
        "ru", name: "Russian",
        read: """
            months = янв фев мар апр мая/май июн июл авг сен окт ноя дек
            weekdays = пн вт ср чт пт сб вс понедельник вторник среда четверг пятница суббота воскресенье
            beforeTime = в
            afterYear = г год года
            summaries = итого всего сумма среднее общийитог
            noData = нет, нет данных
            date = дата день
            steps = шаги количествошагов числошагов
            distance = расстояние дистанция
            floors = этажи
            stepStems = шаг
            otherWords = год года году годы лет темп мин сотни сотен сотнях вчера дата
            otherStems = цел средн час медиан расстоя дистанц минут калор недел недельн месяц месяч годов ежегод \
            квартал длин осталос осталь остат накоп нараст начал план прогноз прошл последн предыдущ норма процент \
            скорост рекорд тыс ритм каденс разниц недоста частот
            dayWords = день дата
            goals = цель
            ends = конец
            meters = м метры метров
            kilometers = км километры километров
            miles = мили
            otherMetrics = пульс вес калории настроени экран отжимани кислород температур давлени вода глюкоз
            counts = шт
            numberedTimes = час
            metricNames = тип показатель
            unitNames = единица
            sourceNames = устройство источник источникданных приложение датчик прибор гаджет телефон
            personNames = пользователь участник имя фамилия фио участница игрок сотрудник работник член человек \
            пациент ник никнейм логин спортсмен
            endNames = конец
            timeNames = час время
            yearNames = год
            monthNames = месяц
            dayNames = день
            periodNames = неделя месяц квартал год неделяс началонедели недели месяца началомесяца
            longPeriods = недельн еженедельн ежемесячн месячн годов квартальн
            daily = дневн ежедневн
            """,
        texts: { .russian })
}

extension Catalogue {
    /// A weekday that is filled in is in the nominative, so it comes after a dash or is in brackets. A year ends with a
    /// point, so no date is last in a sentence.
    static let russian = Catalogue(
        .eastSlavic,
        rows: """
            groupSeparator = \u{A0}
            decimalSeparator = ,
            kilometers = {number} км
            miles = {number} ми
            shortCounts = 1000 {number}\u{202F}тыс. | 1000000 {number}\u{2009}млн

            weekdays = пн | вт | ср | чт | пт | сб | вс
            longWeekdays = понедельник | вторник | среда | четверг | пятница | суббота | воскресенье
            weekdayLetters = П | В | С | Ч | П | С | В
            shortMonths = янв. | февр. | март | апр. | май | июнь | июль | авг. | сент. | окт. | нояб. | дек.
            months = января | февраля | марта | апреля | мая | июня | июля | августа | сентября | октября | \
            ноября | декабря
            monthNames = январь | февраль | март | апрель | май | июнь | июль | август | сентябрь | октябрь | \
            ноябрь | декабрь
            monthLetters = Я | Ф | М | А | М | И | И | А | С | О | Н | Д

            dayOfMonth = {number}
            longDate = {day} {month}
            mediumDate = {day} {month}
            fullDate = {day} {month} {year}\u{202F}г.
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}\u{202F}г.
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day}–{lastDay} {month} {year}\u{202F}г.
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}\u{202F}г.
            daysOfYears = {day} {month} {year}\u{202F}г. – {lastDay} {lastMonth} {lastYear}\u{202F}г.
            dayMonthLabel = {dayNumber}.{monthNumber}
            dateLabel = {dayNumber}.{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = сегодня
            yesterday = вчера
            onDate = {date}
            onWeekday = {weekday}
            onDay = день {number}
            inNthWeek = неделя {number}
            inNthMonth = месяц {number}
            inNthYear = год {number}
            inWeekFrom = неделя с {date}
            inMonth = {month}
            inYear = {year}
            atHour = в\u{A0}{hour}
            soFar = {period}, ещё идёт
            notOver = ещё идёт

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Шаги
            moreSteps = На {percent}\u{A0}% больше шагов, чем {before}
            fewerSteps = На {percent}\u{A0}% меньше шагов, чем {before}
            sameSteps = Примерно столько же шагов, сколько и {before}
            bestWeekday = Лучший день — {weekday}: {steps} {steps|шаг|шага|шагов}
            bestDate = Лучший день — {date}: {steps} {steps|шаг|шага|шагов}
            stepsPerDay = Шагов в день
            measured = {measure}, {period}
            averageOfDays = среднее за {count} {count|день|дня|дней}
            middleHalf = средняя половина дней
            total = Всего
            dailyAverage = Среднее за день
            perDay = В\u{A0}среднем в\u{A0}день
            perFullDay = За полный день
            average = среднее
            goal = цель
            noData = Нет данных
            notAccessible = Нет доступа к данным о здоровье
            distance = Расстояние
            floors = Этажи
            quartersOfDays = по четверти всех дней
            quartersOfMonths = по четверти всех месяцев
            bestMonth = лучший месяц
            daysInARow = {count|день|дня|дней} подряд с\u{A0}достигнутой целью\u{A0}{goal}
            daysReached = {count|день|дня|дней} с\u{A0}достигнутой целью\u{A0}{goal}
            marathonWeeks = {count|неделя|недели|недель} свыше 42 км
            cities = Лондон | Париж | Брюссель | Амстердам | Берлин | Вена | Рим | Мадрид | Лиссабон | \
            Варшава | Стокгольм | Осло | Хельсинки | Афины | Стамбул | Каир | Дублин | Нью-Йорк | Чикаго | \
            Лос-Анджелес | Торонто | Мехико | Токио | Осака | Пекин | Шанхай | Сингапур | Сидней | Найроби | \
            Кейптаун
            cityPair = {first}\u{A0}— {second}
            daysAtGoal = Дни с\u{A0}достигнутой целью
            daysWithDataAtGoal = Цель достигнута (дни с\u{A0}данными)
            ofDays = {some} из {count}
            bestDay = лучший день, {day}
            under = меньше {number}
            atLeast = от {number}
            averageByWeek = Среднее за день по неделям
            averageByMonth = Среднее за день по месяцам
            averageByYear = Среднее за день по годам
            averageByWeekday = Среднее по дням недели
            averageByHour = Среднее по часам
            totalByWeek = Сумма по неделям
            totalByMonth = Сумма по месяцам
            totalByYear = Сумма по годам
            totalByWeekday = Сумма по дням недели
            stepsPerWeek = Шагов в неделю
            stepsPerMonth = Шагов в месяц
            stepsPerYear = Шагов в год
            stepsPerWeekday = Шаги по дням недели
            stepCount = {count} {count|шаг|шага|шагов}
            dayCount = {count} {count|день|дня|дней}
            floorCount = {count} {count|этаж|этажа|этажей}

            captionToday = Сегодня у меня {steps} {steps|шаг|шага|шагов}.
            captionTodayWithDistance = Сегодня у меня {steps} {steps|шаг|шага|шагов} — это {distance}.
            captionYesterday = Вчера у меня {steps|был|было|было} {steps} {steps|шаг|шага|шагов}.
            captionYesterdayWithDistance = Вчера у меня {steps|был|было|было} {steps} {steps|шаг|шага|шагов} — \
            это {distance}.
            captionOnDate = {date} у меня {steps|был|было|было} {steps} {steps|шаг|шага|шагов}.
            captionOnDateWithDistance = {date} у меня {steps|был|было|было} {steps} {steps|шаг|шага|шагов} — \
            это {distance}.
            captionOnDay = На {number}-й день у меня {steps|был|было|было} {steps} {steps|шаг|шага|шагов}.
            captionOnDayWithDistance = На {number}-й день у меня {steps|был|было|было} {steps} \
            {steps|шаг|шага|шагов} — это {distance}.
            noDataToday = За сегодня нет данных.
            noDataYesterday = За вчера нет данных.
            noDataOnDate = За {date} нет данных.
            noDataOnDay = За {number}-й день нет данных.
            asOf = Обновлено: {date}

            goalReached = Цель достигнута в\u{A0}{some} из\u{A0}{count} {count|дня|дней|дней}
            goalReachedWithData = Цель достигнута в\u{A0}{some} из\u{A0}{count} {count|дня|дней|дней} с\u{A0}данными
            more = На {percent}\u{A0}% больше, чем {before}
            less = На {percent}\u{A0}% меньше, чем {before}
            same = Примерно столько же, сколько и {before}
            partlyCompared = {comparison}; данные за {some} из {count} {count|дня|дней|дней}
            aheadOfYear = опережение {year} года на *{count} {count|день|дня|дней}*
            behindYear = отставание от {year} года на {count} {count|день|дня|дней}
            part = {percent}\u{A0}% цели ({goal})
            ofGoal = из {goal}
            streak = Цель достигнута {count} {count|день|дня|дней} подряд
            facts = {first}. {second}.
            goalOn = Цель достигнута в\u{A0}*{some} из\u{A0}{count}* {count|дня|дней|дней}
            goalOnWithData = Цель достигнута в\u{A0}*{some} из\u{A0}{count}* {count|дня|дней|дней} с\u{A0}данными
            everyDay = *Каждый день* не меньше {goal} {goal|шагов|шагов|шагов}
            bestWas = Лучший день — *{day}*
            bestDayIs = Лучший день: {steps} ({day})
            bestHourIs = Лучший час: {steps} ({hour})
            bestOfDays = Лучший из {count} {count|дня|дней|дней}: {steps} ({day})

            theDayBefore = днём ранее
            theWeekBefore = неделей ранее
            theMonthBefore = месяцем ранее
            theYearBefore = годом ранее
            aYearEarlier = годом ранее
            theDaysBefore = за {count|предыдущий|предыдущие|предыдущие} {count} {count|день|дня|дней}
            byWeekday = неделей ранее (последний день — {weekday})
            byDate = за период по {date} включительно
            theFirstOf = в первый из предыдущих {count} {count|дня|дней|дней}
            theFirstDaysOf = за первые {some} из предыдущих {count} {count|дня|дней|дней}
            dayBefore = днём ранее
            weekBefore = неделей ранее
            monthBefore = месяцем ранее
            yearBefore = годом ранее
            daysBefore = предыдущие дни
            averageBefore = {before}, в среднем

            titleOf = Шаги, {period}
            lineOfDays = Линейный график: {count} {count|день|дня|дней}.
            lineOfWeeks = Линейный график: {count} {count|неделя|недели|недель}.
            lineOfMonths = Линейный график: {count} {count|месяц|месяца|месяцев}.
            lineOfYears = Линейный график: {count} {count|год|года|лет}.
            lineOfWeekdays = Линейный график: {count} {count|день|дня|дней} недели.
            lineOfHours = Линейный график: {count} {count|час|часа|часов}.
            barsOfDays = Столбчатая диаграмма: {count} {count|день|дня|дней}.
            barsOfWeeks = Столбчатая диаграмма: {count} {count|неделя|недели|недель}.
            barsOfMonths = Столбчатая диаграмма: {count} {count|месяц|месяца|месяцев}.
            barsOfYears = Столбчатая диаграмма: {count} {count|год|года|лет}.
            barsOfWeekdays = Столбчатая диаграмма: {count} {count|день|дня|дней} недели.
            barsOfHours = Столбчатая диаграмма: {count} {count|час|часа|часов}.
            calendarOfDays = Календарь: {count} {count|день|дня|дней}.
            calendarOfWeeks = Календарь: {count} {count|неделя|недели|недель}.
            calendarOfMonths = Календарь: {count} {count|месяц|месяца|месяцев}.
            calendarOfHours = Календарь: {count} {count|час|часа|часов}.
            barForEach = Столбец для каждого человека.
            lineForEach = Линия для каждого человека.
            chartForEach = График для каждого человека.
            withoutToday = без сегодняшнего дня
            sum = Всего {steps} {steps|шаг|шага|шагов}.
            sumAndAverage = Всего {steps} {steps|шаг|шага|шагов}, в среднем {average} в день.
            noSteps = Ни одного шага за {count} {count|день|дня|дней}.
            extremes = Больше всего: {most} ({mostDay}); меньше всего: {least} ({leastDay}).
            bestMonthIs = Лучший месяц: {month}, в среднем {average} в день.
            trendUp = За эти недели среднее за день выросло с\u{A0}{first} до\u{A0}{last}.
            trendDown = За эти недели среднее за день снизилось с\u{A0}{first} до\u{A0}{last}.
            goalDays = Цель {goal} {goal|шаг|шага|шагов} достигнута в {some} из {count} {count|дня|дней|дней}.
            goalDaysWithData = Цель {goal} {goal|шаг|шага|шагов} достигнута в {some} из {count} {count|дня|дней|дней} \
            с данными.
            gaps = Нет данных за {count} {count|день|дня|дней}.
            highlighted = Выделено: {steps} ({day}).

            tableWeeks = недели
            tableMonths = месяцы
            tableYears = годы
            tableWeekdays = дни недели
            tableSteps = шаги
            tableAverage = в день
            tableDaysWithData = дни с данными
            tableInPart = неполный период
            tableFrom = с
            tableTo = по
            tableDays = дни
            tableDaysSoFar = прошло дней
            tableStepsADay = шагов в день
            tableDistance = расстояние
            tableFlights = этажи
            tableBestDay = лучший день
            tableLeastDay = самый слабый день
            tableBestWeek = лучшая неделя
            tableBestMonth = лучший месяц
            tableLeastMonth = самый слабый месяц
            tableTrend = тенденция за день
            tableDaysAtGoal = дни с достигнутой целью
            tableLongestStreak = самая длинная серия
            tableCurrentStreak = текущая серия
            tableCompared = сравниваемые шаги
            tableBefore = шаги до этого
            tableTotalCompared = сравниваемая сумма
            tableTotalBefore = сумма до этого
            tableReached = достигнуто
            tableMarathonWeeks = недели свыше 42 км
            tableDay = день {number}
            """)
}
