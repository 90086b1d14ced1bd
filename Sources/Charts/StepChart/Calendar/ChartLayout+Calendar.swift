extension ChartLayout {
    /// The parts of a calendar besides its cells.
    struct Calendar: Hashable, Sendable {
        /// The greatest number of days that have a cell each.
        static let mostDays = 400

        let steps: CalendarSteps
        /// The smaller of the distances from cell to cell, across and down, in points.
        let pitch: Double
        /// Names of months, weekdays or years, and the totals of years.
        var names: [Mark] = []
        /// A bar for each year, as long as the year's total.
        var totals: [Rect] = []
        /// The indices of the point with the most steps, and of the point that is today.
        var best: Int?
        var today: Int?
        var bestTotal: Int?
    }

    /// Lays out days, or months, as cells; nil if they do not fit, for other spans, and for more than 30 years.
    /// - Parameters:
    ///   - area: an area whose plot holds the headings, the cells and the legend.
    ///   - leaving: the height to leave free below, if possible; else free height is above and below in equal parts.
    init?(
        calendarOf content: WeekContent, _ options: ChartOptions, in area: PlotArea, leaving: Double = .infinity,
        _ theme: ChartTheme
    ) {
        let builder = CalendarBuilder(content, options, theme)
        guard builder.isPossible, area.plot.width > 0, area.plot.height > 0 else { return nil }
        var space = area.plot
        // A part of the height stays free if something stands below.
        if leaving < space.height { space.height *= 0.62 }
        var headings = Headings(builder.options, of: content.week, width: space.width, theme)
        var omitted: [Omission.Part] = []
        while headings.height > 0.3 * space.height, let part = headings.dropLast() { omitted.append(part) }
        var legend = builder.legend(width: space.width - builder.yearsWidth)
        var legendHeight: Double {
            let lines = Double(legend?.lines ?? 0)
            return lines == 0 ? 0 : (0.6 + 1.5 * lines) * theme.labelText.size
        }
        let between = headings.height > 0 ? theme.labelText.size : 0
        func grid() -> CalendarGrid {
            var place = space
            place.y += headings.height + between
            place.height = max(0, space.maxY - place.y - legendHeight)
            return builder.grid(in: place)
        }
        // Cells of less than 2 points cannot be distinguished.
        func hasSpace(_ cell: Rect) -> Bool { min(cell.width, cell.height) >= 2 }
        var placed = grid()
        // The legend gives way to cells that would be lower than the legend.
        if placed.rect.height < legendHeight {
            legend = nil
            placed = grid()
        }
        if area.plot.maxY - placed.rect.maxY - legendHeight < leaving || !hasSpace(placed.cells[0]) {
            space = area.plot
            placed = grid()
            let slack = max(0, space.maxY - placed.rect.maxY - legendHeight)
            (space.y, space.height) = (space.y + slack / 2, space.height - slack)
            placed = grid()
        }
        guard hasSpace(placed.cells[0]) else { return nil }
        // A calendar without a heading is centred.
        let isCentered = headings.height == 0 && placed.form != .years
        if isCentered {
            let slack = max(0, space.width - placed.rect.width)
            space.x += slack / 2
            space.width -= slack
            placed = grid()
        }
        if legend == nil { omitted.append(.legend) }

        var nodes = builder.nodes(in: placed)
        let block = NoticeBlock(theme: theme, space: area.bounds)
        notices = block.lines(content, in: options.language, centeredOn: placed.rect.center)
        var calendar = builder.calendar(nodes, placed, right: space.maxX)
        self.legend = legend.map { builder.place($0, below: placed, right: space.maxX, isCentered) } ?? Legend()
        if let background = NoticeBlock.background(of: notices, theme) {
            for index in nodes.indices where nodes[index].cell?.touches(background, gap: 0) == true {
                nodes[index].cell = nil
                nodes[index].label = nil
            }
            calendar.names.removeAll { $0.boxes.contains { $0.rect.touches(background, gap: 0) } }
            if self.legend.rects.contains(where: { $0.touches(background, gap: 0) }) { self.legend = Legend() }
        }
        self.calendar = calendar
        bounds = area.bounds
        plot = placed.rect
        self.nodes = nodes
        (title, subtitle, _) = headings.placed(x: space.x, y: space.y, right: space.maxX)
        // Colours stand in place of numbers.
        if options.annotations.values != .none { omitted.append(.values) }
        if options.annotations.yAxis { omitted.append(.yAxis) }
        if options.averageLine == true { omitted.append(.lineTexts) }
        omissions = omitted.map { Omission(part: $0, count: 1) }
    }
}

private struct CalendarBuilder {
    let content: WeekContent
    /// The options; points are months if there are many days.
    let options: ChartOptions
    private let theme: ChartTheme
    private let series: Series
    private let words: Catalogue
    private let labels: DayLabels
    private let steps: CalendarSteps
    private let selected: Int?

    init(_ content: WeekContent, _ options: ChartOptions, _ theme: ChartTheme) {
        var options = options
        if options.aggregation.span == .day, content.week.days.count > ChartLayout.Calendar.mostDays {
            options.aggregation.span = .month
        }
        self.content = content
        self.options = options
        self.theme = theme
        series = Series(content.week, options)
        words = options.language.catalogue
        labels = DayLabels(options, of: series)
        // The averages of months differ less than days do: a goal of days would give most of them one colour.
        let goal = options.aggregation.span == .month ? nil : options.annotations.goal
        steps = CalendarSteps(series.points.compactMap(\.steps), goal: goal)
        // By default no day is highlighted, not even the last.
        let day = options.selection == .automatic ? nil : try? content.selectedIndex(options.selection)
        selected = day.flatMap(\.self).map(series.index(ofDay:))
    }

    private var points: [Series.DataPoint] { series.points }
    private var areMonths: Bool { options.aggregation.span == .month }
    private var hasNames: Bool { options.labels != .hidden }
    private var size: Double { theme.labelText.size }

    var isPossible: Bool {
        guard areMonths else { return options.aggregation.span == .day }
        guard let first = points.first?.date, let last = points.last?.date else { return false }
        return last.year - first.year < 30
    }

    // MARK: Cells

    func grid(in space: Rect) -> CalendarGrid {
        func grid(_ form: CalendarGrid.CalendarForm, _ space: Rect) -> CalendarGrid {
            CalendarGrid(points, form, from: options.firstWeekday ?? 1, in: space, header: hasNames ? 1.75 * size : 0)
        }
        if areMonths {
            let cells = Rect(
                x: space.x + yearsWidth, y: space.y, width: max(0, (space.width - yearsWidth) * 0.72),
                height: space.height)
            return grid(.years, cells)
        }
        // Few days stand in rows.
        if points.count <= 45 { return grid(.rows, space) }
        if points[0].date == nil { return grid(.columns, space) }
        guard options.placement == .widget else {
            return grid(space.width > 1.4 * space.height ? .columns : .months, space)
        }
        // A widget takes the form with the larger cells, since it is small.
        let forms = [grid(.columns, space), grid(.months, space)]
        func cell(_ grid: CalendarGrid) -> Double { min(grid.pitch.width, grid.pitch.height) }
        return cell(forms[1]) > 1.1 * cell(forms[0]) ? forms[1] : forms[0]
    }

    /// The width of the names of years, on the left of their cells and of the legend; 0 without them.
    var yearsWidth: Double { areMonths && hasNames ? nameWidth + size : 0 }

    private var nameWidth: Double { text("8888").rect.width }

    func nodes(in grid: CalendarGrid) -> [ChartLayout.Node] {
        let elapsed = content.week.elapsedCount
        return zip(points, grid.cells).enumerated().map { index, pair in
            let (point, cell) = pair
            var node = ChartLayout.Node(
                index: index, date: point.date, value: point.steps, x: cell.midX,
                y: point.steps == nil ? nil : cell.midY, scale: 0, radius: 0, isSelected: index == selected)
            if point.days.lowerBound < elapsed { node.cell = cell }
            if let goal = options.annotations.goal, let steps = point.steps { node.reachesGoal = steps >= goal }
            if grid.form == .rows, hasNames, node.cell != nil { node.label = dayNumber(point, in: cell) }
            return node
        }
    }

    /// The number of a day in its cell; the first of a month has the month's name if there are several.
    private func dayNumber(_ point: Series.DataPoint, in cell: Rect) -> ChartLayout.Text? {
        guard let date = point.date else { return nil }
        let hasMonths = points[0].date?.month != points.last?.date?.month
        let text = date.day == 1 && hasMonths ? words.shortMonths[date.month - 1] : "\(date.day)"
        let style = TextStyle(
            color: point.steps.map { theme.cellColor(steps.level(of: $0), steps).inkOn } ?? theme.labelText.color,
            size: min(size, 0.5 * cell.height, 0.38 * cell.width), weight: 500)
        guard style.size >= 0.7 * size else { return nil }
        return ChartLayout.Text(text, style, theme).centered(on: cell.center, within: cell)
    }

    // MARK: Texts

    private func text(_ string: String) -> ChartLayout.Text {
        ChartLayout.Text(string, theme.labelText, theme)
    }

    func calendar(_ nodes: [ChartLayout.Node], _ grid: CalendarGrid, right: Double) -> ChartLayout.Calendar {
        var calendar = ChartLayout.Calendar(steps: steps, pitch: min(grid.pitch.width, grid.pitch.height))
        if hasNames { calendar.names = names(over: grid).map { .text(.init("name"), $0) } }
        let known = nodes.filter { $0.value != nil && $0.cell != nil }
        let most = known.compactMap(\.value).max()
        if known.contains(where: { $0.value != most }) { calendar.best = known.first { $0.value == most }?.index }
        if !areMonths { calendar.today = content.week.openDay }
        if grid.form == .years { addTotals(to: &calendar, grid, right: right) }
        return calendar
    }

    private func names(over grid: CalendarGrid) -> [ChartLayout.Text] {
        let cell = grid.cells[0]
        func over(_ column: Int, _ string: String) -> ChartLayout.Text {
            let name = name(string, 0, grid.rect.y)
            let middle = grid.rect.x + Double(column) * grid.pitch.width + cell.width / 2
            return name.moved(x: middle - name.rect.width / 2)
        }
        switch grid.form {
        case .rows:
            guard let first = points[0].date else { return [] }
            // The weekday of the first column.
            let start = first.weekday + 6 - Int(((cell.x - grid.rect.x) / grid.pitch.width).rounded())
            let isWide = words.weekdays.allSatisfy { text($0).rect.width < 0.9 * grid.pitch.width }
            let names = isWide ? words.weekdays : words.weekdayLetters
            let columns = 0..<Int((grid.rect.width / grid.pitch.width).rounded(.up))
            return columns.map { over($0, names[(start + $0) % 7]) }
        case .months:
            return grid.blocks.compactMap { block in
                points[block.points.lowerBound].date.map { name(labels.month($0), block.rect.x, block.rect.y) }
            }
        case .years:
            let years = namedRows(of: grid).map { row in
                let year = text("\(row.year)")
                return year.moved(x: grid.rect.x - size - nameWidth, y: row.midY - year.rect.height / 2)
            }
            let months = [1, 3].map { step in
                words.monthLetters.enumerated().filter { $0.offset.isMultiple(of: step) }.map(over)
            }
            return (months.first(where: areApart) ?? []) + years
        case .columns: return monthNames(over: grid)
        }
    }

    /// A name over a position, flush with it on the left.
    private func name(_ string: String, _ x: Double, _ top: Double) -> ChartLayout.Text {
        let text = text(string)
        return text.moved(x: x, y: top - 0.35 * size - text.rect.height)
    }

    /// The names over the columns in which months begin: all names, or their letters, or every third name.
    private func monthNames(over grid: CalendarGrid) -> [ChartLayout.Text] {
        let starts = points.indices.filter { $0 == 0 || points[$0].date?.day == 1 }.compactMap { index in
            points[index].date.map { (date: $0, x: grid.cells[index].x) }
        }
        func texts(_ string: (CivilDate) -> String, every step: Int = 1) -> [ChartLayout.Text] {
            starts.filter { ($0.date.month - 1).isMultiple(of: step) }.map { start in
                with(name(string(start.date), start.x, grid.rect.y)) {
                    $0.rect.x = min(start.x, grid.rect.maxX - $0.rect.width)
                }
            }
        }
        let all = texts(labels.month)
        let letters = texts { words.monthLetters[$0.month - 1] }
        // A year is wider than the name of its first month.
        let withYear = options.namesYears ? Array(all.prefix(1) + all.dropFirst(2)) : all
        // The first month may be too short for its name.
        let trials = [all, withYear, Array(all.dropFirst()), letters, texts(labels.month, every: 3)]
        return trials.first { !$0.isEmpty && areApart($0) } ?? []
    }

    private func areApart(_ names: [ChartLayout.Text]) -> Bool {
        zip(names, names.dropFirst()).allSatisfy { $0.rect.maxX + 0.4 * size <= $1.rect.x }
    }

    // MARK: Years

    private func namedRows(of grid: CalendarGrid) -> [(year: Int, midY: Double)] {
        let step = max(1, Int((size * theme.linePitch / grid.pitch.height).rounded(.up)))
        return rows(of: grid).enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
    }

    private func rows(of grid: CalendarGrid) -> [(year: Int, midY: Double)] {
        guard let first = points[0].date?.year, let last = points.last?.date?.year else { return [] }
        return (first...last).map { year in
            (year, grid.rect.y + Double(year - first) * grid.pitch.height + grid.cells[0].height / 2)
        }
    }

    /// The steps of each year, as a number on the right and as a bar before it.
    private func addTotals(to calendar: inout ChartLayout.Calendar, _ grid: CalendarGrid, right: Double) {
        let rows = rows(of: grid)
        var sums = [Int](repeating: 0, count: rows.count)
        for day in content.week.days {
            guard let year = day.date?.year, let steps = day.steps, let first = rows.first?.year else { continue }
            sums[year - first] += steps
        }
        let most = sums.max() ?? 0
        guard most > 0 else { return }
        let texts = sums.map { text(words.short($0)) }
        let start = grid.rect.maxX + size
        let space = right - start - size / 2 - (texts.map(\.rect.width).max() ?? 0)
        guard space >= 2 * size else { return }
        let height = 0.5 * grid.cells[0].height
        let named = namedRows(of: grid).map(\.year)
        for (index, row) in rows.enumerated() {
            let width = space * Double(sums[index]) / Double(most)
            calendar.totals.append(Rect(x: start, y: row.midY - height / 2, width: width, height: height))
            guard named.contains(row.year) else { continue }
            let text = texts[index]
            calendar.names.append(
                .text(.init("total"), text.moved(x: right - text.rect.width, y: row.midY - text.rect.height / 2)))
        }
        if rows.count > 1 { calendar.bestTotal = sums.firstIndex(of: most) }
    }

    // MARK: Legend

    /// Holds the texts and swatches that explain a calendar's colours; their coordinates start at the origin.
    struct ColorLegend {
        /// The text that explains the colours; empty where the goal decides them.
        var note = Legend()
        /// The colours between the least and the greatest counts.
        var scale = Legend()
        /// The width of the longest line, in points.
        var width = 0.0
        /// The number of lines: one where the note stands before the scale, and two where it stands above.
        var lines = 0
    }

    /// Returns the legend of the colours; nil if even two lines are too wide, and no lines for a single colour.
    func legend(width: Double) -> ColorLegend? {
        guard let least = steps.thresholds.first, let most = steps.thresholds.last else { return ColorLegend() }
        var legend = ColorLegend()
        let swatch = Size(1.15 * size, 0.95 * size)
        let pitch = 1.12 * swatch.width
        func add(_ string: String, to part: inout Legend, x: Double) {
            let text = text(string)
            part.texts.append(text.moved(x: x, y: -text.rect.height / 2))
        }
        let under = words[.under, ["number": .text(words.grouped(least))]]
        add(under, to: &legend.scale, x: pitch - swatch.width)
        let start = legend.scale.bounds.maxX + size / 2
        legend.scale.swatches = (0...steps.thresholds.count).map { level in
            Rect(
                x: start + Double(level) * pitch, y: -swatch.height / 2, width: swatch.width, height: swatch.height)
        }
        let atLeast = words[.atLeast, ["number": .text(words.grouped(most))]]
        add(atLeast, to: &legend.scale, x: legend.scale.bounds.maxX + size / 2)
        if steps.areQuarters {
            add(words[areMonths ? .quartersOfMonths : .quartersOfDays], to: &legend.note, x: 0)
        }
        let note = legend.note.bounds.width
        let scale = legend.scale.bounds.maxX
        if max(note, scale) > width { return nil }
        let line = scale + (legend.note.isEmpty ? 0 : note + 2 * size)
        legend.lines = line <= width ? 1 : 2
        legend.width = line <= width ? line : max(note, scale)
        return legend
    }

    /// Places the note on the left, and the scale at the right end of the cells, or of the area for years. A legend
    /// that is wider than the cells begins with them, or is centred below them.
    func place(_ legend: ColorLegend, below grid: CalendarGrid, right: Double, _ isCentered: Bool) -> Legend {
        let rect = grid.rect
        let midY = rect.maxY + 1.35 * size
        let reach = isCentered ? rect.midX + legend.width / 2 : rect.x + legend.width
        let end = grid.form == .years ? right : max(rect.maxX, reach)
        let scaleY = midY + (legend.lines > 1 ? 1.5 * size : 0)
        var placed = legend.scale.moved(x: end - legend.scale.bounds.maxX, y: scaleY)
        let start = min(rect.x, end - legend.width)
        placed.texts = legend.note.moved(x: start, y: midY).texts + placed.texts
        return placed
    }
}

extension ChartTheme {
    /// The colour of a cell of a level: from hardly visible on the background to the accent.
    func cellColor(_ level: Int, _ steps: CalendarSteps) -> Color {
        let part = 0.13 + 0.87 * Double(level) / Double(max(1, steps.thresholds.count))
        return background.over(.white).blended(with: lineMiddleColor, part)
    }
}
