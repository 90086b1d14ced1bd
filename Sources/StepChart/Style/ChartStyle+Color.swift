import StepRaster

extension ChartStyle {
    /// An sRGB colour with straight alpha; components 0...1.
    public struct Color: Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double

        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

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

        public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
        public static let white = Color(red: 1, green: 1, blue: 1)
        public static let black = Color(red: 0, green: 0, blue: 0)
    }
}

extension ChartStyle.Color {
    /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
    public init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(nibble)
        }
        if digits.count == 6 { value = value << 8 | 0xFF }
        func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when not opaque, each component rounded to 8 bits.
    public var hex: String {
        func digits(_ component: Double) -> String {
            let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.utf8.count == 1 ? "0" + text : text
        }
        let opaque = "#" + digits(red) + digits(green) + digits(blue)
        return digits(alpha) == "FF" ? opaque : opaque + digits(alpha)
    }

    var raster: StepRaster.Color { StepRaster.Color(red: red, green: green, blue: blue, alpha: alpha) }
}
