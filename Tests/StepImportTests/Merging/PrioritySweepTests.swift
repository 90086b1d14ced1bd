import StepData
import StepTestSupport
import Testing

@testable import StepImport

struct PrioritySweepTests {
    private typealias Record = PrioritySweep.Record

    private static func isBetter(_ a: Record, _ b: Record) -> Bool {
        (a.source, b.modified, b.start, b.end, b.value) < (b.source, a.modified, a.start, a.end, a.value)
    }

    /// Of every millisecond the best record, looked for among all.
    private static func plain(_ records: [Record], _ range: Range<Int>) -> [Int: Double] {
        var days: [Int: Double] = [:]
        var parts: [Int: [Int: Int]] = [:]
        func day(_ record: Record, _ time: Int) -> Int {
            (time + Int(record.offset) * 1000).floored(by: 86_400_000)
        }
        for time in range {
            let best = records.indices.filter { records[$0].start <= time && time < records[$0].end }
                .min { isBetter(records[$0], records[$1]) }
            if let best { parts[best, default: [:]][day(records[best], time), default: 0] += 1 }
            let touching = records.filter { $0.start <= time && time <= $0.end }
            if let best = touching.min(by: isBetter), best.start == best.end {
                days[day(best, time), default: 0] += best.value
            }
        }
        for (record, parts) in parts {
            let length = Double(records[record].end - records[record].start)
            for (day, part) in parts { days[day, default: 0] += records[record].value * Double(part) / length }
        }
        return days
    }

    @Test(arguments: Walk.sample(Array(0..<300), every: 5)) func itIsWhatEveryMillisecondSays(seed: Int) {
        var generator = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        func random(_ count: Int) -> Int { Int(generator.next() >> 33) % count }
        // Around a midnight by UTC and by a clock one second ahead.
        let midnight = 20_000 * 86_400_000
        let first = midnight - 1500
        let records = (0..<random(24) + 1).map { index in
            let start = first + random(8) * 250
            let source = random(3)
            return Record(
                start: start, end: start + random(4) * random(5) * 125, value: Double(random(50) * 30 + index),
                modified: random(3),
                source: Int32(source), offset: Int32(random(2)))
        }
        let sum = MetricSum(.steps, ImportOptions())
        let shuffled = records.shuffled(using: &generator)
        sum.walk(shuffled.sorted { $0.start < $1.start }, ranks: [0, 1, 2], zone: nil)
        let plain = Self.plain(records, first..<first + 4000)
        #expect(Set(sum.days.keys) == Set(plain.keys))
        for (day, value) in plain { #expect(abs((sum.days[day] ?? -1) - value) < 1e-9) }
        for totals in sum.totals.values { #expect(totals.taken <= totals.counted + 1e-9) }
        let counted = sum.totals.values.reduce(0) { $0 + $1.counted }
        #expect(abs(counted - records.reduce(0) { $0 + $1.value }) < 1e-9)
        #expect(sum.totals.values.reduce(0) { $0 + $1.records } == records.count)
    }
}
