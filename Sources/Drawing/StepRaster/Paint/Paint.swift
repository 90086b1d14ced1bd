/// The paint that fills the area of a shape; its coordinates are in points.
package enum Paint: Hashable, Sendable {
    case solid(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case picture(PicturePaint)
}
