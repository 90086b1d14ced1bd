extension Color {
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
