/// The colours of a difference picture. All are opaque.
enum DiffColors {
    static let black = Pixel(red: 0, green: 0, blue: 0)
    static let white = Pixel(red: 255, green: 255, blue: 255)

    /// The gap between two panes, and areas that neither picture covers.
    static let gap = Pixel(red: 128, green: 128, blue: 128)
    /// An area that only one picture covers.
    static let uncovered = Pixel(red: 40, green: 90, blue: 255)
    /// Stripes of this colour, from bottom left to top right, are over an ignored area.
    static let ignored = Pixel(red: 110, green: 120, blue: 150)
    static let antialiased = Pixel(red: 0, green: 160, blue: 145)
    /// A counted pixel, where its difference is not shown.
    static let strong = Pixel(red: 255, green: 0, blue: 132)
    static let frame = Pixel(red: 255, green: 160, blue: 0)
    static let heatFrame = Pixel(red: 70, green: 90, blue: 120)

    /// The colours of the least to the greatest difference: amber, orange, red, purple and nearly black, each darker
    /// than the one before.
    static let heatStops = [
        Pixel(red: 252, green: 190, blue: 30), Pixel(red: 242, green: 112, blue: 24),
        Pixel(red: 208, green: 28, blue: 58), Pixel(red: 124, green: 0, blue: 104), Pixel(red: 40, green: 0, blue: 72),
    ]
}
