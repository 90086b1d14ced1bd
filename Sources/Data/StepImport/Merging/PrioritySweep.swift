/// Divides records among days as Health Connect does: each moment uses only the best active record, even of one app.
struct PrioritySweep {
    /// A record, with times in milliseconds since 1970. There may be hundreds of thousands.
    struct Record: Hashable {
        var start: Int
        /// The end, not before `start`; equal to it for a record without length.
        var end: Int
        var value: Double
        var modified: Int
        var source: Int32
        /// The offset of the clock at the start: seconds east of UTC.
        var offset: Int32
    }

    /// A record that has begun and may not have ended.
    private struct Open: Comparable {
        var rank: Int
        var record: Record

        /// The better record is the lesser one.
        static func < (a: Self, b: Self) -> Bool {
            let x = a.record
            let y = b.record
            return (a.rank, y.modified, y.start, y.end, y.value) < (b.rank, x.modified, x.start, x.end, x.value)
        }
    }

    /// The rank of each app; an app without one is ignored.
    private let ranks: [Int?]
    private var calendar: DayCalendar
    private let sum: MetricSum
    private var now = 0
    private var open = Heap<Open>()

    init(ranks: [Int?], calendar: DayCalendar, into sum: MetricSum) {
        self.ranks = ranks
        self.calendar = calendar
        self.sum = sum
    }

    /// Adds up all records, which are in order of their starts.
    mutating func walk(_ records: [Record]) {
        for record in records {
            let rank = ranks[Int(record.source)]
            share(record, record.start..<record.end, isCounted: true, isTaken: sum.addsUp && rank != nil)
            guard let rank, !sum.addsUp else { continue }
            advance(to: record.start)
            open.insert(Open(rank: rank, record: record))
        }
        advance(to: .max)
    }

    /// Takes active records up to a time; those that end then are kept.
    private mutating func advance(to time: Int) {
        guard now < time else { return }
        if let best = open.first?.record, best.start == best.end {
            share(best, now..<now, isCounted: false, isTaken: true)
        }
        while now < time, let best = open.first?.record {
            guard best.end > now else {
                open.removeFirst()
                continue
            }
            let next = min(best.end, time)
            share(best, now..<next, isCounted: false, isTaken: true)
            now = next
        }
        now = time
    }

    /// Divides a part of a record among its days, in proportion to time.
    private mutating func share(_ record: Record, _ part: Range<Int>, isCounted: Bool, isTaken: Bool) {
        var start = part.lowerBound
        repeat {
            let day = calendar.day(at: UInt32(start / 1000), offset: Int(record.offset))
            let hour = calendar.hour(at: start / 1000, offset: Int(record.offset))
            let next = calendar.end(of: day, from: start / 1000, offset: Int(record.offset)) * 1000
            let end = min(part.upperBound, next)
            let length = record.end - record.start
            let value = end - start == length ? record.value : record.value * Double(end - start) / Double(length)
            sum.add(
                source: Int(record.source), day: day, hour: hour, counted: isCounted ? value : nil,
                taken: isTaken ? value : nil, isFirst: start == record.start)
            start = end
        } while start < part.upperBound
    }
}
