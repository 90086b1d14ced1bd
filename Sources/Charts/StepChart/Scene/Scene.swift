import StepRaster

/// A chart as a list of things to draw, back to front, in points: no pixels, no scale.
package struct Scene: Hashable, Sendable {
    package enum Item: Hashable, Sendable {
        case stroke(Path, StrokeStyle, Paint)
        case fill(Path, Paint)
        /// A closed path and its stroke as one shape.
        case fillStroke(Path, StrokeStyle, Paint)
        case shadow(DiscShadow)
        case text(GlyphRun, Color)
        /// Items that fade as one thing.
        case group([Item], opacity: Double)
    }

    package var size: Size
    package var background: Color
    package var items: [Item] = []
    /// Over everything else, whatever it stands for.
    package var notices: [Item] = []

    /// What the scene looks like at `scale` pixels per point.
    package func canvas(scale: Double) -> Canvas {
        var canvas = Canvas(size: size, scale: scale, background: background)
        for item in items + notices { item.draw(into: &canvas) }
        return canvas
    }
}

extension Scene.Item {
    func draw(into canvas: inout Canvas) {
        switch self {
        case .stroke(let path, let pen, let paint): canvas.stroke(path, style: pen, with: paint)
        case .fill(let path, let paint): canvas.fill(path, with: paint)
        case .fillStroke(let path, let pen, let paint): canvas.fillStroke(path, style: pen, with: paint)
        case .shadow(let shadow): canvas.shadow(shadow)
        case .text(let run, let color): canvas.text(run, color: color)
        case .group(let items, let opacity):
            canvas.group(opacity: opacity) { canvas in
                for item in items { item.draw(into: &canvas) }
            }
        }
    }
}

extension Scene {
    /// Adds what another scene shows, its origin at `origin`. Its background stays behind.
    mutating func place(_ other: Scene, at origin: Point) {
        items += other.items.map { $0.moved(by: origin) }
        notices += other.notices.map { $0.moved(by: origin) }
    }
}

extension Scene.Item {
    fileprivate func moved(by offset: Point) -> Self {
        let move = TranslateScale.translate(offset)
        switch self {
        case .stroke(let path, let pen, let paint):
            return .stroke(path.transformed(by: move), pen, paint.moved(by: offset))
        case .fill(let path, let paint):
            return .fill(path.transformed(by: move), paint.moved(by: offset))
        case .fillStroke(let path, let pen, let paint):
            return .fillStroke(path.transformed(by: move), pen, paint.moved(by: offset))
        case .shadow(var shadow):
            shadow.center = shadow.center + offset
            return .shadow(shadow)
        case .text(var run, let color):
            run.origin = run.origin + offset
            return .text(run, color)
        case .group(let items, let opacity):
            return .group(items.map { $0.moved(by: offset) }, opacity: opacity)
        }
    }
}

extension Paint {
    fileprivate func moved(by offset: Point) -> Self {
        switch self {
        case .solid: return self
        case .linear(var gradient):
            gradient.start = gradient.start + offset
            gradient.end = gradient.end + offset
            return .linear(gradient)
        case .picture(var paint):
            paint.rect.x += offset.x
            paint.rect.y += offset.y
            return .picture(paint)
        }
    }
}
