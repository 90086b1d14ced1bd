/// Amounts of sources that may have counted the same steps: for each day, the source with the greatest amount is used.
struct AmountsBySource<Source: Hashable> {
    private let options: ImportOptions
    private let sums: [ImportMetric: MetricSum]
    private var titles: [String] = []
    private var numbers: [Source: Int] = [:]

    init(_ options: ImportOptions) {
        self.options = options
        var summing = options
        if summing.rule != .sum { summing.merge = .greatest }
        sums = Dictionary(uniqueKeysWithValues: ImportMetric.allCases.map { ($0, MetricSum($0, summing)) })
    }

    /// Adds an amount of a source to a day, by its number, and to the hour if it is known; day 0 is 1970-01-01.
    mutating func add(
        _ value: Double, _ metric: ImportMetric, on day: Int, hour: Int? = nil, by source: Source,
        title: @autoclosure () -> String
    ) {
        let number = numbers[source] ?? titles.count
        if number == titles.count {
            numbers[source] = number
            titles.append(title().printable)
        }
        sums[metric]?.add(source: number, day: day, hour: hour, counted: value, taken: value)
    }

    /// - Parameter isMirror: true for a source that repeats the counts of others; it is used only on days without them.
    func days(at file: String, isMirror: (String) -> Bool = { _ in false }) throws(Failure) -> ImportedDays {
        let order = titles.indices.sorted { titles[$0] < titles[$1] }
        let sources = try SourceRanks(titles.map { [$0] }, order: order, options, at: file)
        let tiers = titles.indices.map { isMirror(titles[$0]) ? 1 : -sources.weights[$0] }
        for sum in sums.values where options.rule != .sum {
            sum.takeGreatest(sources.ranks, tiers: options.rule == .ranked ? tiers : nil)
        }
        return with(ImportedDays()) { $0.take(Array(sums.values), of: titles, sources.ranks) }
    }
}
