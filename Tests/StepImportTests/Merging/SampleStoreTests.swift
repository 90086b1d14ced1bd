import Testing

@testable import StepImport

struct SampleStoreTests {
    private static let values: [Double] = [
        0, 1, 0.5, 0.1, 0.123456, 0.1234567, 0.12345678, 1.0 / 3, 1e9, 999_999_999.999, 2.5e-308, 1e-7, 12.75,
        0.30000000000000004,
    ]

    /// Whatever the values and the order, what went in comes out: in order, and to the last bit.
    @Test(arguments: [1, 3, 1000]) func whatGoesInComesOut(blockSize: Int) {
        var store = SampleStore(blockSize: blockSize)
        var samples: [Sample] = []
        for (index, value) in Self.values.enumerated() {
            for start: UInt32 in [0, 5, 1_700_000_000, .max - 3] {
                samples.append(Sample(start: start, end: min(.max, start + UInt32(index % 3)), value: value))
            }
        }
        for sample in samples.shuffled() {
            store.add(sample, .init(source: 0, metric: .meters, offset: 0, unit: 1))
            store.add(sample, .init(source: 1, metric: .steps, offset: 0, unit: 1))
        }
        var order = SampleOrder(store.take(.meters))
        var found: [Sample] = []
        while let entry = order.next() { found.append(entry.sample) }
        #expect(found == samples.sorted())
        #expect(store.take(.meters).isEmpty)
    }

    /// A minute's steps in order take few bytes.
    @Test func samplesArePacked() {
        var store = SampleStore()
        for index in 0..<10_000 {
            let start = UInt32(1_700_000_000 + 600 * index)
            store.add(
                Sample(start: start, end: start + 590, value: Double(index % 900)),
                .init(source: 0, metric: .steps, offset: 0, unit: 1))
        }
        let bytes = store.take(.steps).map(\.run).flatMap(\.blocks).reduce(0) { $0 + $1.count }
        #expect(bytes < 10_000 * 7)
    }
}
