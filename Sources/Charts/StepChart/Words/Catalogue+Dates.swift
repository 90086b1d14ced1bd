extension Catalogue {
    /// Returns a week's dates, `September 12–18, 2016`, or the month or the year that they fill; nil without dates.
    func dates(of week: StepWeek) -> String? {
        guard let first = week.days[0].date, let last = week.days.last?.date else { return nil }
        if let span = week.span { return written(span.unit == .month ? .monthOfYear : .year, first) }
        if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31) { return written(.years, first, last) }
        if first == last { return written(.fullDate, last) }
        // The month or the year of both ends is written once if it is the same.
        if first.year != last.year { return written(.daysOfYears, first, last) }
        return written(first.month == last.month ? .daysOfMonth : .daysOfYear, first, last)
    }

    /// Writes a date, or a range of dates, in a form of the vocabulary.
    func written(_ form: Word, _ date: CivilDate, _ last: CivilDate? = nil) -> String {
        let last = last ?? date
        return filled(template(form)) { name in
            switch name {
            case "day": .text(dayOfMonth(date))
            case "month": .text(months[date.month - 1])
            case "shortMonth": .text(shortMonths[date.month - 1])
            case "monthName": .text(monthNames[date.month - 1])
            case "year": .text("\(date.year)")
            case "dayNumber": .text("\(date.day)")
            case "monthNumber": .text("\(date.month)")
            case "lastDay": .text(dayOfMonth(last))
            case "lastMonth": .text(months[last.month - 1])
            case "lastYear": .text("\(last.year)")
            default: nil
            }
        }
    }

    private func dayOfMonth(_ date: CivilDate) -> String {
        let form: Word = date.day == 1 && has(.firstOfMonth) ? .firstOfMonth : .dayOfMonth
        return self[form, ["number": .text("\(date.day)")]]
    }
}
