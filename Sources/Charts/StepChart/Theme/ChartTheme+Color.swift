extension ChartTheme {
    /// An sRGB colour with straight alpha.
    public typealias Color = StepRaster.Color
}

extension ChartTheme.Color {
    /// The usual hexcone (A. R. Smith, 1978): hue once around the wheel from red through green and blue, saturation
    /// and brightness, each 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let turn = (hue - hue.rounded(.down)) * 6
        let fraction = turn - turn.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) =
            switch turn {
            case ..<1: (brightness, rising, low)
            case ..<2: (falling, brightness, low)
            case ..<3: (low, brightness, rising)
            case ..<4: (low, falling, brightness)
            case ..<5: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads `#RRGGBB` or `#RRGGBBAA`, `#RGB` or `#RGBA` with a digit for two equal ones, `transparent`, or one of the 148
    /// names of CSS (CSS Color Module Level 4, 6.1), in large or small letters; nil for any other text.
    public init?(_ text: String) {
        let isNumber = text.utf8.first == UInt8(ascii: "#")
        let named = ColorNames.table[text.lowercasedASCII[...]]
        guard let digits = isNumber ? text.utf8.dropFirst() : named?.utf8 else { return nil }
        let nibbles = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard nibbles.count == digits.count else { return nil }
        let bytes: [Int]
        switch nibbles.count {
        case 3, 4: bytes = nibbles.map { $0 * 0x11 }
        case 6, 8: bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
        default: return nil
        }
        let parts = bytes.map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when not opaque, each component rounded to 8 bits. One out of its range is written as its
    /// nearer end, one that is no number as 0.
    public var hex: String {
        func digits(_ component: Double) -> String {
            Int((min(component > 0 ? component : 0, 1) * 255).rounded()).digits(2, radix: 16, uppercase: true)
        }
        let opaque = "#" + digits(red) + digits(green) + digits(blue)
        return digits(alpha) == "FF" ? opaque : opaque + digits(alpha)
    }
}
