extension CardChart {
    /// Lays out a line whose measures grow with the card.
    init(lineOf style: CardStyle, _ options: ChartOptions, in card: CardLayout) throws(ChartError) {
        let content = style.content
        var options = options
        let isCenter = card.arrangement == .center
        if isCenter {
            options.labels = .hidden
            options.annotations.values = .none
        }
        var theme = style.theme.scaled(by: min(card.width, card.height) / 350 * card.textScale)
        let least = style.leastTextSize
        theme.labelText.size = max(least, theme.labelText.size)
        theme.subcaptionText.size = max(least, theme.subcaptionText.size)
        // The texts of lines would be outside of the middle square.
        theme.valueText.size = isCenter ? 0 : max(least, theme.valueText.size)
        // Labels have the same distance as those of bars.
        (theme.labelOffset, theme.labelHeight) = (1.15 * theme.labelText.size, 1.7 * theme.labelText.size)
        let labels = DayLabels(options, of: Series(content.week, options))
        let selected = try content.selectedIndex(options.selection)
        let marginV = theme.nodeReach + (isCenter ? 0.03 * card.height : 0)
        func placed(_ left: Double, _ right: Double, selectedNodeOnly: Bool?) -> ChartFrame {
            let bounds = card.chartRect
            let plot = Rect(
                x: bounds.x + left, y: bounds.y + marginV, width: bounds.width - left - right,
                height: bounds.height - 2 * marginV - (labels.areAllEmpty ? 0 : theme.labelHeight))
            let style = ChartFrame.FrameStyle(showsSelectedNodeOnly: selectedNodeOnly)
            return ChartFrame(labels, selected: selected, in: PlotArea(bounds: bounds, plot: plot), theme, style)
        }
        let margin = 0.055 * card.width
        var frame = placed(margin, margin, selectedNodeOnly: nil)
        if !isCenter, !options.deadline.isOver {
            // The ink of the line starts and ends at the margins, with the outer halves of its nodes.
            let ends = [frame.nodes.first, frame.nodes.last].map { max($0?.radius ?? 0, theme.lineWidth / 2) }
            frame = placed(ends[0], ends[1], selectedNodeOnly: frame.showsSelectedNodeOnly)
        }
        let layout = ChartLayout(frame, content)
        let isFaded = content.notice != nil
        let bottom = isCenter ? card.chartRect.maxY : layout.plot.maxY
        let shade = isFaded ? nil : layout.shade(bottom, style.palette.shadeOpacity, options, theme)
        self.layout = layout
        marks = [shade].compactMap(\.self) + layout.marks(options, theme, isFaded: isFaded)
    }
}

extension ChartLayout {
    /// Returns a shade below the line that fades downward; nil without a line, and for more than 400 days.
    fileprivate func shade(_ bottom: Double, _ opacity: Double, _ options: ChartOptions, _ theme: ChartTheme) -> Mark? {
        guard nodes.count <= 400, let top = nodes.compactMap(\.y).min(), top < bottom else { return nil }
        var path = Path()
        for run in nodes.split(whereSeparator: { $0.y == nil }) where run.count > 1 {
            guard let first = run.first, let last = run.last else { continue }
            path.append(options.curve.path(through: run.map { node in node.y.map { Point(node.x, $0) } }))
            path.line(to: Point(last.x, bottom))
            path.line(to: Point(first.x, bottom))
            path.close()
        }
        guard !path.isEmpty else { return nil }
        let colors = [opacity, 0].map { alpha in with(theme.lineMiddleColor) { $0.alpha = alpha } }
        let fade = LinearGradient(from: top, to: bottom, [0: colors[0], 1: colors[1]])
        return Mark(.path(path), fill: .linear(fade), entrance: .fade(.line))
    }
}
