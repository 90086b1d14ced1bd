/// The nib that draws a letter at one weight, in thousandths of an em.
struct Nib {
    /// The width of an upright line.
    var width: Double
    /// The height of a level line.
    var height: Double
    /// The side of a dot, which is square.
    var dot: Double
}

/// Draws skeletons at one weight and size; without a nib, the lines are outlines.
///
/// A skeleton is a line of path data in the manner of SVG, absolute, y up:
/// - `M x,y` starts a line; `L x,y`, `H x`, `V y` draw straight, `C` a cubic, `Z` closes.
/// - `R cx,cy x,y` rounds a corner: it leaves towards (cx,cy) and arrives from there. It can be a quarter of an oval.
/// - `h x` is `H x` to the end of a bar, which extends as far as the side of a stem at `x` would.
/// - `D x,y x,y` is a slanted stem whose two ends are cut level; `B` the same between two upright stems, cut flush with
///   their outer sides; `F` a slanted bar whose two ends are cut upright.
/// - `O x,y` is a dot, `K x,y` a comma whose head is a dot, `k x,y` the same turned by half a turn.
/// - `=c` draws the skeleton of the character c, without its dot.
/// - `|` precedes the dot of i and j, which an accent replaces.
///
/// The nib is an ellipse. Lines are drawn as if the page were stretched to make it round: y is divided by `aspect`.
struct Pen {
    let nib: Nib
    let widening: Double
    let zones: AlignmentZones
    let scale: Double
    let origin: Point
    /// The squareness of the rounds: .5523 would be an ellipse.
    var roundness = 0.575
    private(set) var lines = Path()
    private(set) var dots = Path()
    /// The left and right ends of the ink, in thousandths of an em from the drawing's origin; nil while there is none.
    /// Only ends and corners of lines are measured, since rounds end where they are widest.
    private(set) var reach: ClosedRange<Double>?

    /// Half the width of a slanted stem's centre sliver: wide enough to have a direction, too narrow to be seen.
    private static let sliver = 0.5

    /// The nib's height in widths, in whole thousandths.
    var aspect: Double { nib.width > 0 ? (nib.height / nib.width * 1000).rounded() / 1000 : 1 }

    /// - Parameter hasDot: true if the part after a bar is drawn.
    mutating func draw(_ skeleton: PathData, hasDot: Bool = true) {
        var data = skeleton
        var start = Point.zero
        var current = Point.zero
        while let command = data.command() {
            let from = current
            switch command {
            case "M":
                current = point(&data)
                start = current
                // A stem ends exactly where it is drawn, without an inset.
                lines.move(to: place(current, cut: data.next() == "V"))
            case "L", "H", "h", "V":
                switch command {
                case "L": current = point(&data)
                case "V": current.y = data.number() / aspect
                default: current.x = data.number()
                }
                if command == "h" { current.x += (current.x < from.x ? -1 : 1) * (nib.width - 72) / 2 / widening }
                extend(from, along: current - from)
                extend(current, along: current - from)
                lines.line(to: place(current, cut: command == "V" && data.endsLine()))
            case "R":
                let corner = point(&data)
                current = point(&data)
                extend(from, along: corner - from)
                extend(current, along: current - corner)
                let a = place(from)
                let b = place(corner)
                let c = place(current)
                lines.cubic(a.lerp(b, roundness), c.lerp(b, roundness), to: c)
            case "C":
                let (a, b) = (point(&data), point(&data))
                current = point(&data)
                extend(from, along: a - from)
                extend(current, along: current - b)
                lines.cubic(place(a), place(b), to: place(current))
            case "Z":
                current = start
                lines.close()
            case "D", "B": slant(point(&data), point(&data), flush: command == "B")
            case "F": flag(point(&data), point(&data))
            case "=":
                if let glyph = data.command().flatMap(Glyph.drawing) { draw(glyph.skeleton, hasDot: false) }
            case "|": if !hasDot { return }
            case "K", "k": comma(at: dot(data.point()), turned: command == "k")
            default: _ = dot(data.point())
            }
        }
    }

    private func point(_ data: inout PathData) -> Point {
        let p = data.point()
        return Point(p.x, p.y / aspect)
    }

    /// Draws a dot, and returns its centre.
    private mutating func dot(_ p: Point) -> Point {
        let half = nib.dot / 2
        let center = Point(p.x * widening, p.y + zones.inset(at: p.y) * half)
        extend(center.x, by: half)
        dots.append(Path(through: [page(center.x, center.y + half), page(center.x, center.y - half)]))
        return center
    }

    /// Draws a comma's tail: from the outer side of its head, whose centre is `head`, down and inwards.
    private mutating func comma(at head: Point, turned: Bool) {
        let side: Double = turned ? -1 : 1
        let half = nib.dot / 2
        let right = half - nib.width / 2
        let left = -0.9 * half
        let bottom = -47 - 1.85 * half
        func point(_ x: Double, _ y: Double) -> Point { page(head.x + side * x, (head.y + side * y)) }
        lines.move(to: point(right, half / 2))
        lines.line(to: point(right, -half / 2))
        lines.cubic(
            point(right, bottom * 0.72), point(left + 0.55 * (right - left), bottom + 0.22 * (right - left)),
            to: point(left, bottom))
        extend(head.x + side * left, by: nib.width * 0.3)
    }

    /// Draws a slanted stem with level ends: the outline of a closed sliver, whose mitred corners make the cuts.
    private mutating func slant(_ a: Point, _ b: Point, flush: Bool) {
        let half = nib.width / 2
        let rise = abs(b.y - a.y)
        var a = Point(a.x * widening, a.y)
        var b = Point(b.x * widening, b.y)
        if flush {
            let excess = half * ((b - a).length / rise - 1) * (b.x > a.x ? 1 : -1)
            a.x += excess
            b.x -= excess
        }
        for end in [a, b] { extend(end.x, by: half * (b - a).length / rise) }
        let p = a.lerp(b, half / rise)
        let q = b.lerp(a, half / rise)
        let start = [unit(p.x - Self.sliver, p.y), unit(p.x + Self.sliver, p.y)]
        let end = [unit(q.x + Self.sliver, q.y), unit(q.x - Self.sliver, q.y)]
        lines.append(Path(around: start + end))
    }

    /// Draws a slanted bar with upright ends, as a slanted stem has level ones.
    private mutating func flag(_ a: Point, _ b: Point) {
        let a = inset(a)
        let b = inset(b)
        let part = nib.width / 2 / abs(b.x - a.x)
        let p = a.lerp(b, part)
        // A bar is at least as long as the nib is wide.
        let q = a.lerp(b, max(1 - part, part + 0.01))
        extend(a.x, by: 0)
        extend(b.x, by: 0)
        let start = [unit(p.x, p.y - Self.sliver), unit(p.x, p.y + Self.sliver)]
        let end = [unit(q.x, q.y + Self.sliver), unit(q.x, q.y - Self.sliver)]
        // The path repeats its start instead of closing, as SVG would fill so short a closed path separately.
        lines.append(Path(through: start + end + start))
    }

    /// Extends the reach by the ink at a point of a line that runs in a direction.
    private mutating func extend(_ p: Point, along direction: Point) {
        guard let direction = Point(direction.x * widening, direction.y).unit else { return }
        extend(p.x * widening, by: nib.width / 2 * abs(direction.y))
    }

    private mutating func extend(_ x: Double, by half: Double) {
        reach = min(reach?.lowerBound ?? x, x - half)...max(reach?.upperBound ?? x, x + half)
    }

    /// The position of a point, inset so that the ink is in its zone.
    private func inset(_ p: Point) -> Point {
        Point(p.x * widening, p.y + zones.inset(at: p.y * aspect) * nib.width / 2)
    }

    private func place(_ p: Point, cut: Bool = false) -> Point {
        let p = cut ? Point(p.x * widening, p.y) : inset(p)
        return unit(p.x, p.y)
    }

    private func unit(_ x: Double, _ y: Double) -> Point { page(x, y * aspect) }

    private func page(_ x: Double, _ y: Double) -> Point { Point(origin.x + x * scale, origin.y - y * scale) }
}
