/// What the area of a shape is filled with; its places are in points.
package enum Paint: Hashable, Sendable {
    case solid(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case picture(PicturePaint)
}
