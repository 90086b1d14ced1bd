/// Some of a canvas's bands of rows.
package struct BandSet: Hashable, Sendable {
    private let height: Int
    private var isIn: [Bool]

    /// None of the bands, or all, of a canvas that is `height` pixels high.
    package init(height: Int, all: Bool = false) {
        self.height = height
        isIn = Array(repeating: all, count: Bands.touching(0..<height).count)
    }

    var bands: [Int] { isIn.indices.filter { isIn[$0] } }

    /// The rows of pixels in the bands, from the top; those of neighbouring bands are one range.
    package var rows: [Range<Int>] {
        bands.reduce(into: []) { rows, band in
            let (top, bottom) = (band * Bands.rows, min((band + 1) * Bands.rows, height))
            if let last = rows.last, last.upperBound == top {
                rows[rows.count - 1] = last.lowerBound..<bottom
            } else {
                rows.append(top..<bottom)
            }
        }
    }

    /// Adds those of the bands that the canvas has.
    mutating func insert(_ bands: some Sequence<Int>) {
        for band in bands where isIn.indices.contains(band) { isIn[band] = true }
    }
}
