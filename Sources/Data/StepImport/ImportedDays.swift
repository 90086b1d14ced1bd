/// A local date's figures; a figure that the source does not have is nil, which is not 0.
package struct ImportedDay: Hashable, Sendable {
    package var date: CivilDate
    /// The steps: a whole number, though it may be too large for a `StepDay`.
    package var steps: Double?
    /// The distance walked and run in metres, not rounded.
    package var meters: Double?
    /// The flights of stairs climbed, a whole number.
    package var flights: Double?
    /// The steps of each hour of the clock, not rounded; nil if they are not known, or not needed.
    package var hours: [Double]?

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

extension StepDay {
    /// Makes a day of imported figures, of which steps and flights fit an `Int`.
    init(_ day: ImportedDay) {
        self.init(
            date: day.date, steps: day.steps.map { Int($0) }, distanceMeters: day.meters,
            flights: day.flights.map { Int($0) })
        hours = day.hours.flatMap { StepDay.wholeHours($0, total: steps) }
    }
}

package enum ImportMetric: String, CaseIterable, Sendable {
    case steps, meters, flights

    /// The index among all cases.
    var index: Int {
        switch self {
        case .steps: 0
        case .meters: 1
        case .flights: 2
        }
    }
}

/// The days that were read, with their sources and notes on reading them.
package struct ImportedDays: Hashable, Sendable {
    /// The days by date, each once; a date without figures is not among them.
    package var days: [ImportedDay] = []
    /// The sources by precedence, highest first.
    package var sources: [ImportedSource] = []
    /// Notes for the user, one line each.
    package var notes: [String] = []
    /// Remarks on reading that need no attention, one line each: they are shown with a table of the sources.
    package var remarks: [String] = []
    /// The date of the export, if it has one: that day is not over.
    package var exportDate: CivilDate?
    /// The goals of the days for which the files have one.
    package var goals: [CivilDate: Int] = [:]

    /// Takes the days and sources of metrics, each of which was added up separately.
    /// - Parameter ranks: the ranks of the sources; those without one come last.
    /// - Parameter cut: the metric for which the sum of each day is rounded down.
    mutating func take(_ sums: [MetricSum], of titles: [String], _ ranks: [Int?], cutting cut: ImportMetric? = nil) {
        var figures = DayFigures()
        var all = titles.map { ImportedSource(name: $0) }
        for sum in sums {
            for (number, value) in sum.days {
                guard let date = CivilDate(daysSince1970: number) else { continue }
                // Sums of fractions may be too small by rounding errors.
                figures.add(sum.metric == cut ? (value + 1e-6).rounded(.down) : value, sum.metric, on: date)
                if let hours = sum.hours[number] { figures.days[date]?.hours = hours }
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
        package var counted = 0.0
        /// The part of it that is in the days.
        package var taken = 0.0
    }
}
