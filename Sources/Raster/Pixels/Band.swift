/// A band of whole rows in the making: inks at full precision, and the pixels they become.
///
/// Most of a chart is background. Rows are divided into tiles; only tiles that were inked are converted, and wiped again for
/// the next band.
struct Band {
    let width: Int
    let rows: Int
    private let background: Ink
    private let backgroundPixel: Pixel
    private var inks: [Ink]
    private(set) var pixels: [Pixel]
    /// What was inked in this band, and in the one before.
    private var inked: TileSet
    private var wasInked: TileSet

    init(width: Int, rows: Int, background: Color) {
        self.width = width
        self.rows = rows
        self.background = background.ink
        backgroundPixel = Pixel(background.ink)
        inks = Array(repeating: background.ink, count: width * rows)
        pixels = Array(repeating: Pixel(background.ink), count: width * rows)
        inked = TileSet(width: width, rows: rows)
        wasInked = inked
    }

    // MARK: Painting

    /// Paints the covered pixels of one row; `y` is the row's place on the canvas, `row` its place in the band.
    mutating func paint(_ coverage: borrowing CoverageRow, with shader: Shader, row: Int, y: Int) {
        for run in coverage.runs { inked.insert(run.start, run.end, row: row) }
        // The kind of paint is settled before the pixels, so that each loop has only one.
        switch shader {
        case .solid(let ink):
            paint(coverage, row: row) { _ in ink }
        case .columns(let columns):
            let columns = columns.span
            paint(coverage, row: row) { columns[$0] }
        case .gradient(let ramp):
            paint(coverage, row: row) { ramp.ink(x: $0, y: y) }
        }
    }

    @inline(__always)
    private mutating func paint(_ coverage: borrowing CoverageRow, row: Int, ink: (Int) -> Ink) {
        let start = row * width
        let values = coverage.values.span
        var inks = inks.mutableSpan
        for run in coverage.runs {
            if run.isSolid {
                for x in run.start..<run.end { inks[start + x] = inks[start + x].under(ink(x)) }
            } else {
                for x in run.start..<run.end { inks[start + x] = inks[start + x].under(ink(x) * values[x]) }
            }
        }
    }

    /// Paints one row of a shadow.
    mutating func paint(_ shadow: Shadow, row: Int, y: Int) {
        guard let columns = shadow.columns(inRow: y, width: width) else { return }
        inked.insert(columns.lowerBound, columns.upperBound, row: row)
        let start = row * width
        let dy = Float(Double(y) + 0.5 - shadow.center.y)
        let left = Float(0.5 - shadow.center.x)
        let ink = shadow.ink
        let profile = shadow.profile
        var inks = inks.mutableSpan
        for x in columns {
            let dx = Float(x) + left
            inks[start + x] = inks[start + x].under(ink * profile.strength(square: dx * dx + dy * dy))
        }
    }

    // MARK: Finishing

    /// Rounds what was painted to `pixels`, and makes the inks ready for the next band.
    mutating func finish() {
        wasInked.subtract(inked)
        for row in 0..<rows {
            Self.clear(&pixels, in: wasInked.runs(row: row, width: width), from: row * width, to: backgroundPixel)
            Self.round(&inks, to: &pixels, in: inked.runs(row: row, width: width), from: row * width, over: background)
        }
        swap(&inked, &wasInked)
        inked.removeAll()
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
            for i in start + run.lowerBound..<start + run.upperBound {
                pixels[i] = isOpaque ? Pixel(opaque: inks[i]) : Pixel(inks[i])
                inks[i] = background
            }
        }
    }
}

extension Ink {
    /// Source over: `self` under a premultiplied `source`.
    @inline(__always)
    fileprivate func under(_ source: Ink) -> Ink {
        source + self * (1 - source.w * (1 / 255))
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
        guard ink.w >= 0.5 else {
            self = .clear
            return
        }
        let straight = (ink * (255 / ink.w)).clamped(lowerBound: .zero, upperBound: Ink(repeating: 255))
        self.init(opaque: straight)
        alpha = UInt8(truncatingIfNeeded: (ink.w + Self.noFraction).bitPattern)
    }

    @inline(__always)
    init(opaque ink: Ink) {
        let level = ink + Self.noFraction
        self.init(
            red: UInt8(truncatingIfNeeded: level.x.bitPattern), green: UInt8(truncatingIfNeeded: level.y.bitPattern),
            blue: UInt8(truncatingIfNeeded: level.z.bitPattern))
    }

    /// 2^23 leaves a float no room for a fraction: a sum with it is rounded to nearest, and its low bits are the level.
    private static let noFraction: Float = 8_388_608
}
