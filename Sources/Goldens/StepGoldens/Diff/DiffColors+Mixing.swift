extension DiffColors {
    /// The colour of a counted pixel: red on a faded copy, at least half opaque.
    static func difference(between copy: Pixel, _ difference: UInt8) -> Pixel {
        copy.mixed(with: Pixel(red: 230, green: 0, blue: 20), min(255, 128 + 4 * Int(difference)))
    }

    /// A colour for each difference. The scale is a square root, since most differences are small.
    static let heat = (0...255).map { difference in
        let position = (Double(difference) / 255).squareRoot() * Double(heatStops.count - 1)
        let stop = min(Int(position), heatStops.count - 2)
        return heatStops[stop].mixed(with: heatStops[stop + 1], Int((position - Double(stop)) * 255))
    }

    /// A pale grey with a quarter of the contrast that the pixel has on white.
    static func faded(_ p: Pixel) -> Pixel {
        let ink = (Pixel.whiteLuma - p.luma) * Int(p.alpha) / Pixel.whiteLuma
        let grey = UInt8(255 - ink / 4)
        return Pixel(red: grey, green: grey, blue: grey)
    }
}

extension Pixel {
    /// Brightness of the encoded (not linear) channels, Rec. ITU-R BT.709: .2126 red, .7152 green, .0722 blue.
    var luma: Int { 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) }

    static let whiteLuma = 255 * 10_000

    /// Mixes two opaque pixels: `weight` / 255 of the other and the rest of this one.
    func mixed(with other: Pixel, _ weight: Int) -> Pixel {
        let weight = UInt32(weight)
        let levels = Self.scaled(channels &* (Self.full - weight) &+ other.channels &* weight)
        return Pixel(red: UInt8(levels.x), green: UInt8(levels.y), blue: UInt8(levels.z))
    }

    var onWhite: Pixel { DiffColors.white.mixed(with: self, Int(alpha)) }
}
