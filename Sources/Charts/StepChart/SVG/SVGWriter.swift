import StepPNG

/// Writes scenes as an SVG file of outlines, paints and blurs, without scripts or external resources. Coordinates are
/// rounded to 0.01 points, on canvases below 100 points to 0.001, below 10 points to 0.0001.
struct SVGWriter {
    private let size: Size
    private var definitions: SVGDefinitions
    private var style = SVGStyle()
    private var elements: [SVGElement] = []

    /// - Parameter dark: the drawing for people who prefer dark schemes, of the same size; nil for none.
    /// - Throws: `PNGError` if an embedded picture cannot be encoded.
    init(_ scene: Scene, _ motion: SVGMotion? = nil, dark: Drawing? = nil) throws(PNGError) {
        size = scene.size
        let side = max(size.width, size.height)
        definitions = SVGDefinitions(decimals: side >= 100 ? 2 : side >= 10 ? 3 : 4)
        style.hasMotion = motion != nil
        try add(scene, motion)
        guard let dark else { return }
        let light = elements
        elements = []
        try add(dark.scene, dark.motion)
        elements = style.merge(light, dark: elements)
    }

    private mutating func add(_ scene: Scene, _ motion: SVGMotion?) throws(PNGError) {
        if scene.background.alpha > 0 {
            put("rect width=\"100%\" height=\"100%\"", try paint("fill", .solid(scene.background)))
        }
        try add(scene.marks, motion)
    }

    /// - Parameter motion: the motion of marks by their own entrances; nil if they are still, or move with their group.
    private mutating func add(_ marks: [Mark], _ motion: SVGMotion?) throws(PNGError) {
        for (entrance, run) in marks.runs(by: \.entrance) {
            let marks = Array(run)
            for group in motion?.movingGroups(of: marks, entering: entrance) ?? [.init(marks: marks)] {
                let groups = clip(below: group.foot) + group.groups
                elements += groups
                for mark in group.marks { try add(mark, entrance == .none ? motion : nil) }
                elements += groups.map { _ in .end }
            }
        }
    }

    /// Returns a group that is clipped below a y; none for nil.
    private mutating func clip(below foot: Double?) -> [SVGElement] {
        guard let foot else { return [] }
        let width = definitions.number(size.width)
        let height = definitions.number(foot)
        let clip = definitions.id("<clipPath", "><path d=\"M0 0H\(width)V\(height)H0z\"/></clipPath>")
        return [SVGElement(shape: "g", presentation: [.init(name: "clip-path", value: "url(#\(clip))")])]
    }

    private mutating func add(_ mark: Mark, _ motion: SVGMotion?) throws(PNGError) {
        let first = elements.count
        try draw(mark, motion)
        // Only a mark of a single element has a title.
        guard let title = mark.title, elements.count == first + 1 else { return }
        elements[first].inside = "<title>\(title.markup)</title>"
    }

    private mutating func draw(_ mark: Mark, _ motion: SVGMotion?) throws(PNGError) {
        switch mark.geometry {
        case .text(let text):
            for piece in text.pieces { try self.text(piece.letters, piece.color) }
        case .group(let marks):
            guard mark.opacity > 0 else { return }
            if mark.opacity < 1 { put("g", opacity(mark.opacity)) }
            try add(marks, motion)
            if mark.opacity < 1 { elements.append(.end) }
        case .path(let path):
            guard path.isDrawable else { return }
            try put(self.path(path, mark.stroke?.pen), inked: mark)
        case .bars(let bars):
            let path = Path(elements: bars.flatMap(\.path.elements))
            guard !path.isEmpty, path.isDrawable else { return }
            try put(self.path(path), inked: mark)
        case .rect(let rect, let radius):
            guard rect.origin.isDrawable, Point(rect.maxX, rect.maxY).isDrawable else { return }
            let first = elements.count
            try put("rect" + definitions.attributes([("x", rect.x), ("y", rect.y)]), inked: mark)
            let corner = min(radius, rect.width / 2, rect.height / 2)
            let size = "width=\"\(measure(rect.width))\" height=\"\(measure(rect.height))\""
            for index in first..<elements.count { elements[index].sides = "\(size) rx=\"\(measure(corner))\"" }
        case .disc(let center, let radius):
            guard center.isDrawable, radius < 1e12 else { return }
            let position = definitions.attributes([("cx", center.x), ("cy", center.y)])
            let circle = "circle\(position) r=\"\(measure(radius))\""
            guard let blur = mark.blur, case .solid(let color) = mark.fill else { return try put(circle, inked: mark) }
            guard radius > 0, blur > 0 else { return }
            let disc = try paint("fill", .solid(color))
            let filter = definitions.blur(sigma: blur, radius: radius)
            put(circle, disc + [.init(name: "filter", value: "url(#\(filter))")])
        }
    }

    /// Adds a shape with its fill and its stroke as one element. Translucent gradients and pictures have the shape as a
    /// mask, since fill and stroke would be darker where they overlap.
    private mutating func put(_ shape: String, inked mark: Mark) throws(PNGError) {
        guard let fill = mark.fill, let stroke = mark.stroke, stroke.paint == fill else {
            let presentation = try presentation(mark.fill, mark.stroke?.paint, mark.stroke?.pen)
            if !presentation.isEmpty { put(shape, presentation) }
            return
        }
        switch fill {
        case .solid(let color):
            let ink = Paint.solid(color.opaque)
            put(shape, try presentation(ink, ink, stroke.pen) + opacity(color.alpha))
        case .linear(let gradient) where gradient.stops.allSatisfy { $0.color.alpha >= 1 }:
            put(shape, try presentation(fill, fill, stroke.pen))
        case .linear, .radial, .picture:
            let area = " width=\"100%\" height=\"100%\""
            let white = SVGElement(presentation: try presentation(.solid(.white), .solid(.white), stroke.pen))
                .attributes
            let mask = definitions.id(
                "<mask", " maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"\(area)><\(shape)\(white)/></mask>")
            put("rect\(area)", try paint("fill", fill) + [.init(name: "mask", value: "url(#\(mask))")])
        }
    }

    private mutating func text(_ run: GlyphRun, _ color: Color) throws(PNGError) {
        let drawn = run.letters()
        // Letters are rounded to about a thousandth of an em.
        var letters = SVGLetters(decimals: max(definitions.decimals, run.size >= 10 ? 2 : run.size >= 1 ? 3 : 4))
        for stroke in drawn.strokes where stroke.path.isDrawable && stroke.style.width > 0 {
            letters.add(stroke.path.stretched(for: stroke.style).cut(for: stroke.style), drawnBy: stroke.style)
        }
        for outline in drawn.outlines where outline.isDrawable { letters.add(outline, nil, isFilled: true) }
        // A group keeps translucent shapes from being darker where they overlap.
        let opacity = opacity(color.alpha)
        let isOne = letters.groups.count < 2
        if !isOne { put("g", opacity) }
        for group in letters.groups {
            let ink = Paint.solid(color.opaque)
            let presentation = try presentation(group.isFilled ? ink : nil, ink, group.pen)
            elements.append(SVGElement(presentation: presentation + (isOne ? opacity : []), letters: group))
        }
        if !isOne { elements.append(.end) }
    }

    private mutating func put(_ shape: String, _ presentation: [SVGElement.Attribute]) {
        elements.append(SVGElement(shape: shape, presentation: presentation))
    }

    // MARK: Parts of elements

    private func path(_ path: Path, _ pen: StrokeStyle? = nil) -> String {
        let path = pen.map { path.stretched(for: $0).cut(for: $0) } ?? path
        return "path d=\"\(SVGPathData(path, decimals: definitions.decimals).text)\""
    }

    /// Returns the attributes of a shape that is filled, or stroked, or both; a pen without width draws nothing.
    private mutating func presentation(
        _ fill: Paint?, _ stroke: Paint?, _ pen: StrokeStyle?
    ) throws(PNGError) -> [SVGElement.Attribute] {
        var presentation: [SVGElement.Attribute] = []
        if let fill { presentation += try paint("fill", fill) }
        if let stroke, let pen, pen.width > 0 { presentation += try paint("stroke", stroke) + strokeAttributes(pen) }
        return presentation
    }

    /// - Parameter property: `fill` or `stroke`.
    private mutating func paint(_ property: String, _ paint: Paint) throws(PNGError) -> [SVGElement.Attribute] {
        let name: String
        switch paint {
        case .solid(let color):
            return [.init(name: property, value: color.svg)] + opacity(color.alpha, of: "\(property)-")
        case .linear(let gradient): name = definitions.gradient(gradient)
        case .radial(let gradient): name = definitions.gradient(gradient)
        case .picture(let picture): name = try definitions.pattern(picture, canvas: size)
        }
        return [.init(name: property, value: "url(#\(name))")]
    }

    private func opacity(_ alpha: Double, of part: String = "") -> [SVGElement.Attribute] {
        alpha >= 1 ? [] : [.init(name: "\(part)opacity", value: SVGNumber.text(max(0, alpha), decimals: 3))]
    }

    private func strokeAttributes(_ pen: StrokeStyle) -> [SVGElement.Attribute] {
        var presentation: [SVGElement.Attribute] = []
        if pen.width != 1 { presentation.append(.init(name: "stroke-width", value: measure(pen.width))) }
        if pen.cap != .butt { presentation.append(.init(name: "stroke-linecap", value: pen.cap.rawValue)) }
        if pen.join != .miter { presentation.append(.init(name: "stroke-linejoin", value: pen.join.rawValue)) }
        if pen.aspect != 1 {
            presentation.append(.init(name: "transform", value: "scale(1,\(SVGNumber.text(pen.aspect, decimals: 3)))"))
        }
        let dashes = pen.dashes.map(measure).joined(separator: " ")
        return dashes.isEmpty ? presentation : presentation + [.init(name: "stroke-dasharray", value: dashes)]
    }

    /// Returns a width or a radius, with one decimal more than coordinates, since an error is visible on both sides.
    private func measure(_ value: Double) -> String { SVGNumber.text(value, decimals: definitions.decimals + 1) }

    /// Returns the whole file. Every id begins with a checksum, so that the ids of several pictures on a page differ.
    /// - Parameter scale: the default size, in CSS pixels per point.
    mutating func file(scale: Double, _ words: AltText) -> String {
        let mark = SVGDefinitions.mark
        // The size is in whole pixels, as that of a PNG file, since browsers would scale the picture otherwise.
        let pixels = Canvas.pixelSize(of: size, scale: scale)
        let box = "0 0 \(measure(Double(pixels.width) / scale)) \(measure(Double(pixels.height) / scale))"
        let body = body()
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(pixels.width)\" height=\"\(pixels.height)\" "
            + "viewBox=\"\(box)\" fill=\"none\" role=\"img\" aria-labelledby=\"\(mark)T \(mark)D\""
            + (style.text.isEmpty ? "" : " id=\"\(mark)\"") + "><!--\(Drawing.software) \(mark)-->\n"
        text += "<title id=\"\(mark)T\">\(words.title.markup)</title>\n"
        text += "<desc id=\"\(mark)D\">\(words.description.markup)</desc>\n"
        text += style.text
        if !definitions.text.isEmpty { text += "<defs>\n\(definitions.text)</defs>\n" }
        text += body + "</svg>\n"
        return text.replacingAll(mark, with: SVGFile.prefix(of: text))
    }

    /// Returns the elements as text. Repeated letters, and eight or more rectangles of one size, are defined once.
    private mutating func body() -> String {
        var counts: [String: Int] = [:]
        for letter in elements.flatMap({ $0.letters?.letters ?? [] }) { counts[letter.data, default: 0] += 1 }
        let shared = counts.filter { data, count in
            // The approximate bytes of a reference, its definition, and a position in a path.
            data.utf8.count + 40 + 45 * count < (data.utf8.count + 8) * count
        }
        var body = ""
        let sides = Dictionary(grouping: elements.compactMap(\.sides)) { $0 }
        for var element in elements {
            if let own = element.sides, let alike = sides[own], alike.count >= 8 {
                let name = definitions.id("<rect", " \(own)/>")
                element.shape = "use href=\"#\(name)\"" + element.shape.dropFirst("rect".count)
                element.sides = nil
            }
            guard let group = element.letters else {
                body += element.text
                continue
            }
            var path = SVGPathData(decimals: group.decimals)
            var uses = ""
            for letter in group.letters {
                if shared[letter.data] != nil {
                    let name = definitions.id("<path", " d=\"\(letter.data)\"/>")
                    let x = SVGNumber.text(letter.anchor.x, decimals: group.decimals)
                    let y = SVGNumber.text(letter.anchor.y, decimals: group.decimals)
                    uses += "<use href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\"/>"
                } else {
                    path.add(letter.path, from: letter.anchor)
                }
            }
            let shape = path.text.isEmpty ? "" : "<path d=\"\(path.text)\"\(uses.isEmpty ? element.attributes : "")/>"
            body += uses.isEmpty ? "\(shape)\n" : "<g\(element.attributes)>\(shape)\(uses)</g>\n"
        }
        return body
    }
}
