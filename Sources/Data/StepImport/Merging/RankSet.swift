/// Which ranks have something under way: the least of them is found without looking at the others.
struct RankSet {
    static let maxCount = 64 * 64

    private var counts: [Int]
    private var words = [UInt64](repeating: 0, count: 64)
    private var summary: UInt64 = 0

    /// - Parameter count: of ranks, at most `maxCount`.
    init(count: Int) { counts = [Int](repeating: 0, count: count) }

    var first: Int? {
        guard summary != 0 else { return nil }
        let word = summary.trailingZeroBitCount
        return word * 64 + words[word].trailingZeroBitCount
    }

    mutating func insert(_ rank: Int) {
        counts[rank] += 1
        words[rank / 64] |= 1 << UInt64(rank % 64)
        summary |= 1 << UInt64(rank / 64)
    }

    mutating func remove(_ rank: Int) {
        counts[rank] -= 1
        guard counts[rank] == 0 else { return }
        words[rank / 64] &= ~(1 << UInt64(rank % 64))
        if words[rank / 64] == 0 { summary &= ~(1 << UInt64(rank / 64)) }
    }
}
