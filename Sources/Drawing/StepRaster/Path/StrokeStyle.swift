/// The pen that inks a path's centre line: its width, ends, corners and dashes.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: String, Hashable, Sendable, CaseIterable { case butt, round }
    package enum Join: String, Hashable, Sendable, CaseIterable { case miter, round }

    /// The full width of the line, in the path's own units; zero or less inks nothing.
    package var width: Double
    package var cap: Cap
    /// The shape that fills the outside of a corner. A miter longer than four line widths becomes a bevel, as in SVG.
    package var join: Join
    /// The height of the pen, in widths: 1 is a round pen, less a flat ellipse, which draws thinner horizontal lines.
    package var aspect = 1.0
    /// The lengths of dashes and gaps, alternating, a dash first, along the path and in its units. An odd number of
    /// lengths is repeated, and each subpath restarts the pattern, as in SVG. With round caps, a dash of 0 is a dot.
    ///
    /// A line is solid without lengths, if one is negative or not finite, if all are 0, or with over 100,000 dashes.
    package var dashes: [Double]

    package init(width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
    }
}

extension Path {
    /// The path, stretched in y by the factor that makes the style's pen round.
    package func stretched(for style: StrokeStyle) -> Path {
        style.aspect == 1 ? self : mapped { Point($0.x, $0.y / style.aspect) }
    }
}
