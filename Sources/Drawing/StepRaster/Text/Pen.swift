/// Draws skeletons at one weight and size; without a stem, the lines are outlines.
///
/// A skeleton is a line of path data in the manner of SVG, absolute, y up:
/// - `M x,y` starts a line; `L x,y`, `H x`, `V y` draw straight, `C` a cubic, `Z` closes.
/// - `R cx,cy x,y` rounds a corner: it leaves towards (cx,cy) and arrives from there. A quarter of an oval needs no more.
/// - `D x,y x,y` is a slanted stem whose two ends are cut level; `B` the same between two upright stems, cut flush with
///   their outer sides.
/// - `O x,y` is a dot.
/// - `=c` draws the skeleton of the character c, without its dot.
/// - `|` comes before the dot of i and j, which an accent takes the place of.
struct Pen {
    /// Thousandths of an em.
    let stem: Double
    let widening: Double
    let zones: AlignmentZones
    let scale: Double
    let origin: Point
    /// How square the rounds are: .5523 would be an ellipse.
    var roundness = 0.575
    private(set) var lines = Path()
    private(set) var dots = Path()
    /// How far left and right the ink reaches, in thousandths of an em from the drawing's origin; nil while there is none.
    ///
    /// Lines reach so far at their ends and corners: rounds end where they are widest.
    private(set) var reach: ClosedRange<Double>?

    /// Half the width of a slanted stem's centre sliver: wide enough to have a direction, too narrow to be seen.
    private static let sliver = 0.5

    /// Diameter of a dot: bigger than the stem, or it would look smaller.
    var dot: Double { stem + 24 }

    /// - Parameter hasDot: whether what follows a bar is drawn.
    mutating func draw(_ skeleton: PathData, hasDot: Bool = true) {
        var data = skeleton
        var start = Point.zero
        var here = Point.zero
        while let command = data.command() {
            let from = here
            switch command {
            case "M":
                here = data.point()
                start = here
                // A stem's end is cut where it is drawn.
                lines.move(to: place(here, cut: data.next == "V"))
            case "L":
                here = data.point()
                extend(from, here, along: here - from)
                lines.line(to: place(here))
            case "H":
                here.x = data.number()
                extend(from, here, along: here - from)
                lines.line(to: place(here))
            case "V":
                here.y = data.number()
                extend(from, here, along: here - from)
                lines.line(to: place(here, cut: data.endsLine))
            case "R":
                let corner = data.point()
                here = data.point()
                extend(from, along: corner - from)
                extend(here, along: here - corner)
                let (a, b, c) = (place(from), place(corner), place(here))
                lines.cubic(a.lerp(b, roundness), c.lerp(b, roundness), to: c)
            case "C":
                let (a, b) = (data.point(), data.point())
                here = data.point()
                extend(from, along: a - from)
                extend(here, along: here - b)
                lines.cubic(place(a), place(b), to: place(here))
            case "Z":
                here = start
                lines.close()
            case "D": slant(data.point(), data.point(), flush: false)
            case "B": slant(data.point(), data.point(), flush: true)
            case "=":
                if let glyph = data.command().flatMap(Glyph.drawing) { draw(glyph.skeleton, hasDot: false) }
            case "|": if !hasDot { return }
            default:
                let p = data.point()
                extend(p.x * widening, by: dot / 2)
                dots.move(to: unit(p.x * widening, p.y + zones.inset(at: p.y) * dot / 2))
            }
        }
    }

    /// A slanted stem with level ends: the outline of a closed sliver, whose mitred corners make the cuts.
    private mutating func slant(_ a: Point, _ b: Point, flush: Bool) {
        let half = stem / 2
        let rise = abs(b.y - a.y)
        var (a, b) = (Point(a.x * widening, a.y), Point(b.x * widening, b.y))
        if flush {
            let excess = half * ((b - a).length / rise - 1) * (b.x > a.x ? 1 : -1)
            a.x += excess
            b.x -= excess
        }
        for end in [a, b] { extend(end.x, by: half * (b - a).length / rise) }
        let (p, q) = (a.lerp(b, half / rise), b.lerp(a, half / rise))
        lines.move(to: unit(p.x - Self.sliver, p.y))
        lines.line(to: unit(p.x + Self.sliver, p.y))
        lines.line(to: unit(q.x + Self.sliver, q.y))
        lines.line(to: unit(q.x - Self.sliver, q.y))
        lines.close()
    }

    /// Takes in the ink at points of a line that runs in a direction.
    private mutating func extend(_ points: Point..., along direction: Point) {
        guard let direction = Point(direction.x * widening, direction.y).unit else { return }
        for p in points { extend(p.x * widening, by: stem / 2 * abs(direction.y)) }
    }

    private mutating func extend(_ x: Double, by half: Double) {
        reach = min(reach?.lowerBound ?? x, x - half)...max(reach?.upperBound ?? x, x + half)
    }

    private func place(_ p: Point, cut: Bool = false) -> Point {
        unit(p.x * widening, cut ? p.y : p.y + zones.inset(at: p.y) * stem / 2)
    }

    private func unit(_ x: Double, _ y: Double) -> Point { Point(origin.x + x * scale, origin.y - y * scale) }
}
