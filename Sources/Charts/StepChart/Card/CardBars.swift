/// The bar chart of a card: days that reached the goal have the accent colour, days before are ticks across the bars.
struct CardBars {
    private(set) var layout: ChartLayout
    private let style: CardStyle
    private let options: ChartOptions
    private let card: CardLayout
    private var theme: ChartTheme
    /// True if the bars are months below a calendar: only the best one is bright, and counts are short.
    private let areMonths: Bool
    /// The least em size of letters, in points: the names below a calendar may be smaller.
    private let leastSize: Double
    /// The days, weeks or months with their labels.
    private var series: Series
    /// The index of the day that is not over.
    private let openDay: Int?
    /// True if the names of lines are in a column on the right.
    private var hasColumn: Bool { [.center, .beside].contains(card.arrangement) && !areMonths }
    private var legend: [Mark] = []

    /// - Parameter monthTheme: the theme of bars that are months below a calendar; nil for others.
    init(
        _ style: CardStyle, _ options: ChartOptions, in card: CardLayout, _ monthTheme: ChartTheme? = nil
    ) throws(ChartError) {
        self.style = style
        self.options = options
        self.card = card
        areMonths = monthTheme != nil
        leastSize = areMonths ? min(style.leastTextSize, card.width / 50) : style.leastTextSize
        theme = monthTheme ?? style.theme
        layout = ChartLayout(bounds: card.chartRect, plot: card.chartRect)
        // The arrangement `center` has no space for a legend.
        let content = style.content
        let week = card.arrangement == .center ? content.week.comparing(with: []) : content.week
        series = Series(week, options)
        openDay = options.aggregation.span == .day && week.days.count > 1 ? week.openDay : nil
        let arePlainDays = series.points.allSatisfy { $0.days.count == 1 && $0.label == nil && $0.date != nil }
        if options.labels == .automatic, series.points.count > Self.mostLabels, arePlainDays {
            series.relabel { _, point in point.date?.weekday == 1 ? nil : "" }
        }
        let areManyMonths = options.aggregation.span == .month && series.points.count > 7
        let letters = options.language.catalogue.monthLetters
        if areMonths || areManyMonths { series.relabel { _, point in point.date.map { letters[$0.month - 1] } } }
        let names = DayLabels(options, of: series)
        if hasColumn || series.points.count > 7 { series.relabel { names.letter($0) ?? $1.label } }
        scaleTheme()
        let selected = try content.selectedIndex(options.selection)
        place(DayLabels(options, of: series), selected: selected)
    }

    /// Lays out the bars, and the texts around them.
    private mutating func place(_ labels: DayLabels, selected: Int?) {
        func frame(namesLines: Bool, hasLegend: Bool) -> ChartFrame {
            let area = area(labels, hasLegend: hasLegend)
            var bars = BarStyle(cardStyle(in: area.bounds))
            bars.openBar = openDay
            let style = ChartFrame.FrameStyle(namesLines: namesLines, barStyle: bars)
            return ChartFrame(labels, selected: selected, in: area, theme, style)
        }
        var chart = frame(namesLines: !hasColumn, hasLegend: series.hasPrevious || hasOpenDayInLegend)
        // The legend has the goal's label if that does not fit over its line, unless there is an axis.
        let hasGoalInLegend = chart.fit.hasColumn && !options.annotations.yAxis && options.averageLine != true
        if hasGoalInLegend { chart = frame(namesLines: false, hasLegend: true) }
        layout = ChartLayout(chart, content)
        let highest = layout.highestValue
        for (index, node) in layout.nodes.enumerated() {
            // The label of the highlighted day, or of the best month, has the headline's colour.
            let isEmphasized = areMonths ? node.value == highest : node.isSelected
            if isEmphasized { layout.nodes[index].label = node.label?.colored(palette.ink) }
        }
        // The numbers of months, and labels that no option sets, are no omission.
        if areMonths { layout.omissions.removeAll { $0.part == .values } }
        let hasOwnLabels = style.options.chart.labels != .automatic || content.week.days.contains { $0.label != nil }
        if !hasOwnLabels { layout.omissions.removeAll { $0.part == .labels } }
        placeLegend(withGoal: hasGoalInLegend)
    }

    /// Makes the legend of the lines and of the day that is not over.
    private mutating func placeLegend(withGoal: Bool) {
        guard let style = layout.barStyle, let bars = style.card else { return }
        let nameSize = theme.valueText.size
        var names: [ChartLayout.Text] = []
        var lines: [Legend.LegendLine] = []
        if series.hasPrevious {
            let name = WeekWords(series.week, language: options.language).nameBefore(isAverage: !layout.hasTicks)
            names.append(text(name, nameSize, 500, palette.quiet))
            lines.append((.daysBefore, bars.tickStroke, bars.tickWidth / 2))
        }
        if withGoal, let goal = layout.goalLine {
            names.append(text("\(words[.goal]) \(words.amount(Int(goal.value)))", nameSize, 600, palette.goal))
            lines.append((.goalLine, Mark.Stroke(style.goalPen, .solid(palette.goal)), bars.tickWidth / 2))
        }
        let notOver = words[.notOver]
        var row = Legend()
        for (open, part) in [(words.soFar(words[.today]), 1), (notOver, 1), (notOver, 0.85), (notOver, 0.7)] {
            let texts = names + (hasOpenDayInLegend ? [text(open, nameSize, 500, palette.quiet)] : [])
            row = Legend(
                texts.map { $0.sized(part * $0.size) }, swatch: Size(1.25 * labelSize, bars.tickWidth),
                gap: 0.45 * labelSize, spacing: part * labelSize)
            if row.bounds.width <= layout.bounds.width { break }
        }
        row = row.moved(x: layout.bounds.x, y: card.chartRect.maxY - 0.4 * labelSize)
        legend = row.marks(lines)
        guard hasOpenDayInLegend, let text = row.texts.last, let swatch = row.swatches.last else { return }
        let side = 0.7 * labelSize
        let sample = Rect(x: swatch.maxX - side, y: swatch.midY - side / 2, width: side, height: side)
        let fill = Mark(.rect(sample, radius: 0.2 * side), fill: .solid(palette.hatch))
        legend += [fill, bars.stripes(in: sample, radius: 0.2 * side, reached: false), .text(.legend, text)]
    }

    /// The goal's count over its line and the word "goal" below it, or both on the side with enough space and without a
    /// day's number; and a note beside the label of a day that is not over.
    private var columnTexts: [Mark] {
        if !hasColumn { return [] }
        let right = layout.bounds.maxX
        var marks: [Mark] = []
        if openDay == layout.nodes.indices.last, let label = layout.nodes.last?.label {
            let text = text(words[.notOver], labelSize, 500, palette.quiet)
            marks.append(.text(.init("so far"), text.placed(x: right, baseline: label.baseline, .trailing)))
        }
        guard let goal = layout.goalLine else { return marks }
        let count = text(words.amount(Int(goal.value)), labelSize, 600, palette.goal)
        let name = text(words[.goal], labelSize, 500, palette.goal)
        let over = goal.y - 0.3 * labelSize
        let below = goal.y + labelSize
        let placed = count.placed(x: right, baseline: over, .trailing).rect.grown(x: 0.3 * labelSize, y: 0)
        let hasNumber = layout.nodes.contains { $0.valueLabel?.rect.touches(placed, gap: 0) == true }
        var baselines = (over, below)
        if hasNumber || over - labelSize < layout.bounds.y { baselines = (below, below + 1.2 * labelSize) }
        if below > layout.plot.maxY { baselines = (over - 1.2 * labelSize, over) }
        marks.append(.text(.goal, count.placed(x: right, baseline: baselines.0, .trailing)))
        marks.append(.text(.goal, name.placed(x: right, baseline: baselines.1, .trailing)))
        return marks
    }

    // MARK: Measures

    /// Scales the theme, in which all lengths follow the size of labels.
    private mutating func scaleTheme() {
        let side = min(card.width, card.height)
        let most = areMonths ? 0 : 0.0333 * min(card.width, 1.2 * side) * card.textScale
        let isCenter = isCenter && !areMonths
        let size = max(style.leastTextSize, isCenter ? min(card.width / 35, 0.054 * side) : most)
        theme = theme.scaled(by: size / theme.labelText.size)
        theme.labelText = TextStyle(color: palette.quiet, size: size, weight: 600)
        theme.subcaptionText = theme.labelText
        theme.valueText = theme.labelText.sized(isCenter ? size : max(leastSize, 0.82 * size))
        theme.labelOffset = 1.15 * size
        theme.labelHeight = 1.7 * size
        theme.nodeRadius = 0
        theme.nodeRingWidth = 0
        theme.marginV = 0
        theme.barWidth = 0.72
        theme.maximumBarWidth = .infinity
        theme.goalColor = palette.goal
        theme.referenceLineWidth = size / 17.5
    }

    /// Returns the area of the bars, of which the first and the last end at the card's margins.
    private func area(_ labels: DayLabels, hasLegend: Bool) -> PlotArea {
        var bounds = card.chartRect
        // The upper half of an axis' highest number is above the plot.
        let top = options.annotations.yAxis ? theme.valueHeight / 2 : 0
        bounds.y += top
        bounds.height = max(1, bounds.height - top - (hasLegend ? 1.6 * labelSize : 0))
        if isCenter {
            bounds.x += 0.05 * card.width
            bounds.width *= 0.9
        }
        var plot = bounds
        plot.height = max(1, bounds.height - (labels.areAllEmpty ? 0 : theme.labelHeight))
        plot.width -= columnWidth
        // The limit keeps a few bars from being too wide.
        let widest = 0.12 * card.width * (1 + Double(series.points.count - 1) / theme.barWidth)
        if plot.width > widest {
            if isCenter { plot.x += (plot.width - widest) / 2 }
            plot.width = widest
        }
        return PlotArea(bounds: bounds, plot: plot)
    }

    private func cardStyle(in bounds: Rect) -> CardBarStyle {
        let longest = series.points.compactMap(\.count).max().map(words.amount) ?? ""
        let number = text(longest, min(style.leastTextSize, labelSize), 700, palette.quiet)
        let pitch = bounds.width / Double(max(1, series.points.count))
        // The numbers of thin bars are over them.
        let isThin = number.rect.width > ValueLabels.barFill * theme.barWidth * pitch
        return CardBarStyle(
            palette: palette, labelSize: labelSize,
            numbers: TextStyle(color: palette.ink, size: theme.valueText.size, weight: 700), leastSize: leastSize,
            hasNumbersInBars: !isThin && !isCenter,
            // The arrangement `center` has one number at most.
            showsHighestOnly: isCenter && options.annotations.values == .highest, areMonths: areMonths,
            elapsedCount: series.points.count { $0.days.lowerBound < series.week.elapsedCount })
    }

    /// The width of the column on the right, with its distance from the bars; 0 if it is empty.
    private var columnWidth: Double {
        var texts = openDay == nil ? [] : [words[.notOver]]
        if let goal = options.annotations.goal {
            texts += [words[.goal], words.amount(series.week.lastGoal(first: goal))]
        }
        guard hasColumn, !texts.isEmpty else { return 0 }
        return texts.map { text($0, labelSize, 600, palette.quiet) }.width + 0.8 * labelSize
    }

    /// The most days that each have a label.
    static let mostLabels = 14

    private var content: WeekContent { style.content }
    private var palette: CardPalette { style.palette }
    private var isCenter: Bool { card.arrangement == .center }
    /// True if the legend explains the stripes of a day that is not over.
    private var hasOpenDayInLegend: Bool { openDay != nil && !hasColumn }
    private var labelSize: Double { theme.labelText.size }
    private var words: Catalogue { series.week.words(options.language) }

    private func text(_ string: String, _ size: Double, _ weight: Double, _ color: Color) -> ChartLayout.Text {
        ChartLayout.Text(string, TextStyle(color: color, size: size, weight: weight), theme)
    }

    var marks: [Mark] { layout.marks(options, theme, isFaded: content.notice != nil) + columnTexts + legend }
}
