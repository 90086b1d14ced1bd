extension CardPalette.BackgroundEnds {
    /// The gradient of dark cards.
    static let night = Self(
        top: .init(red: 0.055, green: 0.165, blue: 0.227), bottom: .init(red: 0.043, green: 0.059, blue: 0.078))
    /// The gradient of light cards.
    static let day = Self(
        top: .init(red: 0.965, green: 0.976, blue: 0.984), bottom: .init(red: 0.859, green: 0.918, blue: 0.945))
}
