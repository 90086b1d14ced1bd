import StepChart
import StepSupport

extension StepFacts {
    /// For people, in English; distances in the week's unit.
    package var table: String {
        let words = WeekWords(week)
        let tables = [
            TextTable.text([["", "", "from", "to"]] + rows(words), numbers: [1]), table("weeks", weeks, words),
            table("months", months, words), table("years", years, words),
            table("weekdays", weekdays.map { [$0.name, ""] + cells($0.tally, words) }),
        ]
        return tables.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func rows(_ words: WeekWords) -> [[String]] {
        var rows: [[String]] = []
        func add(_ name: String, _ figure: String?, _ from: String = "", _ to: String = "") {
            if let figure { rows.append([name, figure, from, to]) }
        }
        func add(_ name: String, day: Int?) {
            if let day { add(name, week.days[day].steps.map(words.number), self.name(ofDay: day)) }
        }
        func add(_ name: String, _ part: Part?) {
            if let part { add(name, words.number(part.tally.total), "\(part.first)", "\(part.last)") }
        }
        func add(_ name: String, _ streak: Streak?) {
            if let streak {
                let (from, to) = (self.name(ofDay: streak.first), self.name(ofDay: streak.last))
                add(name, words.number(streak.count), from, to)
            }
        }
        add("days", words.number(week.days.count), name(ofDay: 0), name(ofDay: week.days.count - 1))
        add("days so far", words.number(week.elapsedCount))
        add("days with data", words.number(all.daysWithData))
        add("steps", words.number(all.total))
        add("steps a day", words.average)
        add("distance", all.distanceMeters.map(words.distance))
        add("flights", all.flights.map(words.number))
        add("best day", day: bestDay)
        add("least day", day: leastDay)
        add("best week", bestWeek)
        add("best month", bestMonth)
        add("least month", leastMonth)
        if let goalDays {
            add("days at goal", "\(words.number(goalDays.reached)) of \(words.number(goalDays.count))")
            add("longest streak", goalDays.longest)
            add("current streak", goalDays.current)
        }
        add("steps compared", comparison.map { words.number($0.total) })
        add("with those before", comparison.map { words.number($0.totalBefore) })
        for milestone in millions { add("reached", words.number(milestone.steps), name(ofDay: milestone.day)) }
        if let first = marathonWeeks.first {
            add("marathon weeks", words.number(marathonWeeks.count), "\(first.first)", "\(first.last)")
        }
        return rows
    }

    private func table(_ name: String, _ parts: [Part], _ words: WeekWords) -> String {
        table(
            name,
            parts.map { ["\($0.first)", "\($0.last)"] + cells($0.tally, words) + [$0.isWhole ? "" : "in part"] })
    }

    private func table(_ name: String, _ rows: [[String]]) -> String {
        let header = [name, "", "steps", "a day", "days with data"]
        return rows.isEmpty ? "" : TextTable.text([header] + rows, numbers: [2, 3, 4])
    }

    private func cells(_ tally: Tally, _ words: WeekWords) -> [String] {
        let average = tally.average.map { words.number(Int($0.rounded())) } ?? ""
        return [words.number(tally.total), average, words.number(tally.daysWithData)]
    }

    private func name(ofDay index: Int) -> String { date(ofDay: index).map { "\($0)" } ?? "day \(index + 1)" }
}

extension StepFacts.Weekday {
    fileprivate var name: String { ChartOptions.Weekday.allCases[weekday - 1].rawValue }
}
