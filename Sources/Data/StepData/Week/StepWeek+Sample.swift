extension StepWeek {
    /// A made-up week for pictures without anyone's own data: always the same, of as many days in a row as requested.
    /// - Precondition: `days` is in 1...`maximumDays`.
    public static func sample(days: Int = 7) -> StepWeek {
        precondition((1...maximumDays).contains(days), "a week has 1 to \(maximumDays) days")
        let first = CivilDate(year: 2016, month: 9, day: 12)
        let sampled = (0..<days).map { index in
            let steps = sampleSteps[index % sampleSteps.count]
            return StepDay(
                date: first?.adding(days: index), steps: steps, distanceMeters: Double(steps) * 0.75,
                flights: steps / 900)
        }
        return StepWeek(checkedDays: sampled, selected: nil, unit: .km)
    }

    private static let sampleSteps = [6240, 8130, 7050, 9480, 7920, 11260, 9740]
}
