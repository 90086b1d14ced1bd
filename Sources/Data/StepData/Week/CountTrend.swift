/// How counts change within periods, such as days. A counter only rises, apart from odd readings, where counts of single
/// hours fall about as often as they rise.
struct CountTrend {
    /// The number of counts that differ from the one before in their period, and of those that are below it.
    private(set) var changes = 0
    private(set) var falls = 0
    /// True if the greatest counts of periods are as high as those of a counter, on average.
    private var isHigh = false
    /// The natural logarithm of the number of orders that the counts between falls may have; only one of these rises.
    private var orders = 0.0

    /// - Parameter periods: the indices of the days of each period, in order of time.
    /// - Parameter least: the least mean of the greatest counts of a counter.
    init(_ periods: [ArraySlice<Int>], of days: [StepDay], least: Int) {
        var sum = 0
        for period in periods {
            let counts = period.compactMap { days[$0].steps }
            var rank = 1.0
            for (earlier, later) in zip(counts, counts.dropFirst()) where earlier != later {
                changes += 1
                if later < earlier { falls += 1 }
                rank = later < earlier ? 1 : rank + 1
                orders += log(rank)
            }
            sum += counts.max() ?? 0
        }
        isHigh = sum >= least * periods.count
    }

    /// True if no count falls, and this happens by chance in at most one of 500 files.
    var onlyRises: Bool { isHigh && falls == 0 && orders > log(500) }

    /// True if at most a tenth of the changes are falls, and this happens by chance in at most one of 20,000 files, even
    /// if steps increase during the day, so that a rise is twice as likely.
    var mostlyRises: Bool {
        let chance = Double(changes - falls) * log(2) + Double(falls) * log(Double(max(changes, 1)))
        return isHigh && falls * 10 <= changes && orders - chance > 10
    }
}
