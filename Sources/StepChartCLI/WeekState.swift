import StepChart
import StepFiles
import StepJobs

/// What there is to draw: the input's week, or what stands in for it.
struct WeekState {
    let week: StepWeek
    /// Only blocks are to be drawn, and nothing of the week but its length.
    var isPlaceholder = false
    var notice: Notice?
    /// For the user, when the input was to be drawn and something else is.
    var warning: String?
    /// What the week was read from; nil for a sample.
    var text: WeekText?

    /// Whether the week is another than the input's.
    var isStandIn: Bool { text == nil || notice != nil }

    /// The part of a drawing's key that tells this from other states.
    var key: [[UInt8]] {
        let kind = "\(isPlaceholder) \(String(describing: notice)) \(week.days.count) \(text?.format.rawValue ?? "")"
        return [Array(kind.utf8), text?.bytes ?? []]
    }

    /// The day to highlight. One that was chosen of another week is not missed in a stand-in.
    func selection(_ wanted: ChartOptions.Selection) -> ChartOptions.Selection {
        guard isStandIn else { return wanted }
        switch wanted {
        case .index(let index) where index >= week.days.count: return .automatic
        case .date(let date) where !week.days.contains { $0.date == date }: return .automatic
        case .automatic, .last, .noDay, .index, .date: return wanted
        }
    }
}

extension WeekState {
    static func placeholder(days: Int) -> Self { Self(week: .sample(days: days), isPlaceholder: true) }

    /// The last week that could be read, or a placeholder, each with its notice.
    static func standIn(after failure: Failure, cache: WeekCache?) -> Self {
        if let text = cache?.lastWeek, let week = try? text.week() {
            return Self(
                week: week, notice: .lastAccessible,
                warning: "\(failure.line); drawn instead: the cached week\(Self.dates(of: week))", text: text)
        }
        return Self(
            week: .sample(), isPlaceholder: true, notice: .notAccessible,
            warning: "\(failure.line); drawn instead: a placeholder")
    }

    private static func dates(of week: StepWeek) -> String {
        guard let first = week.days.first?.date, let last = week.days.last?.date else { return "" }
        return first == last ? " of \(first)" : " of \(first) to \(last)"
    }
}
