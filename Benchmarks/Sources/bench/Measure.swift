import StepChart

/// Milliseconds of each of `runs` calls, after a few that warm up, in order from the fastest.
func milliseconds(runs: Int, _ body: () throws -> Void) rethrows -> [Double] {
    for _ in 0..<max(2, runs / 10) { try body() }
    let clock = ContinuousClock()
    return try (0..<runs).map { _ in
        let duration = try clock.measure { try body() }
        return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }.sorted()
}

/// The middle one of sorted times.
func median(_ times: [Double]) -> Double { times[times.count / 2] }

/// A line of the table: what was measured, what came out, and more about it.
func report(_ figure: String, _ value: String, _ note: String = "") {
    print("\(figure)\t\(value)\t\(note)")
}

/// Two decimals.
func short(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
}

/// Days of any number whose counts rise and fall.
func days(_ count: Int) throws -> StepWeek {
    // A linear congruential generator (Knuth, 1997).
    var state: UInt64 = 2016
    return try StepWeek(
        steps: (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % 20_000
        })
}
