/// Shares records out to days as Health Connect does: at every moment the best of the records that are under way counts,
/// alone, so that those of one app do not add up either.
struct PrioritySweep {
    /// Times are milliseconds since 1970.
    struct Record: Comparable {
        var start: Int
        /// Not before `start`. Equal to it when all happened at once.
        var end: Int
        var value: Double
        /// When it was written last.
        var modified: Int
        /// The number of the app.
        var source: Int
        /// Of the app; nil where it does not count.
        var rank: Int?
        /// Of the clock by which it starts: seconds east of UTC; nil is UTC.
        var offset: Int?

        /// The better one first.
        static func < (a: Self, b: Self) -> Bool {
            (a.rank ?? .max, b.modified, b.start, b.end, b.value) < (
                b.rank ?? .max, a.modified, a.start, a.end, a.value
            )
        }
    }

    /// Whether all add up, whoever else has counted.
    private let addsUp: Bool
    private var calendar: DayCalendar
    private let report: (OverlapSweep.Share) -> Void
    private var now = 0
    /// What has begun and may not have ended, the best first.
    private var open = Heap<Record>()

    init(addsUp: Bool, calendar: DayCalendar, report: @escaping (OverlapSweep.Share) -> Void) {
        (self.addsUp, self.calendar, self.report) = (addsUp, calendar, report)
    }

    /// - Parameter records: in whatever order.
    mutating func walk(_ records: [Record]) {
        // Of what begins at a moment the instants last, as they count only before all others.
        func key(_ record: Record) -> (Int, Int) { (record.start, record.start == record.end ? 1 : 0) }
        var instant: Int?
        for record in records.sorted(by: { key($0) != key($1) ? key($0) < key($1) : $0 < $1 }) {
            guard record.rank != nil, !addsUp else {
                share(record, record.start..<record.end, isCounted: true, isTaken: record.rank != nil)
                continue
            }
            share(record, record.start..<record.end, isCounted: true, isTaken: false)
            advance(to: record.start)
            if record.start < record.end {
                open.insert(record)
            } else if instant != record.start {
                instant = record.start
                if open.first.map({ record < $0 }) ?? true { share(record, now..<now, isCounted: false, isTaken: true) }
            }
        }
        advance(to: .max)
    }

    /// Counts what is under way up to a time; what ends then stays.
    private mutating func advance(to time: Int) {
        while now < time, let best = open.first {
            guard best.end > now else {
                _ = open.popFirst()
                continue
            }
            let next = min(best.end, time)
            share(best, now..<next, isCounted: false, isTaken: true)
            now = next
        }
        now = time
    }

    /// - Parameter part: of the record, which is cut at midnights.
    private mutating func share(_ record: Record, _ part: Range<Int>, isCounted: Bool, isTaken: Bool) {
        var start = part.lowerBound
        repeat {
            let day = calendar.day(at: UInt32(start / 1000), offset: record.offset ?? 0)
            let end = min(part.upperBound, calendar.end(of: day, offset: record.offset ?? 0) * 1000)
            let length = record.end - record.start
            let value = end - start == length ? record.value : record.value * Double(end - start) / Double(length)
            report(
                OverlapSweep.Share(
                    source: record.source, day: day, counted: isCounted ? value : 0, taken: isTaken ? value : nil,
                    records: isCounted && start == record.start ? 1 : 0))
            start = end
        } while start < part.upperBound
    }
}
