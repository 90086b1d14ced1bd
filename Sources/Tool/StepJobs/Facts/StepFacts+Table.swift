extension StepFacts {
    /// Makes the facts with a job's goal and its first day of weeks.
    init(_ week: StepWeek, _ job: Job) {
        self.init(week, goal: job.chart.annotations.goal ?? week.goal, firstWeekday: job.firstWeekday)
    }

    /// Returns all facts as tables for people: distances in the week's unit, dates in ISO 8601.
    package func table(in language: Language) -> String {
        let words = language.catalogue(groupsDigits: true)
        let head = ["", words[.tableSteps], words[.tableAverage], words[.tableDaysWithData]]
        var texts: [String] = []
        for (name, parts) in [(Word.tableWeeks, weeks), (.tableMonths, months), (.tableYears, years)] {
            let rows = parts.map { part in
                let state = part.isWhole ? "" : words[.tableInPart]
                return ["\(part.first)", "\(part.last)"] + part.tally.cells(words) + [state]
            }
            if !rows.isEmpty { texts.append(TextTable.text([[words[name]] + head] + rows, numbers: [2, 3, 4])) }
        }
        let names = words.list(.longWeekdays)
        let rows = weekdays.map { [names[$0.weekday - 1], ""] + $0.tally.cells(words) }
        if !rows.isEmpty { texts.append(TextTable.text([[words[.tableWeekdays]] + head] + rows, numbers: [2, 3, 4])) }
        // The most important table is the last: a terminal shows the last lines.
        let last = [["", "", words[.tableFrom], words[.tableTo]]] + self.rows(words)
        texts.append(TextTable.text(last, numbers: [1]))
        return texts.joined(separator: "\n")
    }

    private func rows(_ words: Catalogue) -> [[String]] {
        var rows: [[String]] = []
        func add(_ name: Word, _ figure: String?, _ first: String? = nil, _ last: String? = nil) {
            if let figure { rows.append([words[name], figure, first ?? "", last ?? ""]) }
        }
        func add(_ name: Word, _ count: Int?, days first: Int? = nil, _ last: Int? = nil) {
            func when(_ day: Int) -> String {
                date(ofDay: day)?.description ?? words[.tableDay, ["number": .text("\(day + 1)")]]
            }
            add(name, count.map(words.number), first.map(when), last.map(when))
        }
        func add(_ name: Word, _ part: Part?) {
            guard let part else { return }
            add(name, words.number(part.tally.total), "\(part.first)", "\(part.last)")
        }
        add(.tableDays, week.days.count, days: 0, week.days.count - 1)
        add(.tableDaysSoFar, week.elapsedCount)
        add(.tableDaysWithData, all.daysWithData)
        add(.tableSteps, all.total)
        add(.tableStepsADay, week.average.map { Int($0.rounded()) })
        add(.tableDistance, all.distanceMeters.map { words.distance(meters: $0, in: week.unit) })
        add(.tableFlights, all.flights)
        add(.tableBestDay, bestDay.flatMap { week.days[$0].steps }, days: bestDay)
        add(.tableLeastDay, leastDay.flatMap { week.days[$0].steps }, days: leastDay)
        add(.tableBestWeek, bestWeek)
        add(.tableBestMonth, bestMonth)
        add(.tableLeastMonth, leastMonth)
        add(.tableDaysAtGoal, goalDays.map { words.days($0.reached, of: $0.countWithData) })
        add(.tableLongestStreak, goalDays?.longest?.count, days: goalDays?.longest?.first, goalDays?.longest?.last)
        add(.tableCurrentStreak, goalDays?.current?.count, days: goalDays?.current?.first, goalDays?.current?.last)
        add(.tableCompared, comparison?.total)
        add(.tableBefore, comparison?.totalBefore)
        for milestone in millions { add(.tableReached, milestone.steps, days: milestone.day) }
        if !marathonWeeks.isEmpty { add(.tableMarathonWeeks, marathonWeeks.count) }
        return rows
    }
}

extension StepFacts.Tally {
    fileprivate func cells(_ words: Catalogue) -> [String] {
        let average = average.map { words.number(Int($0.rounded())) } ?? ""
        return [daysWithData > 0 ? words.number(total) : "", average, words.number(daysWithData)]
    }
}
