/// All samples of a metric from many runs, in order, each once.
struct SampleOrder {
    struct Entry: Comparable {
        var sample: Sample
        /// The number of the source.
        var source: Int
        /// Of the clock by which the sample starts.
        var offset: Int
        fileprivate var run: Int

        static func < (a: Self, b: Self) -> Bool {
            // By time, then equal ones together, then whatever is always the same.
            (a.sample.start, a.sample.end, a.source, a.sample.value, a.offset, a.run)
                < (b.sample.start, b.sample.end, b.source, b.sample.value, b.offset, b.run)
        }
    }

    private var kinds: [SampleStore.Kind]
    private var cursors: [SampleStore.Run.Cursor]
    private var heap = Heap<Entry>()
    private var last: Entry?
    /// How many were left out because they are there already.
    private(set) var repeated = 0

    init(_ runs: [(kind: SampleStore.Kind, run: SampleStore.Run)]) {
        kinds = runs.map(\.kind)
        cursors = runs.map { SampleStore.Run.Cursor($0.run) }
        for run in runs.indices {
            if let entry = entry(run) { heap.insert(entry) }
        }
    }

    mutating func next() -> Entry? {
        while let entry = heap.first {
            if let next = self.entry(entry.run) {
                heap.replaceFirst(with: next)
            } else {
                _ = heap.popFirst()
            }
            if let last, last.source == entry.source, last.sample == entry.sample {
                repeated += 1
                continue
            }
            last = entry
            return entry
        }
        return nil
    }

    private mutating func entry(_ run: Int) -> Entry? {
        guard var sample = cursors[run].next() else { return nil }
        sample.value *= kinds[run].unit
        return Entry(sample: sample, source: kinds[run].source, offset: kinds[run].offset, run: run)
    }
}
