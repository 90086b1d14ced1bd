/// A word for the shape of days: a mark of charts, or the calendar of hours.
package enum MarkWord: String, OptionChoice {
    case line, bars, calendar, ring
    /// A calendar of weekdays by hours.
    case punchcard
}

extension Job {
    /// The word for the mark of the chart. A punch card also sets the span of its points, which are hours.
    var markWord: MarkWord? {
        get {
            if chart.mark == .calendar, chart.by == .hour { return .punchcard }
            return chart.mark.flatMap { MarkWord(rawValue: $0.rawValue) }
        }
        set {
            chart.mark = newValue.map { ChartOptions.Mark(rawValue: $0.rawValue) ?? .calendar }
            if newValue == .punchcard { chart.by = .hour }
        }
    }
}
