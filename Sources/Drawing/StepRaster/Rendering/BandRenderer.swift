/// Renders any band of a canvas: paints colours, and converts them to pixels. Bands are independent of each other.
///
/// Rows are divided into tiles. As most are background, only those that were inked are converted, and then cleared.
struct BandRenderer {
    private let canvas: Canvas
    private let background: PremultipliedColor
    private var painter: ItemPainter
    private var layer: Layer
    private var pixels: [Pixel]
    /// The tiles that were inked in the previous band.
    private var wasInked: TileSet

    init(_ canvas: Canvas) {
        self.canvas = canvas
        background = canvas.background.premultiplied
        painter = ItemPainter(width: canvas.width)
        layer = Layer(width: canvas.width, filledWith: background)
        pixels = Array(repeating: Pixel(background), count: canvas.width * Bands.rows)
        wasInked = layer.inked
    }

    /// Paints the items, in order, into band `index`, and passes its rows to `body`.
    mutating func render<E: Error>(band index: Int, _ body: (Span<Pixel>) throws(E) -> Void) throws(E) {
        let rows = Bands.rows(of: index, height: canvas.height)
        painter.paint(canvas.items, band: index, rows: rows, into: &layer)
        Self.finish(&layer.colors, stride: layer.stride, to: &pixels, background, &layer.inked, &wasInked)
        try body(pixels.span.extracting(first: rows.count * layer.width))
    }

    /// Rounds the colours to `pixels` and clears them. Tiles that were inked only in the last band become background.
    private static func finish(
        _ colors: inout [PremultipliedColor], stride: Int, to pixels: inout [Pixel],
        _ background: PremultipliedColor, _ inked: inout TileSet, _ wasInked: inout TileSet
    ) {
        let width = pixels.count / Bands.rows
        let wordsPerRow = inked.wordsPerRow
        // Four pixels at once may start before this column. A pixel over an opaque background is opaque.
        let endOfFours = background.w == 255 ? width - 3 : 0
        let backgrounds = FourColors(background, background, background, background)
        var colors = colors.mutableSpan
        var inked = inked.words.mutableSpan
        var pixels = pixels.mutableSpan
        var wasInked = wasInked.words.mutableSpan
        for row in 0..<Bands.rows {
            let colorStart = row * stride
            let pixelStart = row * width
            for index in 0..<wordsPerRow {
                let word = row * wordsPerRow + index
                for x in TileSet.starts(in: inked[word] | wasInked[word], index: index) {
                    if x < endOfFours {
                        pixels.store(Pixel.opaque(colors.four(at: colorStart &+ x)), at: pixelStart &+ x)
                        colors.store(backgrounds, at: colorStart &+ x)
                    } else {
                        for x in x..<min(x + TileSet.pixels, width) {
                            pixels[pixelStart + x] = Pixel(colors[colorStart + x])
                            colors[colorStart + x] = background
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
    init(_ color: PremultipliedColor) {
        guard color.w < 254.9999 else {
            self.init(opaque: color)
            return
        }
        // A tie is rounded to even: half a level is 0.
        guard color.w > 0.5 else {
            self = .clear
            return
        }
        self.init(
            opaque: (color * (255 / color.w)).clamped(lowerBound: .zero, upperBound: PremultipliedColor(repeating: 255))
        )
        alpha = UInt8(truncatingIfNeeded: unsafeBitCast(color + Self.noFraction, to: SIMD4<UInt32>.self).w)
    }

    @inline(__always)
    private init(opaque color: PremultipliedColor) {
        let levels = SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(color + Self.noFraction, to: SIMD4<UInt32>.self))
        self.init(red: levels.x, green: levels.y, blue: levels.z, alpha: 255)
    }

    /// The levels of four pixels; alpha is full, even where rounding has made it less.
    @inline(__always)
    fileprivate static func opaque(_ colors: FourColors) -> SIMD16<UInt8> {
        SIMD16<UInt8>(truncatingIfNeeded: unsafeBitCast(colors + noFraction, to: SIMD16<UInt32>.self))
            | SIMD16(0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255)
    }

    /// A float of 2^23 and more has no fraction: a sum with it is rounded to nearest, and its low bits are the level.
    private static var noFraction: Float { 8_388_608 }
}

extension MutableSpan<Pixel> {
    /// Stores four pixels, given their levels.
    @inline(__always)
    fileprivate mutating func store(_ levels: SIMD16<UInt8>, at index: Int) {
        var bytes = mutableBytes
        bytes.storeBytes(of: levels, toByteOffset: index &* MemoryLayout<Pixel>.stride, as: SIMD16<UInt8>.self)
    }
}
