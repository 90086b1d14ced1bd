extension ChartLayout {
    /// The parts of a calendar besides its cells.
    struct Calendar: Hashable, Sendable {
        /// The most days that have a cell each; more days are shown as months.
        static let mostDays = 400

        let steps: CalendarSteps
        /// The smaller of the distances from cell to cell, across and down, in points.
        let pitch: Double
        /// Names of months, weekdays or years, and the totals of years.
        var names: [Mark] = []
        /// A bar for each year, as long as the year's total.
        var totals: [Rect] = []
        /// The index of the point with the most steps; nil if all are equal.
        var best: Int?
        var today: Int?
        /// True if the calendar draws a disc in each cell, with an area in proportion to the count.
        var hasDiscs = false
        /// The index of the year with the highest total.
        var bestTotal: Int?
    }

    /// Lays out days, months or hours as cells; nil if they do not fit, for other spans, and for more than 30 years.
    /// - Parameters:
    ///   - area: an area whose plot holds the headings, the cells and the legend.
    ///   - leaving: the height to leave free below. If it is not free, the calendar is centred vertically.
    init?(
        calendarOf content: WeekContent, _ options: ChartOptions, in area: PlotArea, leaving: Double = .infinity,
        _ theme: ChartTheme
    ) {
        let builder = CalendarBuilder(content, options, theme)
        guard builder.isPossible, area.plot.width > 0, area.plot.height > 0,
            let arranged = builder.arranged(in: area, leaving: leaving)
        else { return nil }
        let grid = arranged.grid
        let space = arranged.space
        bounds = area.bounds
        plot = grid.rect
        nodes = builder.nodes(in: grid)
        calendar = builder.calendar(nodes, grid, right: space.maxX)
        if let legend = arranged.legend {
            self.legend = builder.place(legend, below: grid, right: space.maxX, arranged.isCentered)
        }
        let block = NoticeBlock(theme: theme, space: area.bounds)
        notices = block.lines(content, in: options.language, centeredOn: plot.center)
        if let background = NoticeBlock.background(of: notices, theme) { clearCalendar(behind: background) }
        (title, subtitle, _) = arranged.headings.placed(x: area.plot.x, y: space.y, right: area.plot.maxX)
        var omitted = arranged.omitted
        // A calendar shows counts as colours, not as numbers and lines.
        if options.annotations.values != .none { omitted.append(.values) }
        if options.annotations.yAxis { omitted.append(.yAxis) }
        if options.averageLine == true { omitted.append(.lineTexts) }
        omissions = omitted.map { Omission(part: $0, count: 1) }
    }

    /// Removes the cells, the names and the legend that a notice would cover.
    private mutating func clearCalendar(behind notice: Rect) {
        for index in nodes.indices where nodes[index].cell?.touches(notice, gap: 0) == true {
            nodes[index].cell = nil
            nodes[index].label = nil
        }
        calendar?.names.removeAll { $0.boxes.contains { $0.rect.touches(notice, gap: 0) } }
        if legend.rects.contains(where: { $0.touches(notice, gap: 0) }) { legend = Legend() }
    }
}

private struct CalendarBuilder {
    /// The cells, and the headings and the legend that fit around them.
    struct Arrangement {
        /// The area of all of them.
        let space: Rect
        let grid: CalendarGrid
        let isCentered: Bool
        let headings: Headings
        let legend: ColorLegend?
        let omitted: [ChartLayout.Omission.Part]
    }

    let content: WeekContent
    /// The options; points are months if there are many days.
    var options: ChartOptions { labels.options }
    private let theme: ChartTheme
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
        self.theme = theme
        let span = options.aggregation.span
        let series =
            span == .hour
            ? Series(hoursByWeekdayOf: content.week, from: options.firstWeekday ?? 1) : Series(content.week, options)
        words = content.week.words(options.language)
        labels = DayLabels(options, of: series)
        // The averages of months differ less than days do: a goal of days would give most of them one colour.
        let goal = span == .day ? options.annotations.goal.map(content.week.lastGoal) : nil
        let counts = series.points.compactMap(\.count)
        steps = CalendarSteps(span == .hour ? counts.filter { $0 > 0 } : counts, goal: goal)
        // The default selection highlights no day in a calendar.
        let selectsDay = options.selection != .automatic && span != .hour
        let day = selectsDay ? try? content.selectedIndex(options.selection) : nil
        selected = day.flatMap(\.self).map(series.index(ofDay:))
    }

    private var points: [Series.DataPoint] { labels.points }
    private var areMonths: Bool { options.aggregation.span == .month }
    private var areHours: Bool { options.aggregation.span == .hour }
    private var hasNames: Bool { options.labels != .hidden }
    private var size: Double { theme.labelText.size }
    private var firstWeekday: Int { options.firstWeekday ?? 1 }

    var isPossible: Bool {
        if areHours { return points.contains { $0.count != nil } }
        return areMonths ? 1...30 ~= years.count : options.aggregation.span == .day
    }

    /// The years from the first point to the last; none without dates.
    private var years: [Int] {
        guard let first = points.first?.date, let last = points.last?.date else { return [] }
        return Array(first.year...last.year)
    }

    // MARK: Cells

    /// Arranges the headings, the cells and the legend, as far as they fit; nil if cells would be illegibly small.
    func arranged(in area: PlotArea, leaving: Double) -> Arrangement? {
        var space = area.plot
        // A part of the height stays free for what is below.
        if leaving < space.height { space.height *= 0.62 }
        var headings = Headings(options, of: content.week, width: space.width, theme)
        var omitted: [ChartLayout.Omission.Part] = []
        while headings.height > 0.3 * space.height, let part = headings.dropLast() { omitted.append(part) }
        var legend = legend(width: space.width - namesWidth)
        var legendHeight: Double {
            let lines = Double(legend?.lines ?? 0)
            return lines == 0 ? 0 : (0.6 + 1.5 * lines) * size
        }
        func fittedGrid() -> CalendarGrid {
            var cells = space
            cells.y += headings.height + (headings.height > 0 ? size : 0)
            cells.height = max(0, space.maxY - cells.y - legendHeight)
            return self.grid(in: cells)
        }
        func isLegible(_ grid: CalendarGrid) -> Bool { min(grid.cells[0].width, grid.cells[0].height) >= 2 }
        var grid = fittedGrid()
        if grid.rect.height < legendHeight {
            legend = nil
            grid = fittedGrid()
        }
        if area.plot.maxY - grid.rect.maxY - legendHeight < leaving || !isLegible(grid) {
            space = area.plot
            grid = fittedGrid()
            let slack = max(0, space.maxY - grid.rect.maxY - legendHeight)
            (space.y, space.height) = (space.y + slack / 2, space.height - slack)
            grid = fittedGrid()
        }
        guard isLegible(grid) else { return nil }
        // Under a heading, only the weeks of few days are so narrow that they would seem to hang to the left.
        let isCentered = grid.form == .rows || headings.height == 0 && grid.form != .years && grid.form != .hours
        if isCentered {
            let slack = max(0, space.width - grid.rect.width)
            space.x += slack / 2
            space.width -= slack
            grid = fittedGrid()
        }
        if legend == nil { omitted.append(.legend) }
        return Arrangement(
            space: space, grid: grid, isCentered: isCentered, headings: headings, legend: legend, omitted: omitted)
    }

    private func grid(in space: Rect) -> CalendarGrid {
        func grid(_ form: CalendarGrid.CalendarForm, _ space: Rect) -> CalendarGrid {
            CalendarGrid(points, form, from: firstWeekday, in: space, header: hasNames ? 1.75 * size : 0)
        }
        if areMonths || areHours {
            let width = max(0, space.width - namesWidth)
            let part = areMonths ? 0.72 : 1
            let cells = Rect(x: space.x + namesWidth, y: space.y, width: part * width, height: space.height)
            return grid(areMonths ? .years : .hours, cells)
        }
        if points.count <= 45 { return grid(.rows, space) }
        if points[0].date == nil { return grid(.columns, space) }
        guard options.placement == .widget else {
            return grid(space.width > 1.4 * space.height ? .columns : .months, space)
        }
        // A widget is small, so that it has the form with the larger cells.
        let forms = [grid(.columns, space), grid(.months, space)]
        func cell(_ grid: CalendarGrid) -> Double { min(grid.pitch.width, grid.pitch.height) }
        return cell(forms[1]) > 1.1 * cell(forms[0]) ? forms[1] : forms[0]
    }

    /// The width of the names of rows, on the left of their cells and of the legend; 0 without names.
    var namesWidth: Double { (areMonths || areHours) && hasNames ? nameWidth + size : 0 }

    private var nameWidth: Double { areHours ? words.weekdays.map(text).width : text("8888").rect.width }

    func nodes(in grid: CalendarGrid) -> [ChartLayout.Node] {
        let elapsed = content.week.elapsedCount
        let most = points.compactMap(\.count).max() ?? 0
        let goals = options.annotations.goal.map(labels.series.goals)
        return zip(points, grid.cells).enumerated().map { index, pair in
            let (point, cell) = pair
            var node = ChartLayout.Node(
                index: index, date: point.date, value: point.count, x: cell.midX,
                y: point.count == nil ? nil : cell.midY, scale: 0, radius: 0, isSelected: index == selected)
            if point.days.lowerBound < elapsed { node.cell = areHours ? disc(of: point, most: most, in: cell) : cell }
            if let goals, let count = point.count { node.reachesGoal = count >= goals[index] }
            if grid.form == .rows, hasNames, node.cell != nil { node.label = dayNumber(point, in: cell) }
            return node
        }
    }

    /// Returns the bounds of an hour's disc. Its area is in proportion to the count; its diameter is at least a fifth
    /// of the cell's shorter side. Returns nil without data.
    private func disc(of point: Series.DataPoint, most: Int, in cell: Rect) -> Rect? {
        guard let count = point.count, most > 0 else { return nil }
        let side = min(cell.width, cell.height) * max(0.2, (Double(count) / Double(most)).squareRoot())
        return Rect(center: cell.center, radius: side / 2)
    }

    /// Returns the text in a day's cell: its number, or the month's name on the first of one of several months.
    private func dayNumber(_ point: Series.DataPoint, in cell: Rect) -> ChartLayout.Text? {
        guard let date = point.date else { return nil }
        let hasMonths = points[0].date?.month != points.last?.date?.month
        let text = date.day == 1 && hasMonths ? words.shortMonths[date.month - 1] : "\(date.day)"
        let style = TextStyle(
            color: point.count.map { theme.cellColor(steps.level(of: $0), steps).inkOn } ?? theme.labelText.color,
            size: min(size, 0.5 * cell.height, 0.38 * cell.width), weight: 500)
        guard style.size >= 0.7 * size else { return nil }
        return ChartLayout.Text(text, style, theme).centered(on: cell.center, within: cell)
    }

    // MARK: Texts

    private func text(_ string: String) -> ChartLayout.Text { ChartLayout.Text(string, theme.labelText, theme) }

    func calendar(_ nodes: [ChartLayout.Node], _ grid: CalendarGrid, right: Double) -> ChartLayout.Calendar {
        var calendar = ChartLayout.Calendar(steps: steps, pitch: min(grid.pitch.width, grid.pitch.height))
        calendar.hasDiscs = areHours
        if hasNames { calendar.names = names(over: grid).map { .text(.init("name"), $0) } }
        let known = nodes.filter { $0.value != nil && $0.cell != nil }
        let most = known.compactMap(\.value).max()
        if known.contains(where: { $0.value != most }) { calendar.best = known.first { $0.value == most }?.index }
        if options.aggregation.span == .day { calendar.today = content.week.openDay }
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
            if points[0].date == nil { return [] }
            let isWide = words.weekdays.allSatisfy { text($0).rect.width < 0.9 * grid.pitch.width }
            let names = isWide ? words.weekdays : words.weekdayLetters
            let columns = 0..<Int((grid.rect.width / grid.pitch.width).rounded(.up))
            return columns.map { over($0, names[(firstWeekday - 1 + $0) % 7]) }
        case .months:
            return grid.blocks.compactMap { block in
                points[block.points.lowerBound].date.map { name(labels.month($0), block.rect.x, block.rect.y) }
            }
        case .years:
            let months = [1, 3].map { step in
                words.monthLetters.enumerated().filter { $0.offset.isMultiple(of: step) }.map(over)
            }
            return (months.first(where: areApart) ?? []) + rowNames(years.map { "\($0)" }, grid)
        case .hours:
            let hours = stride(from: 0, to: StepDay.hourCount, by: DayLabels.labelledHours)
            let weekdays = (0..<7).map { words.weekdays[(firstWeekday - 1 + $0) % 7] }
            return hours.map { over($0, words.hour($0)) } + rowNames(weekdays, grid)
        case .columns: return monthNames(over: grid)
        }
    }

    /// Returns the names at the left ends of rows; if these are lower than a line of text, only some have a name.
    private func rowNames(_ names: [String], _ grid: CalendarGrid) -> [ChartLayout.Text] {
        stride(from: 0, to: names.count, by: nameStep(grid)).map { row in
            let text = text(names[row])
            return text.moved(x: grid.rect.x - size - nameWidth, y: grid.midY(ofRow: row) - text.rect.height / 2)
        }
    }

    /// Returns a name with its left end at `x`, over the cells that begin at `top`.
    private func name(_ string: String, _ x: Double, _ top: Double) -> ChartLayout.Text {
        let text = text(string)
        return text.moved(x: x, y: top - 0.35 * size - text.rect.height)
    }

    /// Returns the names over the columns in which months begin: all names, or their letters, or every third name.
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
        // A January that is labelled with its year may need the space of the next name.
        let withYear = options.namesYears ? Array(all.prefix(1) + all.dropFirst(2)) : all
        // The first month may have too few columns for its name.
        let trials = [all, withYear, Array(all.dropFirst()), letters, texts(labels.month, every: 3)]
        return trials.first { !$0.isEmpty && areApart($0) } ?? []
    }

    private func areApart(_ names: [ChartLayout.Text]) -> Bool { names.areApart(by: 0.4 * size) }

    /// Returns the number of rows that a line of text needs, so that only some low rows have names.
    private func nameStep(_ grid: CalendarGrid) -> Int {
        max(1, Int((size * theme.linePitch / grid.pitch.height).rounded(.up)))
    }

    // MARK: Years

    /// Adds the total of each year, as a number at the right end and as a bar before it.
    private func addTotals(to calendar: inout ChartLayout.Calendar, _ grid: CalendarGrid, right: Double) {
        let sums = content.week.parts(.year).map(\.tally.total)
        let most = sums.max() ?? 0
        guard most > 0 else { return }
        let texts = sums.map { text(words.shortAmount($0)) }
        let start = grid.rect.maxX + size
        let space = right - start - size / 2 - texts.width
        guard space >= 2 * size else { return }
        let height = 0.5 * grid.cells[0].height
        for (row, text) in texts.enumerated() {
            let midY = grid.midY(ofRow: row)
            let width = space * Double(sums[row]) / Double(most)
            calendar.totals.append(Rect(x: start, y: midY - height / 2, width: width, height: height))
            guard row.isMultiple(of: nameStep(grid)) else { continue }
            calendar.names.append(
                .text(.init("total"), text.moved(x: right - text.rect.width, y: midY - text.rect.height / 2)))
        }
        if sums.count > 1 { calendar.bestTotal = sums.firstIndex(of: most) }
    }

    // MARK: Legend

    /// The texts and swatches that explain a calendar's colours; their coordinates start at the origin.
    struct ColorLegend {
        /// The text that names what the colours divide into quarters; empty if they follow the goal.
        var note = Legend()
        /// The colours between the least and the greatest counts.
        var scale = Legend()
        /// The width of the longest line, in points.
        var width = 0.0
        /// The number of lines: 2 if the note is above the scale and not before it.
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
        let under = words[.under, ["number": .text(words.amount(least))]]
        add(under, to: &legend.scale, x: pitch - swatch.width)
        let start = legend.scale.bounds.maxX + size / 2
        legend.scale.swatches = (0...steps.thresholds.count).map { level in
            Rect(x: start + Double(level) * pitch, y: -swatch.height / 2, width: swatch.width, height: swatch.height)
        }
        let atLeast = words[.atLeast, ["number": .text(words.amount(most))]]
        add(atLeast, to: &legend.scale, x: legend.scale.bounds.maxX + size / 2)
        if steps.areQuarters, !areHours {
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
    /// wider than the cells starts at their left end, or is centred below them.
    func place(_ legend: ColorLegend, below grid: CalendarGrid, right: Double, _ isCentered: Bool) -> Legend {
        let rect = grid.rect
        let midY = rect.maxY + 1.35 * size
        let reach = isCentered ? rect.midX + legend.width / 2 : rect.x + legend.width
        let end = grid.form == .years || grid.form == .hours ? right : max(rect.maxX, reach)
        let scaleY = midY + (legend.lines > 1 ? 1.5 * size : 0)
        var placed = legend.scale.moved(x: end - legend.scale.bounds.maxX, y: scaleY)
        let start = min(rect.x, end - legend.width)
        placed.texts = legend.note.moved(x: start, y: midY).texts + placed.texts
        return placed
    }
}

extension ChartTheme {
    /// Returns the colour of a cell of a level: from hardly visible on the background to the accent.
    func cellColor(_ level: Int, _ steps: CalendarSteps) -> Color {
        let part = 0.13 + 0.87 * Double(level) / Double(max(1, steps.thresholds.count))
        return background.over(.white).blended(with: lineMiddleColor, part)
    }
}
