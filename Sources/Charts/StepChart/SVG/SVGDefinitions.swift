import StepPNG

/// The definitions in an SVG file, to which other elements refer, each written once.
struct SVGDefinitions {
    /// The placeholder for the prefix of every id, until the whole file is written.
    static let mark = "\0"

    let decimals: Int
    private(set) var text = ""
    private(set) var names: [String: String] = [:]

    /// Returns the id of an element, and writes the element the first time.
    /// - Parameters:
    ///   - start: the start of the element's tag, before the id.
    ///   - rest: the text after the id.
    mutating func id(_ start: String, _ rest: String) -> String {
        if let name = names[start + rest] { return name }
        let name = "\(Self.mark)\(String(names.count, radix: 36))"
        names[start + rest] = name
        text += "\(start) id=\"\(name)\"\(rest)\n"
        return name
    }

    func number(_ value: Double) -> String { SVGNumber.text(value, decimals: decimals) }

    func attributes(_ values: [(String, Double)]) -> String { values.map { " \($0)=\"\(number($1))\"" }.joined() }

    mutating func gradient(_ gradient: LinearGradient) -> String {
        let ends = [("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y)]
        // The default of x2 is 100%, and 0 for the others.
        let coordinates = attributes(ends.filter { name, value in name == "x2" || value != 0 })
        let stops = stops(gradient.stops)
        return id("<linearGradient", " gradientUnits=\"userSpaceOnUse\"\(coordinates)>\(stops)</linearGradient>")
    }

    mutating func gradient(_ gradient: RadialGradient) -> String {
        let move = "translate(\(number(gradient.center.x)) \(number(gradient.center.y)))"
        let transform = "\(move) scale(\(number(gradient.radii.width)) \(number(gradient.radii.height)))"
        let attributes =
            " gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(transform)\""
        return id("<radialGradient", "\(attributes)>\(stops(gradient.stops))</radialGradient>")
    }

    private func stops(_ stops: [LinearGradient.Stop]) -> String {
        let stops = stops.straight.map { stop in
            "<stop offset=\"\(SVGNumber.text(stop.offset, decimals: 5))\" stop-color=\"\(stop.color.svg)\""
                + (stop.color.alpha < 1 ? " stop-opacity=\"\(SVGNumber.text(stop.color.alpha, decimals: 3))\"/>" : "/>")
        }
        // Only the first of equal consecutive stops is written.
        return stops.runs { $0 }.map(\.key).joined()
    }

    /// Returns the id of a Gaussian blur of a disc, with a margin for its visible part.
    mutating func blur(sigma: Double, radius: Double) -> String {
        let margin = (4 * sigma / (2 * radius) * 10).rounded(.up) / 10
        let from = SVGNumber.text(-margin, decimals: 1)
        let size = SVGNumber.text(1 + 2 * margin, decimals: 1)
        let deviation = SVGNumber.text(sigma, decimals: decimals + 1)
        return id(
            "<filter",
            " x=\"\(from)\" y=\"\(from)\" width=\"\(size)\" height=\"\(size)\" color-interpolation-filters=\"sRGB\">"
                + "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>")
    }

    private static let mostPixelsPerPoint = 4.0

    /// Returns the id of a pattern that paints a picture, and nothing outside of it.
    mutating func pattern(_ paint: PicturePaint, canvas: Size) throws(PNGError) -> String {
        let rect = paint.rect
        var picture = paint.picture
        if Double(picture.width) > rect.width * Self.mostPixelsPerPoint {
            var canvas = Canvas(size: Size(rect.width, rect.height), scale: Self.mostPixelsPerPoint, background: .clear)
            let whole = Rect(x: 0, y: 0, width: rect.width, height: rect.height)
            canvas.fill(.roundedRect(whole, radius: 0), with: .picture(PicturePaint(picture, in: whole)))
            picture = canvas.image()
        }
        let png = try PNGEncoder.encode(picture, scale: 1)
        return id(
            "<pattern",
            " patternUnits=\"userSpaceOnUse\"\(attributes([("width", canvas.width), ("height", canvas.height)]))><image"
                + attributes([("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)])
                + " preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Base64.text(png[...]))\"/></pattern>")
    }
}

extension [LinearGradient.Stop] {
    /// The stops for SVG, which interpolates straight components, while these stops are interpolated premultiplied.
    fileprivate var straight: [LinearGradient.Stop] {
        guard count > 1 else { return self }
        return zip(self, dropFirst()).flatMap { start, end in
            let a = start.color
            let b = end.color
            let isPlain = a.alpha == b.alpha || a.alpha == 0 || b.alpha == 0 || a.opaque == b.opaque
            // The two interpolations differ only if colour and opacity both change: then it is piecewise.
            let count = isPlain ? 1 : 16
            return (0...count).map { index in
                let part = Double(index) / Double(count)
                let offset = start.offset + (end.offset - start.offset) * part
                return LinearGradient.Stop(offset: offset, color: a.premultipliedMix(with: b, part))
            }
        }
    }
}

extension Color {
    /// The colour without its opacity: `#38afe7` or `#fff`
    var svg: String {
        let digits = Array(opaque.hex.lowercased().dropFirst())
        let starts = stride(from: 0, to: digits.count, by: 2)
        let isShort = starts.allSatisfy { digits[$0] == digits[$0 + 1] }
        return "#" + String(isShort ? starts.map { digits[$0] } : digits)
    }

    var opaque: Color { Color(red: red, green: green, blue: blue) }

    /// Mixes two colours with premultiplied alpha, so that a transparent one keeps the other's components.
    fileprivate func premultipliedMix(with other: Color, _ part: Double) -> Color {
        let mine = alpha * (1 - part)
        let others = other.alpha * part
        let sum = mine + others
        let share = sum > 0 ? others / sum : 1 - part
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: sum)
    }
}
