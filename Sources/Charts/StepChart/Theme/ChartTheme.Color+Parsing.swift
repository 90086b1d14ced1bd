extension ChartTheme.Color {
    /// Creates a colour by hue (from red through green), saturation and brightness, each 0...1 (A. R. Smith, 1978).
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

    /// Creates a colour by its bytes, `0xRRGGBB`; higher bytes are ignored.
    public init(hex: UInt32, alpha: Double = 1) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// Parses a CSS colour (Color Module Level 4), in any case: `#RRGGBB`, `#RRGGBBAA`, `#RGB`, `#RGBA`, `transparent`,
    /// 148 names, `rgb(240, 240, 255)` or `hsl(210, 50%, 40%)` with or without alpha; nil for other texts.
    public init?(_ text: String) {
        if text.utf8.last == UInt8(ascii: ")") {
            self.init(function: text)
            return
        }
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

    /// Parses a function of CSS, rgb, rgba, hsl or hsla, with values that are separated by commas, blanks and a slash
    /// (CSS Color Module Level 4, 5.1 and 7). Values out of their range are clamped.
    private init?(function text: String) {
        let parts = text.lowercasedASCII.dropLast().split(separator: "(", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let words = parts[1].split { ", /".contains($0) }
        guard words.count == 3 || words.count == 4 else { return nil }
        guard let alpha = words.count == 4 ? Self.part(words[3], of: 1) : 1 else { return nil }
        switch parts[0] {
        case "rgb", "rgba":
            let components = words.prefix(3).compactMap { Self.part($0, of: 255) }
            guard components.count == 3 else { return nil }
            self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
        case "hsl", "hsla":
            let degrees = words[0].hasSuffix("deg") ? words[0].dropLast(3) : words[0]
            guard let hue = Double(degrees), hue.isFinite, let saturation = Self.part(words[1], of: 100),
                let lightness = Self.part(words[2], of: 100)
            else { return nil }
            // Lightness is the middle of the largest and the smallest component, brightness the largest.
            let brightness = lightness + saturation * min(lightness, 1 - lightness)
            let purity = brightness > 0 ? 2 * (1 - lightness / brightness) : 0
            self.init(hue: hue / 360, saturation: purity, brightness: brightness, alpha: alpha)
        default: return nil
        }
    }

    /// Parses a percentage, or a number as a part of the whole, and clamps it to 0...1.
    private static func part(_ word: Substring, of whole: Double) -> Double? {
        let isPercentage = word.last == "%"
        guard let number = Double(isPercentage ? word.dropLast() : word), number.isFinite else { return nil }
        return min(max(number / (isPercentage ? 100 : whole), 0), 1)
    }

    /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque, with components rounded and clamped; NaN is 0.
    public var hex: String {
        func digits(_ component: Double) -> String {
            Int((min(component > 0 ? component : 0, 1) * 255).rounded()).digits(2, radix: 16, uppercase: true)
        }
        let opaque = "#" + digits(red) + digits(green) + digits(blue)
        return digits(alpha) == "FF" ? opaque : opaque + digits(alpha)
    }
}

extension ChartTheme.Color: ExpressibleByStringLiteral {
    /// Creates a colour from a literal in any notation that can be parsed: `theme.nodeColor = "#38AFE6"`.
    /// - Precondition: the text is a colour.
    public init(stringLiteral text: StaticString) {
        let word = text.description
        guard let color = Self(word) else { preconditionFailure("expected a colour, found \"\(word)\"") }
        self = color
    }
}
