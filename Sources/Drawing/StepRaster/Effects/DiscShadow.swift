/// The drop shadow of a disc: its shape blurred by a true Gaussian. Lengths and places are in points.
package struct DiscShadow: Hashable, Sendable {
    /// Centre of the shadow itself, offset already applied.
    package var center: Point
    package var radius: Double
    /// Standard deviation of the blur.
    package var sigma: Double
    package var color: Color

    package init(center: Point, radius: Double, sigma: Double, color: Color) {
        (self.center, self.radius, self.sigma, self.color) = (center, radius, sigma, color)
    }
}
