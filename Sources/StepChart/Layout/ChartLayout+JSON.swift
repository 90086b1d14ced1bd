extension ChartLayout {
    /// The layout as JSON, a day a line. Lengths are in points from the canvas' top left corner; numbers are in the
    /// shortest form that reads back exactly. `version` changes when a key changes its meaning or goes.
    public var json: String {
        let parts: [(String, JSON)] = [
            ("version", .number(1)),
            ("width", .number(width)),
            ("height", .number(height)),
            ("plot", plot.json),
            ("nodes", .lines(nodes.map(\.json))),
            ("guides", guides?.json ?? .null),
            ("averageLine", averageLine?.json ?? .null),
            ("notices", .lines(notices.map(\.json))),
        ]
        let lines = parts.map { key, value in "  \"\(key)\": \(value.text)" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}

/// What a layout is made of, as JSON writes it.
private enum JSON {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    /// An array with a line for each of its values.
    case lines([JSON])
    case object([(String, JSON)])

    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Self.shortest(value)
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .lines(let values) where values.isEmpty: "[]"
        case .lines(let values): "[\n" + values.map { "    " + $0.text }.joined(separator: ",\n") + "\n  ]"
        case .object(let members):
            "{" + members.map { key, value in "\"\(key)\": \(value.text)" }.joined(separator: ", ") + "}"
        }
    }

    private static func shortest(_ value: Double) -> String {
        let text = value == 0 ? "0" : "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                text += "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension ChartLayout.Rect {
    fileprivate var members: [(String, JSON)] {
        [("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))]
    }

    fileprivate var json: JSON { .object(members) }
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
        ])
    }
}

extension ChartLayout.Guides {
    fileprivate var json: JSON {
        .object([("x", .array(xs.map { .number($0) })), ("top", .number(top)), ("bottom", .number(bottom))])
    }
}

extension ChartLayout.AverageLine {
    fileprivate var json: JSON {
        .object([
            ("value", .number(value)), ("startX", .number(startX)), ("endX", .number(endX)), ("y", .number(y)),
        ])
    }
}
