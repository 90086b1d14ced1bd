extension CardPalette {
    /// An arrow in a disc.
    func change(_ change: Change, in rect: Rect) -> [Mark] {
        let radius = rect.width / 2
        let isMore = if case .more = change { true } else { false }
        let pen = StrokeStyle(width: 0.24 * radius, cap: .round, join: .round)
        return [
            Mark(.change, .disc(center: rect.center, radius: radius, .solid(isMore ? accent : muted))),
            Mark(.stroke(change.arrow(rect.center, radius), pen, .solid(ground))),
        ]
    }

    /// What is behind everything, where it is more than one colour.
    func ground(of size: Size) -> [Mark] {
        guard ends.top != ends.bottom else { return [] }
        let fade = LinearGradient(
            start: .zero, end: Point(0, size.height),
            stops: [.init(offset: 0, color: ends.top), .init(offset: 1, color: ends.bottom)])
        let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return [Mark(.fill(.roundedRect(rect, radius: 0), .linear(fade)))]
    }

    /// A ring that is filled clockwise from its top, as far as a part of 1.
    func ring(_ part: Double, center: Point, radius: Double, width: Double) -> [Mark] {
        let track = Mark(.goal, .ring(center: center, radius: radius, width: width, .solid(pill)))
        if part <= 0 { return [track] }
        if part >= 1 { return [Mark(.goal, .ring(center: center, radius: radius, width: width, .solid(accent)))] }
        let arcs = Path.circle(center: center, radius: radius).elements
        // Circles begin on the right, three quarters after the top.
        let circle = MeasuredPath(Path(elements: [.move(center + Point(0, -radius))] + arcs[7...8] + arcs[1...6]))
        let pen = StrokeStyle(width: width, cap: .round)
        return [track, Mark(.stroke(circle.trimmed(to: part), pen, .solid(accent)))]
    }

    /// A mark with what a transparent ground needs under a text.
    func shadowed(_ mark: Mark) -> [Mark] {
        if case .text(let text) = mark.shape { shadow(under: text) + [mark] } else { [mark] }
    }

    /// A soft shadow under a text: seams of the ground's kind, each wider and fainter, as no blur is the same everywhere.
    private func shadow(under text: ChartLayout.Text) -> [Mark] {
        guard var shadow, text.color.isDark != shadow.isDark else { return [] }
        shadow.alpha = 0.45
        let letters = text.letters.letters()
        return (1...4).flatMap { [shadow] step in
            let seam = Double(step) * 0.19 * text.size.squareRoot()
            let paint = Paint.solid(shadow)
            let strokes = letters.strokes.map { stroke in
                Mark(.stroke(stroke.path, with(stroke.style) { $0.width += seam }, paint))
            }
            let pen = StrokeStyle(width: seam, join: .round)
            return strokes + letters.outlines.map { Mark(.stroke($0, pen, paint)) }
        }
    }
}

extension Mark.Role {
    fileprivate static let change = Self("change")
}

extension Change {
    /// Up, down, or two level lines, in a disc.
    fileprivate func arrow(_ center: Point, _ radius: Double) -> Path {
        let arrow = [[Point(0, 0.46), Point(0, -0.46)], [Point(-0.38, -0.08), Point(0, -0.46), Point(0.38, -0.08)]]
        let lines =
            switch self {
            case .more: arrow
            case .less: arrow.map { $0.map { Point($0.x, -$0.y) } }
            case .same: [-0.2, 0.2].map { [Point(-0.4, $0), Point(0.4, $0)] }
            }
        return Path(
            elements: lines.flatMap { line in
                line.enumerated().map { index, point in
                    index == 0 ? .move(center + point * radius) : .line(center + point * radius)
                }
            })
    }
}
