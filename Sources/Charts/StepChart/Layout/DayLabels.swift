/// The texts under the points of a series: a day's own label, or its date or weekday in the form of the options; the
/// first day of a week, or the name of a month.
struct DayLabels {
    let series: Series
    let options: ChartOptions
    private let form: ChartOptions.Labels
    private let words: Catalogue
    private let showsWeekdays: Bool
    /// The weekday of the first day, from 0 for Monday; nil if it is not shown, or known only from the dates.
    private let firstWeekday: Int?
    /// True if a January is labelled with its year.
    private let hasYears: Bool
    /// True if only the starts of weeks, months or years are labelled.
    let followsCalendar: Bool
    /// True if labels that do not all fit are thinned by the calendar, so that each year's first month keeps its label.
    let thinsByCalendar: Bool

    var points: [Series.DataPoint] { series.points }
    private var span: Aggregation.Span { options.aggregation.span }

    /// The distance of hours that have labels.
    static let labelledHours = 6

    /// The greatest number of days that are labelled by letters.
    static let mostLetters = 14

    init(_ options: ChartOptions, of series: Series) {
        self.series = series
        self.options = options
        let points = series.points
        let span = options.aggregation.span
        words = options.language.catalogue
        let dateForm: ChartOptions.Labels = words.template(.dateLabel).hasPrefix("{day") ? .dayMonth : .monthDay
        form = options.labels == .automatic ? dateForm : options.labels
        showsWeekdays = options.labels == .automatic || options.labels == .weekday
        firstWeekday = showsWeekdays && span == .day ? options.firstWeekday.map { $0 - 1 } : nil
        // The greatest number of points that have labels of their own.
        let most =
            switch span {
            case .day, .weekday, .hour: 62
            case .week: 27
            case .month, .year: 24
            }
        hasYears = points.first?.date?.year != points.last?.date?.year || options.namesYears
        let mayFollow =
            options.labels == .automatic && points.first?.date != nil && points.allSatisfy { $0.label == nil }
        followsCalendar = mayFollow && points.count > most
        thinsByCalendar = mayFollow && span == .month && hasYears
    }

    /// The ticks that may have a label: months have no ticks of weeks.
    var ticks: [CalendarTicks] { CalendarTicks.all.filter { span != .month || $0.unit != .week(from: 1) } }

    /// Returns the letter of a day's weekday, for days without space for more; nil if they have other labels.
    func letter(_ index: Int) -> String? {
        let point = points[index]
        guard span == .day, showsWeekdays, points.count <= Self.mostLetters, point.label == nil else { return nil }
        let weekday = point.date.map { $0.weekday - 1 } ?? firstWeekday.map { ($0 + index) % 7 }
        return weekday.map { words.weekdayLetters[$0] }
    }

    /// The label of a point; nil if it has none.
    subscript(index: Int) -> String? {
        if form == .hidden { return nil }
        if span == .hour { return index.isMultiple(of: Self.labelledHours) ? words.hour(index) : nil }
        let point = points[index]
        if let label = point.label { return label.isEmpty ? nil : label }
        guard let date = point.date else { return firstWeekday.map { words.weekdays[($0 + index) % 7] } }
        switch (form, span) {
        case (_, .weekday), (_, .hour), (.weekday, .day): return words.weekdays[date.weekday - 1]
        case (.iso, _): return date.description
        case (_, .month): return month(date)
        case (_, .year): return "\(date.year)"
        case (.dayMonth, _): return words.written(.dayMonthLabel, date)
        case (.monthDay, _): return "\(date.month)/\(date.day)"
        case (.weekday, .week): return words.written(.dateLabel, date)
        case (.automatic, _), (.hidden, _): return nil
        }
    }

    func text(of unit: CalendarSpan.Unit, from date: CivilDate) -> String {
        switch unit {
        case .week: words.written(.dateLabel, date)
        case .month: month(date)
        case .year: "\(date.year)"
        }
    }

    /// Returns the label of a month: its name, or for a January the year if the points or the options need it.
    func month(_ date: CivilDate) -> String {
        date.month == 1 && hasYears ? "\(date.year)" : words.shortMonths[date.month - 1]
    }

    var areAllEmpty: Bool { points.indices.allSatisfy { self[$0] == nil } }
}
