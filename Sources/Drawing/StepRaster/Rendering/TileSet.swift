/// A set of tiles, a few adjacent pixels of a row each, in the rows of a band: a bit for each tile.
struct TileSet {
    static let pixels = 1 << shift
    private static let shift = 2

    /// The bits of the tiles, row after row; each row starts with a new word.
    var words: [UInt64]
    let wordsPerRow: Int

    init(width: Int) {
        wordsPerRow = ((width - 1) >> Self.shift) / 64 + 1
        words = Array(repeating: 0, count: wordsPerRow * Bands.rows)
    }

    /// Adds the tiles that contain the pixels from `start` up to `end`.
    mutating func insert(_ start: Int, _ end: Int, row: Int) {
        let first = row * wordsPerRow
        var words = words.mutableSpan
        Self.insert(start, end, into: &words, from: first)
    }

    /// Adds the tiles that contain the pixels of a row's runs, at least one.
    mutating func insert(_ coverage: borrowing CoverageRow, row: Int) {
        let first = row * wordsPerRow
        var words = words.mutableSpan
        let runs = coverage.runs.span
        // Runs that touch are marked together.
        var (start, end) = (runs[0].start, runs[0].end)
        for i in 1..<max(coverage.count, 1) {
            if runs[i].start > end {
                Self.insert(start, end, into: &words, from: first)
                start = runs[i].start
            }
            end = runs[i].end
        }
        Self.insert(start, end, into: &words, from: first)
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

    /// The first pixels of the tiles whose bits are set in a word, the `index`th of its row.
    static func starts(in word: UInt64, index: Int) -> Starts { Starts(tiles: word, first: index << (6 + shift)) }

    struct Starts: IteratorProtocol, Sequence {
        fileprivate var tiles: UInt64
        fileprivate let first: Int

        @inline(__always)
        mutating func next() -> Int? {
            guard tiles != 0 else { return nil }
            let tile = tiles.trailingZeroBitCount
            tiles &= tiles &- 1
            return first + tile << TileSet.shift
        }
    }
}
