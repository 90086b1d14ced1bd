import StepPNG

/// Writes a scene as the text of an SVG file: outlines, paints and blurs, nothing that a reader would have to find
/// elsewhere or run.
///
/// Places are rounded to a hundredth of a point, on canvases below 100 points to a thousandth, below 10 to a tenth of that.
struct SVGWriter {
    private let size: Size
    private let decimals: Int
    private var definitions = SVGDefinitions()
    private var parts: [Part] = []

    private enum Part {
        case element(String)
        case letters(SVGLetters.Group, attributes: String, areShared: Bool)
    }

    /// - Throws: when a picture in it cannot be encoded.
    init(_ scene: Scene) throws(PNGError) {
        size = scene.size
        let side = max(size.width, size.height)
        decimals = side >= 100 ? 2 : side >= 10 ? 3 : 4
        if scene.background.alpha > 0 {
            let ground = try paint("fill", .solid(scene.background))
            put("<rect width=\"100%\" height=\"100%\"\(ground)/>")
        }
        try add(scene.marks)
    }

    private mutating func add(_ marks: [Mark]) throws(PNGError) {
        for mark in marks {
            let first = parts.count
            try add(mark.shape)
            // A titled shape is one element.
            guard let title = mark.title, parts.count == first + 1, case .element(let element) = parts[first] else {
                continue
            }
            let name = element.dropFirst().prefix { $0 != " " }
            parts[first] = .element("\(element.dropLast(2))><title>\(title.markup)</title></\(name)>")
        }
    }

    private mutating func add(_ shape: Mark.Shape) throws(PNGError) {
        switch shape {
        case .stroke(let path, let pen, let paint):
            guard path.isDrawable, pen.width > 0 else { return }
            put("<\(self.path(path, pen))\(try self.paint("stroke", paint))\(strokeAttributes(pen))/>")
        case .fill(let path, let paint):
            guard path.isDrawable else { return }
            put("<\(self.path(path))\(try self.paint("fill", paint))/>")
        case .rect(let rect, let radius, let paint):
            guard rect.origin.isDrawable, Point(rect.maxX, rect.maxY).isDrawable else { return }
            let radius = min(radius, rect.width / 2, rect.height / 2)
            let sides = "width=\"\(measure(rect.width))\" height=\"\(measure(rect.height))\" rx=\"\(measure(radius))\""
            put("<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" \(sides)\(try self.paint("fill", paint))/>")
        case .fillStroke(let path, let pen, let paint):
            guard path.isDrawable else { return }
            try fillStroke(path, pen, paint)
        case .disc(let center, let radius, let paint):
            guard center.isDrawable, radius < 1e12 else { return }
            put("<\(circle(center, radius))\(try self.paint("fill", paint))/>")
        case .ring(let center, let radius, let width, let paint):
            guard center.isDrawable, radius < 1e12, width > 0 else { return }
            let stroke = try self.paint("stroke", paint) + strokeAttributes(StrokeStyle(width: width))
            put("<\(circle(center, radius))\(stroke)/>")
        case .shadow(let shadow):
            guard shadow.radius > 0, shadow.sigma > 0, shadow.center.isDrawable else { return }
            let disc = try paint("fill", .solid(shadow.color))
            let blur = definitions.blur(sigma: shadow.sigma, radius: shadow.radius, decimals: decimals + 1)
            put("<\(circle(shadow.center, shadow.radius))\(disc) filter=\"url(#\(blur))\"/>")
        case .text(let text): try self.text(text.letters, text.color)
        case .group(let marks, let opacity):
            guard opacity > 0 else { return }
            try group(opacity) { writer throws(PNGError) in try writer.add(marks) }
        }
    }

    /// A line of text in one colour: each stroke of its letters by its pen.
    private mutating func text(_ run: GlyphRun, _ color: Color) throws(PNGError) {
        let drawn = run.letters()
        // A thousandth of an em.
        var letters = SVGLetters(decimals: max(decimals, run.size >= 10 ? 2 : run.size >= 1 ? 3 : 4))
        for stroke in drawn.strokes where stroke.path.isDrawable && stroke.style.width > 0 {
            letters.add(stroke.path.cut(for: stroke.style), stroke.style)
        }
        for outline in drawn.outlines where outline.isDrawable { letters.add(outline, nil) }
        // Where shapes meet, translucent ink must not become darker.
        let isOne = letters.groups.count < 2
        let ink = Paint.solid(isOne ? color : color.opaque)
        try group(isOne ? 1 : color.alpha) { writer throws(PNGError) in
            for group in letters.groups {
                let stroke = try group.pen.map { pen throws(PNGError) in
                    try writer.paint("stroke", ink) + writer.strokeAttributes(pen)
                }
                let fill = group.isFilled ? try writer.paint("fill", ink) : ""
                writer.parts.append(.letters(group, attributes: fill + (stroke ?? ""), areShared: color.alpha >= 1))
            }
        }
    }

    /// A path and its stroke as one shape: as one element where they have one colour, else as a mask over the paint.
    private mutating func fillStroke(_ path: Path, _ pen: StrokeStyle, _ paint: Paint) throws(PNGError) {
        func both(_ paint: Paint, _ writer: inout SVGWriter) throws(PNGError) -> String {
            let stroke = pen.width > 0 ? try writer.paint("stroke", paint) + writer.strokeAttributes(pen) : ""
            return "\(writer.path(path, pen))\(try writer.paint("fill", paint))\(stroke)"
        }
        switch paint {
        case .solid(let color):
            let shape = try both(.solid(color.opaque), &self)
            put("<\(shape)\(opacity(color.alpha))/>")
        case .linear(let gradient) where gradient.stops.allSatisfy { $0.color.alpha >= 1 }:
            put("<\(try both(paint, &self))/>")
        case .linear, .picture:
            let area = " width=\"100%\" height=\"100%\""
            let shape = try both(.solid(.white), &self)
            let mask = definitions.id(
                "<mask", " maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"\(area)><\(shape)/></mask>")
            put("<rect\(area)\(try self.paint("fill", paint)) mask=\"url(#\(mask))\"/>")
        }
    }

    private mutating func group(
        _ opacity: Double, _ content: (inout SVGWriter) throws(PNGError) -> Void
    ) throws(PNGError) {
        guard opacity < 1 else { return try content(&self) }
        put("<g\(self.opacity(opacity))>")
        try content(&self)
        put("</g>")
    }

    private mutating func put(_ element: String) { parts.append(.element(element)) }

    // MARK: Parts of elements

    private func path(_ path: Path, _ pen: StrokeStyle? = nil) -> String {
        let path = pen.map(path.cut) ?? path
        return "path d=\"\(SVGPathData(path, decimals: decimals).text)\""
    }

    private func circle(_ center: Point, _ radius: Double) -> String {
        "circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(measure(radius))\""
    }

    /// - Parameter property: `fill` or `stroke`.
    private mutating func paint(_ property: String, _ paint: Paint) throws(PNGError) -> String {
        let name: String
        switch paint {
        case .solid(let color): return " \(property)=\"\(color.svg)\"\(opacity(color.alpha, of: "\(property)-"))"
        case .linear(let gradient): name = definitions.gradient(gradient, decimals: decimals)
        case .picture(let picture): name = try definitions.pattern(picture, canvas: size, decimals: decimals)
        }
        return " \(property)=\"url(#\(name))\""
    }

    private func opacity(_ alpha: Double, of part: String = "") -> String {
        alpha >= 1 ? "" : " \(part)opacity=\"\(SVGNumber.text(max(0, alpha), decimals: 3))\""
    }

    private func strokeAttributes(_ pen: StrokeStyle) -> String {
        var text = pen.width == 1 ? "" : " stroke-width=\"\(measure(pen.width))\""
        if pen.cap != .butt { text += " stroke-linecap=\"\(pen.cap.rawValue)\"" }
        if pen.join != .miter { text += " stroke-linejoin=\"\(pen.join.rawValue)\"" }
        if !pen.dashes.isEmpty {
            text += " stroke-dasharray=\"\(pen.dashes.map(measure).joined(separator: " "))\""
        }
        return text
    }

    private func number(_ value: Double) -> String { SVGNumber.text(value, decimals: decimals) }

    /// Of widths and radii: they are seen on both sides.
    private func measure(_ value: Double) -> String { SVGNumber.text(value, decimals: decimals + 1) }
}

extension SVGWriter {
    /// The whole file.
    ///
    /// Every id begins with a checksum of the text, so that several pictures on one page do not take each other's paints.
    /// - Parameter scale: how large it is unless a page says otherwise, in CSS pixels per point.
    mutating func file(scale: Double, _ words: AltText) -> String {
        let mark = SVGDefinitions.mark
        // Whole pixels, as a PNG has them: to others browsers would fit the picture.
        let pixels = Canvas.pixelSize(of: size, scale: scale)
        let box = "0 0 \(measure(Double(pixels.width) / scale)) \(measure(Double(pixels.height) / scale))"
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(pixels.width)\" height=\"\(pixels.height)\" "
            + "viewBox=\"\(box)\" fill=\"none\" role=\"img\" aria-labelledby=\"\(mark)T \(mark)D\">"
            + "<!--\(Drawing.software) \(mark)-->\n"
        text += "<title id=\"\(mark)T\">\(words.title.markup)</title>\n"
        text += "<desc id=\"\(mark)D\">\(words.description.markup)</desc>\n"
        let body = body()
        if !definitions.text.isEmpty { text += "<defs>\n\(definitions.text)</defs>\n" }
        text += body + "</svg>\n"
        let prefix = SVGFile.prefix(of: text.utf8)
        return text.utf8.split(separator: 0, omittingEmptySubsequences: false).map { String(Substring($0)) }
            .joined(separator: prefix)
    }
}

extension SVGWriter {
    /// The elements. Letters that come again and again are defined once, where that takes less room.
    private mutating func body() -> String {
        var counts: [String: Int] = [:]
        for case .letters(let group, _, true) in parts {
            for letter in group.letters { counts[letter.data, default: 0] += 1 }
        }
        let shared = counts.filter { data, count in
            // About what a reference takes, its definition, and a place in a path.
            data.utf8.count + 40 + 45 * count < (data.utf8.count + 8) * count
        }
        var body = ""
        for part in parts {
            switch part {
            case .element(let element): body += element + "\n"
            case .letters(let group, let attributes, let areShared):
                var path = SVGPathData(decimals: group.decimals)
                var uses: [String] = []
                for letter in group.letters {
                    if areShared, shared[letter.data] != nil {
                        let name = definitions.id("<path", " d=\"\(letter.data)\"/>")
                        let x = SVGNumber.text(letter.anchor.x, decimals: group.decimals)
                        let y = SVGNumber.text(letter.anchor.y, decimals: group.decimals)
                        uses.append("<use href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\"/>")
                    } else {
                        path.add(letter.path, from: letter.anchor)
                    }
                }
                if uses.isEmpty {
                    body += "<path d=\"\(path.text)\"\(attributes)/>\n"
                } else {
                    let rest = path.text.isEmpty ? "" : "<path d=\"\(path.text)\"/>"
                    body += "<g\(attributes)>\(rest)\(uses.joined())</g>\n"
                }
            }
        }
        return body
    }
}
