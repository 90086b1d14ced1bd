/// The values of a text in JSON, with access in any order, for readers that do not know the structure of their input.
package struct JSONIndex: Sendable {
    private struct Value {
        var kind: JSONReader.ValueKind
        var start, end: UInt32
        /// The number of the first value that follows this one and is not in it.
        var next: UInt32
    }

    package let text: SourceText
    private var values: [Value] = []
    private var opened: [Int] = []

    package init(_ text: SourceText) { self.text = text }

    package var isEmpty: Bool { values.isEmpty }

    package mutating func open(_ kind: JSONReader.ValueKind, _ range: Range<Int>) {
        opened.append(values.count)
        add(kind, range)
    }

    package mutating func add(_ kind: JSONReader.ValueKind, _ range: Range<Int>) {
        values.append(
            Value(
                kind: kind, start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound),
                next: UInt32(clamping: values.count + 1)))
    }

    /// Closes the container that was opened last.
    package mutating func close(at end: Int) {
        guard let container = opened.popLast() else { return }
        values[container].end = UInt32(clamping: end)
        values[container].next = UInt32(clamping: values.count)
    }

    package func kind(_ value: Int) -> JSONReader.ValueKind { values[value].kind }

    /// The range of a value in the text, with its quotes.
    package func range(_ value: Int) -> Range<Int> { Int(values[value].start)..<Int(values[value].end) }

    /// The range between the quotes, or in the brackets.
    package func content(_ value: Int) -> Range<Int> {
        let range = range(value)
        return kind(value) == .number || kind(value) == .other ? range : range.dropFirst().dropLast()
    }

    package func isContainer(_ value: Int) -> Bool { kind(value) == .object || kind(value) == .array }

    package func isNull(_ value: Int) -> Bool {
        kind(value) == .other && text.bytes[Int(values[value].start)] | 0x20 == UInt8(ascii: "n")
    }

    /// The content of a key, of a string or of a number, without escapes.
    package func utf8(_ value: Int) -> ArraySlice<UInt8> { text.unescaped(content(value)) }

    package func string(_ value: Int) -> String { String(decoding: utf8(value), as: UTF8.self) }

    /// The value that belongs to a key; any other value is returned as it is.
    package func value(of number: Int) -> Int { kind(number) == .key ? number + 1 : number }

    /// The value itself if it is an object, or the object that is the only element of an array.
    package func object(in value: Int) -> Int? {
        guard kind(value) == .array else { return kind(value) == .object ? value : nil }
        let children = children(of: value)
        return children.count == 1 && kind(children[0]) == .object ? children[0] : nil
    }

    /// The elements of an array, or the keys of an object.
    package func children(of container: Int) -> [Int] { list(container + 1, Int(values[container].next)) }

    /// The first key of this name in an object, before a value of this kind; nil if it has none, or is no object.
    package func key(_ name: String, of object: Int, before kind: JSONReader.ValueKind? = nil) -> Int? {
        guard self.kind(object) == .object else { return nil }
        return children(of: object).first { string($0) == name && (kind == nil || self.kind($0 + 1) == kind) }
    }

    /// The values at the top, which no other value contains.
    package var roots: [Int] { list(0, values.count) }

    private func list(_ first: Int, _ end: Int) -> [Int] {
        var (found, number): ([Int], Int) = ([], first)
        while number < end {
            found.append(number)
            number = Int(values[value(of: number)].next)
        }
        return found
    }

    package func invalid(_ value: Int, expected: String, found: String) -> TextError {
        let start = range(value).lowerBound
        return .invalid(at: text.position(of: start), field: path(at: start), expected: expected, found: found)
    }

    /// The path of the value at an offset, as in `days[3].steps`; for a key, the path of its object.
    package func path(at offset: Int) -> String {
        var path = ""
        var level = roots[...]
        while let position = level.firstIndex(where: { range(value(of: $0)).contains(offset) }) {
            let found = value(of: level[position])
            if found != level[position] {
                path += (path.isEmpty ? "" : ".") + text.excerpt(content(level[position]))
            } else if found != 0, level.first != 0 {
                path += "[\(position)]"
            }
            level = isContainer(found) ? children(of: found)[...] : []
        }
        return path
    }
}

extension SourceText {
    /// The content of a string in JSON, between its quotes, without its escapes.
    package func unescaped(_ content: Range<Int>) -> ArraySlice<UInt8> {
        let raw = bytes[content]
        guard content.lowerBound > 0, raw.contains(UInt8(ascii: "\\")) else { return raw }
        var reader = JSONReader(self)
        reader.offset = content.lowerBound - 1
        return (try? reader.utf8(expecting: "")) ?? raw
    }
}
