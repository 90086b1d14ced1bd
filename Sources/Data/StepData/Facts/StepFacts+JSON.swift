extension StepFacts {
    /// The facts as members of JSON without lists, so that they do not get longer with more days.
    package var summary: [(String, JSON)] {
        let days: [(String, JSON)] = [
            ("first", .text(date(ofDay: 0))), ("last", .text(date(ofDay: week.days.count - 1))),
            ("days", .number(week.days.count)), ("elapsedDays", .number(week.elapsedCount)),
            ("measure", .string(week.measure.rawValue)),
        ]
        let previous = comparison.map {
            JSON.object([("total", .number($0.total)), ("totalBefore", .number($0.totalBefore))])
        }
        let trend = trend.map {
            JSON.object([("first", .number($0.first)), ("last", .number($0.last)), ("isClear", .bool($0.isClear))])
        }
        return days + all.members + [
            ("bestDay", .optional(bestDay.map { json(day: $0) })),
            ("leastDay", .optional(leastDay.map { json(day: $0) })), ("bestWeek", .optional(bestWeek?.json)),
            ("bestMonth", .optional(bestMonth?.json)), ("leastMonth", .optional(leastMonth?.json)),
            ("goal", .optional(goalDays.map(json(of:)))), ("previous", .optional(previous)),
            ("trend", .optional(trend)),
            ("lastMillion", .optional(millions.last.map { json(day: $0.day, count: $0.steps) })),
            ("marathonWeeks", .number(marathonWeeks.count)),
            ("firstMarathonWeek", .optional(marathonWeeks.first?.json)),
        ]
    }

    /// All facts, as in samples/facts.schema.json. `version` changes when a key changes its meaning or is removed.
    package var document: String {
        let lists: [(String, JSON)] = [
            ("weeks", .lines(weeks.map(\.json))), ("months", .lines(months.map(\.json))),
            ("years", .lines(years.map(\.json))),
            ("weekdays", .lines(weekdays.map { .object([("weekday", .number($0.weekday))] + $0.tally.members) })),
            ("hours", .optional(week.hourFacts?.json)),
            ("millions", .lines(millions.map { json(day: $0.day, count: $0.steps) })),
            ("sums", .numbers(comparison?.sums)), ("previousSums", .numbers(comparison?.sumsBefore)),
        ]
        return JSON.document([("version", .number(1))] + summary + lists)
    }

    /// A day as JSON, with a count; nil is the day's own.
    private func json(day index: Int, count: Int? = nil) -> JSON {
        let count = count ?? week.count(index) ?? 0
        return .object([
            ("index", .number(index)), ("date", .text(date(ofDay: index))), (week.measure.key, .number(count)),
        ])
    }

    private func json(of goalDays: GoalDays) -> JSON {
        func json(_ streak: Streak) -> JSON {
            .object([
                ("days", .number(streak.count)), ("firstIndex", .number(streak.first)),
                ("lastIndex", .number(streak.last)), ("first", .text(date(ofDay: streak.first))),
                ("last", .text(date(ofDay: streak.last))),
            ])
        }
        let changes = week.goalChanges.map { change in
            JSON.object([("first", .text(change.from)), (week.measure.key, .number(change.goal))])
        }
        return .object([
            (week.measure.key, .number(goalDays.goal)), ("reached", .number(goalDays.reached)),
            ("days", .number(goalDays.count)), ("daysWithData", .number(goalDays.countWithData)),
            ("changes", .array(changes)),
            ("longestStreak", .optional(goalDays.longest.map(json))),
            ("currentStreak", .optional(goalDays.current.map(json))),
        ])
    }
}

extension StepFacts.Tally {
    fileprivate var members: [(String, JSON)] {
        [
            ("daysWithData", .number(daysWithData)), ("total", .number(total)),
            ("average", .optional(average.map { .number($0) })),
            ("distanceMeters", .optional(distanceMeters.map { .number($0) })),
            ("flights", .optional(flights.map { .number($0) })),
        ]
    }
}

extension HourFacts {
    fileprivate var json: JSON {
        .object([
            ("days", .number(days)), ("averages", .numbers(averages)), ("workdays", .numbers(workdays)),
            ("weekend", .numbers(weekend)), ("byWeekday", .array(byWeekday.map(JSON.numbers))),
        ])
    }
}

extension StepFacts.Part {
    fileprivate var json: JSON {
        .object([("first", .text(first)), ("last", .text(last)), ("isWhole", .bool(isWhole))] + tally.members)
    }
}
