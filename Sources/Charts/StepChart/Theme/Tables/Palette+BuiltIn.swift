extension Palette {
    /// Creates the built-in palette of this name.
    public init(_ name: Name) {
        self =
            switch name {
            case .night: .night
            case .ember: .ember
            case .paper: .paper
            case .forest: .forest
            case .plum: .plum
            }
    }

    static let night = Palette(
        groundTop: Color(hex: 0x123247), groundBottom: Color(hex: 0x0A1016), glow: Color(hex: 0x20C5DC, alpha: 0.2),
        ink: Color(hex: 0xFFFFFF), text: Color(hex: 0xE8EEF3), soft: Color(hex: 0xA9B8C6),
        reached: Color(hex: 0x3ED7E0),
        missed: Color(hex: 0x1F6E86), hatch: Color(hex: 0x16485A), hatchStripe: Color(hex: 0x2F8CA0),
        goal: Color(hex: 0x5FE0A0),
        record: Color(hex: 0xFFC36B))

    static let ember = Palette(
        groundTop: Color(hex: 0x3A1D1A), groundBottom: Color(hex: 0x120B0C), glow: Color(hex: 0xFF8A4C, alpha: 0.18),
        ink: Color(hex: 0xFFF7F0), text: Color(hex: 0xF6E6DC), soft: Color(hex: 0xD3B5A6),
        reached: Color(hex: 0xFF9A5C),
        missed: Color(hex: 0x8A4A35), hatch: Color(hex: 0x552D23), hatchStripe: Color(hex: 0xB4664A),
        goal: Color(hex: 0xFFD27A),
        record: Color(hex: 0xFFE6A8))

    static let paper = Palette(
        groundTop: Color(hex: 0xFBF6EC), groundBottom: Color(hex: 0xF1E7D6), glow: Color(hex: 0xFFFFFF, alpha: 0.4),
        ink: Color(hex: 0x20190F), text: Color(hex: 0x3A3025), soft: Color(hex: 0x6E6254),
        reached: Color(hex: 0xC2410C),
        missed: Color(hex: 0xEBBF9E), hatch: Color(hex: 0xF4DCC6), hatchStripe: Color(hex: 0xDB9C72),
        goal: Color(hex: 0x44700C),
        record: Color(hex: 0x9A5B00))

    static let forest = Palette(
        groundTop: Color(hex: 0x1B3A2C), groundBottom: Color(hex: 0x0B1410), glow: Color(hex: 0x8BD46E, alpha: 0.14),
        ink: Color(hex: 0xFBFFF7), text: Color(hex: 0xE6F0E3), soft: Color(hex: 0xA9C0AE),
        reached: Color(hex: 0x8FD66B),
        missed: Color(hex: 0x3D6B4A), hatch: Color(hex: 0x264736), hatchStripe: Color(hex: 0x5E9468),
        goal: Color(hex: 0xF3D07A),
        record: Color(hex: 0xFFC36B))

    static let plum = Palette(
        groundTop: Color(hex: 0x2A1D38), groundBottom: Color(hex: 0x0E0B14), glow: Color(hex: 0xA35FC0, alpha: 0.16),
        ink: Color(hex: 0xFFFFFF), text: Color(hex: 0xEFE7F5), soft: Color(hex: 0xC9BCD3),
        reached: Color(hex: 0xF4795B),
        missed: Color(hex: 0x6B3F78), hatch: Color(hex: 0x452B54), hatchStripe: Color(hex: 0x935CA6),
        goal: Color(hex: 0xFFC36B),
        record: Color(hex: 0xFFC36B))
}
