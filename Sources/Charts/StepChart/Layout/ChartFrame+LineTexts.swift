extension ChartFrame {
    /// Places the texts of lines over these, else under them, as far right as they are clear of all else, whichever day is
    /// selected and wherever numbers will stand.
    /// - Returns: whether each has such a place.
    mutating func placeTextsOverLines(_ options: ChartOptions, _ theme: ChartTheme) -> Bool {
        let obstacles = LineTextObstacles(self, options, theme)
        var placed: [Rect] = []
        for path in [\ChartLayout.averageLine, \.goalLine] {
            guard let line = layout[keyPath: path], let text = line.texts.first else { continue }
            let places = obstacles.places(of: text.rect, at: line)
            guard let rect = places.first(where: { obstacles.areClear(of: $0, placed) }) else { return false }
            layout[keyPath: path]?.texts = [text.moved(x: rect.x, y: rect.y)]
            placed.append(rect)
        }
        return true
    }
}

/// What the texts over lines stay clear of.
private struct LineTextObstacles {
    /// No text leaves it.
    private let bounds: Rect
    private let x: PointScale
    /// The lines at the goal and at the average.
    private let levels: [Double]
    /// Of each day: its node with its number, or its bar and that of the day before.
    private let days: [Rect?]
    /// From each day to the next, of each line that joins days.
    private let pieces: [[Path.Segment?]]
    /// The greatest width of a day's rectangle.
    private let reach: Double
    private let theme: ChartTheme

    /// Of fewer days a text may stand anywhere over its line; over more it would lie among them.
    private static let mostDays = 62

    init(_ frame: ChartFrame, _ options: ChartOptions, _ theme: ChartTheme) {
        let (fit, nodes) = (frame.fit, frame.nodes)
        self.theme = theme
        x = frame.x
        levels = frame.lines.map(\.y)
        bounds = Rect(
            x: fit.margins.startX, y: frame.middle.y, width: fit.margins.endX - fit.margins.startX,
            height: frame.middle.height)
        let most = ChartLayout.Text(fit.words.grouped(nodes.compactMap(\.value).max() ?? 0), theme.valueText, theme)
        let gap = theme.minimumGap / 4
        let number = fit.hasRoomForValues ? Size(most.rect.width / 2, theme.valueHeight + gap) : Size(0, 0)
        days = nodes.map { node in
            guard let y = node.y else { return nil }
            guard let bar = node.bar else {
                let (w, h) = (max(theme.nodeReach, number.width), theme.nodeReach + number.height)
                return Rect(x: node.x - w, y: y - h, width: 2 * w, height: 2 * h)
            }
            let top = min(y, node.previous?.y ?? y) - number.height
            return Rect(x: bar.x, y: top, width: bar.width, height: bar.maxY - top)
                .grown(by: bar.width * ChartLayout.marginOfBarsBefore)
        }
        reach = days.compactMap { $0?.width }.max() ?? 0
        let own = nodes.map { node in node.y.map { Point(node.x, $0) } }
        let before = nodes.map { node in node.previous.map { Point(node.x, $0.y) } }
        let lines = options.mark == .bars ? [] : [own, before, frame.layout.trendPoints]
        pieces = lines.filter { !$0.isEmpty }.map { options.curve.path(through: $0).pieces(through: $0) }
    }

    /// Where a text may stand, the best place first.
    func places(of text: Rect, at line: ChartLayout.ReferenceLine) -> [Rect] {
        let distance = (theme.minimumGap / 2 + theme.referenceLineWidth) / 2
        let right = bounds.maxX - text.width
        let left = x.count > Self.mostDays ? right : bounds.x
        return stride(from: right, through: min(left, right), by: -max(text.width / 4, 1)).flatMap { x in
            [line.y - distance - text.height, line.y + distance].map { text.moved(x: x, y: $0) }
        }
    }

    /// Whether a text's place is clear of everything, and of other texts.
    func areClear(of rect: Rect, _ others: [Rect]) -> Bool {
        let gap = theme.minimumGap / 4
        let near = rect.grown(by: gap)
        guard rect.x >= bounds.x, rect.y >= bounds.y, rect.maxY <= bounds.maxY,
            !levels.contains(where: { near.y < $0 && $0 < near.maxY }),
            !others.contains(where: { $0.touches(rect, gap: gap) })
        else { return false }
        let inked = rect.grown(by: theme.lineWidth / 2 + gap)
        return x.indices(from: rect.x - reach, to: rect.maxX + reach).allSatisfy { index in
            days[index]?.touches(rect, gap: gap) != true
                && !pieces.contains { $0[index]?.crosses(inked) == true }
        }
    }
}
