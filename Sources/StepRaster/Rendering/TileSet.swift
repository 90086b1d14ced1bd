/// A set of tiles, short runs of pixels, in the rows of a band: a bit each.
struct TileSet {
    private var words: [UInt64]
    private let wordsPerRow: Int

    /// Pixels per tile: 2 to this power.
    fileprivate static let shift = 2

    init(width: Int, rows: Int) {
        wordsPerRow = ((width - 1) >> Self.shift) / 64 + 1
        words = Array(repeating: 0, count: wordsPerRow * rows)
    }

    /// Takes away the tiles of a set of the same size.
    mutating func subtract(_ other: TileSet) {
        for i in words.indices { words[i] &= ~other.words[i] }
    }

    mutating func removeAll() {
        for i in words.indices { words[i] = 0 }
    }

    /// Adds the tiles that hold the pixels from `start` up to `end`.
    mutating func insert(_ start: Int, _ end: Int, row: Int) {
        let first = row * wordsPerRow
        var words = words.mutableSpan
        Self.insert(start, end, into: &words, from: first)
    }

    /// Adds the tiles that hold the pixels of a row's runs.
    mutating func insert(_ runs: [CoverageRow.Run], row: Int) {
        let first = row * wordsPerRow
        var words = words.mutableSpan
        for run in runs { Self.insert(run.start, run.end, into: &words, from: first) }
    }

    @inline(__always)
    private static func insert(_ start: Int, _ end: Int, into words: inout MutableSpan<UInt64>, from row: Int) {
        let first = start >> shift
        let last = (end - 1) >> shift
        let low = UInt64.max &<< UInt64(first & 63)
        let high = UInt64.max &>> UInt64(63 - last & 63)
        let (firstWord, lastWord) = (row + first >> 6, row + last >> 6)
        // Most runs are short.
        guard firstWord < lastWord else {
            words[firstWord] |= low & high
            return
        }
        words[firstWord] |= low
        for word in firstWord + 1..<lastWord { words[word] = .max }
        words[lastWord] |= high
    }

    /// The runs of pixels in a row whose tiles are in the set; at least one per 64 tiles.
    func runs(row: Int, width: Int) -> Runs {
        Runs(words: words, nextWord: row * wordsPerRow, endWord: (row + 1) * wordsPerRow, width: width)
    }

    struct Runs: IteratorProtocol, Sequence {
        fileprivate let words: [UInt64]
        fileprivate var nextWord: Int
        fileprivate let endWord: Int
        fileprivate let width: Int
        private var tiles: UInt64 = 0
        /// Where the tiles of the word at hand begin.
        private var start = -64 << TileSet.shift

        fileprivate init(words: [UInt64], nextWord: Int, endWord: Int, width: Int) {
            self.words = words
            self.nextWord = nextWord
            self.endWord = endWord
            self.width = width
        }

        @inline(__always)
        mutating func next() -> Range<Int>? {
            while tiles == 0 {
                guard nextWord < endWord else { return nil }
                tiles = words[nextWord]
                nextWord += 1
                start += 64 << TileSet.shift
            }
            let first = tiles.trailingZeroBitCount
            let end = Swift.min(first + (~(tiles &>> UInt64(first))).trailingZeroBitCount, 64)
            tiles = end == 64 ? 0 : tiles & (UInt64.max &<< UInt64(end))
            return start + (first << TileSet.shift)..<Swift.min(start + (end << TileSet.shift), width)
        }
    }
}
