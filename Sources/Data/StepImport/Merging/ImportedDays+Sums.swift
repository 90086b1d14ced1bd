extension ImportedDays {
    /// Takes the days and sources of metrics, each of which was added up by itself.
    /// - Parameters:
    ///   - titles: of the sources.
    ///   - ranks: of the sources; those without one come last.
    ///   - cut: a metric of which what a day has beside whole ones does not count.
    mutating func take(_ sums: [MetricSum], of titles: [String], _ ranks: [Int?], cutting cut: ImportMetric? = nil) {
        var figures = DayFigures()
        var all = titles.map { ImportedSource(name: $0) }
        for sum in sums {
            for (number, value) in sum.days {
                guard let date = CivilDate(daysSince1970: number) else { continue }
                // Sums of fractions may be that much too small.
                figures.add(sum.metric == cut ? (value + 1e-6).rounded(.down) : value, sum.metric, on: date)
            }
            for (source, totals) in sum.totals { all[source].totals[sum.metric] = totals }
        }
        days = figures.sorted
        sources = all.indices.filter { !all[$0].totals.isEmpty }
            .sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }.map { all[$0] }
    }
}
