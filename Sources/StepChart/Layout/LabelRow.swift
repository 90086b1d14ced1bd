/// The labels under the days, thinned so that they never touch.
struct LabelRow {
    let canvas: ChartLayout.Rect
    /// Height of the labels' centre line.
    let midY: Double
    let style: ChartStyle

    /// Which labels are drawn: of every `stride`-th day, counted from the last.
    struct Thinned {
        var stride: Int
        /// From the last day backwards.
        var placed: [(index: Int, label: ChartLayout.Text)]
    }

    /// The label centred under `x`, moved inside the canvas; nil when it has no room there.
    func label(_ string: String, under x: Double) -> ChartLayout.Text? {
        let text = ChartLayout.Text(
            string, size: style.labelSize, weight: style.labelWeight, lineHeight: style.lineHeight)
        guard text.rect.width <= canvas.width, text.rect.height <= canvas.height else { return nil }
        return text.centered(x: x, y: midY, within: canvas)
    }

    /// The labels that `text` gives for the days at `x`, as many as stay clear of each other by the style's gap.
    ///
    /// The last day keeps its label, so a row always ends on the newest day. Widens the stride by as many days as the
    /// first two labels that touch lack in points, so that most weeks are measured once or twice.
    func thinned(at x: PointScale, text: (Int) -> String?) -> Thinned {
        var stride = 1
        while true {
            switch placed(every: stride, at: x, text: text) {
            case .all(let labels): return Thinned(stride: stride, placed: labels)
            case .lacking(let distance): stride = min(x.count, stride + x.stride(spanning: distance))
            }
        }
    }

    private enum Placement {
        case all([(index: Int, label: ChartLayout.Text)])
        case lacking(Double)
    }

    private func placed(every stride: Int, at x: PointScale, text: (Int) -> String?) -> Placement {
        var labels: [(index: Int, label: ChartLayout.Text)] = []
        for index in Swift.stride(from: x.count - 1, through: 0, by: -stride) {
            guard let label = text(index).flatMap({ self.label($0, under: x(index)) }) else { continue }
            if let next = labels.last?.label {
                let lack = label.rect.maxX + style.minimumGap - next.rect.x
                if lack > 0 { return .lacking(lack) }
            }
            labels.append((index, label))
        }
        return .all(labels)
    }
}
