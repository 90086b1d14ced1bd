import StepRaster

extension WidgetLayout {
    /// A widget on its container, back to front.
    func marks(_ content: WeekContent, _ options: WidgetOptions, _ theme: ChartTheme) -> [Mark] {
        var marks: [Mark] = []
        if options.cornerRadius > 0 {
            let container = Path.roundedRect(
                Rect(x: 0, y: 0, width: width, height: height), radius: options.cornerRadius)
            marks.append(Mark(.fill(container, .solid(theme.background))))
        }
        if let chart {
            // Unlike a chart alone, a widget's knows what it lies on.
            var theme = theme
            theme.widgetNodeRingColor = theme.nodeRingColor
            marks += chart.marks(options.plot, theme, isFaded: content.notice != nil)
        }
        return marks + ownTexts
    }

    /// The texts beside the chart.
    var ownTexts: [Mark] {
        var marks = [day].compactMap(\.self).map { Mark.text(.init("day"), $0) }
        for figure in figures {
            marks += [Mark.text(.init("icon"), figure.icon), .text(.init(figure.kind.rawValue), figure.text)]
        }
        marks += ([summaryLine].compactMap(\.self) + summaryList).map { Mark.text(.init("summary"), $0) }
        return marks + notices.map { Mark.text(.notice, $0) }
    }
}
