extension Mark {
    /// Returns lines as one path, so that translucent lines are not darker where they cross.
    /// - Parameter gaps: the gaps in the lines for numbers and notices.
    static func lines(_ role: Role, _ lines: [Path], _ pen: StrokeStyle, _ color: Color, gaps: [Gap]) -> Mark {
        let path = Path(elements: lines.flatMap(\.elements))
        return with(Mark(role, .path(path), stroke: .init(pen, .solid(color)))) { $0.gaps = gaps }
    }
}

extension ChartLayout.ReferenceLine {
    /// The line, with a vertical piece where its level changes.
    var path: Path {
        var points = [Point(startX, levels.first?.y ?? y)]
        for (level, next) in zip(levels, levels.dropFirst()) {
            points += [Point(next.startX, level.y), Point(next.startX, next.y)]
        }
        return Path(through: points + [Point(endX, y)])
    }
}

extension Path {
    /// Returns a horizontal line from the left to the right.
    static func level(from start: Double, to end: Double, y: Double) -> Path {
        Path(through: [Point(start, y), Point(end, y)])
    }
}
