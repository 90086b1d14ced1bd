extension Language {
    /// English, with dates as in the United States: 9/18.
    public static let english = Language(
        "en", name: "English", regions: .only("US AS BI GU MH MP PH PR UM VI"),
        read: """
            months = jan feb mar apr may jun jul aug sep oct nov dec
            weekdays = mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday \
            saturday sunday
            beforeTime = at
            withinDate = of
            ordinals = st nd rd th
            summaries = total totals sum average mean grandtotal subtotal overall avg median
            noData = none, nil, unavailable, unknown, missing, no data, not available
            date = date day datetime start time when index
            steps = steps step stepcount dailysteps stepsdaily dailystepcount todayssteps stepstoday totalsteps \
            stepstotal count value amount total quantity
            distance = distance
            floors = flights flightsclimbed floors floorsclimbed
            label = label
            vagueNames = count value amount total quantity start time when index
            stepWords = step steps footsteps
            otherWords = mean median goal goals pace rate last change rank active aerobic run running jog jogging \
            walk walking brisk percent percentage previous streak best record length size width time thousand \
            thousands to far left since past prior ago expected projected annual annually moving rolling maximum \
            minimum highest lowest quota needed missing yesterday prev lag zscore norm normalized scaled pred sd \
            hundred hundreds baseline tens dozen dozens score scores points coins lakh lakhs crore pair pairs double \
            difference cum cumsum sqrt surplus deficit extra bonus missed lost wk wkly yr mo morning afternoon \
            evening night nighttime indoor outdoor treadmill stair stairs upstairs climbed upper lower error variance \
            short shortfall gap smooth smoothed trend stddev stdev deviation p ma sma ema team friend friends group \
            colleague colleagues others right date
            otherStems = goal target averag distan lengt minut hour speed cadenc frequen tempo week month year \
            percent calor cumul odomet durat rank stride remain interval lifetim plann predict forecast quarter \
            fortnight
            offsets = offset timezone
            rateWords = per
            dayWords = day days date
            actual = actual real
            goals = goal goals target targets
            ends = end stop finish
            severals = source device user person participant member subject sensor tracker phone
            meters = meter meters metre metres
            kilometers = kilometer kilometers kilometre kilometres
            miles = mile miles
            feet = foot feet
            yards = yard yards
            otherMetrics = heart pulse resting weight body fat sleep calor energy distance floors flights stairs \
            temperature oxygen blood glucose respir stress altitude elevation speed cadence water hydration mindful \
            standing standhour standtime exercise stones mood screen pushup pushups push situp situps pullup \
            squat plank reps sitting sedentary coffee caffeine alcohol cigarette medic insulin ketone waist cycling \
            swim workout meditat breath noise visits sessions battery money spending
            statistics = average mean median minimum maximum sum
            counts = count counts number items
            numberedTimes = hour hours interval slot quarter minute
            sources = sourcename source datasource app appname application device devicename producttype product \
            origin tracker
            metricNames = metric metrics type variable identifier measure measurement kind field parameter key \
            name category series item sensor title statistic
            unitNames = unit units
            sourceNames = source datasource device devicename app appname application producttype product origin \
            tracker package provider platform model hardware brand watch band phone sensor client wearable wearables \
            recorder recordedby gadget pedometer smartwatch smartphone
            personNames = user username person participant member email mail subject patient employee athlete player \
            owner child familymember name team teamname who nickname nick firstname lastname fullname displayname \
            surname runner walker student colleague participantname playername membername employeename contact \
            personname profilename individual respondent customer handle login screenname people teammate competitor \
            contestant staff worker volunteer
            endNames = end enddate endtime enddatetime finish finishtime stop stoptime until to dateto todate timeto \
            totime
            timeNames = time hour hours interval start timeofday clock minute begin from period slot
            yearNames = year
            monthNames = month
            dayNames = day dayofmonth
            periodNames = week weeks weekstart weekof weekstarting weekending weeknumber calendarweek month months \
            monthyear yearmonth quarter year years hour hours decade fortnight semester season weekbeginning \
            weekbegin weekbegins weekbeginningdate weekstartdate weekstarts weekcommencing wc wcdate wk weekno \
            weekdate weekenddate weekended monthstart monthbeginning monthending quarterstart yearstart \
            firstdayofweek weekly monthly yearly annual annually quarterly biweekly fortnightly
            rankNames = rank ranking place position age country team score gender sex city state region no frequency freq \
            histogram bin
            workoutNames = activitytype activityname activityid workouttype workoutname workoutid sporttype exercisetype
            longPeriods = weekly monthly yearly quarterly annual fortnightly biweekly
            daily = day days daily report log diary journal tracker challenge
            harmlessNames = note notes comment comments weather activity intensity location place \
            mood timezone weekday dayofweek day tag label labels version offset metadata tags holiday created \
            updated
            """,
        texts: { .english })
}

extension Catalogue {
    static let english = Catalogue(
        .one,
        rows: """
            groupSeparator = ,
            decimalSeparator = .
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}k | 1000000 {number}\u{2009}M

            weekdays = Mon | Tue | Wed | Thu | Fri | Sat | Sun
            longWeekdays = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
            weekdayLetters = M | T | W | T | F | S | S
            shortMonths = Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec
            months = January | February | March | April | May | June | July | August | September | October | \
            November | December
            monthLetters = J | F | M | A | M | J | J | A | S | O | N | D

            dayOfMonth = {number}
            longDate = {month} {day}
            mediumDate = {shortMonth} {day}
            fullDate = {month} {day}, {year}
            captionDate = {monthNumber}/{dayNumber}
            monthOfYear = {monthName} {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {month} {day}–{lastDay}, {year}
            daysOfYear = {month} {day} – {lastMonth} {lastDay}, {year}
            daysOfYears = {month} {day}, {year} – {lastMonth} {lastDay}, {lastYear}
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {monthNumber}/{dayNumber}
            morningHour = {hour}\u{A0}AM
            afternoonHour = {hour}\u{A0}PM

            today = today
            yesterday = yesterday
            onDate = on {date}
            onWeekday = on {weekday}
            onDay = on day {number}
            inNthWeek = in week {number}
            inNthMonth = in month {number}
            inNthYear = in year {number}
            inWeekFrom = in the week from {date}
            inMonth = in {month}
            inYear = in {year}
            atHour = at {hour}
            soFar = {period} so far
            notOver = so far

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Steps
            moreSteps = {percent}% more steps than {before}
            fewerSteps = {percent}% fewer steps than {before}
            sameSteps = About as many steps as {before}
            bestWeekday = {weekday} was best: {steps} {steps|step|steps}
            bestDate = {date} was best: {steps} {steps|step|steps}
            stepsPerDay = Steps a day
            measured = {measure}, {period}
            averageOfDays = {count}-day average
            middleHalf = middle half of the days
            total = Total
            dailyAverage = Daily average
            perDay = Per day
            perFullDay = Per full day
            average = avg
            goal = goal
            noData = No data
            notAccessible = Health data not accessible
            distance = Distance
            floors = Floors
            quartersOfDays = quarters of the days
            quartersOfMonths = quarters of the months
            bestMonth = best month
            daysInARow = {count|day|days} in a row at {goal}
            daysReached = {count|day|days} reached {goal}
            marathonWeeks = {count|week|weeks} over a marathon
            cities = London | Paris | Brussels | Amsterdam | Berlin | Vienna | Rome | Madrid | Lisbon | \
            Warsaw | Stockholm | Oslo | Helsinki | Athens | Istanbul | Cairo | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Mexico City | Tokyo | Osaka | Beijing | Shanghai | Singapore | Sydney | \
            Nairobi | Cape Town
            cityPair = {first}–{second}
            daysAtGoal = Days at goal
            daysWithDataAtGoal = Days with data at goal
            ofDays = {some} of {count}
            bestDay = best day, {day}
            under = under {number}
            atLeast = {number} and more
            averageByWeek = Daily average by week
            averageByMonth = Daily average by month
            averageByYear = Daily average by year
            averageByWeekday = Daily average by weekday
            averageByHour = Average by hour
            totalByWeek = Total by week
            totalByMonth = Total by month
            totalByYear = Total by year
            totalByWeekday = Total by weekday
            stepsPerWeek = Steps per week
            stepsPerMonth = Steps per month
            stepsPerYear = Steps per year
            stepsPerWeekday = Steps by weekday
            stepCount = {count} {count|step|steps}
            dayCount = {count} {count|day|days}
            floorCount = {count} {count|floor|floors}

            captionToday = I moved {steps} {steps|step|steps} today.
            captionTodayWithDistance = I moved {steps} {steps|step|steps}, {distance} today.
            captionYesterday = I moved {steps} {steps|step|steps} yesterday.
            captionYesterdayWithDistance = I moved {steps} {steps|step|steps}, {distance} yesterday.
            captionOnDate = I moved {steps} {steps|step|steps} on {date}.
            captionOnDateWithDistance = I moved {steps} {steps|step|steps}, {distance} on {date}.
            captionOnDay = I moved {steps} {steps|step|steps} on day {number}.
            captionOnDayWithDistance = I moved {steps} {steps|step|steps}, {distance} on day {number}.
            noDataToday = No data today.
            noDataYesterday = No data yesterday.
            noDataOnDate = No data on {date}.
            noDataOnDay = No data on day {number}.
            asOf = As of {date}

            goalReached = Goal reached on {some} of {count} {count|day|days}
            goalReachedWithData = Goal reached on {some} of {count} {count|day|days} with data
            more = {percent}% more than {before}
            less = {percent}% less than {before}
            same = About as many as {before}
            partlyCompared = {comparison} ({some} of {count} {count|day|days})
            aheadOfYear = *{count} {count|day|days}* ahead of {year}
            behindYear = {count} {count|day|days} behind {year}
            part = {percent}% of {goal}
            ofGoal = of {goal}
            streak = {count} {count|day|days} in a row at the goal
            facts = {first}, {second}
            goalOn = goal on *{some} of {count}* {count|day|days}
            goalOnWithData = goal on *{some} of {count}* {count|day|days} with data
            everyDay = *every day* reached {goal}
            bestWas = *{day}* was best
            bestDayIs = Best day: {steps} {day}
            bestHourIs = Best hour: {steps} {hour}
            bestOfDays = Best of {count} {count|day|days}: {steps} {day}

            theDayBefore = the day before
            theWeekBefore = the week before
            theMonthBefore = the month before
            theYearBefore = the year before
            aYearEarlier = a year earlier
            theDaysBefore = the {count} {count|day|days} before
            byWeekday = by {weekday} of the week before
            byDate = by {date}
            theFirstOf = the first of the {count} {count|day|days} before
            theFirstDaysOf = the first {some} of the {count} {count|day|days} before
            dayBefore = day before
            weekBefore = week before
            monthBefore = month before
            yearBefore = year before
            daysBefore = days before
            averageBefore = {before}, on average

            titleOf = Steps, {period}
            lineOfDays = Line chart of {count} {count|day|days}.
            lineOfWeeks = Line chart of {count} {count|week|weeks}.
            lineOfMonths = Line chart of {count} {count|month|months}.
            lineOfYears = Line chart of {count} {count|year|years}.
            lineOfWeekdays = Line chart of {count} {count|weekday|weekdays}.
            lineOfHours = Line chart of {count} {count|hour|hours}.
            barsOfDays = Bar chart of {count} {count|day|days}.
            barsOfWeeks = Bar chart of {count} {count|week|weeks}.
            barsOfMonths = Bar chart of {count} {count|month|months}.
            barsOfYears = Bar chart of {count} {count|year|years}.
            barsOfWeekdays = Bar chart of {count} {count|weekday|weekdays}.
            barsOfHours = Bar chart of {count} {count|hour|hours}.
            calendarOfDays = Calendar of {count} {count|day|days}.
            calendarOfWeeks = Calendar of {count} {count|week|weeks}.
            calendarOfMonths = Calendar of {count} {count|month|months}.
            calendarOfHours = Calendar of {count} {count|hour|hours}.
            barForEach = A bar for each person.
            lineForEach = A line for each person.
            chartForEach = A chart for each person.
            withoutToday = without today
            sum = {steps} {steps|step|steps} in all.
            sumAndAverage = {steps} {steps|step|steps} in all, {average} a day on average.
            noSteps = No steps in {count} {count|day|days}.
            extremes = Most: {most} {mostDay}; least: {least} {leastDay}.
            bestMonthIs = Best month: {month}, {average} a day.
            trendUp = Over these weeks the daily average rose from {first} to {last}.
            trendDown = Over these weeks the daily average fell from {first} to {last}.
            goalDays = Goal of {goal} {goal|step|steps}: reached on {some} of {count} {count|day|days}.
            goalDaysWithData = Goal of {goal} {goal|step|steps}: reached on {some} of {count} {count|day|days} \
            with data.
            gaps = No data for {count} {count|day|days}.
            highlighted = Highlighted: {steps} {day}.

            tableWeeks = weeks
            tableMonths = months
            tableYears = years
            tableWeekdays = weekdays
            tableSteps = steps
            tableAverage = a day
            tableDaysWithData = days with data
            tableInPart = in part
            tableFrom = from
            tableTo = to
            tableDays = days
            tableDaysSoFar = days so far
            tableStepsADay = steps a day
            tableDistance = distance
            tableFlights = flights
            tableBestDay = best day
            tableLeastDay = least day
            tableBestWeek = best week
            tableBestMonth = best month
            tableLeastMonth = least month
            tableTrend = trend a day
            tableDaysAtGoal = days at goal
            tableLongestStreak = longest streak
            tableCurrentStreak = current streak
            tableCompared = steps compared
            tableBefore = with those before
            tableTotalCompared = total compared
            tableTotalBefore = total before
            tableReached = reached
            tableMarathonWeeks = marathon weeks
            tableDay = day {number}
            """)
}
