/// The pen that inks a path's centre line: its width, ends, corners and dashes.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: String, Hashable, Sendable, CaseIterable { case butt, round }
    package enum Join: String, Hashable, Sendable, CaseIterable { case miter, round }

    /// The full width of the line, in the path's own units; zero or less inks nothing.
    package var width: Double
    package var cap: Cap
    /// The shape that fills the outside of a corner. A miter longer than four line widths becomes a bevel, as in SVG.
    package var join: Join
    /// The height of the pen, in widths: 1 is a round pen, less an ellipse that lies flat, whose level lines are thinner.
    package var aspect = 1.0
    /// The lengths of dashes and gaps by turns along the path's arc length, a dash first, in the path's own units. An
    /// odd number of lengths is repeated, and the pattern starts anew with each subpath, as in SVG.
    ///
    /// Each dash has caps, so one of length 0 is a dot if they are round. Lengths that are negative, not finite or all 0
    /// make no dashes; nor do none, or more than 100,000 dashes in one path.
    package var dashes: [Double]

    package init(width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
    }
}

extension Path {
    /// The path with stretched heights, so that a round pen draws it as the style's pen draws the path, but higher.
    package func stretched(for style: StrokeStyle) -> Path {
        style.aspect == 1 ? self : mapped { Point($0.x, $0.y / style.aspect) }
    }
}
