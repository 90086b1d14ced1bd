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

    package static func numbers(_ values: [Int]?) -> JSON { values.map { .array($0.map { .number($0) }) } ?? .null }

    package static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

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
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): value.shortest
        case .string(let value): "\"\(value.escaped)\""
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .lines(let values) where values.isEmpty: "[]"
        case .lines(let values): "[\n    " + values.map(\.text).joined(separator: ",\n    ") + "\n  ]"
        case .block(let members): "{\n    " + Self.text(members, separator: ",\n    ") + "\n  }"
        case .object(let members): "{" + Self.text(members, separator: ", ") + "}"
        }
    }

    /// A whole file: an object with a line for each of its members.
    package static func document(_ members: [(String, JSON)]) -> String {
        "{\n  " + text(members, separator: ",\n  ") + "\n}\n"
    }

    private static func text(_ members: [(String, JSON)], separator: String) -> String {
        members.map { key, value in "\"" + key + "\": " + value.text }.joined(separator: separator)
    }
}

extension String {
    fileprivate var escaped: String {
        if utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return self }
        return replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil }.replacingHidden { scalar in
            scalar.utf16.map { "\\u" + Int($0).digits(4, radix: 16) }.joined()
        }
    }
}
