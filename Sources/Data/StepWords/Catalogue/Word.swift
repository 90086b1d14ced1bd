/// A text that stepchart writes; the name of the case is the key of its row in the files of Catalogue. The comments
/// describe the English texts; names in braces are placeholders, which each language puts in its own order.
package enum Word: String, CaseIterable, Sendable {
    // MARK: Numbers

    /// The signs between the thousands of a grouped number, and before its decimals.
    case groupSeparator, decimalSeparator
    /// `{number} km`
    case kilometers, miles
    /// The list of units of large counts: `1000 {number}k`.
    case shortCounts
    /// The capital of i in a language where it has a dot.
    case dottedCapital

    // MARK: Weekdays and months: lists, from Monday or January

    /// The weekdays short enough for a label, in full, and in a letter each.
    case weekdays, longWeekdays, weekdayLetters
    /// The months short enough for a label.
    case shortMonths
    /// The months in full, in the form used within a date.
    case months
    /// The months in full, in the form used without a day; the same as `months` if there is no such row.
    case monthNames
    /// The months, one letter or one number each.
    case monthLetters

    // MARK: Dates. Placeholders: {day}, {month}, {shortMonth}, {monthName}, {year}, {dayNumber}, {monthNumber}; of the
    // last day of several {lastDay}, {lastMonth}, {lastYear}

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
    /// The label of a date whose day comes first: `14.9.`
    case dayMonthLabel
    /// The usual label of a date: `9/14`
    case dateLabel
    /// The label of an hour before noon, and of one after it: `6 AM`, or the same form for both by a clock of 24 hours.
    case morningHour, afternoonHour

    // MARK: Times

    case today, yesterday
    /// `on {date}`, where the date is a finished text.
    case onDate
    /// `on {weekday}`
    case onWeekday
    /// The nth day, week or month of those without dates: `on day {number}`
    case onDay, inNthWeek, inNthMonth, inNthYear
    /// The time of seven days: `in the week from {date}`
    case inWeekFrom
    /// `in {month}`, where the month is written as in `monthOfYear`.
    case inMonth
    /// `in {year}`
    case inYear
    /// `at {hour}`, by the start of the hour: `at 6 AM`
    case atHour
    /// Days that are not over: `{period} so far`, and beside such a day: `so far`
    case soFar, notOver

    // MARK: Sentences and their signs

    case fullStop
    /// Two sentences, one after the other: `{first} {second}`
    case sentences
    /// `{label}: {value}`
    case labelled

    // MARK: Headings, labels and figures

    /// The heading of a chart: `Steps`
    case heading
    /// The heading as a finding: `{percent}% more steps than {before}`, where `{before}` is one of the texts below.
    case moreSteps, fewerSteps, sameSteps
    /// `{weekday} was best: {steps} steps`, and the same with a `{date}`.
    case bestWeekday, bestDate
    /// `{measure}, {period}`: what is measured, as in `stepsPerDay`, and when.
    case measured
    case stepsPerDay
    /// The legend of a running average over `{count}` days.
    case averageOfDays
    /// The legend of the range that holds the middle half of a weekday's days.
    case middleHalf
    case total, dailyAverage
    /// The label under an average, and under one that leaves out today, which is not over.
    case perDay, perFullDay
    /// The short label at the line of the average.
    case average
    /// The label at the line of the goal.
    case goal
    case noData
    /// The notice that health data cannot be read, as while the phone is locked.
    case notAccessible
    /// The labels beside a distance and a number of flights.
    case distance, floors
    /// The legend of a calendar's colours if there is no goal.
    case quartersOfDays, quartersOfMonths
    /// The label under the name of a month.
    case bestMonth
    /// The label under the length `{count}` of the longest streak of days at `{goal}`, and under the number of all such
    /// days, which the text need not repeat.
    case daysInARow, daysReached
    /// The label under the number `{count}` of weeks in each of which the distance was a marathon’s.
    case marathonWeeks
    /// The names of the cities that distances are compared with, in the order of `CityPair`.
    case cities
    /// `{first}–{second}`: two cities as far apart as somebody walked.
    case cityPair
    /// The label beside `4 of 7`, and the same if other days have no data.
    case daysAtGoal, daysWithDataAtGoal
    /// `{some} of {count}`, of days.
    case ofDays
    /// The label under a figure: `best day, {day}`
    case bestDay
    /// The legend of the least counts, and of the greatest: `under {number}`
    case under, atLeast
    /// The measure of points that are weeks, months, years, weekdays or hours.
    case averageByWeek, averageByMonth, averageByYear, averageByWeekday, averageByHour
    case stepsPerWeek, stepsPerMonth, stepsPerYear, stepsPerWeekday
    /// The same of sums of a distance, or of floors.
    case totalByWeek, totalByMonth, totalByYear, totalByWeekday
    /// Figures with what they count: `{count} steps`
    case stepCount, dayCount, floorCount

    // MARK: Captions and notices. Placeholders: {steps}, {distance}, {date}, {number}

    case captionToday, captionTodayWithDistance
    case captionYesterday, captionYesterdayWithDistance
    case captionOnDate, captionOnDateWithDistance
    case captionOnDay, captionOnDayWithDistance
    case noDataToday, noDataYesterday, noDataOnDate, noDataOnDay
    /// The last time that health data could be read: `As of {date}`
    case asOf

    // MARK: Goals and comparisons

    /// `Goal reached on {some} of {count} days`, and the same of days with data, if others have none.
    case goalReached, goalReachedWithData
    /// `{percent}% more than {before}`, where `{before}` is one of the texts below.
    case more, less, same
    /// A comparison of a part of the days: `{comparison} ({some} of {count} days)`
    case partlyCompared
    /// The number of days by which a running sum is ahead of that of another year, or behind it, with emphasis between
    /// stars: `*{count} days* ahead of {year}`
    case aheadOfYear, behindYear
    /// Two statements in one sentence: `{first}, {second}`. The next four are such statements, with emphasis between
    /// stars: `goal on *{some} of {count}* days`, the same of days with data, `*every day* reached {goal}`, `*{day}*
    /// was best`, of a weekday.
    case facts, goalOn, goalOnWithData, everyDay, bestWas
    /// `{percent}% of {goal}`
    case part
    /// The label under the steps of a day: `of {goal}`
    case ofGoal
    /// `{count} days in a row at the goal`
    case streak
    /// `Best day: {steps} {day}`, where the day has the form of `onDate`; and the same of very many days.
    case bestDayIs, bestOfDays
    /// `Best hour: {steps} {hour}`, where the hour has the form of `atHour`.
    case bestHourIs

    // MARK: Days to compare with, as after “more than”

    case theDayBefore, theWeekBefore, theMonthBefore, theYearBefore
    /// The same days of the year before.
    case aYearEarlier
    /// `the {count} days before`
    case theDaysBefore
    /// The days of the week before up to a weekday, and those up to a date.
    case byWeekday, byDate
    /// The first, and the first `{some}`, of `{count}` days.
    case theFirstOf, theFirstDaysOf
    /// The legend of the days before: `week before`
    case dayBefore, weekBefore, monthBefore, yearBefore, daysBefore
    /// The legend of a line at the average of the days before: `{before}, on average`
    case averageBefore

    // MARK: Charts in words

    /// `Steps, {period}`: a range of dates or a number of days.
    case titleOf
    case lineOfDays, lineOfWeeks, lineOfMonths, lineOfYears, lineOfWeekdays, lineOfHours
    case barsOfDays, barsOfWeeks, barsOfMonths, barsOfYears, barsOfWeekdays, barsOfHours
    case calendarOfDays, calendarOfWeeks, calendarOfMonths, calendarOfHours
    /// A picture of several people.
    case barForEach, lineForEach, chartForEach
    /// Today, which is not over, does not count in a picture of several people.
    case withoutToday
    /// `{steps} steps in all, {average} a day on average.` One day has no average. Here and in other texts about days,
    /// a distance or a number of floors comes with its unit, and the forms of a noun after it are left out.
    case sum, sumAndAverage
    /// `No steps in {count} days.`
    case noSteps
    /// `Most: {most} {mostDay}; least: {least} {leastDay}.`
    case extremes
    /// `Best month: {month}, {average} a day.`
    case bestMonthIs
    /// The change in the average of a week’s days from the `{first}` week to the `{last}`.
    case trendUp, trendDown
    /// `Goal of {goal} steps: reached on {some} of {count} days.`
    case goalDays, goalDaysWithData
    /// `No data for {count} days.`
    case gaps
    /// `Highlighted: {steps} {day}.`
    case highlighted

    // MARK: Tables of facts

    case tableWeeks, tableMonths, tableYears, tableWeekdays
    /// The columns: steps, their average a day, days with data, the mark of an incomplete period, first and last day.
    case tableSteps, tableAverage, tableDaysWithData, tableInPart, tableFrom, tableTo
    case tableDays, tableDaysSoFar, tableStepsADay, tableDistance, tableFlights
    case tableBestDay, tableLeastDay, tableBestWeek, tableBestMonth, tableLeastMonth
    /// The average a day of the first week and of the last, if the change is clear.
    case tableTrend
    case tableDaysAtGoal, tableLongestStreak, tableCurrentStreak
    /// The steps that are compared, and those before.
    case tableCompared, tableBefore
    /// The same of a distance, or of floors.
    case tableTotalCompared, tableTotalBefore
    /// The day on which a number of millions was reached.
    case tableReached, tableMarathonWeeks
    /// The nth of days without dates: `day {number}`
    case tableDay
}

extension Word {
    /// The texts that a language may lack.
    package static let optional: Set<Word> = [.dottedCapital, .firstOfMonth, .monthNames, .cities]
}
