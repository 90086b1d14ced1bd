extension StepHistory {
    /// The days that a job chooses from its input, in this order: those of its period; on dates without an entry, days
    /// by `--missing`; then the days before, to compare with; and the date of today.
    ///
    /// The highlighted day is kept if it is among them; otherwise, for a part of the days, it is the newest with steps.
    /// - Parameter source: the job's description of its input, from `JobInputs.inZone`.
    /// - Parameter weekday: the weekday with which weeks begin, 1 for Monday.
    /// - Throws: if a period or `--missing` does not fit these days, and if there are none.
    package func days(
        chosenBy source: DaySource, weeksFrom weekday: Int, in name: String
    ) throws(Failure) -> StepHistory {
        let period = source.period
        let missing = source.importing.reading.missing
        var chosen = self
        chosen.today = source.today(or: today)
        chosen.days = try period.days(of: days, weeksFrom: weekday, today: chosen.today, missing: missing)
        guard !chosen.days.isEmpty else {
            throw Failure(.badData, "\(name): days: expected at least one day, found none", field: "days")
        }
        chosen.selected =
            selected.flatMap { index(ofDay: $0, in: chosen.days) }
            ?? (period.isAll ? nil : chosen.days.lastIndex { $0.steps != nil })

        if source.comparesYears, let first = chosen.days.first?.date {
            chosen.yearsBefore = days.ofYears(before: first)
        }
        chosen.previous = try compared(source.previous, with: chosen.days, missing)
        // The days before are only known for the days as they were.
        let isWhole = chosen.days.first?.date == days.first?.date && chosen.days.last?.date == days.last?.date
        if chosen.previous.isEmpty, isWhole, chosen.days.count >= days.count {
            chosen.previous = try Period().days(of: previous, missing: missing)
        }
        return chosen
    }

    /// These days as a week; messages call the input `name`.
    package func week(in name: String) throws(Failure) -> StepWeek {
        do { return try StepWeek(self) } catch {
            throw Failure(.badData, "\(name): \(error); --last, --from and --to choose some of them", field: "days")
        }
    }

    /// Chooses days to compare with; empty if none are requested, or none are before those shown or in the year before.
    /// - Throws: `usage` if the job names a span that the input lacks, or that is not before the days shown.
    private func compared(
        _ previous: DaySource.PreviousSource?, with shown: [StepDay], _ missing: ReadingOptions.Missing
    ) throws(Failure) -> [StepDay] {
        let period: Period? =
            switch previous {
            case .automatic: Period(before: shown)
            case .yearAgo: Period(yearBefore: shown)
            case .span(let span): Period(span)
            case .file, nil: nil
            }
        guard let period else { return [] }
        let found = try period.days(beside: shown, of: days, missing: missing)
        guard case .span(let span) = previous else { return found }
        if let first = shown.first?.date, let last = span.days?.upperBound, last >= first {
            throw .option("previous", expected: "days before \(first)", found: span.name)
        }
        let all = [days.first?.date, days.last?.date].compactMap { $0?.description }
        let dates = all.isEmpty ? "days without dates" : all.joined(separator: " to ")
        try refuse(found.isEmpty, "previous", "days of \(span.name)", found: dates)
        return found
    }

    /// The index of a day among those that were chosen; nil if it is none of them.
    private func index(ofDay index: Int, in chosen: [StepDay]) -> Int? {
        if let date = days[index].date { return chosen.firstIndex { $0.date == date } }
        // The last days are chosen if they have no dates.
        let shifted = index - (days.count - chosen.count)
        return shifted < 0 ? nil : shifted
    }
}
