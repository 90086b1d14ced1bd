/// What was counted between two moments.
struct Sample: Hashable {
    /// Seconds since 1970-01-01 00:00 UTC, as is `end`; what is earlier, or later than 2105, nobody has counted.
    var start: UInt32
    /// Not before `start`. Equal to it when all happened at once.
    var end: UInt32
    /// A number from 0 to `maxValue`.
    var value: Double

    static let maxValue = 1e9
    /// Phones and watches count by minutes; what is longer than a month has been put together from others, or made up.
    static let maxLength = 31 * 86_400

    /// What `seconds` of it have counted, if it was even; all of it exactly.
    func share(_ seconds: Int) -> Double {
        let length = Int(end - start)
        return seconds == length ? value : value * Double(seconds) / Double(length)
    }
}
