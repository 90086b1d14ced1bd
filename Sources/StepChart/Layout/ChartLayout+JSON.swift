extension ChartLayout {
    /// The layout as JSON, a day a line. Lengths are in points from the canvas' top left corner; numbers are in the
    /// shortest form that reads back exactly. `version` changes when a key changes its meaning or goes.
    public var json: String {
        let members: [(String, JSON)] = [
            ("version", .number(1)),
            ("width", .number(width)),
            ("height", .number(height)),
            ("plot", plot.json),
            ("nodes", .lines(nodes.lazy.map(\.json))),
            ("guides", guides?.json ?? .null),
            ("averageLine", averageLine?.json ?? .null),
            ("notices", .lines(notices.lazy.map(\.json))),
        ]
        var text = "{\n  "
        text.append(members, separator: ",\n  ")
        return text + "\n}\n"
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
    case lines(any Collection<JSON>)
    case object([(String, JSON)])
}

extension String {
    fileprivate mutating func append(_ value: JSON) {
        switch value {
        case .null: self += "null"
        case .bool(let value): self += value ? "true" : "false"
        case .number(let value): appendShortest(value)
        case .string(let value): appendQuoted(value)
        case .array(let values): append(values, between: "[", "]", separator: ", ")
        case .lines(let values) where values.isEmpty: self += "[]"
        case .lines(let values): append(values, between: "[\n    ", "\n  ]", separator: ",\n    ")
        case .object(let members):
            self += "{"
            append(members, separator: ", ")
            self += "}"
        }
    }

    private mutating func append(
        _ values: some Collection<JSON>, between opening: String, _ closing: String, separator: String
    ) {
        self += opening
        for (index, value) in values.enumerated() {
            if index > 0 { self += separator }
            append(value)
        }
        self += closing
    }

    fileprivate mutating func append(_ members: [(String, JSON)], separator: String) {
        for (index, (key, value)) in members.enumerated() {
            if index > 0 { self += separator }
            self += "\"\(key)\": "
            append(value)
        }
    }

    private mutating func appendShortest(_ value: Double) {
        let digits = value == 0 ? "0" : "\(value)"
        self += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }

    private mutating func appendQuoted(_ string: String) {
        self += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                self += "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                self += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default:
                unicodeScalars.append(scalar)
            }
        }
        self += "\""
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
