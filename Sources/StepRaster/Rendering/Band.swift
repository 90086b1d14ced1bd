/// A band of whole rows in the making: inks, and the pixels they become.
///
/// Most of a chart is background. Rows are divided into tiles; only tiles that were inked are converted, and wiped again for
/// the next band.
struct Band {
    let width: Int
    let rows: Int
    private let background: Ink
    private let backgroundPixel: Pixel
    /// What is being painted.
    var layer: InkLayer
    private(set) var pixels: [Pixel]
    /// What was inked in the band before.
    private var wasInked: TileSet

    init(width: Int, rows: Int, background: Color) {
        self.width = width
        self.rows = rows
        self.background = background.ink
        backgroundPixel = Pixel(background.ink)
        layer = InkLayer(width: width, rows: rows, filledWith: background.ink)
        pixels = Array(repeating: Pixel(background.ink), count: width * rows)
        wasInked = layer.inked
    }

    /// Rounds what was painted to `pixels`, and makes the inks ready for the next band.
    mutating func finish() {
        wasInked.subtract(layer.inked)
        for row in 0..<rows {
            Self.clear(&pixels, in: wasInked.runs(row: row, width: width), from: row * width, to: backgroundPixel)
            Self.round(
                &layer.inks, to: &pixels, in: layer.inked.runs(row: row, width: width), from: row * width,
                over: background)
        }
        swap(&layer.inked, &wasInked)
        layer.inked.removeAll()
    }

    /// What is left over from the band before, and not inked again, becomes background.
    private static func clear(_ pixels: inout [Pixel], in runs: TileSet.Runs, from start: Int, to background: Pixel) {
        var pixels = pixels.mutableSpan
        for run in runs {
            for x in run { pixels[start + x] = background }
        }
    }

    /// Rounds inks to pixels, and leaves background behind.
    private static func round(
        _ inks: inout [Ink], to pixels: inout [Pixel], in runs: TileSet.Runs, from start: Int, over background: Ink
    ) {
        var inks = inks.mutableSpan
        var pixels = pixels.mutableSpan
        // Ink over an opaque background is opaque.
        let isOpaque = background.w == 255
        for run in runs {
            let run = start + run.lowerBound..<start + run.upperBound
            // Two loops, so that neither asks at every pixel.
            if isOpaque {
                for i in run {
                    pixels[i] = Pixel(opaque: inks[i])
                    inks[i] = background
                }
            } else {
                for i in run {
                    pixels[i] = Pixel(inks[i])
                    inks[i] = background
                }
            }
        }
    }
}

extension Pixel {
    /// Rounds once, to the nearest level of straight alpha.
    @inline(__always)
    init(_ ink: Ink) {
        guard ink.w < 254.9999 else {
            self.init(opaque: ink)
            return
        }
        // A tie is rounded to even, as all levels are: half a level is none.
        guard ink.w > 0.5 else {
            self = .clear
            return
        }
        let straight = (ink * (255 / ink.w)).clamped(lowerBound: .zero, upperBound: Ink(repeating: 255))
        self.init(opaque: straight)
        alpha = UInt8(truncatingIfNeeded: (ink.w + Self.noFraction).bitPattern)
    }

    @inline(__always)
    init(opaque ink: Ink) {
        let sum = ink + Self.noFraction
        let bits = SIMD4(sum.x.bitPattern, sum.y.bitPattern, sum.z.bitPattern, sum.w.bitPattern)
        // All four levels are made alike, at once; alpha is then full whatever rounding has left of it.
        let levels = SIMD4<UInt8>(truncatingIfNeeded: bits) | SIMD4(0, 0, 0, 255)
        self.init(red: levels.x, green: levels.y, blue: levels.z, alpha: levels.w)
    }

    /// 2^23 leaves a float no room for a fraction: a sum with it is rounded to nearest, and its low bits are the level.
    private static let noFraction: Float = 8_388_608
}
