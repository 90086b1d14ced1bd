/// The names of the elements that regions of a comparison touch, by a picture's layout as `--layout-json` writes it.
package struct RegionNames {
    private let map: DifferenceMap
    /// The areas of the layout, topmost first.
    private let areas: [HitArea]
    /// The number of pixels per point.
    private let scale: Double

    /// - Parameter path: the path of the layout file; `-` is standard input.
    /// - Throws: for a file that is no layout, or one that fits neither picture.
    package init(layout path: String, for diff: ImageDiff) throws(Failure) {
        map = diff.map
        let file = try InputFile(path)
        let layout = try file.read { bytes throws(TextError) in try LayoutReport(json: bytes) }
        // When sizes differ, either picture may be the one that was rendered with the layout.
        let scales = [diff.actualSize, diff.expectedSize].lazy.compactMap { Self.scale(from: layout, to: $0) }
        guard let scale = scales.first else {
            let expected = "the layout of a picture of \(diff.actualSize)"
            let found = "one of \(layout.width) x \(layout.height) points"
            throw Failure(.badData, "\(file.name): expected \(expected), found \(found)")
        }
        self.scale = scale
        // Transparent shadows come last. Half a pixel around everything is anti-aliased.
        let boxes = layout.boxes.reversed()
        areas = (boxes.filter { $0.kind != .shadow } + boxes.filter { $0.kind == .shadow })
            .map { HitArea($0, margin: 0.75 / scale) }
    }

    /// Returns the scale at which the layout's canvas, rounded up to whole pixels, has this size; nil if there is none.
    private static func scale(from layout: LayoutReport, to size: PixelSize) -> Double? {
        let sides = [(layout.width, Double(size.width)), (layout.height, Double(size.height))]
        let least = sides.map { points, pixels in (pixels - 1) / points }.max() ?? 0
        let most = sides.map { points, pixels in pixels / points }.min() ?? 0
        return least < most ? most : nil
    }

    /// Returns the names of the topmost elements at the region's counted pixels, those with the most pixels first.
    package func names(in region: DiffRegion) -> [String] {
        let bounds = region.bounds
        let area = Rect(
            x: Double(bounds.x) / scale, y: Double(bounds.y) / scale, width: Double(bounds.width) / scale,
            height: Double(bounds.height) / scale)
        let near = areas.filter { $0.bounds.touches(area, gap: 0) }
        if near.isEmpty { return [] }
        var names: [String] = []
        var counts: [String: Int] = [:]
        for y in bounds.rows {
            for x in bounds.columns where map[x, y] == .counted {
                let center = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
                guard let name = near.first(where: { $0.contains(center) })?.name else { continue }
                if counts[name] == nil { names.append(name) }
                counts[name, default: 0] += 1
            }
        }
        // The sort is stable: names with equal counts stay in reading order.
        return names.sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }
    }
}
