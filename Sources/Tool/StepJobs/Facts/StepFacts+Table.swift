extension StepFacts {
    /// Makes the facts with a job's goal and its first day of weeks.
    init(_ week: StepWeek, _ job: Job) {
        self.init(week, goal: job.goalCount ?? week.goal, firstWeekday: job.firstWeekday)
    }

    /// Returns all facts as tables for people: distances in the week's unit, dates in ISO 8601.
    package func table(in language: Language) -> String {
        let words = week.words(language)
        let head = ["", words[measureName], words[.tableAverage], words[.tableDaysWithData]]
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
        texts.append(TextTable.text([["", "", words[.tableFrom], words[.tableTo]]] + self.rows(words), numbers: [1]))
        return texts.joined(separator: "\n")
    }

    var measureName: Word {
        switch week.measure {
        case .steps: .tableSteps
        case .distance: .tableDistance
        case .floors: .tableFlights
        }
    }

    private func rows(_ words: Catalogue) -> [[String]] {
        var rows: [[String]] = []
        func add(_ name: Word, _ figure: String?, _ first: String? = nil, _ last: String? = nil) {
            if let figure { rows.append([words[name], figure, first ?? "", last ?? ""]) }
        }
        func when(_ day: Int) -> String {
            date(ofDay: day)?.description ?? words[.tableDay, ["number": .text("\(day + 1)")]]
        }
        func add(_ name: Word, _ count: Int?, days first: Int? = nil, _ last: Int? = nil) {
            add(name, count.map(words.number), first.map(when), last.map(when))
        }
        func add(_ name: Word, amount: Int?, day: Int? = nil) { add(name, amount.map(words.amount), day.map(when)) }
        func add(_ name: Word, _ part: Part?) {
            guard let part else { return }
            add(name, words.amount(part.tally.total), "\(part.first)", "\(part.last)")
        }
        add(.tableDays, week.days.count, days: 0, week.days.count - 1)
        add(.tableDaysSoFar, week.elapsedCount)
        add(.tableDaysWithData, all.daysWithData)
        add(measureName, amount: all.total)
        add(words.isOfSteps ? .tableStepsADay : .tableAverage, amount: week.average.map { Int($0.rounded()) })
        if week.measure != .distance {
            add(.tableDistance, all.distanceMeters.map { words.distance(meters: $0, in: week.unit) })
        }
        if week.measure != .floors { add(.tableFlights, all.flights) }
        add(.tableBestDay, amount: bestDay.flatMap(week.count), day: bestDay)
        add(.tableLeastDay, amount: leastDay.flatMap(week.count), day: leastDay)
        add(.tableBestWeek, bestWeek)
        add(.tableBestMonth, bestMonth)
        add(.tableLeastMonth, leastMonth)
        // A change that may be chance is no trend.
        if let trend, trend.isClear {
            let ends = [trend.first, trend.last].map { words.amount(Int($0.rounded())) }
            add(.tableTrend, ends.joined(separator: " → "))
        }
        add(.tableDaysAtGoal, goalDays.map { words.days($0.reached, of: $0.countWithData) })
        add(.tableLongestStreak, goalDays?.longest?.count, days: goalDays?.longest?.first, goalDays?.longest?.last)
        add(.tableCurrentStreak, goalDays?.current?.count, days: goalDays?.current?.first, goalDays?.current?.last)
        add(words.isOfSteps ? .tableCompared : .tableTotalCompared, amount: comparison?.total)
        add(words.isOfSteps ? .tableBefore : .tableTotalBefore, amount: comparison?.totalBefore)
        for milestone in millions { add(.tableReached, milestone.steps, days: milestone.day) }
        if !marathonWeeks.isEmpty { add(.tableMarathonWeeks, marathonWeeks.count) }
        return rows
    }
}

extension StepFacts.Tally {
    /// Returns the total, the average and the number of days with data.
    func cells(_ words: Catalogue) -> [String] {
        let average = average.map { words.amount(Int($0.rounded())) } ?? ""
        return [daysWithData > 0 ? words.amount(total) : "", average, words.number(daysWithData)]
    }
}
