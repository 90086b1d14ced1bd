/// A year as a ring: one spoke for each day, clockwise from the top, with a length and a colour by its steps.
struct CardRing {
    private(set) var marks: [Mark] = []
    /// The names of the best day and the longest streak that do not fit.
    var omissions: [ChartLayout.Omission] { omittedNames > 0 ? [.init(part: .figures, count: omittedNames)] : [] }
    private var omittedNames = 0
    private let week: StepWeek
    private let palette: CardPalette
    private let theme: ChartTheme
    private let words: Catalogue
    private let space: Rect
    /// The distance from the centre to the end of the longest spoke, in points.
    private let outer: Double
    /// The steps of the longest spoke.
    private let most: Int
    /// The number of positions for spokes: the days of the year.
    private var slots: Int
    private var firstSlot = 0
    /// The spokes and the arc along the longest streak, which names must not touch.
    private var obstacles: [Path.Segment] = []

    /// The fewest and the most days that a ring has.
    static let days = 60...400
    /// The inner radius, as a part of the outer one.
    private static let innerPart = 0.46

    /// Returns the radius of the hole in a ring inside a rectangle.
    static func hole(in space: Rect, labels size: Double) -> Double { innerPart * radius(in: space, labels: size) }

    /// Returns the outer radius, which leaves space above and below the ring for the name of the best day.
    private static func radius(in space: Rect, labels size: Double) -> Double {
        max(1, min(space.width / 2 - 0.5 * size, space.height / 2 - 1.6 * size))
    }

    /// Creates the ring; nil for too few or too many points, for points that are not days, and without steps.
    init?(_ style: CardStyle, _ options: ChartOptions, in card: CardLayout) {
        let week = style.content.week
        guard Self.days.contains(week.days.count), options.aggregation.span == .day else { return nil }
        guard let most = week.counts.compactMap(\.self).max(), most > 0 else { return nil }
        self.week = week
        palette = style.palette
        space = card.chartRect
        self.most = most
        let size = card.leastRingTextSize
        theme = with(style.theme) { $0.labelText = TextStyle(color: style.palette.quiet, size: size, weight: 500) }
        words = week.words(options.language)
        outer = Self.radius(in: space, labels: size)
        slots = week.days.count
        if let first = week.days[0].date, first.year == week.days.last?.date?.year,
            let year = CalendarSpan(.year, of: first)?.days
        {
            slots = year.upperBound.days(since: year.lowerBound) + 1
            firstSlot = first.days(since: year.lowerBound)
        }
        addMonths()
        let goal = options.annotations.goal
        let lastGoal = goal.map(week.lastGoal)
        addGoal(lastGoal)
        addSpokes(goal: lastGoal)
        addNames(best: style.words.weekWords.clearBest, goal: goal)
    }

    private var size: Double { theme.labelText.size }
    private var center: Point { space.center }
    /// The distance from the centre to the inner ends of spokes, in points.
    private var inner: Double { Self.innerPart * outer }

    // MARK: Geometry

    /// Returns the direction of a day: up for the first position, then clockwise.
    private func direction(_ day: Double) -> Point { Self.direction(turn: (day + Double(firstSlot)) / Double(slots)) }

    /// Returns the direction at a part of a whole clockwise turn from the top.
    static func direction(turn: Double) -> Point {
        let (cosine, sine) = Elementary.cosineAndSine(2 * .pi * turn)
        return Point(sine, -cosine)
    }

    private func radius(of steps: Int) -> Double { inner + (outer - inner) * Double(steps) / Double(most) }

    // MARK: Parts

    private mutating func addMonths() {
        guard week.days[0].date != nil else { return }
        let stroke = Mark.Stroke(size / 14, palette.muted, cap: .round)
        for days in week.days.cut(where: { $1.date?.day == 1 }) {
            let tick = direction(Double(days.startIndex))
            let path = Path(through: [inner - 0.25 * size, inner - 0.6 * size].map { center + tick * $0 })
            marks.append(Mark(.path(path), stroke: stroke))
            guard days.count > 12, inner > 4 * size, let month = days.first?.date?.month else { continue }
            let names = inner > 7.5 * size ? words.shortMonths : words.monthLetters
            let name = ChartLayout.Text(names[month - 1], theme.labelText, theme)
            let outward = direction(Double(days.startIndex + days.endIndex) / 2)
            let point = center + outward * (inner - 1.25 * size - name.rect.width * abs(outward.x) / 2)
            marks.append(.text(.init("name"), name.centered(on: point, within: space)))
        }
    }

    private mutating func addGoal(_ goal: Int?) {
        guard let goal, goal <= most else { return }
        let circle = Mark.Geometry.disc(center: center, radius: radius(of: goal))
        let pen = StrokeStyle(width: size / 9, cap: .round, dashes: [0.001, size / 3])
        let ink = with(palette.quiet) { $0.alpha = 0.7 }
        marks.append(Mark(.goalLine, circle, stroke: .init(pen, .solid(ink))))
    }

    private mutating func addSpokes(goal: Int?) {
        let levels = CalendarSteps(week.counts.compactMap(\.self), goal: goal)
        let colors = palette.steps
        let width = min(0.62 * 2 * Double.pi * inner / Double(slots), size / 4)
        for (index, count) in week.counts.enumerated() {
            let outward = direction(Double(index) + 0.5)
            let turn = Entrance.Turn(index: index, count: week.days.count)
            let role = Mark.Role("spoke", .index(index))
            guard let count else {
                guard index < week.elapsedCount else { continue }
                let dot = Mark.Geometry.disc(center: center + outward * (inner + width), radius: 0.6 * width)
                marks.append(Mark(role, dot, fill: .solid(palette.muted)))
                continue
            }
            let level = levels.level(of: count) * (colors.count - 1) / max(1, levels.thresholds.count)
            let end = max(inner + 1.2 * width, radius(of: count) - width / 2)
            let path = Path(through: [inner + width / 2, end].map { center + outward * $0 })
            let stroke = Mark.Stroke(width, colors[level], cap: .round)
            marks.append(Mark(role, .path(path), stroke: stroke, entrance: .fade(.bar(turn))))
            obstacles.append(.line(center + outward * inner, center + outward * radius(of: count)))
        }
    }

    /// Adds the names of the best day and the longest streak beside their spokes, if they fit.
    private mutating func addNames(best: Int?, goal: Int?) {
        let streak = goal.flatMap { week.comparing(with: []).goalDays($0).longest }.flatMap { $0.count >= 5 ? $0 : nil }
        let longest = streak.flatMap { week.counts[$0.first...$0.last].compactMap(\.self).max() } ?? most
        let reach = radius(of: longest) + 0.6 * size
        var arc = Path()
        if let streak {
            for step in 0...24 {
                let day = Double(streak.first) + Double(streak.count) * Double(step) / 24
                arc.line(to: center + direction(day) * reach)
            }
        }
        obstacles += arc.segments
        var taken: Rect?
        if let best, let count = week.count(best), let date = week.days[best].date {
            let number = ChartLayout.Text(
                words.amount(count), TextStyle(color: palette.ink, size: 1.15 * size, weight: 700), theme)
            let name = ChartLayout.Text(
                words[.bestDay, ["day": .text(words.written(.mediumDate, date))]], theme.labelText, theme)
            taken = add([number, name], as: "best", beyond: radius(of: count), at: Double(best) + 0.5)
            if taken == nil { omittedNames += 1 }
        }
        guard let streak else { return }
        let stroke = Mark.Stroke(size / 6, palette.record, cap: .round, join: .round)
        let text = words[.streak, ["count": .count(streak.count)]]
        let style = TextStyle(color: palette.recordText, size: size, weight: 600)
        let middle = Double(streak.first) + Double(streak.count) / 2
        // The widths in em, the widest first.
        for width in [20.0, 9, 6, 4.5] {
            let name = Paragraph(text, style, width: width * size, lines: 4, Typesetter(theme))
            if !name.isShortened, add(name.lines, as: "streak", beyond: reach, at: middle, taken) != nil {
                marks.append(Mark(.init("streak"), .path(arc), stroke: stroke, entrance: .fade(.late)))
                return
            }
        }
        omittedNames += 1
    }

    /// Returns the bounds of lines of text beside a day, outside of a radius and inside the ring's bounds.
    /// - Parameter side: -1 for left of the day or above it, 1 for the other side, 0 for straight outward.
    private func position(_ lines: [ChartLayout.Text], beyond radius: Double, at day: Double, side: Double) -> Rect {
        let outward = direction(day)
        let point = center + outward * (radius + 0.4 * size)
        let width = lines.width
        let height = lines.height
        let isUpright = abs(outward.y) > abs(outward.x)
        let right = isUpright ? side * (width / 2 + 0.6 * size) : 0
        let down = isUpright ? 0 : side * (height / 2 + 0.6 * size)
        let left = point.x - width * (1 - outward.x) / 2 + right
        let top = point.y - height * (1 - outward.y) / 2 + down
        return Rect(
            x: min(max(left, space.x), space.maxX - width), y: min(max(top, space.y), space.maxY - height),
            width: width, height: height)
    }

    /// Adds lines of text at the least radius where they touch neither an obstacle nor a rectangle that is taken.
    /// - Returns: their bounds, or nil if they do not fit.
    private mutating func add(
        _ lines: [ChartLayout.Text], as role: String, beyond radius: Double, at day: Double, _ taken: Rect? = nil
    ) -> Rect? {
        for radius in stride(from: radius, through: max(radius, outer) + 2 * size, by: size / 4) {
            for side in [0.0, -1, 1] {
                let rect = position(lines, beyond: radius, at: day, side: side)
                let isTaken = taken?.touches(rect, gap: 0.3 * size) == true
                if isTaken || obstacles.contains(where: { $0.crosses(rect.grown(by: 0.2 * size)) }) { continue }
                marks += lines.stacked(x: rect.x, y: rect.y).marks(.init(role), entrance: .fade(.late))
                return rect
            }
        }
        return nil
    }
}
