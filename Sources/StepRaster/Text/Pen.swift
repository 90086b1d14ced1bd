/// Draws skeletons at one weight and size.
///
/// A skeleton is a line of path data in the manner of SVG, absolute, y up:
/// - `M x,y` starts a line; `L x,y`, `H x`, `V y` draw straight, `C` a cubic, `Z` closes.
/// - `R cx,cy x,y` rounds a corner: it leaves towards (cx,cy) and arrives from there. A quarter of an oval needs no more.
/// - `D x,y x,y` is a slanted stem whose two ends are cut level; `B` the same between two upright stems, cut flush with
///   their outer sides.
/// - `O x,y` is a dot.
/// - `=c` draws the skeleton of the character c.
struct Pen {
    /// Thousandths of an em.
    let stem: Double
    let widening: Double
    private let scale: Double
    private let origin: Point
    private let zones: Zones
    private(set) var lines = Path()
    private(set) var dots = Path()

    /// How square the rounds are: .5523 would be an ellipse.
    private static let roundness = 0.575
    /// Half the width of a slanted stem's centre sliver: wide enough to have a direction, too narrow to be seen.
    private static let sliver = 0.5

    init(stem: Double, widening: Double, zones: Zones, scale: Double, origin: Point) {
        self.stem = stem
        self.widening = widening
        self.zones = zones
        self.scale = scale
        self.origin = origin
    }

    /// Diameter of a dot: bigger than the stem, or it would look smaller.
    var dot: Double { stem + 24 }

    mutating func draw(_ skeleton: String) {
        var data = PathData(skeleton)
        var start = Point.zero
        var here = Point.zero
        while let command = data.command() {
            switch command {
            case "M":
                here = data.point()
                start = here
                // A stem's end is cut where it is drawn.
                lines.move(to: place(here, cut: data.next == "V"))
            case "L":
                here = data.point()
                lines.line(to: place(here))
            case "H":
                here.x = data.number()
                lines.line(to: place(here))
            case "V":
                here.y = data.number()
                lines.line(to: place(here, cut: data.endsLine))
            case "R":
                let from = place(here)
                let corner = place(data.point())
                here = data.point()
                let to = place(here)
                lines.cubic(from.lerp(corner, Self.roundness), to.lerp(corner, Self.roundness), to: to)
            case "C":
                let (a, b) = (place(data.point()), place(data.point()))
                here = data.point()
                lines.cubic(a, b, to: place(here))
            case "Z":
                here = start
                lines.close()
            case "D":
                slant(data.point(), data.point(), flush: false)
            case "B":
                slant(data.point(), data.point(), flush: true)
            case "=":
                draw(data.command().flatMap { Glyph.drawing(of: $0)?.skeleton } ?? "")
            default:
                let p = data.point()
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
        let (p, q) = (a.lerp(b, half / rise), b.lerp(a, half / rise))
        lines.move(to: unit(p.x - Self.sliver, p.y))
        lines.line(to: unit(p.x + Self.sliver, p.y))
        lines.line(to: unit(q.x + Self.sliver, q.y))
        lines.line(to: unit(q.x - Self.sliver, q.y))
        lines.close()
    }

    private func place(_ p: Point, cut: Bool = false) -> Point {
        unit(p.x * widening, cut ? p.y : p.y + zones.inset(at: p.y) * stem / 2)
    }

    private func unit(_ x: Double, _ y: Double) -> Point {
        Point(origin.x + x * scale, origin.y - y * scale)
    }
}
