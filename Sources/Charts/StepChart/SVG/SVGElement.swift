/// An element of an SVG file before it becomes text, or the end of a group.
struct SVGElement {
    struct Attribute: Hashable { let name, value: String }

    /// The tag and the attributes of the shape, as in `circle cx="3" cy="4" r="5"`; empty for letters.
    var shape = ""
    /// The attributes of a rectangle's size, which many rectangles may have in common.
    var sides: String?
    var presentation: [Attribute] = []
    var classes: [String] = []
    /// The content of the element: a title, or animations.
    var inside = ""
    var letters: SVGLetters.LetterGroup?

    static let end = SVGElement(shape: "/g")
    var isGroup: Bool { shape.hasPrefix("g") || shape == "/g" }

    /// The identity of the shape: elements of one key differ only in values. An omitted opacity or width is 1.
    var key: [String] {
        let needed = presentation.map(\.name).filter { !$0.hasSuffix("opacity") && $0 != "stroke-width" }
        let letters = (letters?.letters ?? []).map { "\($0.anchor.x) \($0.anchor.y) \($0.data)" }
        return [shape, sides ?? "", inside] + needed + letters
    }

    var attributes: String {
        (sides.map { " \($0)" } ?? "") + presentation.map { " \($0.name)=\"\($0.value)\"" }.joined()
            + (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"")
    }

    /// The element as text, without its letters.
    var text: String {
        if isGroup { return "<\(shape)\(attributes)>\(inside)\n" }
        return "<\(shape)\(attributes)" + (inside.isEmpty ? "/>\n" : ">\(inside)</\(shape.prefix { $0 != " " })>\n")
    }
}
