/// A local date's figures; what a source does not say is nil, which is not 0.
package struct ImportedDay: Hashable, Sendable {
    package var date: CivilDate
    /// Whole, though it may be more than a `StepDay` takes.
    package var steps: Double?
    /// Walked and run, not rounded.
    package var meters: Double?
    /// Flights of stairs climbed, whole.
    package var flights: Double?

    package subscript(metric: ImportMetric) -> Double? {
        get { self[keyPath: Self.figure(metric)] }
        set { self[keyPath: Self.figure(metric)] = newValue }
    }

    private static func figure(_ metric: ImportMetric) -> WritableKeyPath<Self, Double?> {
        switch metric {
        case .steps: \.steps
        case .meters: \.meters
        case .flights: \.flights
        }
    }
}

package enum ImportMetric: String, CaseIterable, Sendable {
    case steps, meters, flights
}

/// What has been read, as days, and how it came about.
package struct ImportedDays: Hashable, Sendable {
    /// By date, each once; a date without figures is not among them.
    package var days: [ImportedDay] = []
    /// In the order in which they count, the first before the others.
    package var sources: [ImportedSource] = []
    /// What the user should know, one line each.
    package var notes: [String] = []
    /// How it was read where nothing is wrong, one line each: a table of the sources has them.
    package var remarks: [String] = []
    /// When the export was made, where it says so: that day is not over.
    package var made: CivilDate?
    /// Goals of days that the files give one for.
    package var goals: [CivilDate: Int] = [:]

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

/// A device or an app that has counted.
package struct ImportedSource: Hashable, Sendable {
    package var name: String
    package var totals: [ImportMetric: Totals] = [:]

    package struct Totals: Hashable, Sendable {
        package var records = 0
        package var first: CivilDate
        package var last: CivilDate
        /// All that the source has counted.
        package var counted = 0.0
        /// What of it is in the days.
        package var taken = 0.0
    }
}
