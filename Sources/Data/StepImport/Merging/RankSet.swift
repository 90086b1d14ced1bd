/// The ranks that have active samples.
struct RankSet {
    static let maxCount = 64 * 64

    private var counts: [Int]
    /// The ranks in order: usually they are few.
    private var underWay: [Int] = []

    /// - Parameter count: the number of ranks, at most `maxCount`.
    init(count: Int) { counts = [Int](repeating: 0, count: count) }

    var first: Int? { underWay.first }

    mutating func insert(_ rank: Int) {
        counts[rank] += 1
        if counts[rank] == 1 { underWay.insert(rank, at: underWay.firstIndex { $0 > rank } ?? underWay.count) }
    }

    mutating func remove(_ rank: Int) {
        counts[rank] -= 1
        if counts[rank] == 0 { underWay.removeAll { $0 == rank } }
    }
}
