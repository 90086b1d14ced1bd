/// A value to write as JSON, in a form that people can read too.
package enum JSON {
    case null
    case bool(Bool)
    /// A number in the shortest form that reads back exactly. It must be finite.
    case number(Double)
    case string(String)
    case array([JSON])
    /// An array with a line for each of its values.
    case lines(any Collection<JSON>)
    /// An object on one line, with its members in the given order.
    case object([(String, JSON)])
    /// An object with a line for each of its members.
    case block([(String, JSON)])

    package static func number(_ value: Int) -> JSON { .number(Double(value)) }

    package static func optional(_ value: JSON?) -> JSON { value ?? .null }

    /// The value's description as a string, or null if it is nil.
    package static func text(_ value: (some LosslessStringConvertible)?) -> JSON {
        value.map { .string($0.description) } ?? .null
    }

    /// An object on one line, with the members that are not nil.
    package static func present(_ members: [(String, JSON?)]) -> JSON {
        .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    package var text: String {
        with("") { $0.append(self) }
    }

    /// A whole file: an object with a line for each of its members.
    package static func document(_ members: [(String, JSON)]) -> String {
        with("") { text in
            text.append(members, between: "{\n  ", "\n}\n", separator: ",\n  ") { $0.append($1) }
        }
    }
}

extension String {
    fileprivate mutating func append(_ value: JSON) {
        switch value {
        case .null: self += "null"
        case .bool(let value): self += value ? "true" : "false"
        case .number(let value): self += value.shortest
        case .string(let value): self += "\"\(value.escaped)\""
        case .array(let values): append(values, between: "[", "]", separator: ", ") { $0.append($1) }
        case .lines(let values) where values.isEmpty: self += "[]"
        case .lines(let values): append(values, between: "[\n    ", "\n  ]", separator: ",\n    ") { $0.append($1) }
        case .block(let members): append(members, between: "{\n    ", "\n  }", separator: ",\n    ") { $0.append($1) }
        case .object(let members): append(members, between: "{", "}", separator: ", ") { $0.append($1) }
        }
    }

    fileprivate mutating func append(_ member: (key: String, value: JSON)) {
        self += "\"\(member.key)\": "
        append(member.value)
    }

    fileprivate mutating func append<Item>(
        _ items: some Collection<Item>, between opening: String, _ closing: String, separator: String,
        _ append: (inout String, Item) -> Void
    ) {
        self += opening
        for (index, item) in items.enumerated() {
            if index > 0 { self += separator }
            append(&self, item)
        }
        self += closing
    }

    private var escaped: String {
        replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil }.replacingHidden { scalar in
            scalar.utf16.map { "\\u" + Int($0).digits(4, radix: 16) }.joined()
        }
    }
}
