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
    private let tilesPerRow: Int
    private var dirty: [Bool]
    private var wasDirty: [Bool]

    static let tile = 16

    init(width: Int, rows: Int, background: Color) {
        self.width = width
        self.rows = rows
        self.background = background.ink
        backgroundPixel = Pixel(background.ink)
        inks = Array(repeating: background.ink, count: width * rows)
        pixels = Array(repeating: Pixel(background.ink), count: width * rows)
        tilesPerRow = (width + Self.tile - 1) / Self.tile
        dirty = Array(repeating: false, count: tilesPerRow * rows)
        wasDirty = dirty
    }

    // MARK: Painting

    /// Paints the covered pixels of one row; `y` is the row's place on the canvas, `row` its place in the band.
    mutating func paint(_ coverage: borrowing CoverageRow, with shader: Shader, row: Int, y: Int) {
        for run in coverage.runs { markDirty(run.pixels, row: row) }
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
                for x in run.pixels { inks[start + x] = inks[start + x].under(ink(x)) }
            } else {
                for x in run.pixels { inks[start + x] = inks[start + x].under(ink(x) * values[x]) }
            }
        }
    }

    /// Paints one row of a shadow.
    mutating func paint(_ shadow: Shadow, row: Int, y: Int) {
        guard let columns = shadow.columns(inRow: y, width: width) else { return }
        markDirty(columns, row: row)
        let start = row * width
        let dy = Float(Double(y) + 0.5 - shadow.center.y)
        let left = Float(0.5 - shadow.center.x)
        var inks = inks.mutableSpan
        for x in columns {
            let dx = Float(x) + left
            let strength = shadow.profile.strength(square: dx * dx + dy * dy)
            inks[start + x] = inks[start + x].under(shadow.ink * strength)
        }
    }

    private mutating func markDirty(_ columns: Range<Int>, row: Int) {
        let first = row * tilesPerRow + columns.lowerBound / Self.tile
        let last = row * tilesPerRow + (columns.upperBound - 1) / Self.tile
        for tile in first...last { dirty[tile] = true }
    }

    // MARK: Finishing

    /// Rounds what was painted to `pixels`, and makes the inks ready for the next band.
    mutating func finish() {
        for row in 0..<rows {
            for tile in 0..<tilesPerRow {
                let index = row * tilesPerRow + tile
                guard dirty[index] || wasDirty[index] else { continue }
                let start = row * width + tile * Self.tile
                let place = start..<min(start + Self.tile, (row + 1) * width)
                if dirty[index] {
                    Self.round(&inks, to: &pixels, in: place, background: background)
                } else {
                    for i in place { pixels[i] = backgroundPixel }
                }
                wasDirty[index] = dirty[index]
                dirty[index] = false
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
        let alpha = ink.w
        guard alpha < 254.9999 else {
            let level = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(ink + 0.5))
            self.init(red: level.x, green: level.y, blue: level.z)
            return
        }
        guard alpha >= 0.5 else {
            self = .clear
            return
        }
        let straight = SIMD4<Int32>(ink * (255 / alpha) + 0.5)
        let level = SIMD4<UInt8>(truncatingIfNeeded: straight.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
        self.init(red: level.x, green: level.y, blue: level.z, alpha: UInt8(alpha + 0.5))
    }
}
