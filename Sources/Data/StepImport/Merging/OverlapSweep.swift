/// Shares samples out to days, in one walk through time: where several sources have counted, the one of the least rank
/// counts, and those of one rank add up.
///
/// For each rank runs a clock that goes only while nothing of a lesser rank is under way. What a sample counts is what
/// its rank's clock has gone between its two ends. So a walk takes time in proportion to n log n for n samples, however
/// they overlap, and memory only for what is under way.
struct OverlapSweep {
    /// What a sample has added to a day, and what it would have added alone.
    struct Share {
        var source: Int
        var day: Int
        /// Nil where it is said in another share.
        var counted: Double?
        /// Nil when others have counted all the while.
        var taken: Double?
        /// Whether the sample begins here.
        var isFirst: Bool
    }

    /// By source; a source without a rank counts nothing.
    private let ranks: [Int?]
    /// Whether all add up, whoever else has counted.
    private let addsUp: Bool
    private var calendar: DayCalendar
    private let report: (Share) -> Void

    private var now = 0
    private var underWay: RankSet
    /// Of each rank, in seconds.
    private var clocks: [Int]
    private var parts: [Part] = []
    private var freeParts: [Int] = []
    private var cuts = Heap<Cut>()
    /// Samples without length at `now`, which wait for all that begins then.
    private var instants: [SampleStore.Entry] = []
    /// How often something was begun, cut or ended: for tests.
    private(set) var events = 0

    /// The rest of a sample, from the last cut on.
    private struct Part {
        var entry: SampleStore.Entry
        var rank: Int
        var day: Int
        var start: Int
        /// What the rank's clock showed at `start`.
        var clock: Int
    }

    /// Where a part ends, by time.
    private struct Cut: Comparable {
        var time: Int
        var part: Int

        static func < (a: Self, b: Self) -> Bool { (a.time, a.part) < (b.time, b.part) }
    }

    init(ranks: [Int?], addsUp: Bool = false, calendar: DayCalendar, report: @escaping (Share) -> Void) {
        (self.ranks, self.addsUp, self.calendar, self.report) = (ranks, addsUp, calendar, report)
        let count = (ranks.compactMap(\.self).max() ?? 0) + 1
        underWay = RankSet(count: count)
        clocks = [Int](repeating: 0, count: count)
    }

    /// - Parameter entries: in order.
    /// - Returns: how many were left out because they are there already.
    mutating func walk(_ entries: [SampleStore.Entry]) -> Int {
        var last: SampleStore.Entry?
        var repeated = 0
        for entry in entries {
            if let last, last.source == entry.source, last.sample == entry.sample {
                repeated += 1
                continue
            }
            last = entry
            guard let rank = ranks[Int(entry.source)] else { continue }
            advance(to: Int(entry.sample.start))
            if entry.sample.start == entry.sample.end {
                instants.append(entry)
            } else {
                begin(entry, rank)
            }
        }
        advance(to: .max)
        return repeated
    }

    private mutating func begin(_ entry: SampleStore.Entry, _ rank: Int) {
        let day = calendar.day(at: entry.sample.start, offset: Int(entry.offset))
        let part = Part(entry: entry, rank: rank, day: day, start: now, clock: clocks[rank])
        let number = freeParts.popLast() ?? parts.count
        if number == parts.count { parts.append(part) } else { parts[number] = part }
        underWay.insert(rank)
        schedule(number)
    }

    private mutating func schedule(_ number: Int) {
        let part = parts[number]
        let end = calendar.end(of: part.day, offset: Int(part.entry.offset))
        cuts.insert(Cut(time: min(end, Int(part.entry.sample.end)), part: number))
        events += 1
    }

    private mutating func advance(to time: Int) {
        while let cut = cuts.first, cut.time <= time {
            _ = cuts.popFirst()
            move(to: cut.time)
            finish(cut.part)
        }
        move(to: time)
    }

    private mutating func move(to time: Int) {
        guard time > now else { return }
        countInstants()
        if let first = underWay.first { clocks[first] += time - now }
        now = time
    }

    private mutating func finish(_ number: Int) {
        let part = parts[number]
        let sample = part.entry.sample
        let length = now - part.start
        let exposed = addsUp ? length : clocks[part.rank] - part.clock
        if length > 0 {
            report(
                Share(
                    source: Int(part.entry.source), day: part.day, counted: sample.share(length),
                    taken: exposed > 0 ? sample.share(exposed) : nil, isFirst: part.start == sample.start))
        }
        if now == sample.end {
            underWay.remove(part.rank)
            freeParts.append(number)
        } else {
            parts[number].day += 1
            parts[number].start = now
            parts[number].clock = clocks[part.rank]
            schedule(number)
        }
    }

    private mutating func countInstants() {
        guard !instants.isEmpty else { return }
        let first = underWay.first ?? .max
        for entry in instants {
            guard let rank = ranks[Int(entry.source)] else { continue }
            events += 1
            let value = entry.sample.value
            report(
                Share(
                    source: Int(entry.source), day: calendar.day(at: entry.sample.start, offset: Int(entry.offset)),
                    counted: value, taken: addsUp || first >= rank ? value : nil, isFirst: true))
        }
        instants.removeAll(keepingCapacity: true)
    }
}
