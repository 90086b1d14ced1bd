import StepData

/// The text under each day: its own label, else its date in the style asked for.
struct DayLabels {
    private let labels: ChartOptions.Labels
    private let days: [StepDay]

    init(_ labels: ChartOptions.Labels, of week: StepWeek) {
        self.labels = labels
        self.days = week.days
    }

    /// Nil for a day that has nothing to show.
    subscript(index: Int) -> String? {
        if labels == .none { return nil }
        let day = days[index]
        if let label = day.label { return label.isEmpty ? nil : label }
        guard let date = day.date else { return nil }
        return switch labels {
        case .monthDay: "\(date.month)/\(date.day)"
        case .weekday: Self.weekdays[date.weekday - 1]
        case .iso: date.description
        case .none: nil
        }
    }

    /// Whether no day has anything to show.
    var areAllEmpty: Bool { days.indices.allSatisfy { self[$0] == nil } }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
