/// A goal for a day, as in `10000`, steps; `8km`, `5mi` or `7500m`, a distance; or `12floors`.
package struct DailyGoal: OptionValue, Hashable {
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
        "a whole number of steps from 1 to \(StepDay.valueRange.upperBound), or a goal as in 8km, 5mi or 12floors"

    package static var schema: [(String, JSON)] {
        let steps = [(String, JSON)].wholeNumber(from: 1, to: StepDay.valueRange.upperBound)
        return .either(steps, .text("^[0-9][0-9.,]* ?([kK]|m|km|mi|floors?)?$"))
    }
}

/// A goal from a date on, as in `2026-10-01:9000`.
package struct LaterGoal: OptionValue, Hashable {
    let from: CivilDate
    let goal: DailyGoal

    package init?(word: String) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count != 2 { return nil }
        guard let from = CivilDate(word: parts[0]), let goal = DailyGoal(word: parts[1]) else { return nil }
        self.from = from
        self.goal = goal
    }

    package var word: String { "\(from):\(goal.word)" }

    package static let expected = "a date and a goal, as in 2026-10-01:9000"

    package static var schema: [(String, JSON)] { .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}:[0-9]") }
}

extension Measure: OptionChoice {}

extension Job {
    /// Returns the goal of the job in its measure; nil without a goal, and if the goal is of another measure.
    var goalCount: Int? { goal.flatMap { $0.measure == measure ? $0.count : nil } }

    /// A note for the user on the first goal that is of another measure; nil if there is none.
    var goalNote: String? {
        let goals = (goal.map { [("goal", $0)] } ?? []) + laterGoals.map { ("goal-from", $0.goal) }
        guard let (option, other) = goals.first(where: { $0.1.measure != measure }) else { return nil }
        let kind = other.measure.rawValue
        return "--\(option): \(other.word) is a goal of \(kind), left out beside --measure \(measure.rawValue)"
    }

    /// Returns a week with the job's measure, unit and goals; the goals of the input count if the job has none.
    /// - Throws: `usage` if no day of the week has a count of the measure, and if there is no goal before a change.
    func counted(_ week: StepWeek, _ name: String) throws(Failure) -> StepWeek {
        var week = week
        if measure != .steps {
            do { week = try week.measured(in: measure, unit: unit) } catch {
                let expected = "steps: no day of \(name) has a count of \(measure.rawValue)"
                throw .option("measure", expected: expected, found: measure.rawValue)
            }
        }
        let changes = laterGoals.filter { $0.goal.measure == measure }
            .map { GoalChange(from: $0.from, goal: $0.goal.count) }
        if goalCount != nil { return week.changingGoal(changes) }
        try refuse(!changes.isEmpty && week.goal == nil, "goal-from", "--goal, for the days before", found: "none")
        return week.changingGoal(week.goalChanges + changes)
    }
}
