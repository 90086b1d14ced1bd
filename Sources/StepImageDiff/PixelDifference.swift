import StepRaster

/// A pixel of 16 bits a channel: red, green, blue and alpha, straight.
package typealias DeepPixel = SIMD4<UInt16>

/// How far apart two pixels look.
package enum PixelDifference {
    /// 0 for equal pixels, else the largest difference of a premultiplied channel or of alpha, and never less than 1.
    ///
    /// Premultiplied, because that is what reaches a background: a channel is `colour * alpha / 255`, rounded to
    /// the nearest integer. Faint pixels of different colours can round to the same product; the floor of 1 keeps such
    /// a change from passing as none.
    package static func between(_ a: Pixel, _ b: Pixel) -> UInt8 {
        if isEqual(a, b) { return 0 }
        if a.alpha == 255 && b.alpha == 255 {
            return max(distance(a.red, b.red), distance(a.green, b.green), distance(a.blue, b.blue))
        }
        return UInt8(max(1, channels(a, b).max()))
    }

    /// The same of 16-bit samples, 0...65535.
    static func between(_ a: DeepPixel, _ b: DeepPixel) -> Int {
        if isEqual(a, b) { return 0 }
        let difference = premultiplied(a) &- premultiplied(b)
        return max(1, difference.replacing(with: 0 &- difference, where: difference .< 0).max())
    }

    /// A difference of 16-bit samples in 8-bit steps, rounded up: only 0 is 0.
    static func steps(of difference: Int) -> UInt8 { UInt8((difference + 256) / 257) }

    private static func premultiplied(_ p: DeepPixel) -> SIMD4<Int> {
        let alpha = Int(p.w)
        let scaled = SIMD4(Int(p.x), Int(p.y), Int(p.z), 65535) &* alpha &+ 32767
        return SIMD4(scaled.x / 65535, scaled.y / 65535, scaled.z / 65535, alpha)
    }

    static func isEqual(_ a: DeepPixel, _ b: DeepPixel) -> Bool { a == b || (a.w == 0 && b.w == 0) }

    /// Of each premultiplied channel: red, green, blue, alpha; 0...255.
    static func channels(_ a: Pixel, _ b: Pixel) -> SIMD4<Int> {
        let difference = premultiplied(a) &- premultiplied(b)
        return difference.replacing(with: 0 &- difference, where: difference .< 0)
    }

    /// What reaches a background, rounded to the nearest integer.
    static func premultiplied(_ p: Pixel) -> SIMD4<Int> {
        let alpha = Int(p.alpha)
        let scaled = SIMD4(Int(p.red), Int(p.green), Int(p.blue), 255) &* alpha &+ 127
        return SIMD4(scaled.x / 255, scaled.y / 255, scaled.z / 255, alpha)
    }

    /// Field by field: the synthesized comparison is not inlined across modules.
    static func isEqual(_ a: Pixel, _ b: Pixel) -> Bool {
        a.alpha == b.alpha && (a.alpha == 0 || (a.red == b.red && a.green == b.green && a.blue == b.blue))
    }

    static func isOpaque(_ pixels: Span<Pixel>) -> Bool {
        var alpha: UInt8 = 255
        for i in pixels.indices { alpha &= pixels[i].alpha }
        return alpha == 255
    }

    private static func distance(_ a: UInt8, _ b: UInt8) -> UInt8 { a > b ? a - b : b - a }
}
