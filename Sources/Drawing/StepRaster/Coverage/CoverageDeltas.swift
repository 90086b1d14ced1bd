/// The differences of coverage from pixel to pixel, while a row is swept. All are zero between rows.
///
/// The sides of a shape are added as signed areas: a side adds to every pixel the area that is right of the side, so
/// that the running sum over the row is the covered area. This is exact, without sampling.
enum CoverageDeltas {
    /// Adds the area right of a side from `left` to `right`. `height` is positive if the covered area is right of it;
    /// `segmentArea`, between the side and its chord, has the same sign if the side is left of the chord.
    @inline(__always)
    static func addSide(
        _ left: Double, _ right: Double, height: Double, segmentArea: Double, to deltas: inout MutableSpan<Float>
    ) {
        let first = left.wholePart
        if right <= Double(first + 1) {
            let later = height * ((left + right) * 0.5 - Double(first)) - segmentArea
            deltas[first] += Float(height - later)
            deltas[first + 1] += Float(later)
        } else {
            addFlatSide(left, right, height: height, segmentArea: segmentArea, to: &deltas)
        }
    }

    /// Adds the area right of a side that crosses several columns.
    private static func addFlatSide(
        _ left: Double, _ right: Double, height: Double, segmentArea: Double, to deltas: inout MutableSpan<Float>
    ) {
        let first = left.wholePart
        let last = right.wholePart
        let perColumn = 1 / (right - left)
        // A column has the area right of the side: the height passed in earlier columns counts in full, the height
        // passed in this column by its mean, and the segment area in proportion.
        var before = 0.0
        var t0 = 0.0
        var part0 = 0.0
        var start = left
        for column in first..<last {
            let end = Double(column + 1)
            let t1 = (end - left) * perColumn
            let part1 = Edge.segmentAreaPart(upTo: t1)
            let beyond = end - (start + end) * 0.5
            let area = height * (t0 + (t1 - t0) * beyond) + segmentArea * (part1 - part0)
            deltas[column] += Float(area - before)
            (before, t0, part0, start) = (area, t1, part1, end)
        }
        let beyond = Double(last + 1) - (start + right) * 0.5
        let area = height * (t0 + (1 - t0) * beyond) + segmentArea * (1 - part0)
        deltas[last] += Float(area - before)
        deltas[last + 1] += Float(height - area)
    }
}
