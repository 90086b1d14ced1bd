import StepRaster

/// The line of a card: its measures grow with the card.
struct CardLine: Hashable, Sendable {
    let layout: ChartLayout
    private let options: ChartOptions
    private let theme: ChartTheme
    private let isFaded: Bool

    /// Most days whose line has a shade below it.
    private static let mostShadedDays = 400

    init(
        _ content: WeekContent, _ options: ChartOptions, in sheet: CardLayout, _ theme: ChartTheme
    ) throws(ChartError) {
        var options = options
        let isCenter = sheet.arrangement == .center
        if isCenter {
            options.labels = .hidden
            options.annotations.values = .none
        }
        let side = min(sheet.width, sheet.height)
        var theme = theme.scaled(by: side / 350 * min(1, sheet.textScale))
        let least = 0.0255 * side
        theme.labelText.size = max(least, theme.labelText.size)
        // The texts of lines would lie outside the middle.
        theme.valueText.size = isCenter ? 0 : max(least, theme.valueText.size)
        let series = Series(content.week, options)
        let hasLabels = !DayLabels(options, of: series).areAllEmpty
        let area = PlotArea(
            in: sheet.chartRect, marginH: isCenter ? 0.055 * sheet.width : theme.marginH * 0.7,
            marginV: theme.nodeReach + (isCenter ? 0.03 * sheet.height : 0),
            labelHeight: hasLabels ? theme.labelHeight : 0)
        let frame = ChartFrame(series, selected: try content.selectedIndex(options.selection), options, in: area, theme)
        layout = ChartLayout(frame, content, options, theme)
        (self.options, self.theme, isFaded) = (options, theme, content.notice != nil)
    }

    /// The chart, back to front, without its notice: what it would say is the headline.
    /// - Parameter bottom: of the shade below the line.
    func marks(shadeTo bottom: Double) -> [Mark] {
        let area = isFaded ? nil : shade(bottom: bottom)
        let marks = layout.marks(options, theme, isFaded: isFaded)
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
}
