enum PixelDifference {
    /// Returns 0 for equal pixels, else the largest difference of a premultiplied channel or of alpha, and at least 1.
    ///
    /// Channels are premultiplied, as they are added to a background: `colour * alpha / full`, rounded to the nearest.
    /// Faint pixels of different colours can round to the same product: the floor of 1 reports these too.
    static func between<P: ComparedPixel>(_ a: P, _ b: P) -> Int {
        a.isEqual(to: b) ? 0 : max(1, Int(channels(a, b).max()))
    }

    /// Converts such a difference to 255ths, rounded up: only 0 becomes 0.
    static func steps<P: ComparedPixel>(_ difference: Int, of _: P.Type) -> UInt8 {
        UInt8((difference * 255 + Int(P.full) - 1) / Int(P.full))
    }

    /// The difference of each premultiplied channel: red, green, blue, alpha.
    static func channels<P: ComparedPixel>(_ a: P, _ b: P) -> SIMD4<UInt32> {
        let a = premultiplied(a)
        let b = premultiplied(b)
        return pointwiseMax(a, b) &- pointwiseMin(a, b)
    }

    /// The premultiplied channels, rounded to the nearest integer.
    static func premultiplied<P: ComparedPixel>(_ pixel: P) -> SIMD4<UInt32> {
        let channels = pixel.channels
        if channels.w == P.full { return channels }
        var premultiplied = P.scaled(channels &* channels.w)
        premultiplied.w = channels.w
        return premultiplied
    }

    static func isOpaque(_ pixels: Span<Pixel>) -> Bool {
        var alpha: UInt8 = 255
        for i in pixels.indices { alpha &= pixels[i].alpha }
        return alpha == 255
    }
}
