/// The positions of everything in a picture, as JSON: the input of image maps, hit tests and comparisons. Lengths are
/// in points from the picture's top left corner; numbers have the shortest text that reads back exactly.
package struct LayoutReport: Hashable, Sendable {
    package var width = 0.0
    package var height = 0.0
    package var boxes: [LayoutBox] = []

    /// The version of the format: it is raised when a key changes its meaning or is removed.
    static let version = 3

    init(_ drawing: Drawing) { (width, height, boxes) = (drawing.width, drawing.height, drawing.boxes) }

    /// - Parameter more: further members, between the size and the boxes.
    func json(_ more: [(String, JSON)] = []) -> String {
        JSON.document(
            [("version", .number(Self.version)), ("width", .number(width)), ("height", .number(height))] + more
                + [("boxes", .lines(boxes.lazy.map(\.json)))])
    }

    /// Reads a report that `json` has written; unknown keys are ignored.
    /// - Throws: `TextError` with the position in the text, also for another version.
    package init(json: some Sequence<UInt8>) throws(TextError) {
        var reader = JSONReader(try SourceText(json))
        try reader.members(of: JSONKeys(ReportKey.self), othersToo: true, expecting: "the layout of a picture") {
            json, key throws(TextError) in
            switch key {
            case .version: _ = try json.number(expecting: Self.expected) { $0 == Double(Self.version) }
            case .width: width = try json.side()
            case .height: height = try json.side()
            case .boxes: boxes = try json.array(expecting: "an array") { json throws(TextError) in try json.box() }
            }
        }
        try reader.finish()
    }

    private static let expected = "version \(version) of a picture's layout"
}

extension Rect {
    var members: [(String, JSON)] {
        [("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))]
    }
}

extension LayoutBox {
    fileprivate var json: JSON {
        var members: [(String, JSON)] = [("kind", .string(kind.rawValue)), ("name", .string(name))]
        if let text { members.append(("text", .string(text))) }
        members += rect.members
        if let size { members.append(("size", .number(size))) }
        if let lineWidth {
            let lines = segments.map { segment in JSON.array(segment.map { .number($0) }) }
            members += [("lineWidth", .number(lineWidth)), ("segments", .array(lines))]
        }
        return .object(members)
    }
}

// MARK: Reading

private enum ReportKey: String, CaseIterable { case version, width, height, boxes }
private enum BoxKey: String, CaseIterable { case kind, name, text, x, y, width, height, size, lineWidth, segments }

private let boxKeys = JSONKeys(BoxKey.self)

extension JSONReader {
    fileprivate mutating func box() throws(TextError) -> LayoutBox {
        var box = LayoutBox(kind: .shape, name: "", rect: Rect(x: 0, y: 0, width: 0, height: 0))
        try members(
            of: boxKeys, othersToo: true, but: [.text, .size, .lineWidth, .segments], expecting: "a box"
        ) { json, key throws(TextError) in
            switch key {
            case .kind: box.kind = try json.choice(of: LayoutBox.Kind.self)
            case .name: box.name = try json.string(expecting: "a name")
            case .text: box.text = try json.string(expecting: "a text")
            case .x: box.rect.x = try json.length()
            case .y: box.rect.y = try json.length()
            case .width: box.rect.width = try json.length()
            case .height: box.rect.height = try json.length()
            case .size: box.size = try json.length()
            case .lineWidth: box.lineWidth = try json.length()
            case .segments:
                box.segments = try json.array(expecting: "an array") { json throws(TextError) in try json.segment() }
            }
        }
        return box
    }

    private mutating func segment() throws(TextError) -> [Double] {
        let numbers = try array(expecting: "an array") { json throws(TextError) in try json.length() }
        guard numbers.count == 4 || numbers.count == 8 else {
            throw invalid(expected: "4 or 8 numbers", found: "\(numbers.count)")
        }
        return numbers
    }

    fileprivate mutating func side() throws(TextError) -> Double {
        try number(expecting: "a number above 0") { $0 > 0 && $0.isFinite }
    }

    private mutating func length() throws(TextError) -> Double {
        try number(expecting: "a finite number") { $0.isFinite }
    }
}
