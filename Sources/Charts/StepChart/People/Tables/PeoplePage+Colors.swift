extension PeoplePage {
    /// Colours of lines on light backgrounds, after the colour of large figures: of those of Okabe and Ito (2008) and of
    /// Tol (2021) the ones that differ most for eyes that lack a kind of cones.
    static let darkColors: [Color] = [
        .init(red: 0.337, green: 0.706, blue: 0.914), .init(red: 0.902, green: 0.624, blue: 0),
        .init(red: 0.533, green: 0.133, blue: 0.333), .init(red: 0.2, green: 0.133, blue: 0.533),
        .init(red: 0.933, green: 0.4, blue: 0.467),
    ]

    /// Colours of lines on dark backgrounds, chosen in the same way.
    static let lightColors: [Color] = [
        .init(red: 0.486, green: 0.612, blue: 1), .init(red: 0.98, green: 0.8, blue: 0.082),
        .init(red: 0.8, green: 0.475, blue: 0.655), .init(red: 0.29, green: 0.871, blue: 0.502),
        .init(red: 0.835, green: 0.369, blue: 0),
    ]
}
