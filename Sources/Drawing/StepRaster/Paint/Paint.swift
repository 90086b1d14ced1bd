/// What fills the inked area.
package enum Paint: Hashable, Sendable {
    case solid(Color)
    case linear(LinearGradient)
    case picture(PicturePaint)
}
