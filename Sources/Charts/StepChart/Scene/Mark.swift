/// A thing that a picture shows: what it is, and how it is inked. In points, y down.
package struct Mark: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case stroke(Path, StrokeStyle, Paint)
        case fill(Path, Paint)
        /// A closed path and its stroke as one shape.
        case fillStroke(Path, StrokeStyle, Paint)
        case rect(Rect, radius: Double, Paint)
        /// The outline of a rectangle and the width of its line.
        case frame(Rect, radius: Double, width: Double, Paint)
        case disc(center: Point, radius: Double, Paint)
        /// A circle and the width of its line.
        case ring(center: Point, radius: Double, width: Double, Paint)
        case shadow(DiscShadow)
        case text(ChartLayout.Text)
        /// Marks that fade as one thing.
        case group([Mark], opacity: Double)
    }

    package var role: Role
    package var shape: Shape
    /// What an SVG file says of it under a pointer; nil where that is nothing.
    package var title: String?

    init(_ role: Role, _ shape: Shape) { (self.role, self.shape) = (role, shape) }

    /// A part of what another mark stands for, or nothing that one would name.
    init(_ shape: Shape) { self.init(.none, shape) }
}

extension Mark {
    /// What a mark is, by which reports, faults and hit tests call it.
    package struct Role: Hashable, Sendable {
        /// Of which of several: of the whole mark, or of each subpath of one that holds several.
        enum Part: Hashable, Sendable {
            case only
            case index(Int)
            case subpaths([Int])
        }

        let kind: String
        let part: Part

        init(_ kind: String, _ part: Part = .only) { (self.kind, self.part) = (kind, part) }

        /// A part of what another mark stands for, or nothing that one would name.
        static let none = Role("")
    }
}

extension Mark {
    static func text(_ role: Role, _ text: ChartLayout.Text) -> Mark { Mark(role, .text(text)) }

    /// The mark at this opacity; nothing at 0.
    func faded(to opacity: Double) -> [Mark] {
        opacity >= 1 ? [self] : opacity > 0 ? [Mark(.group([self], opacity: opacity))] : []
    }

    /// The mark at this opacity, or to come with a day's number.
    func coming(with day: Int, at moment: Moment, _ opacity: Double) -> [Mark] {
        moment.isApart ? [Mark(.value(day), .group([self], opacity: 1))] : faded(to: opacity)
    }

    /// A check mark inside a disc.
    static func check(_ center: Point, radius: Double, _ color: Color) -> Mark {
        let path = Path(elements: [
            .move(center + Point(-0.46, 0.04) * radius), .line(center + Point(-0.12, 0.4) * radius),
            .line(center + Point(0.5, -0.36) * radius),
        ])
        return Mark(.stroke(path, StrokeStyle(width: radius * 0.3, cap: .round, join: .round), .solid(color)))
    }

    func draw(into canvas: inout Canvas) {
        switch onPixelGrid(canvas.scale).shape {
        case .stroke(let path, let pen, let paint): canvas.stroke(path, style: pen, with: paint)
        case .fill(let path, let paint): canvas.fill(path, with: paint)
        case .fillStroke(let path, let pen, let paint): canvas.fillStroke(path, style: pen, with: paint)
        case .rect(let rect, let radius, let paint): canvas.fill(.roundedRect(rect, radius: radius), with: paint)
        case .frame(let rect, let radius, let width, let paint):
            canvas.stroke(.roundedRect(rect, radius: radius), style: StrokeStyle(width: width), with: paint)
        case .disc(let center, let radius, let paint): canvas.fill(.circle(center: center, radius: radius), with: paint)
        case .ring(let center, let radius, let width, let paint):
            canvas.stroke(.circle(center: center, radius: radius), style: StrokeStyle(width: width), with: paint)
        case .shadow(let shadow): canvas.shadow(shadow)
        case .text(let text): canvas.text(text.letters, color: text.color)
        case .group(let marks, let opacity):
            canvas.group(opacity: opacity) { canvas in
                for mark in marks { mark.draw(into: &canvas) }
            }
        }
    }
}
