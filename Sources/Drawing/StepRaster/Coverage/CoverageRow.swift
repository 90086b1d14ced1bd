/// The coverage of one row: runs of solid pixels, and runs with a value for each pixel. All others are not covered.
struct CoverageRow {
    struct PixelRun: BitwiseCopyable {
        var start: Int
        var end: Int
        /// True if every pixel is fully covered; otherwise `values` has their coverage.
        var isSolid: Bool
    }

    /// The row's runs, from left to right, are the first `count`.
    var runs: [PixelRun]
    var count = 0
    /// The coverage 0...1 per pixel, valid within runs that are not solid.
    var values: [Float]

    init(width: Int) {
        runs = [PixelRun](repeating: PixelRun(start: 0, end: 0, isSolid: false), count: width)
        // Sides on the right border belong to a pixel beyond it.
        values = [Float](repeating: 0, count: width + 1)
    }
}
