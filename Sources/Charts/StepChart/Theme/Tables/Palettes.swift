extension Palette {
    /// The built-in palette of this name.
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
        groundTop: Color(0x123247), groundBottom: Color(0x0A1016), glow: Color(0x20C5DC, alpha: 0.2),
        ink: Color(0xFFFFFF), text: Color(0xE8EEF3), soft: Color(0xA9B8C6), reached: Color(0x3ED7E0),
        missed: Color(0x1F6E86), hatch: Color(0x16485A), hatchStripe: Color(0x2F8CA0), goal: Color(0x5FE0A0),
        record: Color(0xFFC36B))

    static let ember = Palette(
        groundTop: Color(0x3A1D1A), groundBottom: Color(0x120B0C), glow: Color(0xFF8A4C, alpha: 0.18),
        ink: Color(0xFFF7F0), text: Color(0xF6E6DC), soft: Color(0xD3B5A6), reached: Color(0xFF9A5C),
        missed: Color(0x8A4A35), hatch: Color(0x552D23), hatchStripe: Color(0xB4664A), goal: Color(0xFFD27A),
        record: Color(0xFFE6A8))

    static let paper = Palette(
        groundTop: Color(0xFBF6EC), groundBottom: Color(0xF1E7D6), glow: Color(0xFFFFFF, alpha: 0.4),
        ink: Color(0x20190F), text: Color(0x3A3025), soft: Color(0x6E6254), reached: Color(0xC2410C),
        missed: Color(0xEBBF9E), hatch: Color(0xF4DCC6), hatchStripe: Color(0xDB9C72), goal: Color(0x44700C),
        record: Color(0x9A5B00))

    static let forest = Palette(
        groundTop: Color(0x1B3A2C), groundBottom: Color(0x0B1410), glow: Color(0x8BD46E, alpha: 0.14),
        ink: Color(0xFBFFF7), text: Color(0xE6F0E3), soft: Color(0xA9C0AE), reached: Color(0x8FD66B),
        missed: Color(0x3D6B4A), hatch: Color(0x264736), hatchStripe: Color(0x5E9468), goal: Color(0xF3D07A),
        record: Color(0xFFC36B))

    static let plum = Palette(
        groundTop: Color(0x2A1D38), groundBottom: Color(0x0E0B14), glow: Color(0xA35FC0, alpha: 0.16),
        ink: Color(0xFFFFFF), text: Color(0xEFE7F5), soft: Color(0xC9BCD3), reached: Color(0xF4795B),
        missed: Color(0x6B3F78), hatch: Color(0x452B54), hatchStripe: Color(0x935CA6), goal: Color(0xFFC36B),
        record: Color(0xFFC36B))
}

extension ChartTheme.Color {
    /// A colour by its components' bytes, as in 0xRRGGBB.
    fileprivate init(_ bytes: UInt32, alpha: Double = 1) {
        func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
