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
    /// names of CSS (CSS Color Module Level 4, 6.1), in large or small letters; also its functions `rgb(240, 240, 255)` and
    /// `hsl(210, 50%, 40%)`, with alpha or without; nil for any other text.
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

    /// Reads a function of CSS, rgb, rgba, hsl or hsla, with its values apart by commas, blanks and a slash (CSS Color
    /// Module Level 4, 5.1 and 7); values beyond their range count as its end.
    private init?(function text: String) {
        let parts = text.lowercasedASCII.dropLast().split(separator: "(", omittingEmptySubsequences: false)
        guard parts.count == 2, ["rgb", "rgba", "hsl", "hsla"].contains(parts[0]) else { return nil }
        let words = parts[1].split { ", /".contains($0) }
        let isHue = parts[0].first == "h"
        var values: [Double] = []
        for (index, word) in words.enumerated() {
            let isPercent = word.last == "%"
            let isAngle = isHue && index == 0
            let unit = isPercent ? 1 : isAngle && word.hasSuffix("deg") ? 3 : 0
            guard let number = Double(word.dropLast(unit)), number.isFinite else { return nil }
            // Red, green and blue are of 255, a hue of 360, alpha of 1 and all else in percent.
            let whole = isPercent ? 100 : index == 3 ? 1 : isAngle ? 360 : isHue ? 100 : 255.0
            let part = number / whole
            values.append(isAngle ? part : min(max(part, 0), 1))
        }
        guard values.count == 3 || values.count == 4 else { return nil }
        let alpha = values.count == 4 ? values[3] : 1
        guard isHue else {
            self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
            return
        }
        // Lightness is the middle of the largest and the smallest component, brightness the largest.
        let brightness = values[2] + values[1] * min(values[2], 1 - values[2])
        let saturation = brightness > 0 ? 2 * (1 - values[2] / brightness) : 0
        self.init(hue: values[0], saturation: saturation, brightness: brightness, alpha: alpha)
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
