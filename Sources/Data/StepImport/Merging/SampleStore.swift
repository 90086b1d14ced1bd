/// Samples by the million.
struct SampleStore {
    struct Entry: Comparable {
        var sample: Sample
        var source: Int32
        /// Of the clock by which the sample starts: seconds east of UTC.
        var offset: Int32

        static func < (a: Self, b: Self) -> Bool {
            // By time, then equal ones together, then whatever is always the same.
            (a.sample.start, a.sample.end, a.source, a.sample.value, a.offset)
                < (b.sample.start, b.sample.end, b.source, b.sample.value, b.offset)
        }
    }

    private var entries: [ImportMetric: [Entry]] = [:]

    private var count: Int { entries.values.reduce(0) { $0 + $1.count } }

    mutating func add(_ entry: Entry, _ metric: ImportMetric) { entries[metric, default: []].append(entry) }

    /// Removes the samples that begin at a time or later.
    /// - Returns: how many.
    mutating func leaveOut(from time: Int) -> Int {
        let before = count
        for metric in ImportMetric.allCases { entries[metric]?.removeAll { Int($0.sample.start) >= time } }
        return before - count
    }

    /// Of all clocks by which samples start.
    var offsets: Set<Int32> { Set(entries.values.joined().lazy.map(\.offset)) }

    /// Removes all samples of a metric, and returns them in order.
    mutating func take(_ metric: ImportMetric) -> [Entry] {
        var taken = entries.removeValue(forKey: metric) ?? []
        taken.sort()
        return taken
    }
}
