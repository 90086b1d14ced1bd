/// A set of tiles, short runs of pixels, in the rows of a band: a bit each.
struct TileSet {
    private var words: [UInt64]
    private let wordsPerRow: Int

    /// Pixels per tile: 2 to this power.
    private static let shift = 2

    init(width: Int, rows: Int) {
        wordsPerRow = ((width - 1) >> Self.shift) / 64 + 1
        words = Array(repeating: 0, count: wordsPerRow * rows)
    }

    mutating func removeAll() {
        for i in words.indices { words[i] = 0 }
    }

    /// Adds the tiles that hold the pixels from `start` up to `end`.
    @inline(__always)
    mutating func insert(_ start: Int, _ end: Int, row: Int) {
        let first = start >> Self.shift
        let last = (end - 1) >> Self.shift
        for word in first >> 6...last >> 6 {
            let low = word == first >> 6 ? first & 63 : 0
            let high = word == last >> 6 ? last & 63 : 63
            words[row * wordsPerRow + word] |= (UInt64.max &<< UInt64(low)) & (UInt64.max &>> UInt64(63 - high))
        }
    }

    /// Calls `body` with every run of pixels whose tiles are in the set; at least one run per 64 tiles.
    @inline(__always)
    func forEachRun(row: Int, width: Int, _ body: (Range<Int>) -> Void) {
        for word in 0..<wordsPerRow {
            var tiles = words[row * wordsPerRow + word]
            while tiles != 0 {
                let first = tiles.trailingZeroBitCount
                let count = (~(tiles &>> UInt64(first))).trailingZeroBitCount
                let end = min(first + count, 64)
                tiles = end == 64 ? 0 : tiles & (UInt64.max &<< UInt64(end))
                body((word * 64 + first) << Self.shift..<min((word * 64 + end) << Self.shift, width))
            }
        }
    }
}
