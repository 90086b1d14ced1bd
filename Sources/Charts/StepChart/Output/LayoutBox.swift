/// A thing that a picture shows, under the name that reports give it, and the room that it takes.
public struct LayoutBox: Hashable, Sendable {
    /// What takes the room.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A line of text.
        case text
        /// A day's node, or another disc: its room is round.
        case disc
        /// A day's bar.
        case bar
        /// Another shape.
        case shape
        /// A line, straight or curved: its room is what its ink takes.
        case line
        /// A line of so many days that it fills what is between its segments.
        case area
        /// A node's shadow, and the room that the node would take if it were highlighted: it can be seen through.
        case shadow
    }

    /// What takes the room.
    public var kind: Kind
    /// What it is: `node 3`, `label 9/15`, `data line`, `headline`. Days are counted from 0.
    public var name: String
    /// What it says; nil unless it is a text.
    public var text: String?
    /// The rectangle around it, in points.
    public var rect: Rect
    /// The em size of a text, in points; nil of anything else.
    public var size: Double?
    /// How wide a line is, in points; nil of anything else.
    public var lineWidth: Double?
    /// Where a line runs: for each straight part the x and y of its two ends, for each curve those of its ends and the
    /// control points between them.
    public var segments: [[Double]] = []
}

extension Mark {
    /// What reports call it.
    var name: String {
        switch (shape, role.part) {
        case (.text(let text), .index): "\(role.kind) \(text.string)"
        case (.text(let text), .only) where role == .yAxis: "\(role.kind) \(text.string)"
        case (_, .index(let index)): "\(role.kind) \(index)"
        case (_, .only), (_, .subpaths): role.kind
        }
    }

    /// What the mark shows that has a name, back to front.
    var boxes: [LayoutBox] {
        if case .group(let marks, _) = shape { return marks.flatMap(\.boxes) }
        if role == .none { return [] }
        switch shape {
        case .text(let text) where text.size > 0:
            return [LayoutBox(kind: .text, name: name, text: text.string, rect: text.rect, size: text.size)]
        case .rect(let rect, _, _): return [LayoutBox(kind: role.kind == "bar" ? .bar : .shape, name: name, rect: rect)]
        case .disc(let center, let radius, _):
            return [LayoutBox(kind: .disc, name: name, rect: Rect(center: center, radius: radius))]
        case .ring(let center, let radius, let width, _):
            return [LayoutBox(kind: .disc, name: name, rect: Rect(center: center, radius: radius + width / 2))]
        case .shadow(let shadow):
            // 2.5 standard deviations from the disc it is less than a level.
            let reach = shadow.color.alpha > 0 ? 2.5 * shadow.sigma : 0
            let radius = (shadow.radius + reach) * ChartTheme.light.selectedNodeScale
            return [LayoutBox(kind: .shadow, name: name, rect: Rect(center: shadow.center, radius: radius))]
        case .frame(let rect, let radius, let width, _):
            return named(.roundedRect(rect, radius: radius)).map { line(.line, $0, $1, width: width) }
        case .stroke(let path, let pen, _): return named(path).map { line(.line, $0, $1, width: pen.width) }
        case .fillStroke(let path, let pen, _) where role == .dataLine:
            return [line(.area, name, path, width: pen.width)]
        case .fillStroke(let path, let pen, _): return shapes(path, margin: pen.width / 2)
        case .fill(let path, _): return shapes(path, margin: 0)
        case .text, .group: return []
        }
    }

    /// The path, or the parts of it that are each a thing of their own.
    private func named(_ path: Path) -> [(name: String, path: Path)] {
        guard case .subpaths(let indices) = role.part else { return [(name, path)] }
        var parts: [(name: String, path: Path)] = []
        for (index, subpath) in zip(indices, path.subpaths) {
            let name = "\(role.kind) \(index)"
            if parts.last?.name == name {
                parts[parts.count - 1].path.append(subpath)
            } else {
                parts.append((name, subpath))
            }
        }
        return parts
    }

    private func shapes(_ path: Path, margin: Double) -> [LayoutBox] {
        named(path).compactMap { name, path in
            path.bounds.map { rect in
                LayoutBox(kind: role.kind == "bar" ? .bar : .shape, name: name, rect: rect.grown(by: margin))
            }
        }
    }

    private func line(_ kind: LayoutBox.Kind, _ name: String, _ path: Path, width: Double) -> LayoutBox {
        let segments = path.segments.compactMap { segment -> [Point]? in
            switch segment {
            case .move: nil
            case .line(let from, let to), .close(let from, let to): [from, to]
            case .cubic(let curve): [curve.p0, curve.p1, curve.p2, curve.p3]
            }
        }
        // A place alone is a dot.
        let dots = path.subpaths.filter { $0.elements.count == 1 }.compactMap { $0.elements[0].end }
        let rect = path.bounds?.grown(by: width / 2) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return LayoutBox(
            kind: kind, name: name, rect: rect, lineWidth: width,
            segments: (segments + dots.map { [$0, $0] }).map { $0.flatMap { [$0.x, $0.y] } })
    }
}

extension Path {
    /// The rectangle around all its points, control points too.
    var bounds: Rect? {
        let points = elements.flatMap { element -> [Point] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .cubic(let a, let b, let p): [a, b, p]
            case .close: []
            }
        }
        return Rect(around: points.map { Rect(center: $0, radius: 0) })
    }
}
