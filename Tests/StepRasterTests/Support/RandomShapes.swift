import StepRaster
import StepTestSupport

/// A shape to ink, with all that a renderer needs to know about it.
enum InkedShape: CustomStringConvertible {
    case fill(Path)
    case stroke(Path, StrokeStyle)

    var description: String {
        switch self {
        case .fill(let path): "fill of \(path)"
        case .stroke(let path, let style): "stroke \(style.width) \(style.cap) \(style.join) of \(path)"
        }
    }
}

/// Shapes that are hard to ink exactly, the same ones for the same seed. They lie within `extent` x `extent`.
struct RandomShapes {
    enum Kind: String, CaseIterable {
        case triangle, polygon, axisAligned, sliver, blob, thickStroke, hairline, tightTurn, cusp, degenerate
    }

    static let extent = 40.0
    private var numbers: SplitMix64

    init(seed: UInt64) { numbers = SplitMix64(state: seed) }

    mutating func shapes(_ kind: Kind, count: Int) -> [InkedShape] {
        (0..<count).map { _ in shape(kind) }
    }

    private mutating func shape(_ kind: Kind) -> InkedShape {
        switch kind {
        case .triangle: .fill(polygon((0..<3).map { _ in point(inset: 1) }))
        case .polygon: .fill(polygon((0..<whole(5...9)).map { _ in point(inset: 1) }))
        case .axisAligned: axisAligned()
        case .sliver: .fill(polygon(sliver()))
        case .blob: .fill(blob())
        case .thickStroke: .stroke(line(inset: 8), style(width: number(3...9), StrokeStyle.Join.allCases))
        case .hairline: .stroke(line(inset: 4), style(width: number(0.3...1.5), StrokeStyle.Join.allCases))
        case .tightTurn: .stroke(tightTurn(), style(width: number(5...10), StrokeStyle.Join.allCases))
        case .cusp: .stroke(cusp(), style(width: number(1...7), [.round]))
        case .degenerate: .stroke(degenerate(), style(width: number(2...6), StrokeStyle.Join.allCases))
        }
    }

    private mutating func style(width: Double, _ joins: [StrokeStyle.Join]) -> StrokeStyle {
        StrokeStyle(width: width, cap: pick(StrokeStyle.Cap.allCases), join: pick(joins))
    }

    private func polygon(_ points: [Point]) -> Path {
        Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    }

    /// Sides along the pixel grid, on it, between its lines, or off by next to nothing.
    private mutating func axisAligned() -> InkedShape {
        var path = Path()
        var corner = point(inset: 8)
        path.move(to: corner)
        for turn in 0..<whole(3...7) {
            let next = point(inset: 8)
            if turn % 2 == 0 {
                corner.x = whole(0...2) == 0 ? next.x.rounded() : next.x
            } else {
                corner.y = whole(0...2) == 0 ? next.y.rounded() : next.y + number(-1e-9...1e-9)
            }
            path.line(to: corner)
        }
        guard whole(0...1) == 0 else { return .stroke(path, style(width: number(0.5...6), StrokeStyle.Join.allCases)) }
        path.close()
        return .fill(path)
    }

    private mutating func sliver() -> [Point] {
        let (a, b) = (point(inset: 2), point(inset: 2))
        let d = b - a
        let side = Point(-d.y, d.x) * (number(0.02...0.6) / max(d.length, 1))
        return [a, b, a.lerp(b, number(0...1)) + side]
    }

    private mutating func blob() -> Path {
        var path = Path(elements: [.move(point(inset: 8))])
        for _ in 0..<whole(2...3) { path.cubic(point(inset: 2), point(inset: 2), to: point(inset: 8)) }
        path.close()
        return path
    }

    /// Two to four pieces, straight or curved, sometimes closed.
    private mutating func line(inset: Double) -> Path {
        var path = Path(elements: [.move(point(inset: inset))])
        for _ in 0..<whole(2...4) {
            if whole(0...1) == 0 {
                path.line(to: point(inset: inset))
            } else {
                path.cubic(point(inset: inset), point(inset: inset), to: point(inset: inset))
            }
        }
        if whole(0...3) == 0 { path.close() }
        return path
    }

    /// A hairpin whose bend has a radius below half the pen's width.
    private mutating func tightTurn() -> Path {
        let (a, b) = (point(inset: 9), point(inset: 9))
        let reach = point(inset: 9)
        let spread = Point(number(-3...3), number(-3...3))
        return Path(elements: [.move(a), .cubic(reach, reach + spread, a.lerp(b, 0.3))])
    }

    /// The controls crossed so that the velocity vanishes half way.
    private mutating func cusp() -> Path {
        let a = point(inset: 12)
        let u = Point(number(4...9), number(-4...4))
        let v = Point(number(-4...4), number(4...9))
        return Path(elements: [.move(a), .cubic(a + u + v, a + v, a + u)])
    }

    /// Repeated points, pieces of no length, curves without extent, doublings back, lone points.
    private mutating func degenerate() -> Path {
        let (a, b, c) = (point(inset: 9), point(inset: 9), point(inset: 9))
        switch whole(0...5) {
        case 0: return Path(elements: [.move(a), .line(a), .line(b), .line(b), .line(c), .line(c)])
        case 1: return Path(elements: [.move(a), .cubic(a, a, a), .line(b), .cubic(b, b, c)])
        case 2: return Path(elements: [.move(a), .cubic(a, c, c)])
        case 3: return Path(elements: [.move(a), .line(b), .line(a.lerp(b, 0.4))])
        case 4: return Path(elements: [.move(a), .line(a), .move(b), .move(c), .line(c), .close])
        default: return Path(elements: [.move(a), .line(b), .line(b + Point(1e-7, 0)), .line(c), .close])
        }
    }

    private mutating func point(inset: Double) -> Point {
        Point(number(inset...Self.extent - inset), number(inset...Self.extent - inset))
    }

    private mutating func pick<T>(_ choices: [T]) -> T { choices[whole(0...choices.count - 1)] }

    private mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(numbers.next() % UInt64(range.count))
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(numbers.next() >> 11) / 9_007_199_254_740_992
    }
}
