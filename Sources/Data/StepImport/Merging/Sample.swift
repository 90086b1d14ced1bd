/// What a source has counted between two moments.
struct Sample: Comparable {
    /// Seconds since 1970-01-01 00:00 UTC, as is `end`; what is earlier, or later than 2105, nobody has counted.
    var start: UInt32
    /// Not before `start`. Equal to it when all happened at once.
    var end: UInt32
    /// A number from 0 to `maxValue`.
    var value: Double
    var source: Int32
    /// Of the clock by which it starts: seconds east of UTC.
    var offset: Int32

    static let maxValue = 1e9
    /// Phones and watches count by minutes; what is longer than a month has been put together from others, or made up.
    static let maxLength = 31 * 86_400

    /// What `seconds` of it have counted, if it was even; all of it exactly.
    func share(_ seconds: Int) -> Double {
        let length = Int(end - start)
        return seconds == length ? value : value * Double(seconds) / Double(length)
    }

    /// Whether the same source has counted the same, by whatever clock.
    func isSame(as other: Sample) -> Bool {
        (start, end, value, source) == (other.start, other.end, other.value, other.source)
    }

    static func < (a: Self, b: Self) -> Bool {
        // By time, then equal ones together, then whatever is always the same.
        (a.start, a.end, a.source, a.value, a.offset) < (b.start, b.end, b.source, b.value, b.offset)
    }
}
