import StepRaster

extension CardPalette {
    /// An arrow in a disc.
    func change(_ change: Change, in rect: Rect) -> [Mark] {
        let radius = rect.width / 2
        let isMore = if case .more = change { true } else { false }
        let pen = StrokeStyle(width: 0.24 * radius, cap: .round, join: .round)
        return [
            Mark(.change, .disc(center: rect.center, radius: radius, .solid(isMore ? accent : muted))),
            Mark(.stroke(change.arrow(rect.center, radius), pen, .solid(cutOut))),
        ]
    }

    /// Whether a day reached the goal.
    func goalMark(_ mark: CardWords.Mark, in rect: Rect) -> [Mark] {
        let (center, radius) = (rect.center, rect.width / 2)
        switch mark {
        case .reached:
            return [
                Mark(.goal, .disc(center: center, radius: radius, .solid(goal))),
                .check(center, radius: 0.84 * radius, cutOut),
            ]
        case .missed:
            let pen = 0.2 * radius
            return [Mark(.goal, .ring(center: center, radius: radius - pen / 2, width: pen, .solid(muted)))]
        case .unknown: return [speck(.goal, at: center, radius: 0.24 * radius)]
        }
    }

    /// What stands for a day without data.
    func speck(_ role: Mark.Role, at center: Point, radius: Double) -> Mark {
        Mark(role, .disc(center: center, radius: radius, .solid(muted)))
    }

    /// A bar that is filled as far as a part of 1.
    func progress(_ part: Double, in rect: Rect) -> [Mark] {
        let track = Mark(.goal, .fill(.roundedRect(rect, radius: rect.height / 2), .solid(rule)))
        if part == 0 { return [track] }
        var done = rect
        done.width = max(rect.height, rect.width * part)
        return [track, Mark(.fill(.roundedRect(done, radius: rect.height / 2), .solid(goal)))]
    }

    /// A fine line between rows.
    func rule(from start: Point, to end: Point, width: Double) -> Mark {
        Mark(.stroke(Path(elements: [.move(start), .line(end)]), StrokeStyle(width: width), .solid(rule)))
    }
}

extension Mark.Role {
    fileprivate static let change = Self("change")
}

extension Change {
    /// Up, down, or two level lines, in a disc.
    fileprivate func arrow(_ center: Point, _ radius: Double) -> Path {
        var path = Path()
        func line(_ points: Point...) {
            for (index, point) in points.enumerated() {
                let place = center + point * radius
                if index == 0 { path.move(to: place) } else { path.line(to: place) }
            }
        }
        switch self {
        case .more:
            line(Point(0, 0.46), Point(0, -0.46))
            line(Point(-0.38, -0.08), Point(0, -0.46), Point(0.38, -0.08))
        case .less:
            line(Point(0, -0.46), Point(0, 0.46))
            line(Point(-0.38, 0.08), Point(0, 0.46), Point(0.38, 0.08))
        case .same:
            line(Point(-0.4, -0.2), Point(0.4, -0.2))
            line(Point(-0.4, 0.2), Point(0.4, 0.2))
        }
        return path
    }
}
