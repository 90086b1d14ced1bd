/// Divides samples among days, in one sweep through time: of those that overlap, all of the lowest rank are added up.
///
/// A rank's clock runs while no sample of a lower rank is active; a sample counts in proportion to the clock's time
/// between its start and end. So n samples take n log n time however they overlap, and memory only while active.
struct OverlapSweep {
    /// The rank of each source; a source without one is ignored.
    private let ranks: [Int?]
    private var calendar: DayCalendar
    private let sum: MetricSum

    private var now = 0
    private var activeRanks: RankSet
    /// The clock of each rank, in seconds.
    private var clocks: [Int]
    private var parts: [SamplePart] = []
    private var freeParts: [Int] = []
    private var cuts = Heap<Cut>()
    /// Samples without length at `now`, which wait for all that begin then.
    private var instants: [Sample] = []
    /// The number of times a sample was begun, cut or ended: for tests.
    private(set) var events = 0

    /// The rest of a sample, from the last cut on.
    private struct SamplePart {
        var sample: Sample
        var rank: Int
        var day: Int
        var start: Int
        /// The time of the rank's clock at `start`.
        var clock: Int
    }

    /// The end of a part, ordered by time.
    private struct Cut: Comparable {
        var time: Int
        var part: Int

        static func < (a: Self, b: Self) -> Bool { (a.time, a.part) < (b.time, b.part) }
    }

    init(ranks: [Int?], calendar: DayCalendar, into sum: MetricSum) {
        self.ranks = ranks
        self.calendar = calendar
        self.sum = sum
        let count = (ranks.compactMap(\.self).max() ?? 0) + 1
        activeRanks = RankSet(count: count)
        clocks = [Int](repeating: 0, count: count)
    }

    /// Adds up all samples, which are in order, and returns the number of duplicates left out.
    mutating func walk(_ samples: [Sample]) -> Int {
        var last: Sample?
        var repeated = 0
        for sample in samples {
            if let last, sample.isSame(as: last) {
                repeated += 1
                continue
            }
            last = sample
            guard let rank = ranks[Int(sample.source)] else { continue }
            advance(to: Int(sample.start))
            if sample.start == sample.end { instants.append(sample) } else { begin(sample, rank) }
        }
        advance(to: .max)
        return repeated
    }

    private mutating func begin(_ sample: Sample, _ rank: Int) {
        let day = calendar.day(at: sample.start, offset: Int(sample.offset))
        let part = SamplePart(sample: sample, rank: rank, day: day, start: now, clock: clocks[rank])
        let number = freeParts.popLast() ?? parts.count
        if number == parts.count { parts.append(part) } else { parts[number] = part }
        activeRanks.insert(rank)
        schedule(number)
    }

    private mutating func schedule(_ number: Int) {
        let part = parts[number]
        let end = calendar.end(of: part.day, from: part.start, offset: Int(part.sample.offset))
        cuts.insert(Cut(time: min(end, Int(part.sample.end)), part: number))
        events += 1
    }

    private mutating func advance(to time: Int) {
        while let cut = cuts.first, cut.time <= time {
            cuts.removeFirst()
            move(to: cut.time)
            finish(cut.part)
        }
        move(to: time)
    }

    private mutating func move(to time: Int) {
        guard time > now else { return }
        countInstants()
        if let first = activeRanks.first { clocks[first] += time - now }
        now = time
    }

    private mutating func finish(_ number: Int) {
        let part = parts[number]
        let sample = part.sample
        let length = now - part.start
        let exposed = sum.addsUp ? length : clocks[part.rank] - part.clock
        if length > 0 {
            let hour = calendar.hour(at: part.start, offset: Int(sample.offset))
            sum.add(
                source: Int(sample.source), day: part.day, hour: hour, counted: sample.share(length),
                taken: exposed > 0 ? sample.share(exposed) : nil, isFirst: part.start == sample.start)
        }
        if now == sample.end {
            activeRanks.remove(part.rank)
            freeParts.append(number)
        } else {
            parts[number].day = calendar.day(at: UInt32(now), offset: Int(sample.offset))
            parts[number].start = now
            parts[number].clock = clocks[part.rank]
            schedule(number)
        }
    }

    private mutating func countInstants() {
        guard !instants.isEmpty else { return }
        let first = activeRanks.first ?? .max
        for sample in instants {
            guard let rank = ranks[Int(sample.source)] else { continue }
            events += 1
            let day = calendar.day(at: sample.start, offset: Int(sample.offset))
            let hour = calendar.hour(at: Int(sample.start), offset: Int(sample.offset))
            let taken = sum.addsUp || first >= rank ? sample.value : nil
            sum.add(source: Int(sample.source), day: day, hour: hour, counted: sample.value, taken: taken)
        }
        instants.removeAll(keepingCapacity: true)
    }
}
