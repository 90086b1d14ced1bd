/// An item that the canvas has recorded, in device space and ready to be painted band by band.
struct DisplayItem: Sendable {
    enum Content: Sendable {
        case shape(EdgeList, Shader)
        case shadow(Shadow)
        /// The items of a group, which are painted as one with an opacity.
        case group([DisplayItem], opacity: Float)
    }

    /// The bands that it may ink.
    var bands: Range<Int>
    var content: Content
}
