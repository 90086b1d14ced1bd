import StepData
import StepSupport

extension ChartLayout {
    /// What a chart's layout tells beside boxes, a day a line.
    var members: [(String, JSON)] {
        [
            ("plot", .object(plot.members)),
            ("nodes", .lines(nodes.lazy.map(\.json))),
            ("guides", guides?.json ?? .null),
            ("averageLine", averageLine?.json ?? .null),
            ("goalLine", goalLine?.json ?? .null),
            ("yAxis", yAxis?.json ?? .null),
            ("title", title?.json ?? .null),
            ("subtitle", subtitle?.json ?? .null),
            ("notices", .lines(notices.lazy.map(\.json))),
            ("omissions", .lines(omissions.lazy.map(\.json))),
        ]
    }
}

extension ChartLayout.Text {
    fileprivate var json: JSON { .object([("text", .string(string))] + rect.members + [("size", .number(size))]) }
}

extension ChartLayout.Node {
    fileprivate var json: JSON {
        .object([
            ("index", .number(Double(index))),
            ("date", date.map { .string($0.description) } ?? .null),
            ("value", value.map { .number(Double($0)) } ?? .null),
            ("x", .number(x)),
            ("y", y.map { .number($0) } ?? .null),
            ("radius", .number(radius)),
            ("scale", .number(scale)),
            ("selected", .bool(isSelected)),
            ("label", label?.json ?? .null),
            ("valueLabel", valueLabel?.json ?? .null),
            ("bar", bar.map { .object($0.members) } ?? .null),
            ("reachesGoal", .bool(reachesGoal)),
            (
                "previous",
                previous.map { .object([("value", .number(Double($0.value))), ("y", .number($0.y))]) } ?? .null
            ),
        ])
    }
}

extension ChartLayout.Guides {
    fileprivate var json: JSON {
        .object([("x", .array(xs.map { .number($0) })), ("top", .number(top)), ("bottom", .number(bottom))])
    }
}

extension ChartLayout.ReferenceLine {
    fileprivate var json: JSON {
        .object([
            ("value", .number(value)), ("startX", .number(startX)), ("endX", .number(endX)), ("y", .number(y)),
            ("texts", .array(texts.map(\.json))),
        ])
    }
}

extension ChartLayout.YAxis {
    fileprivate var json: JSON {
        let ticks = ticks.map { tick in
            JSON.object([
                ("value", .number(Double(tick.value))), ("y", .number(tick.y)), ("label", tick.label.json),
            ])
        }
        return .object([("startX", .number(startX)), ("endX", .number(endX)), ("ticks", .array(ticks))])
    }
}

extension ChartLayout.Omission {
    fileprivate var json: JSON { .object([("part", .string(part.rawValue)), ("count", .number(Double(count)))]) }
}
