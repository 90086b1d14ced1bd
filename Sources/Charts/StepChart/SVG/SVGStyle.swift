/// The style sheet of a picture that follows its reader: other looks for those who like dark schemes, and no motion for
/// those who like less of it. All else is in attributes, for readers without style sheets.
struct SVGStyle {
    /// The id of the picture: on a page, the sheet is for nothing else.
    static let scope = SVGDefinitions.mark
    /// Of elements that move.
    static let moving = "_m"

    private var dark: [String] = []
    var hasMotion = false

    /// Light elements and dark ones, back to front, as one list: a shape that both have stands once.
    mutating func merge(_ light: [SVGElement], dark: [SVGElement]) -> [SVGElement] {
        let keys = dark.map(\.key)
        let known = Set(keys)
        var merged: [SVGElement] = []
        var next = 0
        for element in light {
            let key = element.key
            guard known.contains(key), let found = keys[next...].firstIndex(of: key) else {
                merged.append(changing(element, to: element.looks + [Self.hidden]))
                continue
            }
            for other in dark[next..<found] { merged.append(revealing(other)) }
            var both = changing(element, to: dark[found].looks)
            both.children = merge(element.children, dark: dark[found].children)
            if dark[found].letters?.areShared == false { both.letters?.areShared = false }
            merged.append(both)
            next = found + 1
        }
        for other in dark[next...] { merged.append(revealing(other)) }
        return merged
    }

    private static let hidden = SVGAttribute(name: "display", value: "none")

    /// What only those see who like dark schemes.
    private mutating func revealing(_ element: SVGElement) -> SVGElement {
        var hidden = element
        hidden.looks.append(Self.hidden)
        return changing(hidden, to: element.looks + [.init(name: "display", value: "inline")])
    }

    /// An element with a class that gives it other looks in the dark.
    private mutating func changing(_ element: SVGElement, to looks: [SVGAttribute]) -> SVGElement {
        let lost = element.looks.filter { look in look.isOptional && !looks.contains { $0.name == look.name } }
        let changes =
            looks.filter { !element.looks.contains($0) } + lost.map { SVGAttribute(name: $0.name, value: "1") }
        if changes.isEmpty { return element }
        let rule = changes.map(\.declaration).joined(separator: ";")
        let index = dark.firstIndex(of: rule) ?? dark.count
        if index == dark.count { dark.append(rule) }
        var element = element
        element.classes.append("_\(String(index, radix: 36))")
        return element
    }

    /// The element; nothing where there is nothing to say.
    var text: String {
        let rules = dark.indices.map { "#\(Self.scope) ._\(String($0, radix: 36)){\(dark[$0])}" }
        var sheet = dark.isEmpty ? "" : "@media(prefers-color-scheme:dark){\(rules.joined())}\n"
        if hasMotion {
            let rest = ["transform:none", "opacity:1", "stroke-dasharray:none"].map { "\($0)!important" }
            sheet +=
                "@media(prefers-reduced-motion:reduce){#\(Self.scope) .\(Self.moving){\(rest.joined(separator: ";"))}}\n"
        }
        return sheet.isEmpty ? "" : "<style>\n\(sheet)</style>\n"
    }
}
