import StepData

/// How the steps of some days compare with those of the days before them, in whole percent.
enum Change: Hashable, Sendable {
    case more(percent: Int)
    case less(percent: Int)
    /// Also where they differ by less than half a percent.
    case same

    /// By the sums over the days that have data on both sides, the first beside the first; halves of a percent are rounded
    /// up. Nil where there are no such days, or no steps before.
    init?(_ days: [StepDay], since previous: [StepDay]) {
        var (now, before) = (0, 0)
        for (day, earlier) in zip(days, previous) {
            guard let steps = day.steps, let earlierSteps = earlier.steps else { continue }
            now += steps
            before += earlierSteps
        }
        guard before > 0 else { return nil }
        let percent = (200 * abs(now - before) + before) / (2 * before)
        self = percent == 0 ? .same : now > before ? .more(percent: percent) : .less(percent: percent)
    }
}
