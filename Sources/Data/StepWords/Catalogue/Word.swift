/// A text that stepchart says, by the name of its row in the files of Catalogue. What is said here of a text holds for its
/// English; the names in braces are the places that each language fills in its own order.
package enum Word: String, CaseIterable, Sendable {
    // MARK: Numbers

    /// Between the thousands of a grouped number, and before its decimals.
    case groupSeparator, decimalSeparator
    /// `{number} km`
    case kilometers, miles
    /// A list of what large counts are written in: `1000 {number}k`.
    case shortCounts
    /// The capital of i, where that has a dot.
    case dottedCapital

    // MARK: Weekdays and months: lists, from Monday or January

    /// Short enough for a label; in full; in a letter each.
    case weekdays, longWeekdays, weekdayLetters
    /// Short enough for a label.
    case shortMonths
    /// In full, as within a date.
    case months
    /// In full, as without a day; the same as `months` where there is no such row.
    case monthNames
    /// In a letter or a number each.
    case monthLetters

    // MARK: Dates. Places: {day}, {month}, {shortMonth}, {monthName}, {year}, {dayNumber}, {monthNumber}; of the last day of
    // several {lastDay}, {lastMonth}, {lastYear}

    /// A day within a date: `{number}`; the first of a month, where it has a form of its own.
    case dayOfMonth, firstOfMonth
    /// `September 14`, `Sep 14`, `September 14, 2016`
    case longDate, mediumDate, fullDate
    /// A date in a caption: `9/14`
    case captionDate
    /// `September 2016`, `2016`, `2016–2025`
    case monthOfYear, year, years
    /// `September 12–18, 2016`: days of one month, of one year, and of several years.
    case daysOfMonth, daysOfYear, daysOfYears
    /// In a label where the day is to come first: `14.9.`
    case dayMonthLabel
    /// In a label when nothing else is asked for: `9/14`
    case dateLabel

    // MARK: When something was

    case today, yesterday
    /// `on {date}`, of a date that is written already.
    case onDate
    /// `on {weekday}`
    case onWeekday
    /// The nth day, week or month of those without dates: `on day {number}`
    case onDay, inNthWeek, inNthMonth, inNthYear
    /// Seven days: `in the week from {date}`
    case inWeekFrom
    /// `in {month}`, where the month is written as in `monthOfYear`.
    case inMonth
    /// `in {year}`
    case inYear
    /// Days that are not over: `{period} so far`, and beside such a day: `so far`
    case soFar, notOver

    // MARK: Sentences and their signs

    case fullStop
    /// Two sentences, one after the other: `{first} {second}`
    case sentences
    /// `{label}: {value}`
    case labelled

    // MARK: Headings, labels and figures

    /// Over a chart: `Steps`
    case heading
    /// The same as a finding: `{percent}% more steps than {before}`, where `{before}` is one of the texts below.
    case moreSteps, fewerSteps, sameSteps
    /// `{weekday} was best: {steps} steps`, and the same with a `{date}`.
    case bestWeekday, bestDate
    /// `{measure}, {period}`: what is measured, as in `stepsPerDay`, and when.
    case measured
    case stepsPerDay
    /// In a legend: the average of `{count}` days up to each.
    case averageOfDays
    /// In a legend: the half of a weekday's days that is between its least quarter and its greatest.
    case middleHalf
    case total, dailyAverage
    /// Under an average, and under one that leaves out today, which is not over.
    case perDay, perFullDay
    /// At the line of the average, short.
    case average
    /// At the line of the goal.
    case goal
    case noData
    /// Health data that cannot be read, as while the phone is locked.
    case notAccessible
    /// Beside a distance, and beside a number of flights.
    case distance, floors
    /// What the colours of a calendar mean where there is no goal.
    case quartersOfDays, quartersOfMonths
    /// Under the name of a month.
    case bestMonth
    /// Under the length `{count}` of the longest streak of days at `{goal}`, and under the number of all such days, which the
    /// text need not repeat.
    case daysInARow, daysReached
    /// Under the number `{count}` of weeks in each of which the distance was a marathon’s.
    case marathonWeeks
    /// The names of the cities that distances are compared with, in the order of `CityPair`.
    case cities
    /// `{first}–{second}`: two cities as far apart as somebody walked.
    case cityPair
    /// Beside `4 of 7`, and the same where other days have no data.
    case daysAtGoal, daysWithDataAtGoal
    /// `{some} of {count}`, of days.
    case ofDays
    /// Under a figure: `best day, {day}`
    case bestDay
    /// In a legend, the least counts and the greatest: `under {number}`
    case under, atLeast
    /// The measure of points that stand for weeks, months, years or weekdays.
    case averageByWeek, averageByMonth, averageByYear, averageByWeekday
    case stepsPerWeek, stepsPerMonth, stepsPerYear, stepsPerWeekday
    /// Figures with what they count: `{count} steps`
    case stepCount, dayCount, floorCount

    // MARK: Captions and notices. Places: {steps}, {distance}, {date}, {number}

    case captionToday, captionTodayWithDistance
    case captionYesterday, captionYesterdayWithDistance
    case captionOnDate, captionOnDateWithDistance
    case captionOnDay, captionOnDayWithDistance
    case noDataToday, noDataYesterday, noDataOnDate, noDataOnDay
    /// When health data could last be read: `As of {date}`
    case asOf

    // MARK: Goals and comparisons

    /// `Goal reached on {some} of {count} days`, and the same of days with data, where others have none.
    case goalReached, goalReachedWithData
    /// `{percent}% more than {before}`, where `{before}` is one of the texts below.
    case more, less, same
    /// A comparison of a part of the days: `{comparison} ({some} of {count} days)`
    case partlyCompared
    /// Two statements in one sentence: `{first}, {second}`. The next four are such statements, in which stars are around
    /// what matters: `goal on *{some} of {count}* days`, the same of days with data, `*every day* reached {goal}`,
    /// `*{day}* was best`, of a weekday.
    case facts, goalOn, goalOnWithData, everyDay, bestWas
    /// `{percent}% of {goal}`
    case part
    /// Under the steps of a day: `of {goal}`
    case ofGoal
    /// `{count} days in a row at the goal`
    case streak
    /// `Best day: {steps} {day}`, where the day is written as in `onDate`; the same of very many days.
    case bestDayIs, bestOfDays

    // MARK: What days are compared with, as after “more than”

    case theDayBefore, theWeekBefore, theMonthBefore, theYearBefore
    /// The same days of the year before.
    case aYearEarlier
    /// `the {count} days before`
    case theDaysBefore
    /// The days of the week before up to a weekday, and those up to a date.
    case byWeekday, byDate
    /// The first, and the first `{some}`, of `{count}` days.
    case theFirstOf, theFirstDaysOf
    /// In a legend: `week before`
    case dayBefore, weekBefore, monthBefore, yearBefore, daysBefore
    /// In a legend, of a line at their average: `{before}, on average`
    case averageBefore

    // MARK: Charts in words

    /// `Steps, {period}`: a range of dates or a number of days.
    case titleOf
    case lineOfDays, lineOfWeeks, lineOfMonths, lineOfYears, lineOfWeekdays
    case barsOfDays, barsOfWeeks, barsOfMonths, barsOfYears, barsOfWeekdays
    case calendarOfDays, calendarOfWeeks, calendarOfMonths
    /// `{steps} steps in all, {average} a day on average.` One day has no average.
    case sum, sumAndAverage
    /// `No steps in {count} days.`
    case noSteps
    /// `Most: {most} {mostDay}; least: {least} {leastDay}.`
    case extremes
    /// `Best month: {month}, {average} a day.`
    case bestMonthIs
    /// How the average of a week’s days changed from the `{first}` week to the `{last}`.
    case trendUp, trendDown
    /// `Goal of {goal} steps: reached on {some} of {count} days.`
    case goalDays, goalDaysWithData
    /// `No data for {count} days.`
    case gaps
    /// `Highlighted: {steps} {day}.`
    case highlighted

    // MARK: Tables of facts

    case tableWeeks, tableMonths, tableYears, tableWeekdays
    /// Columns: steps, their average a day, days with data, whether days of a period are missing, first and last day.
    case tableSteps, tableAverage, tableDaysWithData, tableInPart, tableFrom, tableTo
    case tableDays, tableDaysSoFar, tableStepsADay, tableDistance, tableFlights
    case tableBestDay, tableLeastDay, tableBestWeek, tableBestMonth, tableLeastMonth
    case tableDaysAtGoal, tableLongestStreak, tableCurrentStreak
    /// The steps that are compared, and those before.
    case tableCompared, tableBefore
    /// The day on which a number of millions was reached.
    case tableReached, tableMarathonWeeks
    /// The nth of days without dates: `day {number}`
    case tableDay
}

extension Word {
    /// The texts that a language may do without.
    package static let optional: Set<Word> = [.dottedCapital, .firstOfMonth, .monthNames, .cities]
}
