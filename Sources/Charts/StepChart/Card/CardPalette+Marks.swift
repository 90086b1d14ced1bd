extension CardPalette {
    func change(_ change: Change, in rect: Rect) -> [Mark] {
        let radius = rect.width / 2
        let isMore = if case .more = change { true } else { false }
        let stroke = Mark.Stroke(0.24 * radius, background, cap: .round, join: .round)
        return [
            Mark(.init("change"), .disc(center: rect.center, radius: radius), fill: .solid(isMore ? accent : muted)),
            Mark(.path(change.arrow(rect.center, radius)), stroke: stroke),
        ]
    }

    /// Returns a whole picture: the photo, or else the background, and in front of it marks with shadows where needed.
    func composed(_ front: [Mark], over photo: CardOptions.Photo?, size: Size) -> [Mark] {
        let scrim = backgroundEnds.bottom
        // A text that is as dark or as light as the scrim is in a bar.
        let texts = front.flatMap(\.members).compactMap(\.text).filter { $0.color.isDark != scrim.isDark }
        let photo = photo?.marks(covering: size, under: texts, scrim: scrim)
        return (photo ?? backgroundMarks(of: size)) + front.map(shadowed)
    }

    /// Returns the marks of a background with more than one colour; none for a single colour.
    private func backgroundMarks(of size: Size) -> [Mark] {
        guard backgroundEnds.top != backgroundEnds.bottom else { return [] }
        let fade = LinearGradient(to: size.height, [0: backgroundEnds.top, 1: backgroundEnds.bottom])
        let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let background = Mark(.rect(rect, radius: 0), fill: .linear(fade))
        guard let glow else { return [background] }
        let radii = Size(0.52 * size.width, 0.5 * size.height)
        let light = RadialGradient(
            center: Point(size.width / 2, size.height), radii: radii,
            stops: [.init(offset: 0, color: glow), .init(offset: 1, color: with(glow) { $0.alpha = 0 })])
        let lower = Rect(x: 0, y: size.height - radii.height, width: size.width, height: radii.height)
        return [background, Mark(.rect(lower, radius: 0), fill: .radial(light))]
    }

    /// Returns a mark with a shadow under its letters on a transparent background, unless they are as dark or as light.
    private func shadowed(_ mark: Mark) -> Mark {
        guard let shadow, let text = mark.text, text.color.isDark != shadow.isDark else { return mark }
        return with(mark) { $0.textShadow = with(shadow) { $0.alpha = 0.13 } }
    }
}

extension Change {
    /// Returns an arrow up or down, or two horizontal lines, in a disc.
    fileprivate func arrow(_ center: Point, _ radius: Double) -> Path {
        let arrow = [[Point(0, 0.46), Point(0, -0.46)], [Point(-0.38, -0.08), Point(0, -0.46), Point(0.38, -0.08)]]
        let lines =
            switch self {
            case .more: arrow
            case .less: arrow.map { $0.map { Point($0.x, -$0.y) } }
            case .same: [-0.2, 0.2].map { [Point(-0.4, $0), Point(0.4, $0)] }
            }
        return Path(elements: lines.flatMap { line in Path(through: line.map { center + $0 * radius }).elements })
    }
}
