/// An item that a canvas has recorded, in device space, to be painted band by band.
struct DisplayItem: Sendable {
    enum DisplayContent: Sendable {
        case shape(EdgeList, Shader)
        case shadow(Shadow)
        /// The items of a group, which are painted as one with an opacity.
        case group([DisplayItem], opacity: Float)
    }

    /// The bands that the item may ink.
    var bands: Range<Int>
    var content: DisplayContent
}
