/// The difference of a picture of a GIF from the one before it: the smallest area with all changes, compressed. It
/// depends only on the two pictures and the palette, so frames can be made on any thread, in any order.
package struct GIFFrame: Sendable {
    let area: PixelRect
    /// True if pixels that do not change may have the palette's index for them.
    let leavesOut: Bool
    /// The data in the file, from the size of codes on.
    let data: [UInt8]

    /// Compresses the changes; nil if nothing changes.
    /// - Parameter previous: the picture before, of the same size; nil for the first picture.
    /// - Parameter rows: the rows in which the two may differ.
    /// - Parameter isOver: returns true if the deadline has passed; the result is then not to be used.
    package init?(
        from previous: PixelBuffer?, to picture: PixelBuffer, rows: [Range<Int>], _ palette: GIFPalette,
        unless isOver: () -> Bool = { false }
    ) {
        var finder = GIFColorFinder(palette)
        let all = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        var changes = previous == nil ? all : nil
        if let previous {
            for y in rows.joined() where !isOver() {
                for x in 0..<picture.width {
                    let old = previous[x, y]
                    let new = picture[x, y]
                    guard old.packed != new.packed, finder.index(of: old) != finder.index(of: new) else { continue }
                    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                    changes = changes?.union(pixel) ?? pixel
                }
            }
        }
        guard let area = changes else { return nil }
        func indices(_ picture: PixelBuffer) -> [UInt8] {
            area.rows.flatMap { y in
                isOver() ? [] : area.columns.map { x in finder.index(of: picture[x, y]) }
            }
        }
        self.area = area
        leavesOut = previous != nil && palette.unchanged != nil
        data = LZW.blocks(
            indices(picture), bits: max(2, palette.bits), or: palette.unchanged,
            whereAsIn: previous.map { palette.unchanged == nil ? [] : indices($0) } ?? [], unless: isOver)
    }
}
