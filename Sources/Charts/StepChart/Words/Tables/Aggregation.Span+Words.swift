extension Aggregation.Span {
    /// The words for a chart by its mark, for averages, and for a point without a date. Years and weekdays have no
    /// cells, so that these words are never used.
    var words: (line: Word, bars: Word, cells: Word, average: Word, nth: Word) {
        switch self {
        case .day: (.lineOfDays, .barsOfDays, .calendarOfDays, .averageByMonth, .inNthMonth)
        case .week: (.lineOfWeeks, .barsOfWeeks, .calendarOfWeeks, .averageByWeek, .inNthWeek)
        case .month: (.lineOfMonths, .barsOfMonths, .calendarOfMonths, .averageByMonth, .inNthMonth)
        case .year: (.lineOfYears, .barsOfYears, .barsOfYears, .averageByYear, .inNthYear)
        case .weekday: (.lineOfWeekdays, .barsOfWeekdays, .barsOfWeekdays, .averageByWeekday, .inNthMonth)
        case .hour: (.lineOfHours, .barsOfHours, .calendarOfHours, .averageByHour, .inNthMonth)
        }
    }

    /// The words for sums of steps, and of another measure.
    var sums: (ofSteps: Word, ofOthers: Word) {
        switch self {
        case .week: (.stepsPerWeek, .totalByWeek)
        case .day, .month, .hour: (.stepsPerMonth, .totalByMonth)
        case .year: (.stepsPerYear, .totalByYear)
        case .weekday: (.stepsPerWeekday, .totalByWeekday)
        }
    }
}
