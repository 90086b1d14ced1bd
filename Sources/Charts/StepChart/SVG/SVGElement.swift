/// An element before it is text, or an end of a group.
struct SVGElement {
    struct Attribute: Hashable {
        let name, value: String
    }

    /// The tag and the attributes of the shape, as in `circle cx="3" cy="4" r="5"`; empty for letters.
    var shape = ""
    /// Further attributes of a rectangle: those that many of one size have in common.
    var sides: String?
    var presentation: [Attribute] = []
    /// The classes by which style sheets refer to it.
    var classes: [String] = []
    /// A title or animations, as text.
    var inside = ""
    var letters: SVGLetters.LetterGroup?

    static let end = SVGElement(shape: "/g")
    var isGroup: Bool { shape.hasPrefix("g") || shape == "/g" }

    /// The identity of the shape: elements of one key differ in attributes alone. An omitted opacity or width is 1.
    var key: [String] {
        let needed = presentation.map(\.name).filter { !$0.hasSuffix("opacity") && $0 != "stroke-width" }
        return [shape, sides ?? "", inside] + needed + (letters?.letters ?? []).map { "\($0.anchor)\($0.data)" }
    }

    var attributes: String {
        (sides.map { " \($0)" } ?? "") + presentation.map { " \($0.name)=\"\($0.value)\"" }.joined()
            + (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"")
    }

    /// The element as text, but for letters.
    var text: String {
        if isGroup { return "<\(shape)\(attributes)>\(inside)\n" }
        return "<\(shape)\(attributes)" + (inside.isEmpty ? "/>\n" : ">\(inside)</\(shape.prefix { $0 != " " })>\n")
    }
}
