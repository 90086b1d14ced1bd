/// Days and sources of which each metric is added up by itself.
struct MergedDays {
    private var figures = DayFigures()
    private var all: [ImportedSource]

    init(_ sources: [String]) { all = sources.map { ImportedSource(name: $0) } }

    /// - Parameter cutting: whether what a day has beside whole ones does not count.
    mutating func add(_ sum: MetricSum, cutting: Bool = false) {
        for (number, value) in sum.days {
            guard let date = CivilDate(daysSince1970: number) else { continue }
            // Sums of fractions may be that much too small.
            figures.add(cutting ? (value + 1e-6).rounded(.down) : value, sum.metric, on: date)
        }
        for (source, totals) in sum.totals { all[source].totals[sum.metric] = totals }
    }

    /// In order, counts whole.
    var days: [ImportedDay] { figures.sorted }

    /// Those that have counted, in order of their ranks, and last those that have none.
    func sources(_ ranks: [Int?]) -> [ImportedSource] {
        all.indices.filter { !all[$0].totals.isEmpty }.sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }
            .map { all[$0] }
    }
}
