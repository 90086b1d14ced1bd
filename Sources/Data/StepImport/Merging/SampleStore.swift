/// Samples by the million, packed: some 6 to 10 bytes each when they come more or less in order.
struct SampleStore {
    /// What many samples have in common.
    struct Kind: Hashable {
        /// The number of a source.
        var source: Int
        var metric: ImportMetric
        /// Of the clock by which the sample starts: seconds east of UTC.
        var offset: Int
        /// In steps, metres or flights; values are packed as they were written, which takes fewer bytes.
        var unit: Double
    }

    /// Samples of one kind in order, each written as what it differs from the one before.
    struct Run {
        fileprivate(set) var blocks: [[UInt8]] = []
        fileprivate var last = Sample(start: 0, end: 0, value: 0)
    }

    fileprivate struct Series {
        var kind: Kind
        /// Not yet in order.
        var waiting: [Sample] = []
        var runs: [Run] = []
    }

    private var series: [Series] = []
    private var numbers: [Kind: Int] = [:]
    private var lastKind: (kind: Kind, number: Int)?
    private let blockSize: Int

    /// - Parameter blockSize: how many samples are put in order at a time.
    init(blockSize: Int = 1024) { self.blockSize = blockSize }

    /// - Parameter sample: its value in units of its kind.
    mutating func add(_ sample: Sample, _ kind: Kind) {
        let number = number(of: kind)
        series[number].waiting.append(sample)
        if series[number].waiting.count == blockSize { series[number].pack() }
    }

    private mutating func number(of kind: Kind) -> Int {
        if let lastKind, lastKind.kind == kind { return lastKind.number }
        let number = numbers[kind] ?? series.count
        if number == series.count {
            numbers[kind] = number
            series.append(Series(kind: kind))
        }
        lastKind = (kind, number)
        return number
    }

    /// Of all clocks by which samples start.
    var offsets: Set<Int> { Set(numbers.keys.map(\.offset)) }

    /// Removes all samples of a metric, and returns them.
    mutating func take(_ metric: ImportMetric) -> [(kind: Kind, run: Run)] {
        var taken: [(kind: Kind, run: Run)] = []
        for number in series.indices where series[number].kind.metric == metric {
            series[number].pack()
            taken += series[number].runs.map { (series[number].kind, $0) }
            (series[number].waiting, series[number].runs) = ([], [])
        }
        return taken
    }
}

extension SampleStore.Series {
    fileprivate mutating func pack() {
        guard !waiting.isEmpty else { return }
        waiting.sort()
        if runs.isEmpty || waiting[0] < runs[runs.count - 1].last { runs.append(SampleStore.Run()) }
        runs[runs.count - 1].append(waiting)
        waiting.removeAll(keepingCapacity: true)
    }
}

extension SampleStore.Run {
    fileprivate mutating func append(_ samples: [Sample]) {
        var block: [UInt8] = []
        block.reserveCapacity(samples.count * 12)
        for sample in samples {
            block.append(number: UInt64(sample.start - last.start))
            block.append(number: UInt64(sample.end - sample.start))
            block.append(value: sample.value)
            last = sample
        }
        // Of the size that it has come to, and no more.
        blocks.append(block.withUnsafeBufferPointer { Array($0) })
    }

    /// Reads a run from the front.
    struct Cursor {
        private let run: SampleStore.Run
        private var block = 0
        private var position = 0
        private var start: UInt32 = 0

        init(_ run: SampleStore.Run) { self.run = run }

        mutating func next() -> Sample? {
            guard block < run.blocks.count else { return nil }
            start += UInt32(number())
            let end = start + UInt32(number())
            let sample = Sample(start: start, end: end, value: value())
            if position == run.blocks[block].count { (block, position) = (block + 1, 0) }
            return sample
        }

        private mutating func number() -> UInt64 {
            var (number, shift): (UInt64, UInt64) = (0, 0)
            while true {
                let byte = run.blocks[block][position]
                position += 1
                number |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return number }
                shift += 7
            }
        }

        private mutating func value() -> Double {
            let first = number()
            if first & 1 == 0 { return Double(first >> 1) }
            let places = Int(first >> 1)
            if places < Decimal.powers.count { return Double(number()) / Decimal.powers[places] }
            var bits: UInt64 = 0
            for _ in 0..<8 {
                bits = bits << 8 | UInt64(run.blocks[block][position])
                position += 1
            }
            return Double(bitPattern: bits)
        }
    }
}

private enum Decimal {
    static let powers = [1, 10, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7]
    static let none = UInt64(powers.count)
}

extension [UInt8] {
    /// Seven bits a byte, the lowest first; all but the last have the top bit.
    fileprivate mutating func append(number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// A whole number, one with a few decimals, or all of its bits: whatever gives it back exactly.
    fileprivate mutating func append(value: Double) {
        for places in Decimal.powers.indices {
            let digits = (value * Decimal.powers[places]).rounded()
            guard digits < 0x1p48 else { break }
            guard digits / Decimal.powers[places] == value, value.sign == .plus else { continue }
            append(number: places == 0 ? UInt64(digits) << 1 : UInt64(places) << 1 | 1)
            if places > 0 { append(number: UInt64(digits)) }
            return
        }
        append(number: Decimal.none << 1 | 1)
        for shift in stride(from: 56, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
        }
    }
}
