/// An sRGB colour, encoded (not linear light), with straight alpha; components are in 0...1.
public struct Color: Hashable, Sendable {
    /// The red component, from 0 to 1.
    public var red: Double
    /// The green component, from 0 to 1.
    public var green: Double
    /// The blue component, from 0 to 1.
    public var blue: Double
    /// The opacity: 0 is transparent, 1 opaque.
    public var alpha: Double

    /// A colour by its components, opaque by default. One that is not in 0...1 is an error when a picture is made.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Fully transparent.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)

    // These must be in the same module as the properties of the same names, which they would hide from another one.

    /// Opaque red.
    public static let red = Color(red: 1, green: 0, blue: 0)
    /// Opaque green, half as bright as full green, as in CSS.
    public static let green = Color(red: 0, green: 128.0 / 255, blue: 0)
    /// Opaque blue.
    public static let blue = Color(red: 0, green: 0, blue: 1)
}
