extension Vocabulary {
    /// The names of the rows, by the meaning of their words.
    package enum RowKey: String, CaseIterable, Sendable {
        // MARK: Dates

        /// Beginnings of the names of months, January first; `/` separates the forms of a month, `-` is for none.
        case months
        /// Beginnings of words that only this language has, to decide names that mean another month elsewhere.
        case distinctive
        case weekdays
        /// Words between a date and its time, between the parts of a date, and before the number of a month.
        case beforeTime, withinDate, beforeMonth
        /// Endings of the number of a day.
        case ordinals
        case afterYear
        /// Signs after the year, the month and the day, in the order of the date.
        case dateSigns

        // MARK: Cells

        /// Words before the sum or the average of all days.
        case summaries
        /// Texts of cells without a figure, separated by commas.
        case noData

        // MARK: Names of columns, with only their letters and digits

        case date
        /// Dates that are used if no other column has one.
        case lateDate
        case steps, distance, floors, label
        /// Names that may also mean something else.
        case vagueNames
        /// Words for steps, and parts of words in languages that join them. A name that has one, and none of the other
        /// words and stems, is that of steps.
        case stepWords, stepStems, otherWords, otherStems
        /// Words for a day, for days and for a date; and such as `per`, which mean a rate unless one of a day follows.
        case dayWords, rateWords
        /// Words for steps that were taken, in a table that has goals too.
        case actual
        case goals
        /// Words of names for the end of a record.
        case ends
        /// Words for devices, and their makers, in the names of columns of steps.
        case devices
        /// Words in a column's name that mean that rows are of several sources.
        case severals
        case meters, kilometers, miles, feet, yards
        /// Beginnings of the names of other metrics.
        case otherMetrics
        case counts
        /// Names of averages and sums, beside which a count is that of samples.
        case statistics
        /// Columns with numbers that are hours, or other parts of a day.
        case numberedTimes
        /// Columns of the offset from UTC, or of the time zone, of each row.
        case offsets
        /// Columns for sources, the preferred one first.
        case sources
        /// Names in languages that separate thousands by points.
        case groupedByPoint

        // MARK: Names of columns that describe the rows but hold no figures: see `ColumnName.roles`

        /// The metric, such as steps in some rows and pulse in others, and the unit of the figures.
        case metricNames, unitNames
        /// The source, a device or an app; and one of several people.
        case sourceNames, personNames
        /// The end of a record; and a time of day, or the hour or interval of it.
        case endNames, timeNames
        case yearNames, monthNames, dayNames
        /// A period longer or shorter than a day; and something else that has steps, such as a rank or a team.
        case periodNames, rankNames
        /// Columns that only lists of workouts have; a workout has only a part of the steps of its day.
        case workoutNames
        /// Beginnings of words in titles above rows that are weeks, months or years each; and of words for days and
        /// reports, which such titles lack.
        case longPeriods, daily
        /// Columns that affect neither the person nor the kind of the steps.
        case harmlessNames
    }
}
