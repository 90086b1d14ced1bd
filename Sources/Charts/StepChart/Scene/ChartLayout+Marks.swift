extension ChartLayout {
    /// Returns the marks of the chart, back to front.
    /// - Parameters:
    ///   - options: the options that the layout was made with.
    ///   - theme: the theme that the layout was made with.
    ///   - isFaded: true if all but the texts around the plot is faded, under a notice.
    ///   - change: the change of the highlight to this layout's day; nil if it does not change.
    func marks(
        _ options: ChartOptions, _ theme: ChartTheme, isFaded: Bool, from change: HighlightChange? = nil
    ) -> [Mark] {
        if options.deadline.isOver { return [] }
        let cells = calendar.map { self.marks($0, theme, options.language.catalogue) }
        var marks = cells ?? data(options, theme, isFaded: isFaded, from: change)
        if isFaded { marks = [.group(marks, opacity: 0.2)] }
        return marks + textsAround + notice(isFaded: isFaded, theme)
    }

    /// Returns the lines, bars and nodes, and the numbers beside days.
    private func data(
        _ options: ChartOptions, _ theme: ChartTheme, isFaded: Bool, from change: HighlightChange?
    ) -> [Mark] {
        let gaps = gaps(theme, isFaded: isFaded, from: change)
        var marks = guideLines(options, theme, gaps: gaps)
        if notices.isEmpty, barStyle?.card == nil { marks += daysBefore(options.curve, theme, gaps: gaps) }
        marks += leaders(theme)
        let ring = options.placement == .widget ? theme.widgetNodeRingColor : theme.nodeRingColor
        let goal = goalLine(theme, gaps: gaps)
        let isGoalOverBars = options.mark == .bars && barStyle == nil
        if !isGoalOverBars { marks += goal }
        if options.mark == .bars { marks += bars(theme, from: change, until: options.deadline) }
        if isGoalOverBars { marks += goalBackground(ring, theme, gaps: gaps) + goal }
        marks += middleHalves(theme, gaps: gaps)
        marks += DataLine.all(self, options, theme).compactMap(\.mark).map { line in
            with(line) { $0.gaps = options.mark == .bars ? gaps : [] }
        }
        if !trend.isEmpty, let swatch = legend.swatches.first {
            let path = Path.level(from: swatch.x, to: swatch.maxX, y: swatch.midY)
            let color = options.mark == .bars ? theme.averageLineColor : theme.lineMiddleColor
            marks.append(Mark(.legend, .path(path), stroke: .init(theme.lineWidth * 0.8, color, cap: .round)))
        }
        for node in nodes where node.bar == nil {
            let style = change?.style(of: node, theme) ?? NodeStyle(node, theme)
            marks += node.marks(style, ring: ring, theme, entrance: turn(of: node))
        }
        for node in nodes {
            guard let text = node.valueLabel else { continue }
            let value = Mark.text(.value(node.index), text, entrance: .fade(pace(of: node)))
            marks += [value].faded(to: change?.valueOpacity(of: node) ?? 1)
        }
        return marks
    }

    /// Returns the guides behind the days, the lines of the y axis and the line at the average.
    private func guideLines(_ options: ChartOptions, _ theme: ChartTheme, gaps: [Mark.Gap]) -> [Mark] {
        let guideColor = options.placement == .widget ? theme.widgetGuideColor : theme.guideColor
        var marks: [Mark] = []
        if let guides {
            let lines = guides.xs.map { Path(through: [Point($0, guides.top), Point($0, guides.bottom)]) }
            let pen = StrokeStyle(width: theme.guideWidth, cap: .round)
            marks.append(.lines(.guide(.subpaths(Array(lines.indices))), lines, pen, guideColor, gaps: gaps))
        }
        if let yAxis {
            let lines = yAxis.ticks.map { Path.level(from: yAxis.startX, to: yAxis.endX, y: $0.y) }
            marks.append(.lines(.yAxis, lines, StrokeStyle(width: theme.guideWidth), guideColor, gaps: gaps))
        }
        if let averageLine {
            let isAsked = options.averageLine == true
            let color = isAsked ? theme.averageLineColor : guideColor
            let pen = StrokeStyle(width: isAsked ? theme.referenceLineWidth : theme.averageLineWidth)
            var line = Mark.lines(.averageLine, [averageLine.path], pen, color, gaps: gaps)
            line.entrance = .rise(plot.maxY + theme.guideOverhang - averageLine.y)
            marks.append(line)
        }
        return marks
    }

    /// Returns the dashes or dots of the line at the goal; none without a goal.
    private func goalLine(_ theme: ChartTheme, gaps: [Mark.Gap]) -> [Mark] {
        guard let goalLine else { return [] }
        return [.lines(.goalLine, [goalLine.path], barStyle?.goalPen ?? theme.goalPen, theme.goalColor, gaps: gaps)]
    }

    /// Returns a line under the dashes at the goal, on bars that it crosses: it makes them visible on any colour.
    private func goalBackground(_ ring: Color, _ theme: ChartTheme, gaps: [Mark.Gap]) -> [Mark] {
        guard let goalLine else { return [] }
        let pen = StrokeStyle(width: theme.referenceLineWidth)
        let margin = pen.width / 2 + theme.barRadius
        let lines = nodes.compactMap(\.bar).compactMap { bar -> Path? in
            let y = goalLine.levelY(at: bar.midX)
            guard bar.y + margin <= y else { return nil }
            // A bar may be a part of a pixel wider on the pixel grid.
            let space = bar.grown(by: pen.width / 2)
            return .level(from: space.x, to: space.maxX, y: y)
        }
        return [.lines(.none, lines, pen, with(ring) { $0.alpha *= 0.75 }, gaps: gaps)]
    }

    /// Returns a stripe over each weekday's bar or node, along the middle half of its days.
    private func middleHalves(_ theme: ChartTheme, gaps: [Mark.Gap]) -> [Mark] {
        let halves = nodes.compactMap { node in
            node.middleHalf.map { Path(through: [Point(node.x, $0.lowerBound), Point(node.x, $0.upperBound)]) }
        }
        if halves.isEmpty { return [] }
        let samples = legend.swatches.map { Path.level(from: $0.x, to: $0.maxX, y: $0.midY) }
        let pen = StrokeStyle(width: 1.5 * theme.lineWidth, cap: .round)
        let color = with(theme.averageLineColor) { $0.alpha *= 0.5 }
        return [with(.lines(.days, halves + samples, pen, color, gaps: gaps)) { $0.entrance = .fade(.line) }]
    }

    /// Returns the connections from the ends of lines to their texts, if these are moved up or down to make space.
    private func leaders(_ theme: ChartTheme) -> [Mark] {
        referenceLines.compactMap { line in
            guard let text = line.texts.first, text.rect.x > line.endX else { return nil }
            guard abs(text.rect.midY - line.y) > theme.referenceLineWidth else { return nil }
            let path = Path(through: [Point(line.endX, line.y), Point(text.rect.x - theme.guideWidth, text.rect.midY)])
            return Mark(.path(path), stroke: .init(1.5 * theme.guideWidth, text.color))
        }
    }

    func turn(of node: Node) -> Entrance.Turn { Entrance.Turn(index: node.index, count: nodes.count) }

    /// Returns the pace at which a node's number appears: with its day.
    private func pace(of node: Node) -> Entrance.Pace {
        if node.bar == nil { return .node(turn(of: node)) }
        return barStyle == nil ? .bar(turn(of: node)) : .barTop(turn(of: node))
    }

    /// Returns the gaps in lines for numbers, the texts of lines, and notices.
    private func gaps(_ theme: ChartTheme, isFaded: Bool, from change: HighlightChange?) -> [Mark.Gap] {
        let margin = theme.minimumGap / 4
        var gaps = nodes.compactMap { node -> Mark.Gap? in
            guard let text = node.valueLabel else { return nil }
            let part = change?.valueOpacity(of: node) ?? 1
            return Mark.Gap(rect: text.rect, margin: margin, pace: pace(of: node), part: part)
        }
        gaps += referenceLines.flatMap(\.texts).map { Mark.Gap(rect: $0.rect, margin: margin) }
        if !isFaded, let background = NoticeBlock.background(of: notices, theme) {
            gaps.append(.init(rect: background, margin: margin))
        }
        return gaps
    }

    /// Returns the notice, with a padlock before it if the chart is faded.
    private func notice(isFaded: Bool, _ theme: ChartTheme) -> [Mark] {
        let texts = notices.marks(.notice)
        guard isFaded, let first = notices.first else { return texts }
        let lock = Typesetter(theme).text(Icon.lock.text, theme.noticeText.sized(0.9 * first.size))
        let x = first.rect.x - lock.rect.width - 0.35 * first.size
        guard x >= bounds.x + theme.minimumGap / 2 else { return texts }
        return [.text(.notice, lock.placed(x: x, baseline: first.baseline))] + texts
    }

    /// The texts around the plot, which a notice does not fade.
    private var textsAround: [Mark] {
        var marks = nodes.compactMap { node in node.label.map { Mark.text(.label(node.index), $0) } }
        marks += (yAxis?.ticks ?? []).map { Mark.text(.yAxis, $0.label) }
        marks += (averageLine?.texts ?? []).marks(.average) + (goalLine?.texts ?? []).marks(.goal)
        marks += (calendar?.names ?? []) + legend.texts.marks(.legend)
        if let title { marks.append(.text(.title, title)) }
        if let subtitle { marks.append(.text(.subtitle, subtitle)) }
        return marks
    }

    /// The samples of the days before in the legend.
    private var swatchesBefore: ArraySlice<Rect> { legend.swatches.dropFirst(trend.isEmpty ? 0 : 1) }

    /// Returns the days before: a line with gaps for numbers, or bars behind the bars, or a line at their average.
    private func daysBefore(_ curve: ChartOptions.Curve, _ theme: ChartTheme, gaps: [Mark.Gap]) -> [Mark] {
        guard nodes.contains(where: { $0.previous != nil }) else { return [] }
        let average = averageBefore
        if average == nil, !hasLine {
            var bars = Path()
            for swatch in swatchesBefore { bars.append(.roundedRect(swatch, radius: swatch.height / 4)) }
            for node in nodes {
                guard let y = node.previous?.y, let bar = node.bar else { continue }
                let margin = bar.width * Self.marginOfBarsBefore
                let rect = Rect(x: bar.x - margin, y: y, width: bar.width + 2 * margin, height: bar.maxY - y)
                bars.append(Bar(index: node.index, rect: rect, radius: theme.barRadius).path)
            }
            // Numbers over these bars stay legible, since the bars are translucent.
            let mark = Mark(.daysBefore, .path(bars), fill: .solid(theme.previousColor))
            return bars.isEmpty ? [] : [.group([mark], opacity: 0.5)]
        }
        let line = average ?? curve.path(through: pointsBefore)
        let samples = swatchesBefore.map { Path.level(from: $0.x, to: $0.maxX, y: $0.midY) }
        let pen = StrokeStyle(width: theme.previousLineWidth, cap: .round, join: .round)
        return [.lines(.daysBefore, [line] + samples, pen, theme.previousColor, gaps: gaps)]
    }
}

extension ChartLayout.Node {
    /// Returns a node's shadow, disc and ring, and a check mark on a day that has reached its goal; none without data.
    fileprivate func marks(
        _ style: NodeStyle, ring: Color, _ theme: ChartTheme, entrance turn: Entrance.Turn
    ) -> [Mark] {
        guard let y, style.scale > 0 else { return [] }
        let center = Point(x, y)
        let entrance = Entrance.pop(turn, about: center)
        let shadowCenter = center + Point(theme.shadowOffsetX, theme.shadowOffsetY) * style.scale
        var shadow = Mark(
            .node(index), .disc(center: shadowCenter, radius: theme.nodeOuterRadius * style.scale),
            fill: .solid(theme.shadowColor), entrance: entrance)
        shadow.blur = theme.shadowSigma * style.scale
        let radius = theme.nodeRadius * style.scale
        let fill = isPart ? ring : style.color
        let edge = isPart ? style.color : ring
        let disc = Mark.Geometry.disc(center: center, radius: radius)
        var marks = [shadow, Mark(disc, fill: .solid(fill), entrance: entrance)]
        if !isPart, let (color, part) = style.spreading {
            marks.append(Mark(.disc(center: center, radius: radius * part), fill: .solid(color)))
        }
        let stroke = Mark.Stroke(theme.nodeRingWidth * style.scale, edge)
        marks.append(Mark(.node(index), disc, stroke: stroke, entrance: entrance))
        let innerRadius = theme.nodeInnerRadius * style.scale
        // A check mark in a disc with a radius below 4 points would be a speck.
        if reachesGoal, innerRadius >= 4 { marks.append(.check(center, radius: innerRadius, edge, entrance: entrance)) }
        return marks
    }
}

extension ChartTheme {
    fileprivate var goalPen: StrokeStyle { StrokeStyle(width: referenceLineWidth, dashes: [goalDash, goalGap]) }

    /// The dashes of the line at the goal.
    var goalStroke: Mark.Stroke { Mark.Stroke(goalPen, .solid(goalColor)) }
}
