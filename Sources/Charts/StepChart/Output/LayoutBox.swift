/// An element of a picture, with its name and its bounds.
public struct LayoutBox: Hashable, Sendable {
    /// A kind of element.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A line of text.
        case text
        /// A day's node, or another disc, which is round.
        case disc
        /// A day's bar.
        case bar
        /// Another shape.
        case shape
        /// A line, straight or curved, with the bounds of its ink.
        case line
        /// A line of so many days that it fills the area between its segments.
        case area
        /// A node's shadow, with the bounds that it would have if the node were highlighted; it is translucent.
        case shadow
    }

    /// The kind of element.
    public var kind: Kind
    /// The name of the element: `node 3`, `label 9/15`, `data line`, `headline`. Days are counted from 0.
    public var name: String
    /// The string of a text; nil for any other kind.
    public var text: String?
    /// The bounds of the element, in points.
    public var rect: Rect
    /// The em size of a text, in points; nil for any other kind.
    public var size: Double?
    /// The width of a line, in points; nil for any other kind.
    public var lineWidth: Double?
    /// The segments of a line: the x and y of its two ends, for a curve with those of its control points between.
    public var segments: [[Double]] = []
}

extension Mark {
    /// The name of the mark in reports.
    var name: String {
        switch (geometry, role.instance) {
        case (.text(let text), .only) where role == .yAxis, (.text(let text), .index): "\(role.kind) \(text.string)"
        case (_, .index(let index)): "\(role.kind) \(index)"
        case (_, .only), (_, .subpaths): role.kind
        }
    }

    /// The boxes of the mark and of the marks in it, if they have a name, back to front.
    var boxes: [LayoutBox] {
        switch geometry {
        case .group(let marks): return marks.flatMap(\.boxes)
        case _ where role == .none: return []
        case .text(let text):
            if text.size <= 0 { return [] }
            return [LayoutBox(kind: .text, name: name, text: text.string, rect: text.rect, size: text.size)]
        case .disc(let center, let radius):
            guard let blur, case .solid(let color) = fill else {
                let reach = radius + (stroke?.pen.width ?? 0) / 2
                return [LayoutBox(kind: .disc, name: name, rect: Rect(center: center, radius: reach))]
            }
            // The blur is less than a level of 255 at 2.5 standard deviations from the disc.
            let reach = radius + (color.alpha > 0 ? 2.5 * blur : 0)
            let rect = Rect(center: center, radius: reach * ChartTheme.light.selectedNodeScale)
            return [LayoutBox(kind: .shadow, name: name, rect: rect)]
        case .rect(let rect, let radius):
            guard fill == nil, let stroke else { return [LayoutBox(kind: shapeKind, name: name, rect: rect)] }
            return [line(.line, name, .roundedRect(rect, radius: radius), width: stroke.pen.width)]
        case .bars(let bars): return bars.map { LayoutBox(kind: .bar, name: "\(role.kind) \($0.index)", rect: $0.rect) }
        case .path(let path):
            guard let stroke else {
                return named(path).compactMap { name, path in
                    path.bounds.map { LayoutBox(kind: shapeKind, name: name, rect: $0) }
                }
            }
            if fill != nil { return [line(.area, name, path, width: stroke.pen.width)] }
            return named(path).map { line(.line, $0, $1, width: stroke.pen.width) }
        }
    }

    private var shapeKind: LayoutBox.Kind { role.kind == Role.bar.kind ? .bar : .shape }

    /// Returns the path, or the parts of a path that combines several elements, each with its name.
    private func named(_ path: Path) -> [(name: String, path: Path)] {
        guard case .subpaths(let indices) = role.instance else { return [(name, path)] }
        return Array(zip(indices, path.subpaths)).runs(by: \.0).map { index, parts in
            ("\(role.kind) \(index)", Path(elements: parts.flatMap(\.1.elements)))
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
        // A single point is a dot.
        let dots = path.subpaths.filter { $0.elements.count == 1 }.compactMap { $0.elements[0].end }
        let rect = path.bounds?.grown(by: width / 2) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return LayoutBox(
            kind: kind, name: name, rect: rect, lineWidth: width,
            segments: (segments + dots.map { [$0, $0] }).map { $0.flatMap { [$0.x, $0.y] } })
    }
}
