/// The amount that a source has counted between two moments.
struct Sample: Comparable {
    /// The start, in seconds since 1970-01-01 00:00 UTC, as the end is; times before, or after 2105, are not supported.
    var start: UInt32
    /// The end, not before `start`; equal to it for a sample without length.
    var end: UInt32
    /// The amount, from 0 to `maxValue`.
    var value: Double
    var source: Int32
    /// The offset of the clock at the start: seconds east of UTC.
    var offset: Int32

    static let maxValue = 1e9
    /// The maximum length in seconds. Devices count by minutes; a longer record is a sum of others, or made up.
    static let maxLength = 31 * 86_400

    /// The part of the amount in `seconds` of it, evenly distributed; exactly all of it for its whole length.
    func share(_ seconds: Int) -> Double {
        let length = Int(end - start)
        return seconds == length ? value : value * Double(seconds) / Double(length)
    }

    /// True if another sample has the same source, times and value, by any clock.
    func isSame(as other: Sample) -> Bool {
        (start, end, value, source) == (other.start, other.end, other.value, other.source)
    }

    static func < (a: Self, b: Self) -> Bool {
        // Ordered by time, then equal ones together, then by the rest, so that the order is always the same.
        (a.start, a.end, a.source, a.value, a.offset) < (b.start, b.end, b.source, b.value, b.offset)
    }
}
