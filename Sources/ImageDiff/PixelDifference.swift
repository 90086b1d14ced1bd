import Raster

/// How far apart two pixels look.
package enum PixelDifference {
    /// 0 for equal pixels, else the largest difference of a premultiplied channel or of alpha, and never less than 1.
    ///
    /// Premultiplied, because that is what reaches a background: a channel is `colour * alpha / 255`, rounded to
    /// the nearest integer. Faint pixels of different colours can round to the same product; the floor of 1 keeps such
    /// a change from passing as none.
    package static func between(_ a: Pixel, _ b: Pixel) -> UInt8 {
        if isEqual(a, b) { return 0 }
        let red = distance(premultiplied(a.red, a.alpha), premultiplied(b.red, b.alpha))
        let green = distance(premultiplied(a.green, a.alpha), premultiplied(b.green, b.alpha))
        let blue = distance(premultiplied(a.blue, a.alpha), premultiplied(b.blue, b.alpha))
        return max(1, red, max(green, blue, distance(a.alpha, b.alpha)))
    }

    private static func isEqual(_ a: Pixel, _ b: Pixel) -> Bool {
        a.alpha == b.alpha && (a.alpha == 0 || (a.red == b.red && a.green == b.green && a.blue == b.blue))
    }

    private static func premultiplied(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8((Int(channel) * Int(alpha) + 127) / 255)
    }

    private static func distance(_ a: UInt8, _ b: UInt8) -> UInt8 { a > b ? a - b : b - a }
}
