/// A moment in the change of the highlight from a day in one layout to a day in another.
struct HighlightChange {
    let before: ChartLayout
    /// The part of the change that is done, from 0 to 1.
    let progress: Double

    /// Returns the part of the highlight's colour that a bar has, from 0 to 1.
    func highlight(of node: ChartLayout.Node) -> Double {
        let start: Double = before.nodes[node.index].isSelected ? 1 : 0
        let end: Double = node.isSelected ? 1 : 0
        return start + (end - start) * progress
    }

    /// Returns the opacity of the number beside a day: a number that both layouts have stays opaque.
    func valueOpacity(of node: ChartLayout.Node) -> Double {
        before.nodes[node.index].valueLabel == node.valueLabel ? 1 : progress
    }

    /// Returns the size and the colours of a node at this moment.
    func style(of node: ChartLayout.Node, _ theme: ChartTheme) -> NodeStyle {
        let start = NodeStyle(before.nodes[node.index], theme)
        return with(NodeStyle(node, theme)) { style in
            style.scale = start.scale + (style.scale - start.scale) * progress
            guard start.color != style.color, progress < 1 else { return }
            if progress > 0 { style.spreading = (style.color, progress) }
            style.color = start.color
        }
    }
}

struct NodeStyle {
    /// The size as a multiple of the theme's.
    var scale: Double
    var color: ChartTheme.Color
    /// The colour that spreads over the node from its centre, and how far: a mix of blue and orange would be muddy.
    var spreading: (color: ChartTheme.Color, part: Double)?

    init(_ node: ChartLayout.Node, _ theme: ChartTheme) {
        scale = node.scale
        color = node.isSelected ? theme.selectedNodeColor : theme.nodeColor
    }
}
