/// A band of whole rows in the making: inks, and the pixels they become.
///
/// Most of a chart is background. Rows are divided into tiles; only tiles that were inked are converted, and wiped again for
/// the next band.
struct Band {
    let width: Int
    let rows: Int
    private let background: Ink
    /// What is being painted.
    var layer: InkLayer
    private(set) var pixels: [Pixel]
    /// The tiles that were inked in the band before.
    private var wasInked: TileSet

    init(width: Int, rows: Int, background: Color) {
        self.width = width
        self.rows = rows
        self.background = background.ink
        layer = InkLayer(width: width, rows: rows, filledWith: background.ink)
        pixels = Array(repeating: Pixel(background.ink), count: width * rows)
        wasInked = layer.inked
    }

    /// Rounds what was painted to `pixels`, and makes the inks ready for the next band. What is left over from the band
    /// before, and was not inked again, is background by now.
    mutating func finish() {
        Self.finish(&layer.inks, to: &pixels, width: width, background, &layer.inked, &wasInked)
    }

    private static func finish(
        _ inks: inout [Ink], to pixels: inout [Pixel], width: Int, _ background: Ink, _ inked: inout TileSet,
        _ wasInked: inout TileSet
    ) {
        let (inkStride, wordsPerRow) = (InkLayer.stride(width: width), inked.wordsPerRow)
        let rows = pixels.count / width
        // Where four pixels at once may start. Ink over an opaque background is opaque.
        let endOfFours = background.w == 255 ? width - 3 : 0
        let backgrounds = FourInks(background, background, background, background)
        var inks = inks.mutableSpan
        var inked = inked.words.mutableSpan
        var pixels = pixels.mutableSpan
        var wasInked = wasInked.words.mutableSpan
        for row in 0..<rows {
            let (inkStart, pixelStart) = (row * inkStride, row * width)
            for index in 0..<wordsPerRow {
                let word = row * wordsPerRow + index
                for x in TileSet.starts(in: inked[word] | wasInked[word], index: index) {
                    if x < endOfFours {
                        pixels.store(Pixel.opaque(inks.four(at: inkStart &+ x)), at: pixelStart &+ x)
                        inks.store(backgrounds, at: inkStart &+ x)
                    } else {
                        for x in x..<min(x + TileSet.pixels, width) {
                            pixels[pixelStart + x] = Pixel(inks[inkStart + x])
                            inks[inkStart + x] = background
                        }
                    }
                }
                wasInked[word] = inked[word]
                inked[word] = 0
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
        self.init(opaque: (ink * (255 / ink.w)).clamped(lowerBound: .zero, upperBound: Ink(repeating: 255)))
        alpha = UInt8(truncatingIfNeeded: unsafeBitCast(ink + Self.noFraction, to: SIMD4<UInt32>.self).w)
    }

    @inline(__always)
    private init(opaque ink: Ink) {
        let levels = SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(ink + Self.noFraction, to: SIMD4<UInt32>.self))
        self.init(red: levels.x, green: levels.y, blue: levels.z, alpha: 255)
    }

    /// The levels of four pixels; alpha is full whatever rounding has left of it.
    @inline(__always)
    fileprivate static func opaque(_ inks: FourInks) -> SIMD16<UInt8> {
        SIMD16<UInt8>(truncatingIfNeeded: unsafeBitCast(inks + noFraction, to: SIMD16<UInt32>.self))
            | SIMD16(0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255)
    }

    /// 2^23 leaves a float no room for a fraction: a sum with it is rounded to nearest, and its low bits are the level.
    private static var noFraction: Float { 8_388_608 }
}

extension MutableSpan<Pixel> {
    /// Makes four pixels of their levels.
    @inline(__always)
    fileprivate mutating func store(_ levels: SIMD16<UInt8>, at index: Int) {
        var bytes = mutableBytes
        bytes.storeBytes(of: levels, toByteOffset: index &* MemoryLayout<Pixel>.stride, as: SIMD16<UInt8>.self)
    }
}
