/// The bars of a card: days that reached the goal in the accent, the days before as ticks across them.
struct CardBars {
    private(set) var layout: ChartLayout
    private let content: WeekContent
    private let options: ChartOptions
    private let card: CardLayout
    private let palette: CardPalette
    private let theme: ChartTheme
    /// Whether they are months of a calendar above: the best one alone is bright, and counts are short.
    private let areMonths: Bool
    /// The days, or weeks or months, with the labels that stand under them.
    private let series: Series
    /// The day that is not over.
    private let openDay: Int?
    /// True if the names of lines stand in a column on the right.
    private let hasColumn: Bool
    private var barWidth = 0.0
    /// The numbers of days, in the order in which they have chosen their places.
    private var numbers: [(index: Int, label: ChartLayout.Text)] = []
    /// The texts of the column on the right, or else the goal's label over its line; empty where the legend has the label.
    private var lineTexts: [Mark] = []
    /// Below the labels.
    private var legend: [Mark] = []

    init(
        _ content: WeekContent, _ options: ChartOptions, in card: CardLayout, _ palette: CardPalette,
        _ ownTheme: ChartTheme, areMonths: Bool = false
    ) throws(ChartError) {
        self.content = content
        self.options = options
        self.card = card
        self.palette = palette
        self.areMonths = areMonths
        theme = Self.scaled(ownTheme, options, in: card, palette, areMonths: areMonths)
        layout = ChartLayout(bounds: card.chartRect, plot: card.chartRect)
        // In the middle of a card there is no room for a legend.
        let week = card.arrangement == .center ? content.week.comparing(with: []) : content.week
        var series = Series(week, options)
        openDay = options.aggregation.span == .day && week.days.count > 1 ? week.openDay : nil
        if options.labels == .automatic, series.points.count > Self.mostLabels { series.keepMondays() }
        let areManyMonths = options.aggregation.span == .month && series.points.count > 7
        let letters = options.language.catalogue.monthLetters
        if areMonths || areManyMonths { series.relabel { _, point in point.date.map { letters[$0.month - 1] } } }
        let names = DayLabels(options, of: series)
        hasColumn = [.center, .beside].contains(card.arrangement) && !areMonths
        if hasColumn || series.points.count > 7 { series.relabel { names.letter($0) ?? $1.label } }
        self.series = series
        let selected = try content.selectedIndex(options.selection)
        let hasLegend = series.hasPrevious || hasOpenDayInLegend
        place(selected: selected, hasLegend: hasLegend)
        // The goal's label may need a legend, too.
        if !hasLegend, !legend.isEmpty { place(selected: selected, hasLegend: true) }
    }

    /// Lays out the bars, and the texts around them.
    private mutating func place(selected: Int?, hasLegend: Bool) {
        let labels = DayLabels(options, of: series)
        // Numbers have their own places here.
        let plain = with(options) { $0.annotations.values = .none }
        let area = area(labels, legend: hasLegend ? 1.6 * labelSize : 0)
        let frame = ChartFrame(series, labels, selected: selected, plain, in: area, theme)
        layout = ChartLayout(frame, content, plain, theme)
        // The subtitle names the measure; it stands above the number of the highest bar.
        layout.subtitle = layout.subtitle.map { $0.moved(y: area.bounds.y - $0.rect.y) }
        layout.goalLine?.startX = layout.bounds.x
        layout.goalLine?.endX = layout.bounds.maxX
        // The goal's label has a place of its own, unless there is an axis.
        if theme.valueText.size == 0 { layout.goalLine?.texts = [] }
        // The label of the highlighted day, or of the best month, is as loud as the headline.
        let best = best
        for (index, node) in layout.nodes.enumerated() where areMonths ? node.value == best : node.isSelected {
            layout.nodes[index].label = node.label?.colored(palette.ink)
        }
        barWidth = layout.nodes.lazy.compactMap(\.bar).first?.width ?? 0
        placeNumbers()
        placeNames()
    }

    /// Places the numbers, in bars or over them.
    private mutating func placeNumbers() {
        numbers = []
        if content.isBlank { return }
        var wanted = ChartLayout.wanted(layout.nodes, options.annotations.values, spacing: .infinity, theme)
        if isCenter, options.annotations.values == .highest {
            wanted.first.removeAll { layout.nodes[$0].value != best }
        }
        numbers = ChartLayout.values(wanted, place: number)
        let lacking = wanted.first.count + wanted.others.count - numbers.count
        // Nobody has asked for those of months.
        if lacking > 0, !areMonths { layout.omissions.append(.init(part: .values, count: lacking)) }
    }

    /// Names the lines: in the column, over them, or in the legend.
    private mutating func placeNames() {
        let catalogue = options.language.catalogue
        lineTexts = hasColumn ? columnTexts(catalogue) : []
        var names: [ChartLayout.Text] = []
        var lines: [Legend.Line] = []
        if series.hasPrevious {
            let name = WeekWords(series.week, language: options.language).nameBefore(isAverage: !hasTicks)
            names.append(text(name, nameSize, 500, palette.quiet))
            lines.append(.init(role: .daysBefore, stroke: tickStroke, inset: tickWidth / 2))
        }
        if !hasColumn, theme.valueText.size == 0, let goal = layout.goalLine {
            let name = "\(catalogue[.goal]) \(catalogue.grouped(Int(goal.value)))"
            let label = text(name, nameSize, 600, palette.goal)
            if let placed = placed(label, over: goal) {
                lineTexts = [.text(.goal, placed)]
            } else {
                names.append(label)
                let stroke = Mark.Stroke(goalPen, .solid(palette.goal))
                lines.append(.init(role: .goalLine, stroke: stroke, inset: tickWidth / 2))
            }
        }
        let today = catalogue.soFar(catalogue[.today])
        let notOver = catalogue[.notOver]
        var row = Legend()
        for (open, part) in [(today, 1), (notOver, 1), (notOver, 0.85), (notOver, 0.7)] {
            let texts = names + (hasOpenDayInLegend ? [text(open, nameSize, 500, palette.quiet)] : [])
            row = Legend(
                texts.map { $0.sized(part * $0.size) }, swatch: Size(1.25 * labelSize, tickWidth),
                gap: 0.45 * labelSize, spacing: part * labelSize)
            if row.bounds.width <= layout.bounds.width { break }
        }
        row = row.moved(x: layout.bounds.x, y: card.chartRect.maxY - 0.4 * labelSize)
        legend = row.marks(lines)
        guard hasOpenDayInLegend, let text = row.texts.last, let swatch = row.swatches.last else { return }
        let side = 0.7 * labelSize
        let sample = Rect(x: swatch.maxX - side, y: swatch.midY - side / 2, width: side, height: side)
        let fill = Mark(.rect(sample, radius: 0.2 * side), fill: .solid(palette.hatch))
        legend += [fill, stripes(in: sample, radius: 0.2 * side, reached: false), .text(.legend, text)]
    }

    /// The goal's count over its line and what it is below it, or both on the side that has room; and beside the label of a
    /// day that is not over, that it is not.
    private func columnTexts(_ words: Catalogue) -> [Mark] {
        let right = layout.bounds.maxX
        var marks: [Mark] = []
        if openDay == layout.nodes.indices.last, let label = layout.nodes.last?.label {
            let text = text(words[.notOver], labelSize, 500, palette.quiet)
            marks.append(.text(.init("so far"), text.placed(x: right - text.rect.width, baseline: label.baseline)))
        }
        guard let goal = layout.goalLine else { return marks }
        let count = text(words.grouped(Int(goal.value)), labelSize, 600, palette.goal)
        let name = text(words[.goal], labelSize, 500, palette.goal)
        let over = goal.y - 0.3 * labelSize
        let below = goal.y + labelSize
        var baselines = (over, below)
        if over - labelSize < layout.bounds.y { baselines = (below, below + 1.2 * labelSize) }
        if below > layout.plot.maxY { baselines = (over - 1.2 * labelSize, over) }
        marks.append(.text(.goal, count.placed(x: right - count.rect.width, baseline: baselines.0)))
        marks.append(.text(.goal, name.placed(x: right - name.rect.width, baseline: baselines.1)))
        return marks
    }

    // MARK: Measures

    /// The theme of bars, whose measures all follow their labels'.
    private static func scaled(
        _ theme: ChartTheme, _ options: ChartOptions, in card: CardLayout, _ palette: CardPalette, areMonths: Bool
    ) -> ChartTheme {
        let side = min(card.width, card.height)
        let most = areMonths ? 0 : 0.0333 * min(card.width, 1.2 * side) * card.textScale
        let isCenter = card.arrangement == .center && !areMonths
        let size = max(card.leastTextSize, isCenter ? min(card.width / 35, 0.054 * side) : most)
        var theme = theme.scaled(by: size / theme.labelText.size)
        theme.labelText = TextStyle(color: palette.quiet, size: size, weight: 600)
        theme.subcaptionText = TextStyle(color: palette.quiet, size: size, weight: 600)
        theme.labelOffset = 1.15 * size
        theme.labelHeight = 1.7 * size
        (theme.nodeRadius, theme.nodeRingWidth, theme.marginV) = (0, 0, 0)
        (theme.barWidth, theme.maximumBarWidth) = (0.72, .infinity)
        // The texts of lines stand over them only beside an axis.
        let hasColumn = options.annotations.yAxis || options.averageLine == true
        theme.valueText.size = hasColumn ? 0.72 * size : 0
        return theme
    }

    /// The room of bars, the first and the last of which end at the card's margins.
    private func area(_ labels: DayLabels, legend: Double) -> PlotArea {
        var bounds = card.chartRect
        bounds.height = max(1, bounds.height - legend)
        if isCenter {
            bounds.x += 0.05 * card.width
            bounds.width *= 0.9
        }
        // Numbers stand over thin bars, not in them.
        let longest = series.points.compactMap(\.steps).max().map(options.language.catalogue.grouped) ?? ""
        let number = text(longest, min(card.leastTextSize, labelSize), 700, palette.quiet)
        let count = Double(max(1, series.points.count))
        let isThin = number.rect.width > Self.barFill * theme.barWidth * bounds.width / count
        let top = (isThin || isCenter) && options.annotations.values != .none ? 1.2 * labelSize : 0
        var plot = bounds
        plot.y += top
        plot.height = max(1, bounds.height - top - (labels.areAllEmpty ? 0 : theme.labelHeight))
        plot.width -= columnWidth
        // A few bars are no slabs.
        let widest = 0.12 * card.width * (1 + Double(series.points.count - 1) / theme.barWidth)
        if plot.width > widest {
            if isCenter { plot.x += (plot.width - widest) / 2 }
            plot.width = widest
        }
        return PlotArea(bounds: bounds, plot: plot)
    }

    /// The width of the column on the right, with its distance from the bars: 0 where nothing stands there.
    private var columnWidth: Double {
        let words = options.language.catalogue
        var texts = openDay == nil ? [] : [words[.notOver]]
        if let goal = options.annotations.goal { texts += [words[.goal], words.grouped(goal)] }
        guard hasColumn, !texts.isEmpty else { return 0 }
        return texts.map { text($0, labelSize, 600, palette.quiet) }.width + 0.8 * labelSize
    }

    /// Most days that have a label each.
    fileprivate static let mostLabels = 14

    /// Where ticks, numbers and the goal's label may stand.
    private var room: Rect { with(layout.bounds) { $0.height = layout.plot.maxY - $0.y } }

    /// The texts above the bars are centred.
    private var isCenter: Bool { card.arrangement == .center }
    /// The legend says which day is not over.
    private var hasOpenDayInLegend: Bool { openDay != nil && !hasColumn }
    /// The least em size of letters, in points: in calendars names may be smaller.
    private var leastSize: Double { areMonths ? min(card.leastTextSize, card.width / 50) : card.leastTextSize }
    private var labelSize: Double { theme.labelText.size }
    /// The size of the names of lines, over the lines or in the legend, in points.
    private var nameSize: Double { max(leastSize, 0.8 * labelSize) }
    private var tickWidth: Double { labelSize / 7 }

    /// The line of a tick, from its left end to its right one.
    private func tick(of node: ChartLayout.Node) -> Rect? {
        guard hasTicks, let previous = node.previous else { return nil }
        let reach = 0.585 * barWidth
        let left = max(layout.bounds.x, node.x - reach)
        let right = min(layout.bounds.maxX, node.x + reach)
        return Rect(x: left, y: previous.y - tickWidth / 2, width: right - left, height: tickWidth)
    }

    /// True if each of the days before has a tick; many days have one line at their average instead.
    private var hasTicks: Bool { layout.nodes.count <= ChartLayout.mostBarsBefore }

    /// Returns the nodes that have a bar or a tick near a rectangle.
    private func nodes(near rect: Rect) -> ArraySlice<ChartLayout.Node> {
        let nodes = layout.nodes
        let x = PointScale(count: nodes.count, range: (nodes[0].x, nodes[nodes.count - 1].x))
        return nodes[x.indices(from: rect.x - barWidth, to: rect.maxX + barWidth)]
    }

    private func hasBar(at rect: Rect) -> Bool {
        nodes(near: rect).contains { $0.bar?.touches(rect, gap: 0) == true }
    }

    private func hasTick(at rect: Rect) -> Bool {
        nodes(near: rect).contains { tick(of: $0)?.touches(rect, gap: 0) == true }
    }

    private var numberRects: [Rect] { numbers.map(\.label.rect) }

    // MARK: Texts

    /// How much of a bar's width a number in it may take.
    private static let barFill = 0.82

    private func text(_ string: String, _ size: Double, _ weight: Double, _ color: Color) -> ChartLayout.Text {
        ChartLayout.Text(string, TextStyle(color: color, size: size, weight: weight), theme)
    }

    /// In the top of its bar where it has room there, else right over it, or over a tick that would cross it there; nil
    /// where it has no room.
    /// - Parameter others: numbers that it may not touch.
    private func number(of index: Int, apartFrom others: [Rect]) -> ChartLayout.Text? {
        let node = layout.nodes[index]
        let words = options.language.catalogue
        guard let bar = node.bar, let value = node.value, !options.deadline.isOver else { return nil }
        let string = areMonths ? words.short(value) : words.grouped(value)
        let size = isCenter ? labelSize : max(leastSize, 0.82 * labelSize)
        let over = text(string, size, 700, palette.ink)
        let fitting = min(size, size * Self.barFill * bar.width / max(over.rect.width, 1e-9))
        let isInside = !isCenter && index != openDay
        if isInside, fitting >= leastSize - 1e-9, bar.height > 1.8 * fitting {
            let inside = over.sized(fitting).colored(color(of: node).inkOn)
            let place = inside.centered(on: Point(node.x, bar.y + 0.95 * fitting), within: bar)
            if !hasTick(at: place.rect) { return place }
        }
        func place(over top: Double) -> ChartLayout.Text {
            over.centered(on: Point(node.x, top - 0.66 * size), within: room)
        }
        let near = place(over: bar.y)
        let crossing = nodes(near: near.rect).compactMap(tick).first { tick in
            tick.x < node.x && node.x < tick.maxX && tick.y < bar.y && tick.maxY > near.rect.y - 0.1 * size
        }
        let chosen = crossing.map { place(over: $0.y) } ?? near
        return isFree(chosen.rect, of: others) ? chosen : nil
    }

    /// The goal's label over its line, as far right as it touches nothing, and a bar's width from ticks, whose legend it
    /// would seem to be.
    private func placed(_ text: ChartLayout.Text, over goal: ChartLayout.ReferenceLine) -> ChartLayout.Text? {
        let pitch = layout.nodes.count > 1 ? layout.nodes[1].x - layout.nodes[0].x : layout.width
        let bottom = goal.y - 0.1 * text.size
        return stride(from: room.maxX - text.rect.width, through: room.x, by: -pitch / 2).lazy.map { left in
            text.moved(x: left, y: bottom - text.rect.height)
        }.first { label in
            var beside = label.rect.grown(by: barWidth)
            (beside.y, beside.height) = (label.rect.y - text.size, label.rect.height + 2 * text.size)
            return isFree(label.rect, of: numberRects, gap: 0.35 * labelSize) && !hasTick(at: beside)
        }
    }

    private func isFree(_ rect: Rect, of numbers: [Rect], gap: Double = 0) -> Bool {
        let inside = room.grown(by: 1e-6)
        let apart = max(gap, 0.3 * leastSize)
        let lineTexts = layout.referenceLines.flatMap(\.texts)
        return rect.x >= inside.x && rect.maxX <= inside.maxX && rect.y >= inside.y
            && !hasBar(at: rect.grown(by: gap)) && !hasTick(at: rect)
            && !(numbers + lineTexts.map(\.rect)).contains { $0.touches(rect, gap: apart) }
    }

    // MARK: Marks

    private var best: Int? { layout.nodes.compactMap(\.value).max() }

    private func color(of node: ChartLayout.Node) -> Color {
        if node.index == openDay, layout.goalLine == nil || !node.reachesGoal { return palette.hatch }
        if areMonths { return node.value == best ? palette.accent : palette.missed }
        return layout.goalLine == nil || node.reachesGoal ? palette.accent : palette.missed
    }

    private var tickStroke: Mark.Stroke { .init(tickWidth, tickInk, cap: .round) }

    private var goalPen: StrokeStyle {
        StrokeStyle(width: tickWidth * 0.5, cap: .round, dashes: [tickWidth * 0.4, tickWidth * 1.8])
    }

    private var tickInk: Color { with(palette.ink) { $0.alpha = 0.55 } }

    private func stripes(in rect: Rect, radius: Double, reached: Bool) -> Mark {
        let pitch = 0.42 * labelSize
        let path = Hatch.stripes(in: rect.grown(by: -0.5), radius: radius, pitch: pitch, width: 0.4 * pitch)
        let color = reached ? palette.accent.blended(with: palette.ground, 0.25) : palette.hatchStripe
        return Mark(.path(path), fill: .solid(color))
    }

    /// Low empty outlines in place of the bars of days without data.
    private var slots: [Mark] {
        let hasBars = barWidth > 0
        guard hasBars ? !areMonths : layout.nodes.count <= Self.mostLabels, let first = layout.nodes.first else {
            return []
        }
        let width = hasBars ? barWidth : 2 * (first.x - layout.plot.x)
        let height = min(layout.plot.height, 1.3 * labelSize)
        let elapsed = series.points.count { $0.days.lowerBound < series.week.elapsedCount }
        let without = layout.nodes.prefix(elapsed).filter { !options.deadline.isOver && $0.value == nil }
        return without.map { node in
            let slot = Rect(x: node.x - width / 2, y: layout.plot.maxY - height, width: width, height: height)
            let geometry = Mark.Geometry.rect(slot, radius: min(width * 0.2, 0.3 * height, 0.55 * labelSize))
            return Mark(geometry, stroke: .init(tickWidth / 2, palette.missed))
        }
    }

    /// Back to front.
    var marks: [Mark] {
        let grid = GridLines(gaps: numberRects.map { .init(rect: $0, margin: theme.minimumGap / 4) }, theme: theme)
        var marks: [Mark] = []
        if let axis = layout.yAxis { marks.append(grid.axis(axis, theme.guideColor)) }
        if let goal = layout.goalLine {
            // Bars hide it where their own numbers are.
            let gaps = numberRects.filter { !hasBar(at: $0) }.map { Mark.Gap(rect: $0, margin: tickWidth / 2) }
            marks.append(GridLines(gaps: gaps, theme: theme).level(.goalLine, goal, goalPen, palette.goal))
        }
        marks += slots
        let ticks = layout.nodes.compactMap(tick)
        for rect in ticks {
            let path = Path.level(from: rect.x + tickWidth / 2, to: rect.maxX - tickWidth / 2, y: rect.midY)
            marks.append(Mark(.daysBefore, .path(path), stroke: tickStroke))
        }
        marks += barMarks
        if let node = openDay.map({ layout.nodes[$0] }), let bar = node.bar {
            let stripes = stripes(in: bar, radius: radius(of: bar), reached: node.reachesGoal)
            marks.append(with(stripes) { $0.entrance = .fade(.barTop(layout.turn(of: node))) })
        }
        if let path = layout.averageBefore {
            marks.append(Mark(.daysBefore, .path(path), stroke: .init(0.7 * tickWidth, tickInk)))
        }
        for rect in ticks {
            // Over a bar, its own or one beside it, a tick has an ink that is seen there.
            for node in nodes(near: rect) {
                guard let bar = node.bar, bar.touches(rect, gap: 0) else { continue }
                let ink = tickInk.legible(on: color(of: node), contrast: 3)
                let path = Path.level(from: bar.x, to: bar.maxX, y: rect.midY)
                let part = (bar.maxY - rect.midY) / bar.height
                let reached = Entrance.Pace.barReaching(layout.turn(of: node), part: part)
                marks.append(Mark(.path(path), stroke: .init(tickWidth, ink), entrance: .fade(reached)))
            }
        }
        if let average = layout.averageLine {
            let pen = StrokeStyle(width: tickWidth * 0.4)
            marks.append(grid.level(.averageLine, average, pen, theme.averageLineColor))
        }
        marks += numbers.map { index, label in
            .text(.value(index), label, entrance: .fade(.barTop(layout.turn(of: layout.nodes[index]))))
        }
        marks += lineTexts + layout.textsAround + legend
        return content.notice == nil ? marks : [.group(marks, opacity: 0.2)]
    }

    /// A mark for each bar, or where there are very many for all of one colour.
    private var barMarks: [Mark] {
        let bars = layout.nodes.compactMap { node -> Bar? in
            guard let rect = node.bar else { return nil }
            return Bar(index: node.index, rect: rect, radius: radius(of: rect), isRoundBelow: true)
        }
        func mark(_ bars: [Bar]) -> Mark {
            let paint = Paint.solid(color(of: layout.nodes[bars[0].index]))
            return Mark(.bar, .bars(bars), fill: paint, entrance: .growInTurn(count: layout.nodes.count))
        }
        guard bars.count > BarColumns.leastCount else { return bars.map { mark([$0]) } }
        let groups = Dictionary(grouping: bars) { color(of: layout.nodes[$0.index]) }
        return groups.values.sorted { $0[0].index < $1[0].index }.map(mark)
    }

    private func radius(of bar: Rect) -> Double { min(bar.width * 0.2, bar.height / 2, 0.55 * labelSize) }
}
