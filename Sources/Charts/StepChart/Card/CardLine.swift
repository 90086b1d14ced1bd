import StepData
import StepRaster

/// The line of a card: its measures grow with the card, and its letters begin and end where those of the card do.
struct CardLine: Hashable, Sendable {
    let layout: ChartLayout
    private let content: WeekContent
    private let options: ChartOptions
    private let theme: ChartTheme

    /// Most days that have their numbers beside them; of more only the extremes have.
    private static let mostValues = 10
    /// Most days whose line has a shade below it.
    private static let mostShadedDays = 400

    init(
        _ content: WeekContent, _ options: ChartOptions, in sheet: CardLayout, _ theme: ChartTheme
    ) throws(ChartError) {
        var options = options
        if sheet.arrangement == .center {
            options.labels = .hidden
            options.annotations.values = .none
        }
        if options.annotations.values == .all, content.week.days.count > Self.mostValues {
            options.annotations.values = .extremes
        }
        let theme = Self.theme(theme, in: sheet)
        let series = Series(content.week, options)
        let selected = try content.selectedIndex(options.selection)
        (self.content, self.options, self.theme) = (content, options, theme)
        var area = Self.area(series, options, in: sheet, theme)
        var frame = ChartFrame(series, selected: selected, options, in: area, theme)
        if sheet.arrangement != .center {
            // Only numbers beside days may hang over.
            let (extent, bounds) = (frame.extent, area.bounds)
            let before = min(extent.left - bounds.x, sheet.chartOverhang)
            let after = min(bounds.maxX - extent.right, sheet.width - sheet.chartRect.maxX)
            area = area.widened(left: before, right: after)
            frame = ChartFrame(series, selected: selected, options, in: area, theme)
        }
        layout = ChartLayout(frame, content, options, theme)
    }

    /// The theme with measures that suit the card.
    private static func theme(_ theme: ChartTheme, in sheet: CardLayout) -> ChartTheme {
        var theme = theme.scaled(by: min(sheet.width, sheet.height) / 350 * min(1, sheet.textScale))
        let least = 0.021 * sheet.height
        // Labels stand right below the lowest number.
        theme.labelHeight -= 0.5 * theme.labelText.size
        theme.labelOffset -= 0.5 * theme.labelText.size
        let lack = max(0, least - theme.labelText.size)
        theme.labelText.size += lack
        theme.labelHeight += 1.2 * lack
        theme.labelOffset += 0.6 * lack
        // The texts of lines would lie outside the middle.
        theme.valueText.size = sheet.arrangement == .center ? 0 : max(least, theme.valueText.size)
        return theme
    }

    /// The chart's room, with the outermost letters on its edges as far as can be told before they are placed.
    private static func area(
        _ series: Series, _ options: ChartOptions, in sheet: CardLayout, _ theme: ChartTheme
    ) -> PlotArea {
        var bounds = sheet.chartRect
        let reach = theme.nodeReach
        let labels = DayLabels(options, of: series)
        var (marginH, marginV) = (max(reach, 0.055 * sheet.width), reach + 0.03 * sheet.height)
        if sheet.arrangement != .center {
            let words = options.language.catalogue
            var widest = 0.0
            for index in [0, series.points.count - 1] {
                widest = max(widest, labels[index].map { theme.width($0, theme.labelText, digits: .tabular) } ?? 0)
                guard options.annotations.values != .none, let steps = series.points[index].steps else { continue }
                var style = theme.valueText
                style.weight += 200
                widest = max(widest, theme.width(words.grouped(steps), style, digits: .tabular))
            }
            marginH = min(max(reach, widest / 2), bounds.width / 4)
            marginV = min(reach, bounds.height / 8)
        }
        if options.labels != .hidden {
            // Labels stand on the bottom of the chart's room.
            bounds.height +=
                marginV + theme.labelHeight - theme.labelOffset - theme.labelText.size * theme.linePitch / 2
        }
        return PlotArea(
            in: bounds, marginH: marginH, marginV: marginV, labelHeight: labels.areAllEmpty ? 0 : theme.labelHeight)
    }

    /// The chart, back to front, without its notice: what it would say is the headline.
    /// - Parameter bottom: of the shade below the line.
    func marks(shadeTo bottom: Double) -> [Mark] {
        let area = content.notice == nil ? shade(bottom: bottom) : nil
        let marks = layout.marks(options, theme, isFaded: content.notice != nil)
        return [area].compactMap(\.self) + marks.filter { $0.role != .notice }
    }

    /// A shade below the line that fades downward; nil when there is no line.
    private func shade(bottom: Double) -> Mark? {
        let nodes = layout.nodes
        guard nodes.count <= Self.mostShadedDays, let top = nodes.compactMap(\.y).min(), top < bottom else {
            return nil
        }
        var path = Path()
        for run in nodes.split(whereSeparator: { $0.y == nil }) where run.count > 1 {
            guard let first = run.first, let last = run.last else { continue }
            path.append(options.curve.path(through: run.map { node in node.y.map { Point(node.x, $0) } }))
            path.line(to: Point(last.x, bottom))
            path.line(to: Point(first.x, bottom))
            path.close()
        }
        guard !path.isEmpty else { return nil }
        var color = theme.lineMiddleColor
        func stop(_ offset: Double, _ alpha: Double) -> LinearGradient.Stop {
            color.alpha = alpha * theme.lineMiddleColor.alpha
            return .init(offset: offset, color: color)
        }
        let fade = LinearGradient(
            start: Point(0, top), end: Point(0, bottom), stops: [stop(0, CardPalette.shadeOpacity), stop(1, 0)])
        return Mark(.fill(path, .linear(fade)))
    }

    /// A speck at the bottom of each day without data.
    func specks(_ palette: CardPalette) -> [Mark] {
        guard content.notice == nil else { return [] }
        let radius = 0.4 * theme.nodeRadius
        let taken = layout.texts.flatMap(\.boxes).map(\.rect) + layout.nodes.compactMap(\.room)
        var specks: [Mark] = []
        // Days to come are no gaps.
        let elapsed = options.aggregation.span == .day ? content.week.elapsedCount : layout.nodes.count
        // Days so close that nobody could tell their specks apart share one.
        var next = -Double.infinity
        for node in layout.nodes.prefix(elapsed) where node.y == nil && node.x >= next {
            next = node.x + radius / 4
            let center = Point(node.x, layout.plot.maxY)
            let rect = Rect(center: center, radius: radius)
            if taken.contains(where: { $0.touches(rect, gap: 0) }) { continue }
            let disc = Mark.Shape.disc(center: center, radius: radius, .solid(palette.muted))
            specks.append(Mark(.init("gap", .index(node.index)), disc))
        }
        return specks
    }
}

extension PlotArea {
    fileprivate func widened(left: Double, right: Double) -> PlotArea {
        func wide(_ rect: Rect) -> Rect {
            Rect(x: rect.x - left, y: rect.y, width: rect.width + left + right, height: rect.height)
        }
        return PlotArea(bounds: wide(bounds), plot: wide(plot))
    }
}

extension ChartLayout.Node {
    /// Of its disc or bar; nil where neither is drawn.
    fileprivate var room: Rect? {
        bar ?? (radius > 0 ? y.map { Rect(center: Point(x, $0), radius: radius) } : nil)
    }
}
