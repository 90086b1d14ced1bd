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
    /// The text of the goal's line, in its colour, at the origin; nil if there is no such line.
    let goalText: ChartLayout.Text?
    var marks: [Mark] = []
    var omissions: [ChartLayout.Omission] = []

    /// - Parameters:
    ///   - card: the size, the layout and the footer of the page.
    ///   - hasLegend: true if a legend beside the title names the goal.
    init(
        _ card: CardOptions, _ options: ChartOptions, _ week: StepWeek, _ theme: ChartTheme, scale: Double,
        hasLegend: Bool
    ) {
        self.options = options
        self.scale = scale
        let theme = theme.scaled(by: scale)
        typesetter = Typesetter(theme)
        words = WeekWords(week, options).words
        goalText = options.goalLine(of: week).map { [typesetter, words] goal in
            let style = with(theme.valueText) { $0.color = theme.goalColor }
            return typesetter.text("\(words[.goal]) \(words.amount(goal))", style)
        }
        let size = card.size
        let margin = min(theme.marginV, size.width / 8, size.height / 8)
        let isPoster = card.layout ?? .init(width: size.width, height: size.height) == .poster
        let x = isPoster ? CardLayout.poster.width * size.width : margin
        let y = isPoster ? CardLayout.poster.height * size.height : margin
        let width = size.width - 2 * x
        var bottom = size.height - y
        let names = hasLegend ? [goalText].compactMap { $0?.fitting(width / 2) } : []
        let legend = Legend(names, swatch: Size(Self.goalSample * theme.valueText.size, 0), gap: theme.minimumGap / 2)
        let headings = Headings(options, of: week, legend: legend, width: width, theme)
        let (title, subtitle, placed) = headings.placed(x: x, y: y, right: size.width - x)
        marks += placed.marks([(.goalLine, theme.goalStroke, 0)])
        if let title { marks.append(.text(.title, title)) }
        if let subtitle { marks.append(.text(.subtitle, subtitle)) }
        let top = y + (headings.height + theme.minimumGap)
        let footer = Paragraph(card.footer ?? "", theme.subcaptionText, width: width, typesetter)
        if let line = footer.lines.first {
            bottom -= line.rect.height
            marks.append(.text(.init("footer"), line.moved(x: x, y: bottom)))
            bottom -= theme.minimumGap
        }
        space = Rect(x: x, y: top, width: width, height: max(1, bottom - top))
    }

    /// The width of the sample of the goal's line before its text, in em.
    static let goalSample = 1.6

    /// Returns a person's name in a style, shortened if it is wider than `width`, at the origin.
    func name(of person: PeopleFacts.Person, _ style: TextStyle, width: Double) -> ChartLayout.Text {
        return Paragraph(person.name, style, width: width, typesetter).lines.first ?? typesetter.text("", style)
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
        let style = ChartFrame.FrameStyle(showsSelectedNodeOnly: true, namesLines: false, otherCounts: counts)
        return ChartFrame(DayLabels(options, of: series), selected: nil, in: area, theme, style)
    }
}
