import StepSupport

/// Amounts of sources that may have counted the same steps: of each day the source counts that has most of it.
struct AmountsBySource<Source: Hashable> {
    private struct Key: Hashable {
        var source: Int
        var metric: ImportMetric
        var day: Int
    }

    private var amounts: [Key: (sum: Double, records: Int)] = [:]
    private var titles: [String] = []
    private var numbers: [Source: Int] = [:]

    /// - Parameters:
    ///   - day: its number; 0 is 1970-01-01.
    ///   - title: what the source is called.
    mutating func add(
        _ value: Double, _ metric: ImportMetric, on day: Int, by source: Source, title: @autoclosure () -> String
    ) {
        let number = numbers[source] ?? titles.count
        if number == titles.count {
            numbers[source] = number
            titles.append(title().printable)
        }
        let key = Key(source: number, metric: metric, day: day)
        let old = amounts[key] ?? (0, 0)
        amounts[key] = (old.sum + value, old.records + 1)
    }

    /// - Parameters:
    ///   - place: what messages call the file.
    ///   - isMirror: whether a source repeats what others have counted, and counts only on days without those.
    func days(
        _ options: ImportOptions, at place: String, isMirror: (String) -> Bool = { _ in false }
    ) throws(Failure) -> ImportedDays {
        let order = titles.indices.sorted { titles[$0] < titles[$1] }
        let sources = try SourceRanks(titles.map { [$0] }, order: order, options, at: place)
        let tiers = titles.indices.map { isMirror(titles[$0]) ? 1 : -sources.wishes[$0] }
        var options = options
        if options.merge != .sum { options.merge = .greatest }
        var merged = MergedDays(titles)
        for metric in ImportMetric.allCases {
            let sum = MetricSum(metric, options)
            let amounts = amounts.filter { $0.key.metric == metric }
            for (key, amount) in amounts.sorted(by: { ($0.key.day, $0.key.source) < ($1.key.day, $1.key.source) }) {
                sum.add(
                    OverlapSweep.Share(
                        source: key.source, day: key.day, counted: amount.sum,
                        taken: sources.ranks[key.source] == nil ? nil : amount.sum, records: amount.records))
            }
            if options.merge == .greatest { sum.takeGreatest(sources.ranks, tiers: tiers) }
            merged.add(sum)
        }
        return ImportedDays(days: merged.days, sources: merged.sources(sources.ranks))
    }
}
