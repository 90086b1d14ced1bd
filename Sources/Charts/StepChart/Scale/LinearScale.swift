/// Maps numbers to positions linearly, and a domain of one number to the middle of the range: d3's `scaleLinear`.
struct LinearScale {
    /// The numbers whose positions are the two ends of the range.
    var domain: (start: Double, end: Double)
    /// The positions of the domain's ends, in points, in either direction.
    var range: (start: Double, end: Double)

    func callAsFunction(_ value: Double) -> Double {
        let extent = domain.end - domain.start
        let t = extent == 0 ? 0.5 : (value - domain.start) / extent
        return range.start * (1 - t) + range.end * t
    }
}
