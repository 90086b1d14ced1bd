import StepRaster

/// A thing that a chart shows, under the name that reports give it, and about where its ink is.
///
/// Several elements can have one name: the data line has one from day to day.
package struct ChartElement: Sendable {
    package let name: String
    /// In points; no ink is outside.
    package let bounds: Rect
    private let shape: Shape

    private enum Shape {
        case rect
        case disc
        case line(LineReach)
    }

    /// Whether a place, in points, is on the element.
    package func contains(x: Double, y: Double) -> Bool {
        guard bounds.x <= x, x <= bounds.maxX, bounds.y <= y, y <= bounds.maxY else { return false }
        switch shape {
        case .rect:
            return true
        case .disc:
            let (dx, dy, radius) = (x - bounds.midX, y - bounds.midY, bounds.width / 2)
            return dx * dx + dy * dy <= radius * radius
        case .line(let reach):
            return reach.contains(x: x, y: y)
        }
    }
}

extension ChartElement {
    fileprivate static func rect(_ name: String, _ bounds: Rect) -> Self {
        Self(name: name, bounds: bounds, shape: .rect)
    }

    fileprivate static func disc(_ name: String, x: Double, y: Double, radius: Double) -> Self {
        Self(name: name, bounds: Rect(center: Point(x, y), radius: radius), shape: .disc)
    }

    fileprivate static func line(_ name: String, _ reach: LineReach) -> Self {
        Self(name: name, bounds: reach.bounds, shape: .line(reach))
    }
}

extension ChartLayout {
    /// What the chart shows, topmost first, under names that count days as the layout does, from 0: `node 3`, `bar 3`,
    /// `label 9/15`, `value 6,015`, `data line`, `goal line`, `average line`, `days before`, `y axis`, `guide 3`, `title`,
    /// `notice`.
    ///
    /// Last comes the room that a node and its shadow would take when selected: it can be seen through, and may be empty.
    /// - Parameter margin: how far around its ink an element still counts, in points; half a pixel is anti-aliased.
    package func elements(margin: Double) -> [ChartElement] {
        let lineReach = ink.lineWidth / 2 + margin
        var elements = notices.map { ChartElement.rect("notice", $0.rect.grown(by: margin)) }
        func add(_ name: String, _ text: Text) { elements.append(.rect(name, text.rect.grown(by: margin))) }
        if let title { add("title", title) }
        if let subtitle { add("subtitle", subtitle) }
        for label in nodes.compactMap(\.label) { add("label \(label.string)", label) }
        for label in nodes.compactMap(\.valueLabel) { add("value \(label.string)", label) }
        for text in goalLine?.texts ?? [] { add("goal", text) }
        for text in averageLine?.texts ?? [] { add("average", text) }
        for tick in yAxis?.ticks ?? [] { add("y axis \(tick.label.string)", tick.label) }
        for node in nodes {
            if let bar = node.bar { elements.append(.rect("bar \(node.index)", bar.grown(by: margin))) }
        }
        for node in nodes where node.radius > 0 {
            guard let y = node.y else { continue }
            elements.append(.disc("node \(node.index)", x: node.x, y: y, radius: node.radius + margin))
        }
        for (node, next) in zip(nodes, nodes.dropFirst() + nodes.suffix(1)) {
            guard let y = node.y, node.bar == nil else { continue }
            // The last day, or one before a gap, has the line's round end.
            let end = next.y.map { (x: next.x, y: $0) } ?? (node.x, y)
            elements.append(.line("data line", LineReach(start: (node.x, y), end: end, halfWidth: lineReach)))
        }
        func add(_ name: String, fromX start: Double, toX end: Double, y: Double, width: Double) {
            let rect = Rect(x: start, y: y, width: end - start, height: 0)
            elements.append(.rect(name, rect.grown(by: width / 2 + margin)))
        }
        if let line = goalLine {
            add("goal line", fromX: line.startX, toX: line.endX, y: line.y, width: ink.goalLineWidth)
        }
        if let line = averageLine {
            add("average line", fromX: line.startX, toX: line.endX, y: line.y, width: ink.averageLineWidth)
        }
        for (node, next) in zip(nodes, nodes.dropFirst() + nodes.suffix(1)) {
            guard let y = node.previous?.y else { continue }
            let end = next.previous.map { (x: next.x, y: $0.y) } ?? (node.x, y)
            let halfWidth = (node.bar?.width ?? ink.lineWidth) + margin
            elements.append(.line("days before", LineReach(start: (node.x, y), end: end, halfWidth: halfWidth)))
        }
        for tick in yAxis?.ticks ?? [] {
            add(
                "y axis", fromX: yAxis?.startX ?? 0, toX: yAxis?.endX ?? 0, y: tick.y, width: ink.guideWidth)
        }
        if let guides {
            for (index, x) in guides.xs.enumerated() {
                let rect = Rect(x: x, y: guides.top, width: 0, height: guides.bottom - guides.top)
                elements.append(.rect("guide \(index)", rect.grown(by: ink.guideWidth / 2 + margin)))
            }
        }
        for node in nodes where node.radius > 0 {
            guard let y = node.y else { continue }
            let radius = node.reach(ink) + margin
            elements.append(.disc("node \(node.index)", x: node.x, y: y + ink.shadowOffsetY, radius: radius))
        }
        return elements
    }
}

extension ChartLayout.Node {
    /// From the middle to where the shadow ends, when selected.
    fileprivate func reach(_ ink: ChartLayout.Ink) -> Double {
        (isSelected ? radius : radius * ink.selectedScale) * (1 + ink.shadowReach)
    }
}

/// The places that a line from one day to the next can have ink on, however it curves.
private struct LineReach {
    let start: (x: Double, y: Double)
    let end: (x: Double, y: Double)
    let halfWidth: Double

    var bounds: Rect {
        Rect(
            x: start.x, y: min(start.y, end.y), width: end.x - start.x, height: abs(end.y - start.y)
        ).grown(by: halfWidth)
    }

    func contains(x: Double, y: Double) -> Bool {
        let (width, rise) = (end.x - start.x, end.y - start.y)
        guard width > 0 else { return true }
        let t = max(0, min(1, (x - start.x) / width))
        let slope = rise / width
        // A monotone curve's tangents are at most twice as steep as the chord (Steffen 1990), which keeps it within
        // t (1 - t) of the chord's rise.
        let reach = halfWidth * (1 + slope * slope).squareRoot() + t * (1 - t) * abs(rise)
        return abs(y - (start.y + t * rise)) <= reach
    }
}
