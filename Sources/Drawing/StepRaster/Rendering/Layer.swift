/// The colours of rows at full precision, and the tiles of them that were painted.
struct Layer {
    let width: Int
    /// The number of colours per row: whole tiles.
    let stride: Int
    var colors: [PremultipliedColor]
    /// The tiles that were painted; all others are unchanged.
    var inked: TileSet

    init(width: Int, filledWith color: PremultipliedColor) {
        self.width = width
        stride = (width + TileSet.pixels - 1) / TileSet.pixels * TileSet.pixels
        // One more tile is for groups of four pixels that start anywhere.
        colors = Array(repeating: color, count: stride * Bands.rows + TileSet.pixels)
        inked = TileSet(width: width)
    }

    /// Paints the covered pixels of one row; `y` is the row's index on the canvas, `row` its index in the band.
    mutating func paint(_ coverage: borrowing CoverageRow, with shader: Shader, row: Int, y: Int) {
        guard coverage.count > 0 else { return }
        inked.insert(coverage, row: row)
        // The switch is outside the loops over pixels, so that each has one kind of paint.
        switch shader {
        case .solid(let color): paint(coverage, row: row, color)
        case .columns(let columns):
            let columns = columns.span
            paint(coverage, row: row) { columns[$0] }
        case .gradient(let ramp) where ramp.perColumn == 0: paint(coverage, row: row, ramp.color(x: 0, y: y))
        case .gradient(let ramp): paint(coverage, row: row) { ramp.color(x: $0, y: y) }
        case .radial(let ramp): paint(coverage, row: row) { ramp.color(x: $0, y: y) }
        case .picture(let picture): paint(coverage, row: row) { picture.color(x: $0, y: y) }
        }
    }

    private mutating func paint(_ coverage: borrowing CoverageRow, row: Int, _ color: PremultipliedColor) {
        paint(coverage, row: row, opaque: color.w == 255 ? color : nil) { _ in color }
    }

    /// Paints with a colour for each pixel; `opaque` is the colour if it is the same for all and hides those under it.
    @inline(__always)
    private mutating func paint(
        _ coverage: borrowing CoverageRow, row: Int, opaque: PremultipliedColor? = nil,
        color: (Int) -> PremultipliedColor
    ) {
        let start = row * stride
        let values = coverage.values.span
        let runs = coverage.runs.span
        var colors = colors.mutableSpan
        for i in 0..<coverage.count {
            let run = runs[i]
            if !run.isSolid {
                for x in run.start..<run.end {
                    colors[start &+ x] = (color(x) * values[x]).sourceOver(colors[start &+ x])
                }
            } else if let opaque {
                colors.fill(start + run.start, start + run.end, with: opaque)
            } else {
                for x in run.start..<run.end {
                    let color = color(x)
                    colors[start &+ x] = color.w == 255 ? color : color.sourceOver(colors[start &+ x])
                }
            }
        }
    }

    mutating func paint(_ shadow: Shadow, row: Int, y: Int) {
        let columns = shadow.columns(inRow: y, width: width)
        guard !columns.isEmpty else { return }
        inked.insert(columns.lowerBound, columns.upperBound, row: row)
        let start = row * stride
        let dy = Float(Double(y) + 0.5 - shadow.center.y)
        let left = Float(0.5 - shadow.center.x)
        let (color, profile) = (shadow.color, shadow.profile)
        var colors = colors.mutableSpan
        var xs = SIMD4(0, 1, 2, 3) + Float(columns.lowerBound)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let dx = xs + left
            var strengths = profile.strengths(squares: dx * dx + dy * dy)
            if x + 4 > columns.upperBound {
                // Pixels beyond the columns have no shadow and keep their colours.
                strengths.replace(with: 0, where: xs .>= Float(columns.upperBound))
            }
            colors.store(color.sourceOver(colors.four(at: start &+ x), strengths), at: start &+ x)
            x += 4
            xs += 4
        }
    }

    /// Paints `layer`, which has the same size, as one group with an opacity, and clears it.
    mutating func paint(_ layer: inout Layer, opacity: Float, rows: Int) {
        for row in 0..<rows {
            for index in row * inked.wordsPerRow..<(row + 1) * inked.wordsPerRow {
                let word = layer.inked.words[index]
                inked.words[index] |= word
                layer.inked.words[index] = 0
                for x in TileSet.starts(in: word, index: index - row * inked.wordsPerRow) {
                    let start = row * stride + x
                    Self.move(&layer.colors, to: &colors, opacity, in: start..<start + TileSet.pixels)
                }
            }
        }
    }

    private static func move(
        _ source: inout [PremultipliedColor], to colors: inout [PremultipliedColor], _ opacity: Float,
        in tile: Range<Int>
    ) {
        var source = source.mutableSpan
        var colors = colors.mutableSpan
        for i in tile {
            colors[i] = (source[i] * opacity).sourceOver(colors[i])
            source[i] = .zero
        }
    }
}

extension PremultipliedColor {
    /// The colour over a backdrop (T. Porter, T. Duff, 1984).
    @inline(__always)
    fileprivate func sourceOver(_ backdrop: PremultipliedColor) -> PremultipliedColor {
        self + backdrop * (1 - w * (1 / 255))
    }

    /// The colour over four backdrops, scaled by four strengths in 0...1.
    @inline(__always)
    fileprivate func sourceOver(_ backdrops: FourColors, _ strengths: SIMD4<Float>) -> FourColors {
        let (low, high) = (backdrops.lowHalf, backdrops.highHalf)
        return FourColors(
            (self * strengths.x).sourceOver(low.lowHalf), (self * strengths.y).sourceOver(low.highHalf),
            (self * strengths.z).sourceOver(high.lowHalf), (self * strengths.w).sourceOver(high.highHalf))
    }
}

/// Four colours, to compute with all at once.
typealias FourColors = SIMD16<Float>

extension FourColors {
    @inline(__always)
    init(_ a: PremultipliedColor, _ b: PremultipliedColor, _ c: PremultipliedColor, _ d: PremultipliedColor) {
        self.init(lowHalf: SIMD8(lowHalf: a, highHalf: b), highHalf: SIMD8(lowHalf: c, highHalf: d))
    }
}

extension MutableSpan<PremultipliedColor> {
    /// The four colours from `index` on.
    @inline(__always)
    func four(at index: Int) -> FourColors {
        bytes.unsafeLoadUnaligned(fromByteOffset: index &* MemoryLayout<PremultipliedColor>.stride, as: FourColors.self)
    }

    @inline(__always)
    mutating func store(_ four: FourColors, at index: Int) {
        var bytes = mutableBytes
        bytes.storeBytes(of: four, toByteOffset: index &* MemoryLayout<PremultipliedColor>.stride, as: FourColors.self)
    }

    @inline(__always)
    fileprivate mutating func fill(_ start: Int, _ end: Int, with color: PremultipliedColor) {
        let four = FourColors(color, color, color, color)
        var i = start
        while i &+ 4 <= end {
            store(four, at: i)
            i &+= 4
        }
        while i < end {
            self[i] = color
            i &+= 1
        }
    }
}
