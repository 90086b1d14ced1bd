/// A moment of an animation: what it shows of each part of a chart.
enum Moment {
    /// Everything stands.
    case finished
    /// The same, but what moves by itself is a mark of its own.
    case apart
    /// `time` in parts of the duration.
    case drawing(DrawOn, time: Double)
    /// The highlight passes from the days that have it in `before`; `progress` from 0 to 1.
    case selecting(before: ChartLayout, progress: Double)
}

/// What a node looks like.
struct NodeLook {
    /// As a multiple of the theme's.
    var scale: Double
    /// Of its shadow.
    var shadowScale: Double
    var color: ChartTheme.Color
    /// What spreads over it from its centre: blue and orange have no colours between them but mud.
    var spreading: (color: ChartTheme.Color, part: Double)?
    var opacity = 1.0
}

extension Moment {
    /// The drawn fraction of the data line's length.
    var strokeEnd: Double {
        guard case .drawing(let drawOn, let time) = self else { return 1 }
        return drawOn.strokeEnd(at: time)
    }

    var isApart: Bool { if case .apart = self { true } else { false } }

    func look(of node: ChartLayout.Node, _ theme: ChartTheme) -> NodeLook {
        let finished = node.look(theme)
        switch self {
        case .finished, .apart: return finished
        case .drawing(let drawOn, let time):
            let (scale, opacity) = drawOn.node(node.index, at: time)
            return NodeLook(
                scale: finished.scale * scale, shadowScale: finished.scale * DrawOn.shadow(ofNode: scale),
                color: finished.color, opacity: opacity)
        case .selecting(let before, let progress):
            let start = before.nodes[node.index].look(theme)
            let scale = start.scale + (finished.scale - start.scale) * progress
            let isChanging = start.color != finished.color && progress < 1
            return NodeLook(
                scale: scale, shadowScale: scale, color: isChanging ? start.color : finished.color,
                spreading: isChanging && progress > 0 ? (finished.color, progress) : nil)
        }
    }

    /// How much of its height a bar has.
    func growth(of node: ChartLayout.Node) -> Double {
        guard case .drawing(let drawOn, let time) = self else { return 1 }
        return drawOn.bar(node.index, at: time)
    }

    /// How much of the highlight's colour a bar has, from 0 to 1.
    func highlight(of node: ChartLayout.Node) -> Double {
        let finished: Double = node.isSelected ? 1 : 0
        guard case .selecting(let before, let progress) = self else { return finished }
        let start: Double = before.nodes[node.index].isSelected ? 1 : 0
        return start + (finished - start) * progress
    }

    /// Of the number beside a day, which comes with the day.
    func valueOpacity(of node: ChartLayout.Node) -> Double {
        switch self {
        case .finished, .apart: 1
        case .drawing(let drawOn, let time): drawOn.value(node.index, at: time, isBar: node.bar != nil)
        case .selecting(let before, let progress): before.nodes[node.index].valueLabel == node.valueLabel ? 1 : progress
        }
    }

    /// Where the average line is, and how opaque.
    func averageLine(
        _ line: ChartLayout.ReferenceLine, in plot: Rect, _ theme: ChartTheme
    ) -> (ChartLayout.ReferenceLine, Double) {
        guard case .drawing(let drawOn, let time) = self else { return (line, 1) }
        let (rise, opacity) = drawOn.averageLine(at: time)
        let start = plot.maxY + theme.guideOverhang
        return (with(line) { $0.y = rise == 1 ? line.y : start + (line.y - start) * rise }, opacity)
    }
}

extension ChartLayout.Node {
    fileprivate func look(_ theme: ChartTheme) -> NodeLook {
        NodeLook(
            scale: scale, shadowScale: scale, color: isSelected ? theme.selectedNodeColor : theme.nodeColor)
    }
}
