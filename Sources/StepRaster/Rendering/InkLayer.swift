/// Rows of inks at full precision, and which of their tiles were painted.
struct InkLayer {
    let width: Int
    var inks: [Ink]
    /// What is not in here is as it was.
    var inked: TileSet

    init(width: Int, rows: Int, filledWith ink: Ink) {
        self.width = width
        inks = Array(repeating: ink, count: width * rows)
        inked = TileSet(width: width, rows: rows)
    }

    /// Paints the covered pixels of one row; `y` is the row's place on the canvas, `row` its place in the band.
    mutating func paint(_ coverage: borrowing CoverageRow, with shader: Shader, row: Int, y: Int) {
        inked.insert(coverage.runs, row: row)
        // The kind of paint is settled before the pixels, so that each loop has only one.
        switch shader {
        case .solid(let ink):
            paint(coverage, row: row) { _ in ink }
        case .columns(let columns):
            let columns = columns.span
            paint(coverage, row: row) { columns[$0] }
        case .gradient(let ramp):
            paint(coverage, row: row) { ramp.ink(x: $0, y: y) }
        case .picture(let picture):
            paint(coverage, row: row) { picture.ink(x: $0, y: y) }
        }
    }

    @inline(__always)
    private mutating func paint(_ coverage: borrowing CoverageRow, row: Int, ink: (Int) -> Ink) {
        let start = row * width
        let values = coverage.values.span
        var inks = inks.mutableSpan
        for run in coverage.runs {
            if run.isSolid {
                for x in run.start..<run.end {
                    let ink = ink(x)
                    inks[start + x] = ink.w == 255 ? ink : inks[start + x].under(ink)
                }
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

    /// Paints all of `layer`, a transparent one of the same size, as one thing that is so opaque, and leaves it empty.
    mutating func paint(_ layer: inout InkLayer, opacity: Float, rows: Int) {
        for row in 0..<rows {
            for run in layer.inked.runs(row: row, width: width) {
                inked.insert(run.lowerBound, run.upperBound, row: row)
                Self.move(
                    &layer.inks, to: &inks, opacity, in: row * width + run.lowerBound..<row * width + run.upperBound)
            }
        }
        layer.inked.removeAll()
    }

    private static func move(_ source: inout [Ink], to inks: inout [Ink], _ opacity: Float, in run: Range<Int>) {
        var source = source.mutableSpan
        var inks = inks.mutableSpan
        for i in run {
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
