import StepRaster

extension Path: CustomStringConvertible {
    /// The path as SVG path data, numbers in their shortest form that reads back exactly: `M0,0L10,5C...Z`.
    package var description: String {
        var text = ""
        for element in elements {
            switch element {
            case .move(let p): text += "M\(p.svg)"
            case .line(let p): text += "L\(p.svg)"
            case .cubic(let a, let b, let p): text += "C\(a.svg),\(b.svg),\(p.svg)"
            case .close: text += "Z"
            }
        }
        return text
    }
}

extension Point {
    fileprivate var svg: String { "\(Self.shortest(x)),\(Self.shortest(y))" }

    private static func shortest(_ v: Double) -> String {
        let text = v == 0 ? "0" : "\(v)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
