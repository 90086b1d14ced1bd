/// Methods for a sequence of similar pictures: they record and render only the differences.
extension Canvas {
    package var itemCount: Int { items.count }

    /// Adds the items at some indices of another canvas of the same size and scale.
    package mutating func add(_ indices: Range<Int>, of other: Canvas) { items += other.items[indices] }

    /// Adds the rows of the bands in which some items may differ from some of another canvas of the same size. Items
    /// are compared in pairs, in order; rows that are not added have the same ink, in the same order.
    package func findChanges(
        _ indices: Range<Int>, from other: Canvas, _ otherIndices: Range<Int>, in rows: inout RangeSet<Int>
    ) {
        var bands: [Int] = []
        for (item, before) in zip(items[indices], other.items[otherIndices]) { bands += item.bands(unlike: before) }
        let common = min(indices.count, otherIndices.count)
        for item in items[indices].dropFirst(common) + other.items[otherIndices].dropFirst(common) {
            bands += item.bands
        }
        for band in bands { rows.insert(contentsOf: Bands.rows(of: band, height: height)) }
    }

    /// Renders the bands of some rows again; `picture` has the canvas's size (a precondition).
    package func render(_ rows: RangeSet<Int>, into picture: inout PixelBuffer) {
        precondition(picture.width == width && picture.height == height, "the picture has the canvas's size")
        var renderer = BandRenderer(self)
        for band in rows.ranges.flatMap(Bands.touching) {
            renderer.render(band: band) { rows in
                let start = band * Bands.rows * width
                rows.withUnsafeBufferPointer { picture.pixels.replaceSubrange(start..<start + $0.count, with: $0) }
            }
        }
    }
}

extension DisplayItem {
    /// The bands that may differ if another item replaces this one.
    fileprivate func bands(unlike other: DisplayItem) -> [Int] {
        let both = [bands, other.bands].joined()
        guard case .shape(let edges, let shader) = content,
            case .shape(let otherEdges, let otherShader) = other.content, shader == otherShader
        else { return Array(both) }
        return both.filter { !edges.isAlike(otherEdges, inBand: $0) }
    }
}

extension EdgeList {
    /// True if a band has the same edges, in the same order: it then has the same pixels.
    fileprivate func isAlike(_ other: EdgeList, inBand band: Int) -> Bool {
        let rows = band * Bands.rows..<(band + 1) * Bands.rows
        return edges[indices(ofRows: rows)].elementsEqual(other.edges[other.indices(ofRows: rows)])
    }
}
