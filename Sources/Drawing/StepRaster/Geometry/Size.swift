/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size, which is checked when something of it is drawn.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    package init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}
