/// An element of a picture, with its role, its geometry, its paint and its entrance. Lengths are in points, y down.
package struct Mark: Hashable, Sendable {
    package enum Geometry: Hashable, Sendable {
        case path(Path)
        /// A rectangle with round corners.
        case rect(Rect, radius: Double)
        case disc(center: Point, radius: Double)
        /// Bars from the left to the right.
        case bars([Bar])
        /// A text, which has a colour of its own.
        case text(ChartLayout.Text)
        /// Marks that are composited as a layer, so that they fade together.
        case group([Mark])
    }

    /// The line along an outline.
    package struct Stroke: Hashable, Sendable {
        var pen: StrokeStyle
        var paint: Paint

        init(_ pen: StrokeStyle, _ paint: Paint) {
            self.pen = pen
            self.paint = paint
        }

        init(_ width: Double, _ color: Color, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter) {
            self.init(StrokeStyle(width: width, cap: cap, join: join), .solid(color))
        }
    }

    package var role: Role
    package var geometry: Geometry
    /// The paint of the inside; nil for an empty inside. A fill and a stroke of one paint are one shape.
    package var fill: Paint?
    package var stroke: Stroke?
    /// The standard deviation of the blur of a filled disc's edge, in points; nil for a sharp edge.
    package var blur: Double?
    package var opacity = 1.0
    /// The animation by which the mark appears when the picture draws itself.
    package var entrance = Entrance.none
    /// The gaps of a line for numbers and texts.
    var gaps: [Gap] = []
    /// The colour of a soft shadow under a text on an unknown background; nil for no shadow.
    var textShadow: Color?
    /// The mark's title in an SVG file, which browsers show as a tooltip; nil for no title.
    package var title: String?

    init(_ role: Role, _ geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil, entrance: Entrance = .none) {
        self.role = role
        self.geometry = geometry
        self.fill = fill
        self.stroke = stroke
        self.entrance = entrance
    }

    /// Creates a mark without a name: a decoration, or a part of something that another mark names.
    init(_ geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil, entrance: Entrance = .none) {
        self.init(.none, geometry, fill: fill, stroke: stroke, entrance: entrance)
    }

    /// The name of a mark in reports, errors and hit tests.
    package struct Role: Hashable, Sendable {
        /// The index of the mark among several of its kind, or the indices of its subpaths if it combines several.
        enum Instance: Hashable, Sendable {
            case only
            case index(Int)
            case subpaths([Int])
        }

        let kind: String
        let instance: Instance

        init(_ kind: String, _ instance: Instance = .only) { (self.kind, self.instance) = (kind, instance) }

        static let none = Role("")
    }

    /// A rectangle in which a line is interrupted.
    struct Gap: Hashable, Sendable {
        var rect: Rect
        /// The free space around it, in points.
        var margin: Double
        /// The pace at which the gap opens about its centre, that of its number; nil if it is open from the start.
        var pace: Entrance.Pace?
        /// The part of the gap that is open, from 0 to 1.
        var part = 1.0
    }

    static func text(_ role: Role, _ text: ChartLayout.Text, entrance: Entrance = .none) -> Mark {
        Mark(role, .text(text), entrance: entrance)
    }

    /// The text that the mark draws; nil for a shape and for a group.
    var text: ChartLayout.Text? { if case .text(let text) = geometry { text } else { nil } }

    static func group(_ marks: [Mark], opacity: Double) -> Mark { with(Mark(.group(marks))) { $0.opacity = opacity } }

    /// The marks of a group and of the groups in it; for any other geometry the mark itself.
    var members: [Mark] {
        if case .group(let marks) = geometry { marks.flatMap(\.members) } else { [self] }
    }

    static func check(_ center: Point, radius: Double, _ color: Color, entrance: Entrance = .none) -> Mark {
        let corners = [Point(-0.46, 0.04), Point(-0.12, 0.4), Point(0.5, -0.36)].map { center + $0 * radius }
        let stroke = Stroke(radius * 0.3, color, cap: .round, join: .round)
        return Mark(.path(Path(through: corners)), stroke: stroke, entrance: entrance)
    }

    /// Returns a ring that is filled clockwise from its top up to a part of 1, on a track of another colour.
    static func ring(
        _ part: Double, center: Point, radius: Double, width: Double, _ color: Color, on track: Color
    ) -> [Mark] {
        let disc = Geometry.disc(center: center, radius: radius)
        let stroke = Stroke(width, color, cap: .round)
        if part >= 1 { return [Mark(.goal, disc, stroke: stroke, entrance: .stroke)] }
        let whole = Mark(.goal, disc, stroke: .init(width, track, cap: .round))
        if part <= 0 { return [whole] }
        let arc = MeasuredPath(.ring(center: center, radius: radius)).trimmed(to: part)
        return [whole, Mark(.path(arc), stroke: stroke, entrance: .stroke)]
    }

    /// The outline that is filled and stroked; nil for texts, bars and groups.
    private var outline: Path? {
        switch geometry {
        case .path(let path): path
        case .rect(let rect, let radius): .roundedRect(rect, radius: radius)
        case .disc(let center, let radius): .circle(center: center, radius: radius)
        case .text, .bars, .group: nil
        }
    }

    func draw(into canvas: inout Canvas) {
        switch geometry {
        case .text(let text):
            for piece in text.pieces { canvas.text(piece.letters, color: piece.color) }
            return
        case .group(let marks):
            return canvas.group(opacity: opacity) { canvas in
                for mark in marks { mark.draw(into: &canvas) }
            }
        case .bars(let bars):
            guard let fill else { return }
            let scale = canvas.scale
            if let columns = BarColumns.outlines(of: bars, scale: scale) { return canvas.fill(columns, with: fill) }
            return canvas.fill(bars.lazy.map { $0.path(scale: scale) }, with: fill)
        case .disc(let center, let radius):
            guard let blur, case .solid(let color) = fill else { break }
            return canvas.shadow(center: center, radius: radius, sigma: blur, color: color)
        case .path, .rect: break
        }
        guard let outline = onPixelGrid(canvas.scale).outline else { return }
        if let stroke, stroke.paint == fill { return canvas.fillStroke(outline, style: stroke.pen, with: stroke.paint) }
        if let fill { canvas.fill(outline, with: fill) }
        if let stroke { canvas.stroke(outline, style: stroke.pen, with: stroke.paint) }
    }
}

extension [Mark] {
    func faded(to opacity: Double) -> [Mark] {
        opacity >= 1 ? self : opacity > 0 ? [.group(self, opacity: opacity)] : []
    }
}
