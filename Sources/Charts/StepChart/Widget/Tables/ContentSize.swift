/// The text size that the user has chosen: it sets the height of a compact Today widget, and the letters of both.
public enum ContentSize: String, Hashable, Sendable, CaseIterable {
    /// The smallest.
    case extraSmall = "XS"
    /// Smaller than usual.
    case small = "S"
    /// A little smaller than usual.
    case medium = "M"
    /// The default size of a phone.
    case large = "L"
    /// A little larger than usual.
    case extraLarge = "XL"
    /// Larger than usual.
    case extraExtraLarge = "XXL"
    /// The largest.
    case extraExtraExtraLarge = "XXXL"

    /// The height of a compact Today widget, in points.
    public var compactHeight: Double { measures.compactHeight }

    /// The size of text, as a multiple of its size at `large`.
    var textScale: Double { measures.body / Self.large.measures.body }

    /// The height of a compact Today widget, and the size of the system's body style.
    private var measures: (compactHeight: Double, body: Double) {
        switch self {
        case .extraSmall: (95, 14)
        case .small: (100, 15)
        case .medium: (105, 16)
        case .large: (110, 17)
        case .extraLarge: (120, 19)
        case .extraExtraLarge: (135, 21)
        case .extraExtraExtraLarge: (140, 23)
        }
    }
}
