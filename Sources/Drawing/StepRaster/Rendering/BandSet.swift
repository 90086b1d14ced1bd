/// Some of a canvas's bands of rows.
package struct BandSet: Hashable, Sendable {
    private let height: Int
    private var indices = RangeSet<Int>()

    /// None of the bands, or all, of a canvas that is `height` pixels high.
    package init(height: Int, all: Bool = false) {
        self.height = height
        if all { insert(Bands.touching(0..<height)) }
    }

    var bands: [Int] { indices.ranges.flatMap(\.self) }

    /// The rows of pixels in the bands, from the top; those of neighbouring bands are one range.
    package var rows: [Range<Int>] {
        indices.ranges.map { $0.lowerBound * Bands.rows..<min($0.upperBound * Bands.rows, height) }
    }

    /// Adds those of the bands that the canvas has.
    mutating func insert(_ bands: some Sequence<Int>) {
        let all = Bands.touching(0..<height)
        for band in bands where all.contains(band) { indices.insert(contentsOf: band..<band + 1) }
    }
}
