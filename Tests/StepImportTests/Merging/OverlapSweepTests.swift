import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

/// A sample of a source, as tests write it.
struct Counted: Hashable {
    var source: Int
    var start: Int
    var end: Int
    var value: Double
    var offset = 0

    var sample: Sample {
        Sample(start: UInt32(start), end: UInt32(end), value: value, source: Int32(source), offset: Int32(offset))
    }
}

extension MetricSum {
    /// The days of samples that come in any order; the source's number is its rank.
    static func walking(
        _ counted: [Counted], zone: TimeZoneRules? = TimeZoneRules(offset: 0), options: ImportOptions = ImportOptions()
    ) -> (sum: MetricSum, repeated: Int) {
        var store = SampleStore()
        for one in counted { store.add(one.sample, .steps) }
        let sum = MetricSum(.steps, options)
        let count = (counted.map(\.source).max() ?? 0) + 1
        let repeated = sum.walk(&store, ranks: Array(0..<count), zone: zone)
        return (sum, repeated)
    }
}

struct OverlapSweepTests {
    @Test func thePhoneFillsWhatTheWatchLeaves() {
        let (sum, _) = MetricSum.walking([
            Counted(source: 1, start: 5 * 60, end: 15 * 60, value: 500),
            Counted(source: 0, start: 0, end: 10 * 60, value: 600),
        ])
        #expect(sum.days == [0: 850])
        #expect(sum.totals[0]?.taken == 600)
        #expect(sum.totals[1]?.taken == 250)
        #expect(sum.totals[1]?.counted == 500)
    }

    @Test func midnightCutsARecordInTwo() {
        let midnight = 86_400
        let (sum, _) = MetricSum.walking([Counted(source: 0, start: midnight - 600, end: midnight + 600, value: 100)])
        #expect(sum.days == [0: 50, 1: 50])
        #expect(sum.totals[0]?.records == 1)
    }

    @Test(arguments: [(599, nil), (600, 7), (0, nil), (300, nil)] as [(Int, Double?)])
    func anInstantCountsWhereNothingHigherIsUnderWay(at time: Int, counts: Double?) {
        let (sum, _) = MetricSum.walking([
            Counted(source: 0, start: 0, end: 600, value: 1000),
            Counted(source: 1, start: time, end: time, value: 7),
        ])
        #expect(sum.days == [0: 1000 + (counts ?? 0)])
    }

    @Test func anInstantCoversNothingAndRecordsOfOneSourceAddUp() {
        let (sum, _) = MetricSum.walking([
            Counted(source: 0, start: 100, end: 100, value: 1),
            Counted(source: 1, start: 50, end: 150, value: 20),
            Counted(source: 1, start: 100, end: 200, value: 300),
        ])
        #expect(sum.days == [0: 321])
    }

    @Test func whatIsTwiceTheSameCountsOnce() {
        let one = Counted(source: 0, start: 0, end: 60, value: 5)
        let other = Counted(source: 0, start: 0, end: 60, value: 6)
        let moved = Counted(source: 0, start: 0, end: 60, value: 5, offset: 3600)
        let (sum, repeated) = MetricSum.walking([one, other, one, moved])
        #expect(sum.days == [0: 11])
        #expect(repeated == 2)
    }

    @Test func aDayThatIsCoveredWhollyHasNoFiguresOfItsOwn() {
        let (sum, _) = MetricSum.walking([
            Counted(source: 0, start: 86_000, end: 86_400, value: 0),
            Counted(source: 1, start: 86_000, end: 86_400, value: 9),
            Counted(source: 1, start: 2 * 86_400, end: 2 * 86_400 + 60, value: 0),
        ])
        // A zero that was counted is one.
        #expect(sum.days == [0: 0, 2: 0])
    }

    @Test func otherWaysOfMerging() {
        let counted = [
            Counted(source: 0, start: 0, end: 600, value: 600), Counted(source: 1, start: 300, end: 900, value: 700),
            Counted(source: 0, start: 86_400, end: 86_460, value: 8),
            Counted(source: 1, start: 86_400, end: 86_460, value: 8),
        ]
        var options = ImportOptions()
        options.merge = .sum
        #expect(MetricSum.walking(counted, options: options).sum.days == [0: 1300, 1: 16])
        options.merge = .greatest
        let greatest = MetricSum.walking(counted, options: options).sum
        #expect(greatest.days == [0: 700, 1: 8])
        #expect(greatest.totals.mapValues(\.taken) == [0: 8, 1: 700])
        #expect(greatest.totals.mapValues(\.counted) == [0: 608, 1: 708])
    }

    @Test func aWindowTakesThePartsInIt() throws {
        var options = ImportOptions()
        let date = try #require(CivilDate("1970-01-02"))
        options.window = date...date
        let (sum, _) = MetricSum.walking(
            [
                Counted(source: 0, start: 86_400 - 300, end: 86_400 + 100, value: 400),
                Counted(source: 0, start: 2 * 86_400 - 50, end: 2 * 86_400 + 50, value: 100),
                Counted(source: 0, start: 3 * 86_400, end: 3 * 86_400 + 50, value: 100),
            ], options: options)
        #expect(sum.days == [1: 150])
        #expect(sum.totals[0]?.records == 2)
        #expect(sum.totals[0]?.counted == 150)
    }

    /// Around changes of clocks: by an hour, by half of one, at midnight forwards and back, over it, and over a day.
    private static let places: [(zone: String?, around: Int)] = [
        ("Europe/Helsinki", 1_711_846_800), ("Europe/Helsinki", 1_729_990_800), ("Australia/Lord_Howe", 1_712_415_600),
        ("America/Santiago", 1_725_768_000), ("America/Havana", 1_730_610_000), ("America/St_Johns", 1_162_092_660),
        ("Pacific/Apia", 1_325_239_200), ("+05:45", 1_700_000_000), (nil, 1_700_000_000),
    ]

    /// The day of each second, nil where each record goes by its own clock.
    private static func days(_ zone: TimeZoneRules?, _ times: Range<Int>) -> [Int]? {
        guard let zone else { return nil }
        var latest = Int.min
        return times.map { time in
            latest = max(latest, Int((Double(time + zone.offset(at: time)) / 86_400).rounded(.down)))
            return latest
        }
    }

    /// Second by second: what the rule is, in arrays. Sums are by day, or by hours since the first day of all.
    private static func oracle(
        _ counted: [Counted], _ dayOf: [Int]?, hoursIn zone: TimeZoneRules?? = .none, from: Int, to: Int
    ) -> [Int: Double] {
        var days: [Int: Double] = [:]
        func day(_ time: Int, _ one: Counted) -> Int {
            let day = dayOf.map { $0[time - from] } ?? (time + one.offset) / 86_400
            guard let zone else { return day }
            return day * 24 + (time + (zone?.offset(at: time) ?? one.offset)) / 3600 % 24
        }
        var covered = [Bool](repeating: false, count: to - from)
        for rank in Set(counted.map(\.source)).sorted() {
            // What is the same but for its clock is there once, by the clock that is least.
            let ours = Dictionary(
                counted.filter { $0.source == rank }.map { (Counted($0, offset: 0), dayOf == nil ? $0.offset : 0) },
                uniquingKeysWith: min
            ).map { Counted($0, offset: $1) }
            for one in ours {
                if one.start == one.end {
                    if !covered[one.start - from] { days[day(one.start, one), default: 0] += one.value }
                }
                var seconds: [Int: Int] = [:]
                for time in one.start..<one.end where !covered[time - from] { seconds[day(time, one), default: 0] += 1 }
                for (day, count) in seconds {
                    days[day, default: 0] += one.value * Double(count) / Double(one.end - one.start)
                }
            }
            for one in ours { for time in one.start..<one.end { covered[time - from] = true } }
        }
        return days
    }

    @Test(arguments: places.indices) func asSecondBySecond(place: Int) throws {
        let (name, around) = Self.places[place]
        let zone = try name.map { try TimeZoneRules(named: $0) }
        var numbers = SeededGenerator(state: UInt64(place))
        let (from, to) = (around - 100_000, around + 100_000)
        let dayOf = Self.days(zone, from..<to)
        for _ in Walk.sample(Array(0..<6), every: 3) {
            let lengths = [0, 1, 60, 600, 3600, 100_000]
            let counted = (0..<Int.random(in: 1...60, using: &numbers)).map { _ in
                let grid = [1, 60, 3600].randomElement(using: &numbers) ?? 1
                let length = lengths.randomElement(using: &numbers) ?? 0
                let start = Int.random(in: from...(to - length - 1), using: &numbers) / grid * grid
                return Counted(
                    source: Int.random(in: 0..<4, using: &numbers), start: max(from, start),
                    end: max(from, start) + length, value: Double(Int.random(in: 0...20, using: &numbers)),
                    offset: zone == nil ? [0, 7200, -12_600].randomElement(using: &numbers) ?? 0 : 0)
            }
            let days = MetricSum.walking(counted, zone: zone).sum.days
            let expected = Self.oracle(counted, dayOf, from: from, to: to)
            #expect(Set(days.keys) == Set(expected.keys), "\(counted)")
            for (day, value) in expected {
                // A second too many of the longest sample would be ten times as much as sums of seconds are rounded by.
                #expect(abs((days[day] ?? 0) - value) < 1e-6, "\(day) of \(counted)")
            }
            // Where clocks go back from 0:01 to 23:01, the rest of the hour counts as the first of the new day.
            if name == "America/St_Johns" { continue }
            let hourly = MetricSum.walking(counted, zone: zone, options: Self.keepingHours).sum
            let hours = Self.oracle(counted, dayOf, hoursIn: .some(zone), from: from, to: to)
            for (day, sum) in hourly.hours {
                for hour in 0..<24 {
                    #expect(abs(sum[hour] - (hours[day * 24 + hour] ?? 0)) < 1e-6, "\(hour) of \(day) of \(counted)")
                }
                #expect(abs(sum.reduce(0, +) - (days[day] ?? 0)) < 1e-6)
            }
            #expect(Set(hourly.hours.keys) == Set(days.keys))
        }
    }

    private static let keepingHours = with(ImportOptions()) { $0.reading.keepsHours = true }

    /// The hours of a day are those of the source that the day is taken from.
    @Test func hoursAreOfTheSourceThatCounts() {
        let counted = [
            Counted(source: 0, start: 3600, end: 7200, value: 100),
            Counted(source: 1, start: 7200, end: 10_800, value: 300),
            Counted(source: 1, start: 90_000, end: 90_000, value: 5),
        ]
        var options = Self.keepingHours
        options.merge = .greatest
        let hours = MetricSum.walking(counted, options: options).sum.hours
        #expect(hours[0]?.indices.filter { hours[0]?[$0] != 0 } == [2] && hours[0]?[2] == 300)
        #expect(hours[1]?[1] == 5 && hours.count == 2)
        options.merge = .sum
        #expect(MetricSum.walking(counted, options: options).sum.hours[0]?[1] == 100)
        #expect(MetricSum.walking(counted).sum.hours.isEmpty)
    }

    @Test func samplesInAnyOrderGiveTheSameDays() {
        let counted = (0..<500).map { index in
            let start = 1000 + index * 37 % 9000
            return Counted(source: index % 3, start: start, end: start + index % 200, value: Double(index) / 7)
        }
        var numbers = SeededGenerator(state: 1)
        let days = MetricSum.walking(counted).sum.days
        #expect(MetricSum.walking(counted.reversed()).sum.days == days)
        #expect(MetricSum.walking(counted.shuffled(using: &numbers)).sum.days == days)
    }

    /// All overlap all: the events grow with the samples, not with their pairs.
    @Test func samplesThatOverlapByTheThousandTakeAWalkAll() {
        for count in [1000, 4000] {
            var store = SampleStore()
            for index in 0..<count {
                let start = 86_400 + index
                let one = Counted(source: index % 50, start: start, end: start + 40_000, value: Double(index))
                store.add(one.sample, .steps)
            }
            var sweep = OverlapSweep(
                ranks: Array(0..<50), calendar: DayCalendar(TimeZoneRules(offset: 0)),
                into: MetricSum(.steps, ImportOptions()))
            #expect(sweep.walk(store.take(.steps)) == 0)
            #expect(sweep.events == count)
        }
    }
}

extension Counted {
    fileprivate init(_ other: Counted, offset: Int) {
        self = other
        self.offset = offset
    }
}
