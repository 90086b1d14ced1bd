/// The square of a picture that holds the most counted pixels.
struct DensestWindow {
    private(set) var pixels = 0
    /// The first such square, rows from the top; nil when nothing is counted.
    private(set) var window: PixelRect?

    /// Finds the window inside the picture. A side that is longer than the picture is cut to the picture's.
    init(of map: DifferenceMap, side: Int) {
        let size = map.size
        let width = min(max(side, 1), size.width)
        let height = min(max(side, 1), size.height)
        // The number of counted pixels of each column in the last `height` rows.
        var columns = Array(repeating: 0, count: size.width)
        // Windows that end below the last differing row hold no more than those above, but the first ones must fit.
        for y in map.rows.lowerBound..<max(map.rows.upperBound, min(height, size.height)) where !map.rows.isEmpty {
            for x in 0..<size.width {
                if map[x, y] == .counted { columns[x] += 1 }
                if y >= height, map[x, y - height] == .counted { columns[x] -= 1 }
            }
            guard y >= height - 1 else { continue }
            var sum = 0
            for x in 0..<size.width {
                sum += columns[x]
                if x >= width { sum -= columns[x - width] }
                if x >= width - 1, sum > pixels {
                    pixels = sum
                    window = PixelRect(x: x + 1 - width, y: y + 1 - height, width: width, height: height)
                }
            }
        }
    }
}
