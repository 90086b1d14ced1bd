/// Renders any band of a canvas; owns the scratch that bands are made in. Bands are independent of each other.
struct BandRenderer {
    private let height: Int
    private var band: Band
    private var painter: ItemPainter

    init(width: Int, height: Int, background: Color) {
        self.height = height
        band = Band(width: width, background: background)
        painter = ItemPainter(width: width)
    }

    /// Paints the items, in order, into band `index`, and hands its rows to `body`.
    mutating func render<E: Error>(
        _ items: [DisplayItem], band index: Int, _ body: (Span<Pixel>) throws(E) -> Void
    ) throws(E) {
        let top = index * Bands.rows
        let rows = top..<min(top + Bands.rows, height)
        painter.paint(items, band: index, rows: rows, into: &band.layer)
        band.finish()
        try body(band.pixels.span.extracting(first: rows.count * band.width))
    }
}
