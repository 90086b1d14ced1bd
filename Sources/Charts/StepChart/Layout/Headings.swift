/// The title and the subtitle, each on one line.
struct Headings {
    private(set) var title: Paragraph?
    private(set) var subtitle: Paragraph?

    /// From the title down to the subtitle's end.
    var height: Double { (title?.height ?? 0) + (subtitle?.height ?? 0) }

    /// - Parameter width: most that a line may take, in points; what is longer ends with `…`.
    init(_ options: ChartOptions, of week: StepWeek, width: Double, _ theme: ChartTheme) {
        let words = options.language.catalogue(groupsDigits: options.annotations.groupsDigits)
        let annotations = options.annotations
        let summary =
            options.aggregation.span == .day
            ? nil : words.summary(options.aggregation.span, isSum: options.aggregation.isSum)
        let dates = words.dates(of: week)
        let typesetter = Typesetter(theme)
        func paragraph(_ text: String?, _ style: TextStyle) -> Paragraph? {
            guard let text else { return nil }
            let paragraph = Paragraph(text, style, digits: .tabular, width: width, typesetter)
            return paragraph.lines.allSatisfy(\.string.isEmpty) ? nil : paragraph
        }
        let title = annotations.title == .automatic ? words[.heading] : annotations.title?.own
        // What weeks and months come to has to be said somewhere.
        let subtitle =
            annotations.subtitle == .automatic
            ? words.opening(
                [summary, dates ?? words.days(week.days.count)].compactMap(\.self).joined(separator: " · "))
            : annotations.subtitle?.own ?? summary
        self.title = paragraph(title, theme.captionText)
        self.subtitle = paragraph(subtitle, theme.subcaptionText)
    }

    /// Without the less important of them; the same when there is none.
    mutating func dropLast() -> ChartLayout.Omission.Part? {
        defer { (title, subtitle) = (subtitle == nil ? nil : title, nil) }
        return subtitle != nil ? .subtitle : title != nil ? .title : nil
    }

    /// Both lines with the ink of their first letters at `x` and the title's top at `y`.
    func placed(x: Double, y: Double) -> (title: ChartLayout.Text?, subtitle: ChartLayout.Text?) {
        func line(_ paragraph: Paragraph?, _ y: Double) -> ChartLayout.Text? {
            paragraph?.placed(x: x, y: y).first.map { $0.moved(x: -$0.leftBearing) }
        }
        return (line(title, y), line(subtitle, y + (title?.height ?? 0)))
    }
}
