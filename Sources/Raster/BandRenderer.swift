/// What the canvas has recorded, in device space and ready to be painted band by band.
enum DisplayItem: Sendable {
    case shape(EdgeList, FillRule, Shader)
    case shadow(Shadow)
}

/// Renders any band of a canvas; owns the scratch that bands are made in. Bands are independent of each other.
struct BandRenderer {
    static let rowsPerBand = 8

    private let height: Int
    private var band: Band
    private var sweep: RowSweep
    private var rowEdges: [[RowEdge]]

    init(width: Int, height: Int, background: Color) {
        self.height = height
        band = Band(width: width, rows: Self.rowsPerBand, background: background)
        sweep = RowSweep(width: width)
        rowEdges = Array(repeating: [], count: Self.rowsPerBand)
    }

    /// Paints the items, in order, into band `index`, and hands its rows to `body`.
    mutating func render<E: Error>(
        _ items: [DisplayItem], band index: Int, _ body: (Span<Pixel>) throws(E) -> Void
    ) throws(E) {
        let top = index * Self.rowsPerBand
        let rows = top..<min(top + Self.rowsPerBand, height)
        for item in items {
            switch item {
            case .shape(let edges, let rule, let shader):
                if edges.bands.contains(index) { paint(edges, rule, shader, band: index, rows: rows) }
            case .shadow(let shadow):
                for y in rows.clamped(to: shadow.rows) { band.paint(shadow, row: y - top, y: y) }
            }
        }
        band.finish()
        try body(band.pixels.span.extracting(first: rows.count * band.width))
    }

    private mutating func paint(_ edges: EdgeList, _ rule: FillRule, _ shader: Shader, band index: Int, rows: Range<Int>) {
        for edge in edges.edges(inBand: index) {
            edge.forEachRow(in: rows) { row, piece in rowEdges[row - rows.lowerBound].append(piece) }
        }
        for y in rows where !rowEdges[y - rows.lowerBound].isEmpty {
            let row = y - rows.lowerBound
            sweep.sweep(&rowEdges[row], rule: rule)
            rowEdges[row].removeAll(keepingCapacity: true)
            band.paint(sweep.coverage, with: shader, row: row, y: y)
        }
    }
}
