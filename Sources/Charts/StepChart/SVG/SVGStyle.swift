/// The style sheet of a picture: other colours for people who prefer dark schemes, and no motion for people who prefer
/// less of it. All else is in attributes, for readers without style sheets.
struct SVGStyle {
    static let moving = "_m"
    private static let hidden = SVGElement.Attribute(name: "display", value: "none")

    private var dark: [String] = []
    var hasMotion = false

    /// Merges light elements and dark ones, back to front; a shape that both have is written once.
    mutating func merge(_ light: [SVGElement], dark: [SVGElement]) -> [SVGElement] {
        let isAlike =
            light.count == dark.count
            && zip(light, dark).allSatisfy { $0.key == $1.key || !$0.isGroup && !$1.isGroup }
        // Elements are merged one by one only if all groups are the same, or they would not nest.
        guard isAlike else {
            let group = SVGElement(shape: "g")
            return [changing(group, to: [Self.hidden])] + light + [.end, revealing(group)] + dark + [.end]
        }
        return zip(light, dark).flatMap { light, dark in
            if light.key == dark.key { return [changing(light, to: dark.presentation)] }
            return [changing(light, to: light.presentation + [Self.hidden]), revealing(dark)]
        }
    }

    /// Returns an element that is visible only in dark schemes.
    private mutating func revealing(_ element: SVGElement) -> SVGElement {
        changing(with(element) { $0.presentation.append(Self.hidden) }, to: element.presentation)
    }

    /// Returns an element with a class for other attributes in dark schemes.
    private mutating func changing(_ element: SVGElement, to presentation: [SVGElement.Attribute]) -> SVGElement {
        let lost = element.presentation.filter { attribute in !presentation.contains { $0.name == attribute.name } }
        let changes =
            presentation.filter { !element.presentation.contains($0) }
            + lost.map { .init(name: $0.name, value: $0 == Self.hidden ? "inline" : "1") }
        if changes.isEmpty { return element }
        let rule = changes.map { "\($0.name):\($0.value)" }.joined(separator: ";")
        let index = dark.firstIndex(of: rule) ?? dark.count
        if index == dark.count { dark.append(rule) }
        return with(element) { $0.classes.append("_\(index)") }
    }

    /// The style element; empty if there are no rules.
    var text: String {
        // The id of the picture keeps the style sheet from applying to the rest of a page.
        let scope = "#\(SVGDefinitions.mark) ."
        let rules = dark.enumerated().map { "\(scope)_\($0){\($1)}" }.joined()
        var sheet = rules.isEmpty ? "" : "@media(prefers-color-scheme:dark){\(rules)}\n"
        if hasMotion {
            let rest = ["transform:none", "opacity:1", "stroke-dasharray:none"].map { "\($0)!important" }
            sheet += "@media(prefers-reduced-motion:reduce){\(scope)\(Self.moving){\(rest.joined(separator: ";"))}}\n"
        }
        return sheet.isEmpty ? "" : "<style>\n\(sheet)</style>\n"
    }
}
