extension ChartLayout {
    /// Places the parts that must be clear of a chart's frame: numbers beside days, guides, and a notice.
    init(_ frame: ChartFrame, _ content: WeekContent) {
        let fit = frame.fit
        let theme = fit.theme
        let options = fit.options
        self = frame.layout
        if options.deadline.isOver { return }
        // A chart with a notice has no numbers.
        let asked = content.isBlank ? .none : options.annotations.values
        var wanted = wanted(asked, spacing: frame.x.step, theme)
        let highest = highestValue
        if barStyle?.card?.showsHighestOnly == true { wanted.first.removeAll { nodes[$0].value != highest } }
        var values: [(index: Int, label: Text)] = []
        if !wanted.first.isEmpty, fit.hasSpaceForValues {
            let lines = options.mark == .bars ? [] : DataLine.all(self, options, theme)
            values = ValueLabels(frame, lines).placed(wanted.first, wanted.others)
        }
        for (index, label) in values { nodes[index].valueLabel = label }

        // Bars replace guides, unless the options ask for guides.
        if options.guides ?? (options.placement != .message && options.mark != .bars) {
            // Guides are behind every labelled point; without labels, as many as fit at their least distance.
            var indices = frame.labels.placed.map(\.index)
            if let labelStride = frame.labels.stride {
                let step = max(frame.x.stride(spanning: theme.minimumGap), labelStride)
                indices = stride(from: frame.x.count - 1, through: 0, by: -step).reversed()
            }
            let space = plot.grown(by: options.mark == .bars ? 0 : theme.guideOverhang)
            guides = Guides(xs: indices.map { frame.x($0) }, top: space.y, bottom: space.maxY)
        }
        // The count includes numbers that were not tried.
        let count = asked == .all ? nodes.count { $0.value != nil } : wanted.first.count
        omissions = omissions(fit, values: count - values.count)
        // The notice is clear of the labels and the headings, and no farther outside of the plot than nodes.
        let top = max(frame.middle.y, plot.y - theme.nodeReach)
        let bottom = max(top, min(frame.middle.maxY, plot.maxY + theme.nodeReach))
        let space = Rect(x: bounds.x, y: top, width: bounds.width, height: bottom - top)
        let block = NoticeBlock(theme: theme, space: space, hidesDates: options.annotations.hidesDates)
        notices = block.lines(content, in: options.language, centeredOn: plot.center)
        guard let background = NoticeBlock.background(of: notices, theme) else { return }
        goalLine?.texts.removeAll { background.touches($0.rect, gap: 0) }
        averageLine?.texts.removeAll { background.touches($0.rect, gap: 0) }
    }

    /// Returns the nodes to have a number: the selected, the highest and the lowest one, and the others from the last.
    private func wanted(
        _ values: Annotations.Values, spacing: Double, _ theme: ChartTheme
    ) -> (first: [Int], others: [Int]) {
        guard values != .none else { return ([], []) }
        let known = nodes.indices.filter { nodes[$0].value != nil }
        func value(_ index: Int) -> Int { nodes[index].value ?? 0 }
        var wanted = known.filter { nodes[$0].isSelected }
        guard values != .selected else { return (wanted, []) }
        // Among equal days only the first has a number.
        let most = known.max { (value($0), $1) < (value($1), $0) }
        let least = values == .highest ? nil : known.min { (value($0), $0) < (value($1), $1) }
        for case let index? in [most, least] where !wanted.contains(index) { wanted.append(index) }
        // No more numbers fit if days are closer than digits are high.
        guard values == .all, spacing >= theme.valueText.size else { return (wanted, []) }
        return (wanted, known.reversed().filter { !wanted.contains($0) })
    }

    private func omissions(_ fit: ChartFit, values: Int) -> [Omission] {
        var omissions = fit.omitted.map { Omission(part: $0, count: 1) }
        // Thinned dates are no omission, unlike labels in a form that the options ask for.
        let isAsked = fit.options.labels != .automatic && nodes.count <= 7
        let labels = nodes.count { node in
            node.label == nil && fit.labels[node.index] != nil
                && (isAsked || fit.labels.points[node.index].label != nil)
        }
        if labels > 0 { omissions.append(Omission(part: .labels, count: labels)) }
        if values > 0 { omissions.append(Omission(part: .values, count: values)) }
        if fit.options.mark == .calendar { omissions.append(Omission(part: .calendar, count: 1)) }
        return omissions
    }
}
