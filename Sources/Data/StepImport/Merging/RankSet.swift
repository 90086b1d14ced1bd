/// The ranks that have active samples.
struct RankSet {
    static let maxCount = 64 * 64

    private var counts: [Int]
    /// The active ranks in order: usually they are few.
    private var active: [Int] = []

    /// - Parameter count: the number of ranks, at most `maxCount`.
    init(count: Int) { counts = [Int](repeating: 0, count: count) }

    var first: Int? { active.first }

    mutating func insert(_ rank: Int) {
        counts[rank] += 1
        if counts[rank] == 1 { active.insert(rank, at: active.firstIndex { $0 > rank } ?? active.count) }
    }

    mutating func remove(_ rank: Int) {
        counts[rank] -= 1
        if counts[rank] == 0 { active.removeAll { $0 == rank } }
    }
}
