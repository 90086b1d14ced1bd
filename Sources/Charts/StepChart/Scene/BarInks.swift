/// The colours of bars and rings on the ground of a widget.
struct BarInks: Hashable, Sendable {
    /// Of what reached the goal, or of everything where there is none.
    let bright: Color
    /// Of what did not.
    let dim: Color
    /// Of what is missing of a ring.
    let track: Color
    /// The index of the bar that may still grow, which is hollow.
    var openBar: Int?

    init(_ theme: ChartTheme) {
        let ground = theme.background.over(.white)
        bright = theme.lineMiddleColor.legible(on: ground, contrast: CardPalette.ofSigns)
        dim = ground.blended(with: bright, 0.4)
        track = ground.blended(with: bright, 0.16)
    }

    /// The dim bars and the bright ones.
    func bars(_ nodes: [ChartLayout.Node], hasGoal: Bool, _ theme: ChartTheme) -> [Mark] {
        [false, true].compactMap { isBright in
            let bars = nodes.compactMap { node -> Bar? in
                guard let rect = node.bar, isBright == (node.reachesGoal || !hasGoal) else { return nil }
                var bar = Bar(index: node.index, rect: rect, radius: min(theme.barRadius, 0.2 * rect.width))
                if node.isPart || node.index == openBar { bar.outline = theme.lineWidth / 2 }
                return bar
            }
            return bars.isEmpty ? nil : Mark(.bar, .bars(bars), fill: .solid(isBright ? bright : dim))
        }
    }
}
