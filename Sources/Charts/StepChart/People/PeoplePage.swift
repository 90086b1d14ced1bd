/// The title and the footer of a picture of people, and the people between them.
struct PeoplePage {
    let options: ChartOptions
    /// The size of everything, as a multiple of that in a chart of the usual size.
    let scale: Double
    let typesetter: Typesetter
    var theme: ChartTheme { typesetter.theme }
    let words: Catalogue
    /// The space for bars, lines or charts, from the left margin to the right one.
    let space: Rect
    var marks: [Mark] = []
    var omissions: [ChartLayout.Omission] = []

    /// - Parameter footer: a text at the bottom; nil for none.
    init(_ size: Size, _ options: ChartOptions, _ footer: String?, _ week: StepWeek, _ theme: ChartTheme, scale: Double)
    {
        self.options = options
        self.scale = scale
        let theme = theme.scaled(by: scale)
        typesetter = Typesetter(theme)
        words = WeekWords(week, options).words
        let margin = min(theme.marginV, size.width / 8, size.height / 8)
        let width = size.width - 2 * margin
        var bottom = size.height - margin
        let headings = Headings(options, of: week, width: width, theme)
        let (title, subtitle, _) = headings.placed(x: margin, y: margin, right: size.width - margin)
        if let title { marks.append(.text(.title, title)) }
        if let subtitle { marks.append(.text(.subtitle, subtitle)) }
        let top = margin + (headings.height + theme.minimumGap)
        if let footer, let line = Paragraph(footer, theme.subcaptionText, width: width, typesetter).lines.first {
            bottom -= line.rect.height
            marks.append(.text(.init("footer"), line.moved(x: margin, y: bottom)))
            bottom -= theme.minimumGap
        }
        space = Rect(x: margin, y: top, width: width, height: max(1, bottom - top))
    }

    /// Returns a person's name in a style, shortened if it is wider than `width`, at the origin.
    func name(of person: PeopleFacts.Person, _ style: TextStyle, width: Double) -> ChartLayout.Text {
        let lines = Paragraph(person.name, style, width: width, typesetter).lines
        return lines.first ?? typesetter.text("", style)
    }

    /// Places a person's points without headings, on a scale that includes the counts of all people.
    func frame(
        _ series: Series, beside counts: [Int], _ options: ChartOptions, in bounds: Rect, _ theme: ChartTheme
    ) -> ChartFrame {
        var options = options.suited(to: series)
        options.annotations.title = nil
        // The page has the words for weeks or months, which would replace a missing subtitle.
        options.annotations.subtitle = .text("")
        let area = PlotArea(
            in: bounds, marginH: theme.nodeReach, marginV: theme.guideOverhang, labelHeight: theme.labelHeight)
        let style = ChartFrame.FrameStyle(
            showsSelectedNodeOnly: true, namesLines: false, otherCounts: counts)
        return ChartFrame(DayLabels(options, of: series), selected: nil, in: area, theme, style)
    }
}
