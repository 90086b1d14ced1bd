/// Colours from the centre of an ellipse, offset 0, to its outline, offset 1, and the last stop's colour beyond it.
/// Stops are ordered and interpolated as those of a `LinearGradient`.
package struct RadialGradient: Hashable, Sendable {
    package var center: Point
    /// The half width and the half height of the ellipse, above 0, in points.
    package var radii: Size
    package var stops: [LinearGradient.Stop]

    package init(center: Point, radii: Size, stops: [LinearGradient.Stop]) {
        self.center = center
        self.radii = radii
        self.stops = stops
    }
}

/// A radial gradient as a function of the pixel's centre.
struct RadialRamp: Equatable, Sendable {
    private let center: Point
    /// The reciprocals of the radii, in pixels.
    private let inverse: Point
    private let stops: ColorStops

    init(_ gradient: RadialGradient, scale: Double) {
        let corner = Point(gradient.radii.width, gradient.radii.height) * scale
        center = gradient.center * scale - Point(0.5, 0.5)
        inverse = Point(1 / max(corner.x, 1e-9), 1 / max(corner.y, 1e-9))
        stops = ColorStops(gradient.stops)
    }

    func color(x: Int, y: Int) -> PremultipliedColor {
        let across = (Double(x) - center.x) * inverse.x
        let down = (Double(y) - center.y) * inverse.y
        return stops.color(at: (across * across + down * down).squareRoot())
    }
}
