extension StepFacts {
    /// By a job's goal and its weeks.
    init(_ week: StepWeek, _ job: Job) {
        self.init(week, goal: job.chart.annotations.goal ?? week.goal, firstWeekday: job.firstWeekday)
    }

    /// For people, in English; distances in the week's unit.
    package var table: String {
        let words = WeekWords(week)
        let parts = [("weeks", weeks), ("months", months), ("years", years)].map { name, parts in
            let rows = parts.map {
                ["\($0.first)", "\($0.last)"] + $0.tally.cells(words) + [$0.isWhole ? "" : "in part"]
            }
            return (name, rows)
        }
        let tables = parts + [("weekdays", weekdays.map { [Self.names[$0.weekday - 1], ""] + $0.tally.cells(words) })]
        let texts = tables.filter { !$1.isEmpty }.map { name, rows in
            TextTable.text([[name, "", "steps", "a day", "days with data"]] + rows, numbers: [2, 3, 4])
        }
        let rows = [["", "", "from", "to"]] + rows(words)
        // The last lines are those that a terminal shows.
        return (texts + [TextTable.text(rows, numbers: [1])]).joined(separator: "\n")
    }

    private static let names = ChartOptions.Weekday.allCases.map(\.rawValue)

    private func rows(_ words: WeekWords) -> [[String]] {
        var rows: [[String]] = []
        func add(_ name: String, _ figure: String?, _ first: String? = nil, _ last: String? = nil) {
            if let figure { rows.append([name, figure, first ?? "", last ?? ""]) }
        }
        func add(_ name: String, _ count: Int?, days first: Int? = nil, _ last: Int? = nil) {
            func when(_ day: Int) -> String { date(ofDay: day)?.description ?? "day \(day + 1)" }
            add(name, count.map(words.number), first.map(when), last.map(when))
        }
        func add(_ name: String, _ part: Part?, count: Int? = nil) {
            guard let part else { return }
            add(name, words.number(count ?? part.tally.total), "\(part.first)", "\(part.last)")
        }
        add("days", week.days.count, days: 0, week.days.count - 1)
        add("days so far", week.elapsedCount)
        add("days with data", all.daysWithData)
        add("steps", all.total)
        add("steps a day", words.average)
        add("distance", all.distanceMeters.map(words.distance))
        add("flights", all.flights)
        add("best day", bestDay.flatMap { week.days[$0].steps }, days: bestDay)
        add("least day", leastDay.flatMap { week.days[$0].steps }, days: leastDay)
        add("best week", bestWeek)
        add("best month", bestMonth)
        add("least month", leastMonth)
        add("days at goal", goalDays.map { "\(words.number($0.reached)) of \(words.number($0.count))" })
        for (name, streak) in [("longest streak", goalDays?.longest), ("current streak", goalDays?.current)] {
            add(name, streak?.count, days: streak?.first, streak?.last)
        }
        add("steps compared", comparison?.total)
        add("with those before", comparison?.totalBefore)
        for milestone in millions { add("reached", milestone.steps, days: milestone.day) }
        add("marathon weeks", marathonWeeks.first, count: marathonWeeks.count)
        return rows
    }
}

extension StepFacts.Tally {
    fileprivate func cells(_ words: WeekWords) -> [String] {
        let average = average.map { words.number(Int($0.rounded())) } ?? ""
        return [words.number(total), average, words.number(daysWithData)]
    }
}
