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
    /// A bit per tile, `wordsPerRow` words per row: what was inked in this band, and in the one before.
    private var dirty: [UInt64]
    private var wasDirty: [UInt64]
    private let wordsPerRow: Int

    /// Pixels per tile: 2 to this power.
    private static let tileShift = 2

    init(width: Int, rows: Int, background: Color) {
        self.width = width
        self.rows = rows
        self.background = background.ink
        backgroundPixel = Pixel(background.ink)
        inks = Array(repeating: background.ink, count: width * rows)
        pixels = Array(repeating: Pixel(background.ink), count: width * rows)
        wordsPerRow = ((width - 1) >> Self.tileShift) / 64 + 1
        dirty = Array(repeating: 0, count: wordsPerRow * rows)
        wasDirty = dirty
    }

    // MARK: Painting

    /// Paints the covered pixels of one row; `y` is the row's place on the canvas, `row` its place in the band.
    mutating func paint(_ coverage: borrowing CoverageRow, with shader: Shader, row: Int, y: Int) {
        for run in coverage.runs { markDirty(run.start, run.end, row: row) }
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
        markDirty(columns.lowerBound, columns.upperBound, row: row)
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

    private mutating func markDirty(_ start: Int, _ end: Int, row: Int) {
        let first = start >> Self.tileShift
        let last = (end - 1) >> Self.tileShift
        for word in first >> 6...last >> 6 {
            let low = max(first - (word << 6), 0)
            let high = min(last - (word << 6), 63)
            dirty[row * wordsPerRow + word] |= (UInt64.max &<< UInt64(low)) & (UInt64.max &>> UInt64(63 - high))
        }
    }

    // MARK: Finishing

    /// Rounds what was painted to `pixels`, and makes the inks ready for the next band.
    mutating func finish() {
        for row in 0..<rows {
            for word in 0..<wordsPerRow {
                let index = row * wordsPerRow + word
                let inked = dirty[index]
                // Inked tiles become pixels; tiles left over from the band before become background again.
                var tiles = inked | wasDirty[index]
                while tiles != 0 {
                    let bit = tiles.trailingZeroBitCount
                    tiles &= tiles - 1
                    let x = (word * 64 + bit) << Self.tileShift
                    let place = row * width + x..<row * width + min(x + (1 << Self.tileShift), width)
                    if inked & (1 << UInt64(bit)) != 0 {
                        Self.round(&inks, to: &pixels, in: place, background: background)
                    } else {
                        for i in place { pixels[i] = backgroundPixel }
                    }
                }
                wasDirty[index] = inked
                dirty[index] = 0
            }
        }
    }

    private static func round(_ inks: inout [Ink], to pixels: inout [Pixel], in place: Range<Int>, background: Ink) {
        var inks = inks.mutableSpan
        var pixels = pixels.mutableSpan
        for i in place {
            pixels[i] = Pixel(inks[i])
            inks[i] = background
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
        var straight = ink
        if ink.w < 254.9999 {
            guard ink.w >= 0.5 else {
                self = .clear
                return
            }
            straight = (ink * (255 / ink.w)).clamped(lowerBound: .zero, upperBound: Ink(repeating: 255))
            straight.w = ink.w
        }
        // 2^23 leaves a float no room for a fraction: the sum is rounded to nearest, and its low bits are the level.
        let level = straight + 8_388_608
        self.init(
            red: UInt8(truncatingIfNeeded: level.x.bitPattern), green: UInt8(truncatingIfNeeded: level.y.bitPattern),
            blue: UInt8(truncatingIfNeeded: level.z.bitPattern), alpha: UInt8(truncatingIfNeeded: level.w.bitPattern))
    }
}
