/// The sums of one metric by day, and the totals of each source.
final class MetricSum {
    private(set) var days: [Int: Double] = [:]
    /// The sums by day and hour: empty unless the options ask for hours, and without days whose samples have no times.
    private(set) var hours: [Int: [Double]] = [:]
    private(set) var totals: [Int: ImportedSource.Totals] = [:]
    /// The sums by source and day, used if the source with the greatest sum is chosen.
    private var daysBySource: [Int: [Int: Double]] = [:]
    private var hoursBySource: [Int: [Int: [Double]]] = [:]

    let metric: ImportMetric
    private let hasHours: Bool
    /// True if all samples are added up, even if they overlap.
    let addsUp: Bool
    private let takesGreatest: Bool
    private let window: ClosedRange<Int>?

    init(_ metric: ImportMetric, _ options: ImportOptions) {
        self.metric = metric
        hasHours = metric == .steps && options.reading.keepsHours
        takesGreatest = options.rule == .greatest
        addsUp = takesGreatest || options.rule == .sum
        window = options.window.map { $0.lowerBound.daysSince1970...$0.upperBound.daysSince1970 }
    }

    /// Adds up all samples of the metric, removes them from the store, and returns the number of duplicates left out.
    func walk(_ samples: inout SampleStore, ranks: [Int?], zone: TimeZoneRules?) -> Int {
        var sweep = OverlapSweep(ranks: ranks, calendar: DayCalendar(zone, hasHours: hasHours), into: self)
        let repeated = sweep.walk(samples.take(metric))
        if takesGreatest { takeGreatest(ranks) }
        return repeated
    }

    /// Adds up all records by the rules of a phone with Health Connect.
    func walk(_ records: [PrioritySweep.Record], ranks: [Int?], zone: TimeZoneRules?) {
        var sweep = PrioritySweep(ranks: ranks, calendar: DayCalendar(zone, hasHours: hasHours), into: self)
        sweep.walk(records)
        if takesGreatest { takeGreatest(ranks) }
    }

    /// Adds a sample, or a part of it, to a day: the amount that counts, and the amount that it would have alone.
    /// - Parameter hour: the hour of the day; nil if it is not known, or not needed.
    /// - Parameter counted: the amount of the sample alone; nil if it is added with another part.
    /// - Parameter taken: the amount added; nil if lower ranks were active all the time.
    /// - Parameter isFirst: true if the sample begins in this part.
    func add(source: Int, day: Int, hour: Int? = nil, counted: Double?, taken: Double?, isFirst: Bool = true) {
        if let window, !window.contains(day) { return }
        guard let date = CivilDate(daysSince1970: day) else { return }
        var total = totals[source] ?? ImportedSource.Totals(first: date, last: date)
        total.first = min(total.first, date)
        total.last = max(total.last, date)
        total.taken += taken ?? 0
        if let counted {
            total.counted += counted
            // A sample that began before the window counts as a record on the window's first day.
            total.records += isFirst || day == window?.lowerBound ? 1 : 0
        }
        totals[source] = total
        guard let taken else { return }
        days[day, default: 0] += taken
        if takesGreatest { daysBySource[source, default: [:]][day, default: 0] += taken }
        guard hasHours, let hour else { return }
        let none = [Double](repeating: 0, count: StepDay.hourCount)
        if takesGreatest {
            hoursBySource[source, default: [:]][day, default: none][hour] += taken
        } else {
            hours[day, default: none][hour] += taken
        }
    }

    /// Replaces the sum of each day by that of the source with the greatest, among those of the day's lowest tier.
    func takeGreatest(_ ranks: [Int?], tiers: [Int]? = nil) {
        days = [:]
        for source in totals.keys { totals[source]?.taken = 0 }
        var chosen: [Int: (source: Int, tier: Int, value: Double)] = [:]
        // The first source by rank is used if several have equal sums.
        let sources = daysBySource.keys.filter { ranks[$0] != nil }
        for source in sources.sorted(by: { ranks[$0] ?? 0 < ranks[$1] ?? 0 }) {
            let tier = tiers?[source] ?? 0
            for (day, value) in daysBySource[source] ?? [:] {
                let (best, most) = chosen[day].map { ($0.tier, $0.value) } ?? (.max, 0)
                if tier != best ? tier < best : value > most { chosen[day] = (source, tier, value) }
            }
        }
        for (day, choice) in chosen.sorted(by: { $0.key < $1.key }) {
            days[day] = choice.value
            hours[day] = hoursBySource[choice.source]?[day]
            totals[choice.source]?.taken += choice.value
        }
    }
}
