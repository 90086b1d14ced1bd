extension WeekCard {
    /// A moment of the card drawing itself: what stands for days comes as in a chart, the large figure counts up with the
    /// line, and what is said of it follows. All of it is made of the finished marks.
    func drawing(at moment: Moment) -> Drawing {
        guard case .drawing(let drawOn, let time) = moment else { return drawing }
        let motion = CardMotion(part: drawOn.part, time: time)
        // Texts about the days move only where all parts do.
        let texts = drawOn.part == .all ? motion.texts(layout.marks, palette, part: words.part) : layout.marks
        let moved = motion.chart(chart.marks) + texts
        return Drawing(
            self,
            marks: palette.ground(of: size)
                + moved.flatMap { mark in
                    guard case .group(let marks, let opacity) = mark.shape else { return palette.shadowed(mark) }
                    return [Mark(.group(marks.flatMap(palette.shadowed), opacity: opacity))]
                })
    }
}

/// What is seen of a card's marks at a time, in parts of the duration.
private struct CardMotion {
    let part: AnimationOptions.Part
    let time: Double

    private var drawOn: DrawOn { DrawOn(part: part, dayCount: 1) }

    /// How far the line has come, and with it the figure.
    private var progress: Double { drawOn.strokeEnd(at: time) }

    /// How opaque is what comes last.
    private var late: Double { drawOn.averageLine(at: time).opacity }

    /// The chart's marks. A bar grows from its foot, a cell from its middle, a number comes when its bar is there.
    func chart(_ marks: [Mark]) -> [Mark] {
        var counts: [String: Int] = [:]
        for mark in marks {
            if case .index(let index) = mark.role.part {
                counts[mark.role.kind] = max(counts[mark.role.kind] ?? 0, index + 1)
            }
        }
        func growth(_ kind: String, _ index: Int) -> Double {
            let drawOn = DrawOn(part: part, dayCount: counts[kind] ?? 1)
            return kind == "node" ? drawOn.node(index, at: time).opacity : drawOn.bar(index, at: time)
        }
        // Of each bar all of it, and how far it has grown.
        var bars: [(rect: Rect, growth: Double)] = []
        /// Of what has no name, being a part of a node.
        var node = late
        return marks.flatMap { mark -> [Mark] in
            var mark = mark
            switch (mark.role.kind, mark.role.part, mark.shape) {
            case ("bar", .index(let index), .fill(let path, let paint)):
                guard let rect = path.bounds, case let growth = growth("bar", index), growth > 0 else { return [] }
                bars.append((rect, growth))
                mark.shape = .fill(path.mapped { Point($0.x, rect.maxY - (rect.maxY - $0.y) * growth) }, paint)
                return [mark]
            case ("bar", _, .rect(var rect, let radius, let paint)):
                rect.width *= progress
                mark.shape = .rect(rect, radius: radius * progress, paint)
                return [mark]
            case ("cell", .index(let index), .rect(let rect, let radius, let paint)):
                guard case let growth = growth("cell", index), growth > 0 else { return [] }
                let grown = rect.grown(by: (growth - 1) / 2 * min(rect.width, rect.height))
                mark.shape = .rect(grown, radius: radius * min(1, growth), paint)
                return [mark]
            case ("cell", .index(let index), _): return mark.faded(to: growth("cell", index))
            case ("node", .index(let index), _):
                node = growth("node", index)
                return mark.faded(to: node)
            case ("value", .index(let index), _):
                let kind = bars.isEmpty ? "node" : "bar"
                return mark.faded(to: 20 * growth(kind, index) - 19)
            case ("data line", _, .stroke(let path, let pen, let paint)):
                mark.shape = .stroke(MeasuredPath(path).trimmed(to: progress), pen, paint)
                return progress > 0 ? [mark] : []
            case ("data line", _, _), ("", _, .fill(_, .linear)): return mark.faded(to: progress)
            case ("", _, .stroke(let path, _, _)):
                // What crosses a bar waits for it.
                guard let place = path.bounds?.center else { return [mark] }
                let crossed = bars.first { $0.rect.touchesDisc(place, radius: 1e-9) }
                return crossed.map { $0.rect.maxY - $0.rect.height * $0.growth > place.y } == true ? [] : [mark]
            case ("", _, .disc): return mark.faded(to: node)
            case ("today", _, _), ("highlight", _, _), ("best", _, _), ("ahead", _, _): return mark.faded(to: late)
            default: return [mark]
            }
        }
    }

    /// What stands around the chart. What has no name belongs to what comes after it.
    /// - Parameter part: of the goal, that a ring shows.
    func texts(_ marks: [Mark], _ palette: CardPalette, part: Double?) -> [Mark] {
        var opacity = 1.0
        var isCounted = false
        return marks.reversed().map { mark -> [Mark] in
            switch (mark.role.kind, mark.shape) {
            case ("", _): break
            case ("headline", .text(let text)):
                (opacity, isCounted) = (1, true)
                return text.counted(progress).map { .text(mark.role, $0) }
            case ("goal", .ring(let center, let radius, let width, _)):
                return palette.ring(min(1, part ?? 0) * progress, center: center, radius: radius, width: width)
            // That of many days is the exact figure.
            case ("unit", .text(let text)) where text.string.contains(where: \.isNumber):
                (opacity, isCounted) = (late, false)
            case ("lead", _), ("change", _), ("goal", _), ("figure", _), ("figure name", _):
                (opacity, isCounted) = (late, false)
            default: (opacity, isCounted) = (1, false)
            }
            // Of the ring, what is filled is told with it.
            return isCounted ? [] : mark.faded(to: opacity)
        }.reversed().flatMap(\.self)
    }
}
