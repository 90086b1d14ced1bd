import StepRaster
import StepSupport
import StepTestSupport

@testable import StepChart

extension Scene: CustomStringConvertible {
    /// The canvas and then the marks, a line each.
    public var description: String {
        let canvas = "canvas \(short(size.width))x\(short(size.height)) \(short(background))"
        return ([canvas] + marks.map(\.description)).joined(separator: "\n")
    }
}

extension Mark: CustomStringConvertible {
    public var description: String {
        switch geometry {
        case .path(let path): return "\(kind("stroke", "fill")) \(short(path))\(ink)"
        case .rect(let rect, let radius):
            let ends = "\(short(rect.origin))...\(short(Point(rect.maxX, rect.maxY)))"
            return "\(kind("frame", "rect")) \(ends) radius \(short(radius))\(ink)"
        case .disc(let center, let radius):
            return "\(kind("ring", blur == nil ? "disc" : "shadow")) \(short(center)) radius \(short(radius))\(ink)"
        case .bars(let bars):
            return "bars \(bars.map { short($0.path) }.joined(separator: " "))\(ink)"
        case .text(let text):
            let run = text.letters
            let face = "size \(short(run.size)) weight \(short(run.weight))"
            return "text \"\(run.text)\" \(short(run.origin)) \(face) \(short(text.color))"
        case .group(let marks):
            return "group \(short(opacity)) { \(marks.map(\.description).joined(separator: "; ")) }"
        }
    }

    private func kind(_ stroked: String, _ filled: String) -> String {
        fill == nil ? stroked : stroke == nil ? filled : "\(filled) and \(stroked)"
    }

    private var ink: String {
        var words: [String] = []
        if let blur { words.append("sigma \(short(blur))") }
        if let stroke {
            let isPath = if case .path = geometry { true } else { false }
            words.append(isPath ? short(stroke.pen) : "width \(short(stroke.pen.width))")
        }
        words += [fill ?? stroke?.paint].compactMap(\.self).map { short($0) }
        return words.map { " \($0)" }.joined()
    }
}

/// Open paths as SVG path data, a closed one by the box around its points.
private func short(_ path: Path) -> String {
    guard path.elements.last == .close else { return path.description }
    let ends = path.elements.compactMap(\.end)
    let low = Point(ends.map(\.x).min() ?? 0, ends.map(\.y).min() ?? 0)
    let high = Point(ends.map(\.x).max() ?? 0, ends.map(\.y).max() ?? 0)
    return "closed \(short(low))...\(short(high))"
}

private func short(_ pen: StrokeStyle) -> String {
    let dashes = pen.dashes.isEmpty ? "" : " dashes " + pen.dashes.map { short($0) }.joined(separator: ",")
    return "pen \(short(pen.width)) \(pen.cap) \(pen.join)\(dashes)"
}

private func short(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): short(color)
    case .linear(let gradient):
        "gradient \(short(gradient.start))...\(short(gradient.end)) "
            + gradient.stops.map { "\(short($0.offset)) \(short($0.color))" }.joined(separator: ", ")
    case .radial(let gradient):
        "radial \(short(gradient.center)) \(short(gradient.radii.width))x\(short(gradient.radii.height)) "
            + gradient.stops.map { "\(short($0.offset)) \(short($0.color))" }.joined(separator: ", ")
    case .picture(let paint):
        "picture \(paint.picture.width)x\(paint.picture.height) "
            + "\(short(paint.rect.origin))...\(short(Point(paint.rect.maxX, paint.rect.maxY)))"
    }
}

private func short(_ color: Color) -> String { color.hex }

private func short(_ point: Point) -> String { "\(short(point.x)),\(short(point.y))" }

private func short(_ value: Double) -> String { value.shortest(decimals: 3) }
