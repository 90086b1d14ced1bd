import StepData

/// The text under each day: its own label, else its date or weekday as asked for.
struct DayLabels {
    private let days: [StepDay]
    private let form: ChartOptions.Labels
    private let words: any Catalogue
    /// Of the first day, from 0 for Monday; nil when it is not to be shown, or not known but by the dates.
    private let firstWeekday: Int?

    init(_ options: ChartOptions, of week: StepWeek) {
        days = week.days
        words = options.language.catalogue
        form = options.labels == .automatic ? words.dateLabel : options.labels
        let showsWeekdays = options.labels == .automatic || options.labels == .weekday
        firstWeekday = showsWeekdays ? options.weekStart.flatMap(ChartOptions.Weekday.allCases.firstIndex) : nil
    }

    /// Nil for a day that has nothing to show.
    subscript(index: Int) -> String? {
        if form == .hidden { return nil }
        let day = days[index]
        if let label = day.label { return label.isEmpty ? nil : label }
        guard let date = day.date else { return firstWeekday.map { words.weekdays[($0 + index) % 7] } }
        return switch form {
        case .monthDay: "\(date.month)/\(date.day)"
        case .dayMonth: words.dayMonth(date)
        case .iso: date.description
        case .weekday: words.weekdays[date.weekday - 1]
        case .automatic, .hidden: nil
        }
    }

    /// Whether no day has anything to show.
    var areAllEmpty: Bool { days.indices.allSatisfy { self[$0] == nil } }
}
