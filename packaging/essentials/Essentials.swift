// What swift-argument-parser uses of FoundationEssentials, for the tool as shipped: with the whole of it the file would
// be a quarter larger, as every conformance in a static library stays alive. The compiler checks that nothing is missing.

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

public struct Data {
    fileprivate let text: String
}

extension String {
    public enum DataEncoding { case utf8 }

    public init?(data: Data, encoding: DataEncoding) { self = data.text }
}

/// Writes what `--experimental-dump-help` prints, byte for byte as Foundation does.
public final class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let prettyPrinted = Self(rawValue: 1)
        public static let sortedKeys = Self(rawValue: 2)
    }

    /// Output is always pretty-printed and sorted.
    public var outputFormatting: OutputFormatting = []

    public init() {}

    public func encode(_ value: some Encodable) throws -> Data {
        let node = Node()
        try value.encode(to: NodeEncoder(node: node))
        return Data(text: node.text(indent: "\n"))
    }
}

/// A place in the document; containers fill it while a value encodes itself.
private final class Node {
    enum Content {
        case text(String)
        case array([Node])
        case object([String: Node])
    }

    var content = Content.text("null")

    func text(indent: String) -> String {
        let inner = indent + "  "
        switch content {
        case .text(let text): return text
        case .array(let nodes) where nodes.isEmpty: return "[\n" + indent + "]"
        case .array(let nodes):
            return "[" + inner + nodes.map { $0.text(indent: inner) }.joined(separator: "," + inner) + indent + "]"
        case .object(let members):
            let lines = members.sorted { $0.key < $1.key }
                .map { Self.quoted($0.key) + " : " + $0.value.text(indent: inner) }
            return "{" + inner + lines.joined(separator: "," + inner) + indent + "}"
        }
    }

    static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\", "/": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

private struct NodeEncoder: Encoder, SingleValueEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .object = node.content {} else { node.content = .object([:]) }
        return KeyedEncodingContainer(NodeMembers(node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.content = .array([])
        return NodeList(node: node)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { node.content = .text("null") }

    func encode(_ value: some Encodable) throws {
        switch value {
        case let value as String: node.content = .text(Node.quoted(value))
        case let value as Bool: node.content = .text("\(value)")
        case let value as Int: node.content = .text("\(value)")
        case is any Numeric:
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "no such number is known"))
        default: try value.encode(to: self)
        }
    }
}

private struct NodeMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: Node
    let codingPath: [any CodingKey] = []

    private func member(_ key: some CodingKey) -> NodeEncoder {
        let member = Node()
        if case .object(var members) = node.content {
            members[key.stringValue] = member
            node.content = .object(members)
        }
        return NodeEncoder(node: member)
    }

    func encodeNil(forKey key: Key) { member(key).encodeNil() }
    func encode(_ value: some Encodable, forKey key: Key) throws { try member(key).encode(value) }
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        member(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { member(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { NodeEncoder(node: node) }
    func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}

private struct NodeList: UnkeyedEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey] = []
    private(set) var count = 0

    init(node: Node) { self.node = node }

    private mutating func element() -> NodeEncoder {
        let element = Node()
        if case .array(let elements) = node.content { node.content = .array(elements + [element]) }
        count += 1
        return NodeEncoder(node: element)
    }

    mutating func encodeNil() { element().encodeNil() }
    mutating func encode(_ value: some Encodable) throws { try element().encode(value) }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        element().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { element() }
}
