import StepTestSupport
import Testing

@testable import StepImport

struct SampleStoreTests {
    private static let values: [Double] = [
        0, 1, 0.5, 0.1, 0.123456, 0.1234567, 0.12345678, 1.0 / 3, 1e9, 999_999_999.999, 2.5e-308, 1e-7, 12.75,
        0.30000000000000004,
    ]

    /// Whatever the values and the order, what went in comes out: in order, and to the last bit.
    @Test func whatGoesInComesOut() {
        var store = SampleStore()
        var samples: [Sample] = []
        for (index, value) in Self.values.enumerated() {
            for start: UInt32 in [0, 5, 1_700_000_000, .max - 3] {
                let end = min(.max, start + UInt32(index % 3))
                samples.append(Sample(start: start, end: end, value: value, source: 0, offset: 3600))
            }
        }
        var random = SeededGenerator(state: 1)
        for sample in samples.shuffled(using: &random) {
            store.add(sample, .meters)
            var other = sample
            (other.source, other.offset) = (1, 0)
            store.add(other, .steps)
        }
        #expect(store.offsets == [0, 3600])
        let found = store.take(.meters)
        #expect(found == samples.sorted { ($0.start, $0.end, $0.value) < ($1.start, $1.end, $1.value) })
        #expect(store.take(.meters).isEmpty)
        #expect(store.take(.steps).count == samples.count)
    }

    /// A record takes as many bytes as its figures do, and no more.
    @Test func samplesAreSmall() { #expect(MemoryLayout<Sample>.stride == 24) }
}
