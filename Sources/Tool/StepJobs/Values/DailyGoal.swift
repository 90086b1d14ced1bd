/// A goal for a day, as in `10000`, steps; `8km`, `5mi` or `7500m`, a distance; or `12floors`.
package struct DailyGoal: OptionValue {
    let measure: Measure
    /// The count to reach, in steps, metres or floors, in 1...10^9.
    let count: Int

    package init?(word: String) {
        let unit = String(word.lowercased().reversed().prefix { $0.isLetter }.reversed())
        if let meters = Self.meters[unit] {
            let number = word.dropLast(unit.count).filter { $0 != " " }.map { $0 == "," ? "." : $0 }
            let distance = (Double(word: String(number)) ?? 0) * meters
            guard (1...Double(StepDay.valueRange.upperBound)).contains(distance) else { return nil }
            (measure, count) = (.distance, Int(distance.rounded()))
            return
        }
        let isOfFloors = ["floor", "floors"].contains(unit)
        let digits = isOfFloors ? String(word.dropLast(unit.count).filter { $0 != " " }) : word
        guard let number = Int(word: digits), 1...StepDay.valueRange.upperBound ~= number else { return nil }
        (measure, count) = (isOfFloors ? .floors : .steps, number)
    }

    /// The metres of each unit of a distance.
    private static let meters = ["m": 1.0, "km": DistanceUnit.km.meters, "mi": DistanceUnit.mi.meters]

    package var word: String {
        switch measure {
        case .steps: "\(count)"
        case .distance: "\((Double(count) / 1000).shortest)km"
        case .floors: "\(count)floors"
        }
    }

    package static let expected =
        "a whole number of steps from 1 to \(StepDay.valueRange.upperBound), a distance as in 8km, or floors as in 12floors"

    package static var schema: [(String, JSON)] {
        .either(
            .wholeNumber(from: 1) + [("maximum", .number(StepDay.valueRange.upperBound))],
            .text("^[0-9][0-9.,]* ?([kK]|m|km|mi|floors?)?$"))
    }
}

extension Measure: OptionChoice {}

extension Job {
    /// Returns the goal of the job in its measure; nil without a goal, and if the goal is of another measure.
    var goalCount: Int? { goal.flatMap { $0.measure == measure ? $0.count : nil } }

    /// A note for the user on a goal that is of another measure; nil if there is none.
    var goalNote: String? {
        guard let goal, goal.measure != measure else { return nil }
        return
            "--goal: \(goal.word) is a goal of \(goal.measure.rawValue), left out beside --measure \(measure.rawValue)"
    }

    /// Returns a week with the measure and the unit of the job.
    /// - Throws: `usage` if no day of the week has a count of the measure.
    func measured(_ week: StepWeek, _ name: String) throws(Failure) -> StepWeek {
        if measure == .steps { return week }
        do { return try week.measured(in: measure, unit: unit) } catch {
            let expected = "steps: no day of \(name) has a count of \(measure.rawValue)"
            throw .option("measure", expected: expected, found: measure.rawValue)
        }
    }
}
