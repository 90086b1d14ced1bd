/// The bounds on the motion with which `EdgeTile` explains a difference.
struct MotionBounds {
    /// Half the side of the square over which the motion is sought.
    let reach: Int
    /// The longest motion, in pixels.
    let longest: Float
    /// The most by which the edges may have moved outwards or inwards together, in pixels.
    let growth: Float
    /// The residual that the motion may leave unexplained, root mean square, as a share of the contrast.
    let residual: Float
    /// The same for the pixel itself, before the blur.
    let error: Float
    /// The least number of pixels that must differ.
    let pixels: Float

    /// The bounds for smooth pictures. `longest` is half a pixel and a bit: a line thinner than a pixel, moved by a
    /// quarter, can move its ink by that much. A larger `residual` would hide that a 6 became an 8 in a label of 9
    /// pixels. A smaller one, or a smaller `reach`, would count a hairline sampled at 4 x 4 points; a smaller
    /// `error` would count one that moved by a quarter of a pixel.
    static let smooth = MotionBounds(reach: 3, longest: 0.6, growth: 1 / 3.0, residual: 0.09, error: 0.5, pixels: 1)
    /// The bounds for a picture whose pixels were rounded: each by itself up to half a pixel, which evens out along
    /// an edge. A larger `residual` would hide that a radius of 4 pixels became one of 6. A rounded edge differs in
    /// about as many pixels as it is long, a corner that became round in three.
    static let rounded = MotionBounds(reach: 5, longest: 0.7, growth: 0.7, residual: 0.15, error: 0.7, pixels: 6)
}
