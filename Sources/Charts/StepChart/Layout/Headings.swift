/// The title and the subtitle, each on one line.
struct Headings {
    private var title: ChartLayout.Text?
    private var subtitle: ChartLayout.Text?

    /// From the title down to the subtitle's end.
    var height: Double { [title, subtitle].compactMap(\.self).height }

    /// - Parameter width: most that a line may take, in points; what is longer ends with `…`.
    init(_ options: ChartOptions, of week: StepWeek, width: Double, _ theme: ChartTheme) {
        let words = options.language.catalogue(groupsDigits: options.annotations.groupsDigits)
        let annotations = options.annotations
        let summary =
            options.aggregation.span == .day
            ? nil : words.summary(options.aggregation.span, isSum: options.aggregation.isSum)
        let dates = words.dates(of: week)
        let typesetter = Typesetter(theme)
        func line(_ text: String?, _ style: TextStyle) -> ChartLayout.Text? {
            let paragraph = Paragraph(text ?? "", style, width: width, typesetter)
            return paragraph.lines.first { !$0.string.isEmpty }
        }
        let title = annotations.title == .automatic ? words[.heading] : annotations.title?.own
        // What weeks and months come to has to be said somewhere.
        let subtitle =
            annotations.subtitle == .automatic
            ? words.opening(
                [summary, dates ?? words.days(week.days.count)].compactMap(\.self).joined(separator: " · "))
            : annotations.subtitle?.own ?? summary
        self.title = line(title, theme.captionText)
        self.subtitle = line(subtitle, theme.subcaptionText)
    }

    /// Without the less important of them; the same when there is none.
    mutating func dropLast() -> ChartLayout.Omission.Part? {
        defer { (title, subtitle) = (subtitle == nil ? nil : title, nil) }
        return subtitle != nil ? .subtitle : title != nil ? .title : nil
    }

    /// Both lines with the ink of their first letters at `x` and the title's top at `y`.
    func placed(x: Double, y: Double) -> (title: ChartLayout.Text?, subtitle: ChartLayout.Text?) {
        func line(_ text: ChartLayout.Text?, _ y: Double) -> ChartLayout.Text? {
            text.map { $0.moved(x: x - $0.leftBearing, y: y) }
        }
        return (line(title, y), line(subtitle, y + (title?.rect.height ?? 0)))
    }
}
