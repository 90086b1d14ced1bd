// The bounds by which a rounded edge is recognized; colours are premultiplied, with levels 0...255.

extension RoundedEdge {
    /// Half the side of the square that is examined.
    static let reach = 2
    /// The distance within which the other side of a shape is sought, in pixels.
    static let farthest = 16
    /// The least difference of a channel that is an edge: a smaller one has no level between its sides.
    static let leastContrast: Float = 2
    /// The share of the contrast by which colours of one side may differ, for gradients, and a mix from its colours.
    static let colorTolerance: Float = 1 / 32.0
    /// The tolerance around half of a pixel's coverage where it was rounded: renderers count points, not areas.
    static let halfTolerance: Float = 0.12
    /// The least peak that a line too thin for a whole pixel must show.
    static let leastPeak: Float = 0.7
    /// The least ink across such a line, in pixels: for a straight one, for each pixel that the sharp line is wide, so
    /// that a tenth less is another opacity, also where levels were rounded.
    static let leastInk: Float = 0.92
    /// The growth by which a shape has changed, in pixels. A hair less than 1, since levels are rounded.
    static let leastGrowth: Float = 0.98
    /// The reach of a pixel's soft edge, in the direction that is most across it, in pixels.
    static let softest = 3
}
