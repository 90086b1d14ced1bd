/// A few round whole numbers inside a domain: d3's `ticks` and `nice` for counts. The step is 1, 2 or 5 times a power
/// of ten, whichever gives the nearest ratio to the wanted number of steps.
struct Ticks: Hashable, Sendable {
    /// The distance from a tick to the next, at least 1.
    let step: Int

    /// - Parameters:
    ///   - extent: the length of the domain, at least 0.
    ///   - count: the approximate number of steps, at least 1.
    init(extent: Int, count: Int) {
        let wanted = Double(extent) / Double(count)
        var power = 1
        while wanted >= Double(power) * 10 { power *= 10 }
        let ratio = wanted / Double(power)
        // The thresholds are the geometric means of neighbouring steps: the roots of 2, 10 and 50.
        let factor =
            switch ratio * ratio {
            case 50...: 10
            case 10...: 5
            case 2...: 2
            default: 1
            }
        step = power * factor
    }

    /// Returns the multiples of the step from `start` to `end`, both at least 0.
    func callAsFunction(from start: Int, through end: Int) -> [Int] {
        Array(stride(from: (start + step - 1) / step * step, through: end, by: step))
    }

    /// Returns the domain, extended to whole steps.
    func nice(_ domain: ClosedRange<Int>) -> ClosedRange<Int> {
        domain.lowerBound / step * step...(domain.upperBound + step - 1) / step * step
    }
}
