/// Samples by metric; there may be millions.
struct SampleStore {
    private var samples: [ImportMetric: [Sample]] = [:]

    private var count: Int { samples.values.reduce(0) { $0 + $1.count } }

    mutating func add(_ sample: Sample, _ metric: ImportMetric) { samples[metric, default: []].append(sample) }

    /// Removes the samples that begin at a time or later, and returns their number.
    mutating func removeSamples(from time: Int) -> Int {
        let before = count
        for metric in ImportMetric.allCases { samples[metric]?.removeAll { Int($0.start) >= time } }
        return before - count
    }

    var offsets: Set<Int32> { Set(samples.values.joined().lazy.map(\.offset)) }

    /// Removes all samples of a metric, and returns them in order.
    mutating func take(_ metric: ImportMetric) -> [Sample] {
        var taken = samples.removeValue(forKey: metric) ?? []
        taken.sort()
        return taken
    }
}
