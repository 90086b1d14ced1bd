/// The days of one metric, and who has counted how much of it.
final class MetricSum {
    private(set) var days: [Int: Double] = [:]
    private(set) var totals: [Int: ImportedSource.Totals] = [:]
    /// By source, where the source counts that has counted most.
    private var daysBySource: [Int: [Int: Double]] = [:]

    let metric: ImportMetric
    private let addsUp: Bool
    private let takesGreatest: Bool
    private let window: ClosedRange<Int>?

    init(_ metric: ImportMetric, _ options: ImportOptions) {
        self.metric = metric
        takesGreatest = options.rule == .greatest
        addsUp = takesGreatest || options.rule == .sum
        window = options.window.map { $0.lowerBound.daysSince1970...$0.upperBound.daysSince1970 }
    }

    /// Adds up all samples of the metric, and removes them from the store.
    /// - Returns: how many were left out because they are there already.
    func walk(_ samples: inout SampleStore, ranks: [Int?], calendar: DayCalendar) -> Int {
        var sweep = OverlapSweep(ranks: ranks, addsUp: addsUp, calendar: calendar, report: add)
        let repeated = sweep.walk(samples.take(metric))
        if takesGreatest { takeGreatest(ranks) }
        return repeated
    }

    /// Adds up all records as a phone does.
    func walk(_ records: [PrioritySweep.Record], ranks: [Int?], calendar: DayCalendar) {
        var sweep = PrioritySweep(ranks: ranks, addsUp: addsUp, calendar: calendar, report: add)
        sweep.walk(records)
        if takesGreatest { takeGreatest(ranks) }
    }

    func add(_ share: OverlapSweep.Share) {
        if let window, !window.contains(share.day) { return }
        guard let date = CivilDate(daysSince1970: share.day) else { return }
        var total = totals[share.source] ?? ImportedSource.Totals(first: date, last: date)
        total.first = min(total.first, date)
        total.last = max(total.last, date)
        total.taken += share.taken ?? 0
        if let counted = share.counted {
            total.counted += counted
            // Of one that began before the window, its first part in it.
            total.records += share.isFirst || share.day == window?.lowerBound ? 1 : 0
        }
        totals[share.source] = total
        guard let taken = share.taken else { return }
        days[share.day, default: 0] += taken
        if takesGreatest { daysBySource[share.source, default: [:]][share.day, default: 0] += taken }
    }

    /// - Parameter tiers: by source; on days that have one of a lower tier, those of higher ones do not count.
    func takeGreatest(_ ranks: [Int?], tiers: [Int]? = nil) {
        days = [:]
        for source in totals.keys { totals[source]?.taken = 0 }
        var chosen: [Int: (source: Int, tier: Int, value: Double)] = [:]
        // Of equal ones the first by rank.
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
            totals[choice.source]?.taken += choice.value
        }
    }
}
