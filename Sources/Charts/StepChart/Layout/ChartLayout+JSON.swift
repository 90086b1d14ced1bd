extension ChartLayout {
    /// The JSON members of a chart's layout besides boxes: the plot, a line for each day, and the omissions.
    var members: [(String, JSON)] {
        [
            ("plot", .object(plot.members)), ("nodes", .lines(nodes.lazy.map(\.json))),
            ("omissions", .lines(omissions.lazy.map(\.json))),
        ]
    }
}

extension ChartLayout.Node {
    fileprivate var json: JSON {
        .object([
            ("index", .number(index)), ("date", .text(date)), ("value", value.map { .number(Double($0)) } ?? .null),
            ("x", .number(x)), ("y", y.map { .number($0) } ?? .null), ("radius", .number(radius)),
            ("scale", .number(scale)), ("selected", .bool(isSelected)), ("part", .bool(isPart)),
            ("bar", bar.map { .object($0.members) } ?? .null), ("cell", cell.map { .object($0.members) } ?? .null),
            ("reachesGoal", .bool(reachesGoal)),
            ("previous", .optional(previous.map { .object([("value", .number($0.value)), ("y", .number($0.y))]) })),
        ])
    }
}

extension ChartLayout.Omission {
    fileprivate var json: JSON { .object([("part", .string(part.rawValue)), ("count", .number(Double(count)))]) }
}
