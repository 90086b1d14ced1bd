/// A presentation attribute.
struct SVGAttribute: Hashable {
    let name: String
    let value: String

    var text: String { " \(name)=\"\(value)\"" }
    /// The same in a style sheet, which comes before attributes.
    var declaration: String { "\(name):\(value)" }
    /// Whether it is 1 where it is left out; what else is left out is another look.
    var isOptional: Bool { name.hasSuffix("opacity") || name == "stroke-width" }
}

/// An element before it is text: its shape, its looks, and what is inside.
struct SVGElement {
    /// The tag and the attributes of the shape, as in `circle cx="3" cy="4" r="5"`; of letters nothing.
    var shape: String
    var looks: [SVGAttribute] = []
    var letters: SVGLetters.Group?
    var children: [SVGElement] = []
    /// A title or animations: text that comes before the children.
    var inside = ""
    /// By which style sheets know it.
    var classes: [String] = []

    /// What elements have in common that are one shape in other looks.
    var key: String {
        let needed = looks.filter { !$0.isOptional }.map(\.name).joined(separator: " ")
        return "\(shape)>\(inside)>\(needed)>\(letters?.key ?? "")(\(children.map(\.key).joined()))"
    }

    /// All letters of which one definition may be drawn several times.
    var sharedLetters: [SVGLetters.Letter] {
        letters.map { $0.areShared ? $0.letters : [] } ?? children.flatMap(\.sharedLetters)
    }

    /// Elements inside this one. One that has only animations to say, to a single element, says them inside of that.
    func holding(_ inner: [SVGElement]) -> [SVGElement] {
        guard shape.isEmpty else {
            var outer = self
            outer.children = inner
            return [outer]
        }
        return inner.map { element in
            var element = element
            (element.inside, element.classes) = (element.inside + inside, element.classes + classes)
            return element
        }
    }

    /// - Parameter shared: the letters that are defined once.
    func text(shared: Set<String>, _ definitions: inout SVGDefinitions) -> String {
        var attributes = looks.map(\.text).joined()
        if !classes.isEmpty { attributes += " class=\"\(classes.joined(separator: " "))\"" }
        if let letters { return letters.text(attributes, shared: shared, &definitions) }
        let name = shape.prefix { $0 != " " }
        if children.isEmpty { return "<\(shape)\(attributes)" + (inside.isEmpty ? "/>\n" : ">\(inside)</\(name)>\n") }
        let content = children.map { $0.text(shared: shared, &definitions) }.joined()
        return "<\(shape)\(attributes)>\(inside)\n\(content)</\(name)>\n"
    }
}

extension SVGLetters.Group {
    fileprivate var key: String { letters.map { "\($0.anchor.x) \($0.anchor.y)\($0.data)" }.joined() }

    fileprivate func text(
        _ attributes: String, shared: Set<String>, _ definitions: inout SVGDefinitions
    ) -> String {
        var path = SVGPathData(decimals: decimals)
        var uses = ""
        for letter in letters {
            if areShared, shared.contains(letter.data) {
                let name = definitions.id("<path", " d=\"\(letter.data)\"/>")
                let x = SVGNumber.text(letter.anchor.x, decimals: decimals)
                let y = SVGNumber.text(letter.anchor.y, decimals: decimals)
                uses += "<use href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\"/>"
            } else {
                path.add(letter.path, from: letter.anchor)
            }
        }
        if uses.isEmpty { return "<path d=\"\(path.text)\"\(attributes)/>\n" }
        let rest = path.text.isEmpty ? "" : "<path d=\"\(path.text)\"/>"
        return "<g\(attributes)>\(rest)\(uses)</g>\n"
    }
}
