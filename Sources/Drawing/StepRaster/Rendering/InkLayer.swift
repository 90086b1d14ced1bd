/// Rows of inks at full precision, and which of their tiles were painted.
struct InkLayer {
    let width: Int
    /// Inks per row: whole tiles.
    let stride: Int
    var inks: [Ink]
    /// The tiles that were painted; all others are as they were.
    var inked: TileSet

    init(width: Int, rows: Int, filledWith ink: Ink) {
        self.width = width
        stride = Self.stride(width: width)
        // A tile more, for what goes by fours from anywhere.
        inks = Array(repeating: ink, count: stride * rows + TileSet.pixels)
        inked = TileSet(width: width, rows: rows)
    }

    static func stride(width: Int) -> Int { (width + TileSet.pixels - 1) / TileSet.pixels * TileSet.pixels }

    /// Paints the covered pixels of one row; `y` is the row's place on the canvas, `row` its place in the band.
    mutating func paint(_ coverage: borrowing CoverageRow, with shader: Shader, row: Int, y: Int) {
        guard coverage.count > 0 else { return }
        inked.insert(coverage, row: row)
        // The kind of paint is settled before the pixels, so that each loop has only one.
        switch shader {
        case .solid(let ink):
            paint(coverage, row: row, opaque: ink.w == 255 ? ink : nil) { _ in ink }
        case .columns(let columns):
            let columns = columns.span
            paint(coverage, row: row) { columns[$0] }
        case .gradient(let ramp):
            paint(coverage, row: row) { ramp.ink(x: $0, y: y) }
        case .picture(let picture):
            paint(coverage, row: row) { picture.ink(x: $0, y: y) }
        }
    }

    /// `opaque` is the ink, if it is the same for all and hides what lies under it.
    @inline(__always)
    private mutating func paint(
        _ coverage: borrowing CoverageRow, row: Int, opaque: Ink? = nil, ink: (Int) -> Ink
    ) {
        let start = row * stride
        let values = coverage.values.span
        let runs = coverage.runs.span
        var inks = inks.mutableSpan
        for i in 0..<coverage.count {
            let run = runs[i]
            if !run.isSolid {
                for x in run.start..<run.end { inks[start &+ x] = inks[start &+ x].under(ink(x) * values[x]) }
            } else if let opaque {
                inks.fill(start + run.start, start + run.end, with: opaque)
            } else {
                for x in run.start..<run.end {
                    let ink = ink(x)
                    inks[start &+ x] = ink.w == 255 ? ink : inks[start &+ x].under(ink)
                }
            }
        }
    }

    /// Paints one row of a shadow.
    mutating func paint(_ shadow: Shadow, row: Int, y: Int) {
        guard let columns = shadow.columns(inRow: y, width: width) else { return }
        inked.insert(columns.lowerBound, columns.upperBound, row: row)
        let start = row * stride
        let dy = Float(Double(y) + 0.5 - shadow.center.y)
        let left = Float(0.5 - shadow.center.x)
        let (ink, profile) = (shadow.ink, shadow.profile)
        var inks = inks.mutableSpan
        var places = SIMD4(0, 1, 2, 3) + Float(columns.lowerBound)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let dx = places + left
            var strengths = profile.strengths(squares: dx * dx + dy * dy)
            if x + 4 > columns.upperBound {
                // Beyond the columns there is no shadow, and no ink changes.
                strengths.replace(with: 0, where: places .>= Float(columns.upperBound))
            }
            inks.store(inks.four(at: start &+ x).under(ink, strengths), at: start &+ x)
            x += 4
            places += 4
        }
    }

    /// Paints all of `layer`, a transparent one of the same size, as one thing that is so opaque, and leaves it empty.
    mutating func paint(_ layer: inout InkLayer, opacity: Float, rows: Int) {
        for row in 0..<rows {
            for index in row * inked.wordsPerRow..<(row + 1) * inked.wordsPerRow {
                let word = layer.inked.words[index]
                inked.words[index] |= word
                layer.inked.words[index] = 0
                for x in TileSet.starts(in: word, index: index - row * inked.wordsPerRow) {
                    let start = row * stride + x
                    Self.move(&layer.inks, to: &inks, opacity, in: start..<start + TileSet.pixels)
                }
            }
        }
    }

    private static func move(_ source: inout [Ink], to inks: inout [Ink], _ opacity: Float, in tile: Range<Int>) {
        var source = source.mutableSpan
        var inks = inks.mutableSpan
        for i in tile {
            inks[i] = inks[i].under(source[i] * opacity)
            source[i] = .zero
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

/// Inks side by side, to be worked on at once.
typealias FourInks = SIMD16<Float>

extension FourInks {
    @inline(__always)
    init(_ a: Ink, _ b: Ink, _ c: Ink, _ d: Ink) {
        self.init(lowHalf: SIMD8(lowHalf: a, highHalf: b), highHalf: SIMD8(lowHalf: c, highHalf: d))
    }

    /// Each under so much of a premultiplied ink.
    @inline(__always)
    fileprivate func under(_ ink: Ink, _ strengths: SIMD4<Float>) -> FourInks {
        FourInks(
            lowHalf.lowHalf.under(ink * strengths.x), lowHalf.highHalf.under(ink * strengths.y),
            highHalf.lowHalf.under(ink * strengths.z), highHalf.highHalf.under(ink * strengths.w))
    }
}

extension MutableSpan<Ink> {
    /// The four at `index` and after it.
    @inline(__always)
    func four(at index: Int) -> FourInks {
        bytes.unsafeLoadUnaligned(fromByteOffset: index &* MemoryLayout<Ink>.stride, as: FourInks.self)
    }

    @inline(__always)
    mutating func store(_ four: FourInks, at index: Int) {
        var bytes = mutableBytes
        bytes.storeBytes(of: four, toByteOffset: index &* MemoryLayout<Ink>.stride, as: FourInks.self)
    }

    @inline(__always)
    fileprivate mutating func fill(_ start: Int, _ end: Int, with ink: Ink) {
        let four = FourInks(ink, ink, ink, ink)
        var i = start
        while i &+ 4 <= end {
            store(four, at: i)
            i &+= 4
        }
        while i < end {
            self[i] = ink
            i &+= 1
        }
    }
}
