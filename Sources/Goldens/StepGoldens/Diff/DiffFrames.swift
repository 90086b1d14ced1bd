/// Frames around differences, which are easily missed. They lie outside, hide nothing and are joined before they touch.
struct DiffFrames {
    /// The most frames. More of them would hide the picture: they are replaced by one around all regions.
    static let most = 100

    /// The width of a frame's line, in pixels; a large picture is viewed from further away.
    let thickness: Int
    /// The areas that the frames surround, with the clear pixels up to their lines.
    let inner: [PixelRect]

    init(around diff: ImageDiff, in size: PixelSize) {
        thickness = 1 + max(size.width, size.height) / 1000
        let regions = DiffRegions(of: diff.map)
        let boxes = regions.count > Self.most ? diff.bounds.map { [$0] } ?? [] : regions.listed.map(\.bounds)
        let margin = 2 * thickness
        inner = Self.joined(boxes.map { $0.grown(by: margin) }, clearance: thickness)
    }

    /// Replaces boxes that are too close together for lines of their own by their union.
    private static func joined(_ boxes: [PixelRect], clearance: Int) -> [PixelRect] {
        var joined: [PixelRect] = []
        for var box in boxes {
            // A box that has grown can reach others that it did not reach before.
            while let index = joined.firstIndex(where: { $0.grown(by: 2 * clearance).intersects(box) }) {
                box = box.union(joined.remove(at: index))
            }
            joined.append(box)
        }
        return joined
    }

    /// Draws the frames' part of row `y` into the pane that begins at `start` of `row`, but over no counted pixel.
    func draw(row y: Int, on picture: DiffPicture, color: Pixel, into row: inout [Pixel], from start: Int) {
        for rect in inner {
            let outer = rect.grown(by: thickness).clipped(to: picture.paneSize)
            guard let outer, outer.rows.contains(y) else { continue }
            let hole = rect.rows.contains(y) ? rect.columns : 0..<0
            for x in outer.columns where !hole.contains(x) && !picture.isCounted(x, y) { row[start + x] = color }
        }
    }
}
