/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// A size, which is checked when a picture of it is drawn.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    package init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}
