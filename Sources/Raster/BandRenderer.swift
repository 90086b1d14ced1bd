/// What the canvas has recorded, in device space and ready to be painted band by band.
struct DisplayItem: Sendable {
    enum Content: Sendable {
        case shape(EdgeList, FillRule, Shader)
        case shadow(Shadow)
    }

    /// The bands that it may ink.
    var bands: Range<Int>
    var content: Content
}

/// Renders any band of a canvas; owns the scratch that bands are made in. Bands are independent of each other.
struct BandRenderer {
    private let height: Int
    private var band: Band
    private var sweep: RowSweep
    private var pieces = RowEdges()

    init(width: Int, height: Int, background: Color) {
        self.height = height
        band = Band(width: width, rows: Bands.rows, background: background)
        sweep = RowSweep(width: width)
    }

    /// Paints the items, in order, into band `index`, and hands its rows to `body`.
    mutating func render<E: Error>(
        _ items: [DisplayItem], band index: Int, _ body: (Span<Pixel>) throws(E) -> Void
    ) throws(E) {
        let top = index * Bands.rows
        let rows = top..<min(top + Bands.rows, height)
        for i in items.indices where items[i].bands.contains(index) {
            switch items[i].content {
            case .shape(let edges, let rule, let shader):
                paint(edges, rule, shader, rows: rows)
            case .shadow(let shadow):
                for y in rows.clamped(to: shadow.rows) { band.paint(shadow, row: y - top, y: y) }
            }
        }
        band.finish()
        try body(band.pixels.span.extracting(first: rows.count * band.width))
    }

    private mutating func paint(_ edges: EdgeList, _ rule: FillRule, _ shader: Shader, rows: Range<Int>) {
        pieces.removeAll()
        for y in rows {
            // Upright edges cut every row alike, and what was swept once need not be swept again.
            if pieces.advance(to: y, starting: edges.edges(startingIn: y)) { sweep.sweep(pieces.pieces, rule: rule) }
            band.paint(sweep.coverage, with: shader, row: y - rows.lowerBound, y: y)
        }
    }
}
