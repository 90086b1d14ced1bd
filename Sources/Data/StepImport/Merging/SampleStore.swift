/// Samples by metric; there may be millions.
struct SampleStore {
    /// The samples of each metric, by its index.
    private var samples = [[Sample]](repeating: [], count: ImportMetric.allCases.count)

    private var count: Int { samples.reduce(0) { $0 + $1.count } }

    mutating func add(_ sample: Sample, _ metric: ImportMetric) { samples[metric.index].append(sample) }

    /// Removes the samples that begin at a time or later, and returns their number.
    mutating func removeSamples(from time: Int) -> Int {
        let before = count
        for index in samples.indices { samples[index].removeAll { Int($0.start) >= time } }
        return before - count
    }

    var offsets: Set<Int32> { Set(samples.joined().lazy.map(\.offset)) }

    /// Removes all samples of a metric, and returns them in order.
    mutating func take(_ metric: ImportMetric) -> [Sample] {
        var taken: [Sample] = []
        swap(&taken, &samples[metric.index])
        taken.sort()
        return taken
    }
}
