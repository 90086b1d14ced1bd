/// Paints items into a band's layer; owns the buffers for their coverage.
struct ItemPainter {
    private var sweep: RowSweep
    private var edges = BandEdges()
    /// The unused layers of those in which groups are composed.
    private var emptyLayers: [Layer] = []

    init(width: Int) { sweep = RowSweep(width: width) }

    /// Paints the parts of items in a band, in order; `rows` are the band's on the canvas.
    mutating func paint(_ items: [DisplayItem], band: Int, rows: Range<Int>, into layer: inout Layer) {
        for i in items.indices where items[i].bands.contains(band) {
            switch items[i].content {
            case .shape(let edges, let shader): paint(edges, shader, rows: rows, into: &layer)
            case .shadow(let shadow):
                for y in rows.clamped(to: shadow.rows) { layer.paint(shadow, row: y - rows.lowerBound, y: y) }
            case .group(let members, let opacity):
                var group = emptyLayers.popLast() ?? Layer(width: layer.width, filledWith: .zero)
                paint(members, band: band, rows: rows, into: &group)
                layer.paint(&group, opacity: opacity, rows: rows.count)
                emptyLayers.append(group)
            }
        }
    }

    private mutating func paint(_ list: EdgeList, _ shader: Shader, rows: Range<Int>, into layer: inout Layer) {
        edges.cut(list, rows: rows)
        for y in rows {
            let row = y - rows.lowerBound
            // A row with the same pieces as the row above has the same coverage.
            if edges.changes(inRow: row) {
                let first = edges.sort(row: row)
                sweep.sweep(edges.pieces, from: first)
            }
            layer.paint(sweep.coverage, with: shader, row: row, y: y)
        }
    }
}
