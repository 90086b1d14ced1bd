import StepData

extension WeekChart {
    /// The chart to show before there is data, in the same layout: grey blocks in place of labels, and a grey line that
    /// is the same for every week of as many days. A notice is told, but no dates.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: WeekChart {
        get throws(ChartError) {
            var options = options
            options.selection = options.selection.withoutDate
            options.notice = options.notice.map { _ in .notAccessible }
            var chart = try WeekChart(.sample(days: week.days.count), options: options, theme: theme.placeholder)
            chart.isPlaceholder = true
            return chart
        }
    }
}

extension WeekWidget {
    /// As `WeekChart.placeholder`, with blocks in place of the figures too.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: WeekWidget {
        get throws(ChartError) {
            var options = options
            options.chart.selection = options.chart.selection.withoutDate
            options.chart.notice = options.chart.notice.map { _ in .notAccessible }
            var widget = try WeekWidget(.sample(days: week.days.count), options: options, theme: theme.placeholder)
            widget.isPlaceholder = true
            return widget
        }
    }
}

extension WeekCard {
    /// As `WeekChart.placeholder`, with blocks in place of the figures too, and nothing to compare with.
    /// - Throws: `ChartError.missingGlyph` for a character of a text that cannot be drawn.
    public var placeholder: WeekCard {
        get throws(ChartError) {
            var options = options
            options.chart.selection = options.chart.selection.withoutDate
            options.chart.notice = options.chart.notice.map { _ in .notAccessible }
            options.chart.aids.goal = nil
            var card = try WeekCard(.sample(days: week.days.count), options: options, theme: theme.placeholder)
            card.isPlaceholder = true
            return card
        }
    }
}

extension WeekMessage {
    /// The message to send before there is data: the picture is a placeholder, and the caption says why. What else was
    /// said about the day is left out.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: WeekMessage {
        get throws(ChartError) { try WeekMessage(placeholder: chart.placeholder, words) }
    }
}

extension ChartOptions.Selection {
    /// A day of another week is the last of this one.
    fileprivate var withoutDate: Self {
        if case .date = self { .last } else { self }
    }
}
