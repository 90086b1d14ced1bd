extension ChartLayout {
    /// The finished chart, back to front.
    func marks(_ options: ChartOptions, _ theme: ChartTheme, isFaded: Bool) -> [Mark] {
        marks(options, theme, line: line(options, theme), at: .finished, isFaded: isFaded)
    }

    /// The whole data line; nil where there are bars, and where no day has data.
    func line(_ options: ChartOptions, _ theme: ChartTheme) -> Mark? {
        options.mark == .bars ? nil : DataLine(self, options.curve, theme).mark
    }

    /// A moment of a chart, back to front.
    /// - Parameters:
    ///   - options: what the layout was made with.
    ///   - theme: what the layout was made with.
    ///   - line: what the moment shows of the data line.
    ///   - isFaded: whether all but texts around the plot is faded, under a notice.
    func marks(
        _ options: ChartOptions, _ theme: ChartTheme, line: Mark?, at moment: Moment, isFaded: Bool
    ) -> [Mark] {
        if options.deadline.isOver { return [] }
        if let calendar {
            var marks = marks(calendar, theme, at: moment, options.language.catalogue)
            if isFaded { marks = [Mark(.group(marks, opacity: Self.fadedOpacity))] }
            return marks + textsAround + notices.map { Mark.text(.notice, $0) }
        }
        let guideColor = options.guideColor(in: theme)
        let bars = Bars(theme, goalY: goalLine?.y, until: options.deadline)
        // Lines make way for a number as it comes, and for what a chart says in place of data.
        var texts = nodes.compactMap { $0.valueLabel?.rect.scaled(by: moment.valueOpacity(of: $0)) }
        texts += [goalLine, averageLine].compactMap(\.self).flatMap(\.texts).map(\.rect)
        if !isFaded, let ground = NoticeBlock.ground(of: notices, theme) { texts.append(ground) }
        let grid = GridLines(clearOf: texts, theme)
        var marks: [Mark] = []
        if let guides { marks.append(grid.guides(guides, guideColor)) }
        if let yAxis { marks.append(grid.axis(yAxis, guideColor)) }
        if let averageLine {
            let (moved, opacity) = moment.averageLine(averageLine, in: plot, theme)
            let isAsked = options.averageLine == true
            var color = isAsked ? theme.averageLineColor : guideColor
            color.alpha *= opacity
            let pen = StrokeStyle(width: isAsked ? theme.referenceLineWidth : theme.averageLineWidth)
            if opacity > 0 { marks.append(grid.level(.averageLine, moved, pen, color)) }
        }
        if notices.isEmpty { marks += daysBefore(options.curve, theme, clearOf: grid.boxes) }
        let goal = goalLine.map { line in
            let pen = StrokeStyle(width: theme.referenceLineWidth, dashes: [theme.goalDash, theme.goalGap])
            return grid.level(.goalLine, line, pen, theme.goalColor)
        }
        let isOver = options.mark == .bars || hidesLines
        if !isOver { marks += [goal].compactMap(\.self) }
        marks += [line].compactMap(\.self) + bars.marks(self, moment)
        if isOver, let goal, let goalLine {
            // Beside the ground it can be seen on whatever colour.
            let pen = StrokeStyle(width: theme.referenceLineWidth + 2)
            let crossed = hidesLines ? nil : bars.crossed(nodes, margin: pen.width / 2 + theme.barRadius)
            marks += [grid.level(.none, goalLine, pen, options.nodeRingColor(in: theme), in: crossed), goal]
        }
        for node in nodes {
            let own = node.marks(moment.look(of: node, theme), ring: options.nodeRingColor(in: theme), theme)
            marks += moment.isApart && !own.isEmpty ? [Mark(.node(node.index), .group(own, opacity: 1))] : own
        }
        for node in nodes {
            guard let text = node.valueLabel else { continue }
            marks += Mark.text(.value(node.index), text).faded(to: moment.valueOpacity(of: node))
        }
        if isFaded { marks = [Mark(.group(marks, opacity: Self.fadedOpacity))] }
        return marks + textsAround + notice(on: isFaded ? options.background(in: theme) : .clear, theme)
    }

    /// Of a chart under a notice.
    private static let fadedOpacity = 0.2

    /// What the chart says, on a ground through which its line is less seen.
    private func notice(on ground: Color, _ theme: ChartTheme) -> [Mark] {
        let texts = notices.map { Mark.text(.notice, $0) }
        guard ground.alpha > 0, let box = NoticeBlock.ground(of: notices, theme) else { return texts }
        let color = with(ground) { $0.alpha *= 0.4 }
        return [Mark(.notice, .rect(box, radius: theme.minimumGap, .solid(color)))] + texts
    }

    /// Whether the days of the line are so many that it fills what is between its segments.
    private var hidesLines: Bool { hasLine && nodes.count > 2 && !nodes.contains { $0.radius > 0 && !$0.isSelected } }

    /// The texts that stand around the plot.
    private var textsAround: [Mark] {
        var marks = nodes.compactMap { node in node.label.map { Mark.text(.label(node.index), $0) } }
        marks += (yAxis?.ticks ?? []).map { Mark.text(.yAxis, $0.label) }
        marks += (averageLine?.texts ?? []).map { Mark.text(.average, $0) }
        marks += (goalLine?.texts ?? []).map { Mark.text(.goal, $0) }
        marks += (calendar?.names ?? []) + (calendar?.legendTexts ?? []).map { Mark.text(.legend, $0) }
        if let legend { marks.append(.text(.legend, legend)) }
        if let title { marks.append(.text(.title, title)) }
        if let subtitle { marks.append(.text(.subtitle, subtitle)) }
        return marks
    }

    /// All texts.
    var texts: [Mark] {
        textsAround + nodes.compactMap { node in node.valueLabel.map { Mark.text(.value(node.index), $0) } }
            + notices.map { Mark.text(.notice, $0) }
    }

    /// The days before: a line, interrupted where numbers stand, or what is seen of them beside the bars.
    private func daysBefore(_ curve: ChartOptions.Curve, _ theme: ChartTheme, clearOf numbers: [Rect]) -> [Mark] {
        guard nodes.contains(where: { $0.previous != nil }) else { return [] }
        let paint = Paint.solid(theme.previousColor)
        var bars = Path()
        if let legend, !hasLine { bars.append(.roundedRect(legend.swatch, radius: legend.swatch.height / 4)) }
        for node in nodes {
            guard let y = node.previous?.y, var bar = node.bar else { continue }
            let margin = bar.width * 0.16
            (bar.x, bar.width) = (bar.x - margin, bar.width + 2 * margin)
            (bar.y, bar.height) = (y, bar.maxY - y)
            bars.append(Bars(theme).path(bar))
        }
        // Numbers of days may stand on them.
        if !bars.isEmpty { return [Mark(.group([Mark(.daysBefore, .fill(bars, paint))], opacity: 0.5))] }
        let whole = curve.path(through: nodes.map { node in node.previous.map { Point(node.x, $0.y) } })
        var path = numbers.reduce(whole) { $0.outside($1) }
        if let swatch = legend?.swatch {
            path.move(to: Point(swatch.x, swatch.midY))
            path.line(to: Point(swatch.maxX, swatch.midY))
        }
        let pen = StrokeStyle(width: theme.previousLineWidth, cap: .round, join: .round)
        return [Mark(.daysBefore, .stroke(path, pen, paint))]
    }
}

extension Rect {
    /// About its centre; nil where nothing is left.
    fileprivate func scaled(by part: Double) -> Rect? {
        guard part < 1 else { return self }
        let (width, height) = (width * part, height * part)
        return part > 0 ? Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height) : nil
    }
}

extension ChartLayout.Node {
    /// A node's shadow, disc and ring, and a check mark on a day that has reached its goal; nothing for a day without data.
    fileprivate func marks(_ look: NodeLook, ring: Color, _ theme: ChartTheme) -> [Mark] {
        guard let y, bar == nil, look.scale > 0, look.opacity > 0 else { return [] }
        let center = Point(x, y)
        let shadow = DiscShadow(
            center: center + Point(theme.shadowOffsetX, theme.shadowOffsetY) * look.shadowScale,
            radius: theme.nodeOuterRadius * look.shadowScale, sigma: theme.shadowSigma * look.shadowScale,
            color: theme.shadowColor)
        let radius = theme.nodeRadius * look.scale
        let (fill, edge) = isPart ? (ring, look.color) : (look.color, ring)
        var marks = [
            Mark(.node(index), .shadow(shadow)), Mark(.disc(center: center, radius: radius, .solid(fill))),
        ]
        if !isPart, let (color, part) = look.spreading {
            marks.append(Mark(.disc(center: center, radius: radius * part, .solid(color))))
        }
        let width = theme.nodeRingWidth * look.scale
        marks.append(Mark(.node(index), .ring(center: center, radius: radius, width: width, .solid(edge))))
        if reachesGoal { marks.append(.check(center, radius: theme.nodeInnerRadius * look.scale, edge)) }
        return look.opacity < 1 ? [Mark(.group(marks, opacity: look.opacity))] : marks
    }
}
